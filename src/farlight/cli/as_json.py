"""Figures for programs."""

import msgspec


def print_json(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
