"""Environments for learning: every game and mission as Gymnasium, PettingZoo or OpenSpiel know theirs.

`gym_env.TableEnv` is one agent for all seats, or for one seat with bots beside; `aec_env.SeatsEnv` has an agent for
each seat; `spiel` registers the Python game `farlight` at OpenSpiel. What actions and observations mean stands in
docs/environments.md. They need the extra `farlight[research]`.
"""
