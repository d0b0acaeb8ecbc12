"""Saves of older versions, brought up to date: the plain data of a state, from one version to the next."""


def migrate_1(data: dict[str, object]) -> dict[str, object]:
    """Version 1 kept the table of a campaign's beginning: starting anew now lays everything out again. M-CAMP-07."""
    campaign = data["campaign"]
    if not isinstance(campaign, dict):
        return data
    return {**data, "campaign": {name: value for name, value in campaign.items() if name != "start"}}


def migrate_2(data: dict[str, object]) -> dict[str, object]:
    """Version 2 called the stack that is being resolved `now`."""
    return {"resolving" if name == "now" else name: value for name, value in data.items()}
