"""What can be done in one go, at which things of the board. A game works it out; here is how it travels."""

import msgspec

from farlight.kernel import AtOnce, Gesture, Offer, Pick, Refs, Row, Usual

__all__ = ["AtOnce", "Gesture", "Offer", "Offers", "Pick", "Row", "Usual"]


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat can do in one go: at a thing that was asked about, or with the open question as a whole."""

    version: int
    decision: int
    """The question that the first answer of each gesture answers; -1 if none is open to that seat."""
    offers: tuple[Offer, ...] = ()
    things: Refs = ()
    """Every thing of the board at which something can be done now, whether or not it was asked about."""
    at_once: tuple[AtOnce, ...] = ()
    """What can be done by one press at a thing, as it is preset; told with the open question as a whole."""
    usual: Usual | None = None
    """What most people answer to the open question, where they answer it alike; given again, it may become a habit."""
