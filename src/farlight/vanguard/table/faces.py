"""What people look like: Crewmembers by their cards, others as the story describes them."""

from farlight.content.pictures import Face, FaceScene, face_scene
from farlight.kernel import as_dict
from farlight.texts import Texts
from farlight.vanguard.model.content import Definitions
from farlight.vanguard.rules.context import VanguardPlay


def face_scenes(seen: VanguardPlay, _texts: Texts) -> list[FaceScene]:
    return [face_scene(name, card.face) for name, card in seen.content.crew.items() if card.face is not None]


def looks_of(face: Face | None) -> dict[str, str]:
    """In words, for pages that are no table; nothing for whoever has no face of their own."""
    return {} if face is None else as_dict(face)


def face_of(content: Definitions, who: str) -> dict[str, str]:
    card = content.crew.get(who)
    return looks_of(None if card is None else card.face)
