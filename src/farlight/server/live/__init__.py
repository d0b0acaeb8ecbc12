"""Whoever is connected: who looks, what is sent to them, who plays for those who are away."""
