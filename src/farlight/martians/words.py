"""The sentences of Martians' scenarios."""

from farlight.effects import SlotType
from farlight.scenarios import Words

WORDS = Words({"yes": SlotType("yes", ("yes", "no"))}, seat_fields=())
