"""What clients can draw: the kinds of places that stories are read in, and faces. Packs name them, nothing more."""

from typing import Literal

import msgspec

Place = Literal[
    "berths", "bridge", "cave", "chapel", "cliff", "corridor", "crystal", "dock", "dunes", "field", "forge", "garden",
    "grove", "hall", "ice", "lab", "lamp", "lock", "machine", "meadow", "mine", "office", "orbit", "panels", "pool",
    "rails", "room", "ruin", "shaft", "shore", "sickbay", "store", "street", "tower", "vent", "window", "workshop",
    "wreck",
]  # fmt: skip
"""What it looks like where something is read or happens."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody looks like, so that the picture goes with the name and the card."""

    skin: Literal["deep", "brown", "tan", "olive", "light", "pale"]
    hair: Literal["black", "dark", "brown", "red", "fair", "grey", "white"]
    cut: Literal[
        "cropped", "short", "curls", "crown", "bob", "long", "tail", "bun", "braid", "locks", "crest", "scarf",
        "turban", "cap", "bald",
    ]  # fmt: skip
    extra: Literal["", "beard", "moustache", "stubble", "glasses", "freckles", "streak", "lines", "brows", "scar"] = ""


class FaceScene(msgspec.Struct, frozen=True):
    """What somebody looks like who can be in a crew."""

    id: str
    skin: str
    hair: str
    cut: str
    extra: str


def face_scene(who: str, face: Face) -> FaceScene:
    return FaceScene(who, face.skin, face.hair, face.cut, face.extra)
