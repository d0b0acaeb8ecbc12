"""What happens to the crew: Morale, Stress, wounds, Conditions, abilities. Rulebook chapters 6 to 10."""

from farlight.kernel import Event
from farlight.martians.model.events.event_text import Words, signed


class MoraleChanged(Event, frozen=True):
    by: int
    level: int

    def refs(self) -> Words:
        return signed(self)


class StressChanged(Event, frozen=True):
    by: int
    level: int

    def refs(self) -> Words:
        return signed(self)


class Quarrelled(Event, frozen=True):
    pass


class TokensChanged(Event, frozen=True):
    who: str
    by: int
    tokens: int

    def refs(self) -> Words:
        return signed(self)


class Wounded(Event, frozen=True):
    who: str
    wounds: int


class WoundCancelled(Event, frozen=True):
    who: str


class Healed(Event, frozen=True):
    who: str
    wounds: int


class Died(Event, frozen=True):
    who: str


class ConditionGained(Event, frozen=True):
    who: str
    condition: str

    def refs(self) -> Words:
        return (*Event.refs(self), ("ailment", self.condition))


class ConditionCured(Event, frozen=True):
    who: str
    condition: str


class AbilityUsed(Event, frozen=True):
    who: str
    ability: str


class AbilityUnlocked(Event, frozen=True):
    who: str
    ability: str


class AbilityRefreshed(Event, frozen=True):
    who: str
    ability: str


class MarkGained(Event, frozen=True):
    who: str
    mark: str


class PerkGained(Event, frozen=True):
    perk: str
    about: str


class TraitGained(Event, frozen=True):
    who: str
    trait: str
