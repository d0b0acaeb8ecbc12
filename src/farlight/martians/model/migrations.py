"""Saves of older versions, brought up to date: the plain data of a state, from one version to the next."""

from typing import Any


def migrate_1(data: dict[str, Any]) -> dict[str, Any]:
    """Version 1 kept the table of a campaign's beginning: starting anew now lays everything out again. M-CAMP-07."""
    campaign = data["campaign"]
    if campaign is None:
        return data
    return {**data, "campaign": {name: value for name, value in campaign.items() if name != "start"}}
