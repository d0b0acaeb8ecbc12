"""Facts that every game knows: about the open decisions, what is seen and the end. A game adds its own sentences."""

import re
from collections.abc import Callable, Sequence

import msgspec

from farlight.kernel import GROUP, AnyPosition, Decision, Event, Refusal, Setup
from farlight.scenarios.answers import is_kernels, whose
from farlight.scenarios.words import Sees, check_seat, seen_state

FIELDS = r"((?: \w+=.+?)*)"
"""Fields of an event or a question, each up to the next one: a value may have spaces."""
_FIELD = re.compile(r" (\w+)=(.+?)(?= \w+=|$)")


class Shown(msgspec.Struct):
    """What a scenario can look at when its answers are given."""

    position: AnyPosition
    events: list[Event]
    setup: Setup
    seat_fields: frozenset[str] = frozenset({"seat"})
    sees: Sees = seen_state

    @property
    def seats(self) -> int:
        """How many play when the answers are given."""
        return self.position.game.rules.seats(self.position.state, self.setup)

    def seat(self, said: str) -> int:
        """A seat as a scenario says it, as the kernel counts it."""
        return check_seat(int(said), self.seats) - 1

    def write(self, field: str, value: object) -> str:
        """A field as scenarios write it: seats count from 1, options are told by id."""
        if field in self.seat_fields and isinstance(value, int):
            return "group" if value == GROUP else str(value + 1)
        return str(getattr(value, "id", value))


class Miss(msgspec.Struct, frozen=True):
    """A fact that does not hold: what was found instead."""

    found: str


Fact = Callable[[Shown, "re.Match[str]"], Miss | None]

FACTS: list[tuple[str, re.Pattern[str], Fact]] = []
"""Documented pattern, regular expression, check. The first expression that fits a sentence counts."""


def fact(pattern: str, expression: str) -> Callable[[Fact], Fact]:
    def register(check: Fact) -> Fact:
        FACTS.append((pattern, re.compile(expression), check))
        return check

    return register


def check_generic(shown: Shown, sentence: str) -> Miss | bool | None:
    """The result of a generic fact, or False if the sentence is none."""
    for _, expression, check in FACTS:
        match = expression.fullmatch(sentence)
        if match:
            return check(shown, match)
    return False


def fields(text: str) -> list[tuple[str, str]]:
    """The fields that a sentence names, with the values that they should have."""
    return [(match[1], match[2]) for match in _FIELD.finditer(text)]


def listed(items: Sequence[object]) -> str:
    return ", ".join(map(str, items)) if items else "nothing"


# What is asked


@fact("asked PROMPT [field=value ...]", rf"asked ([\w-]+){FIELDS}")
def _asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return None if any(_is_asked(shown, d, match[1], match[2]) for d in shown.position.open) else _questions(shown)


@fact("not asked PROMPT [field=value ...]", rf"not asked ([\w-]+){FIELDS}")
def _not_asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    return _questions(shown) if any(_is_asked(shown, d, match[1], match[2]) for d in shown.position.open) else None


@fact("seat N asked PROMPT [field=value ...]", rf"seat (\d+) asked ([\w-]+){FIELDS}")
def _seat_asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    seat = shown.seat(match[1])
    hit = any(d.seat == seat and _is_asked(shown, d, match[2], match[3]) for d in shown.position.open)
    return None if hit else _questions(shown)


@fact("group asked PROMPT [field=value ...]", rf"group asked ([\w-]+){FIELDS}")
def _group_asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    hit = any(d.seat == GROUP and _is_asked(shown, d, match[1], match[2]) for d in shown.position.open)
    return None if hit else _questions(shown)


@fact("the last word has seat N", r"the last word has (seat (\d+)|nobody)")
def _last_word(shown: Shown, match: "re.Match[str]") -> Miss | None:
    found = [
        shown.position.game.rules.last_word(shown.position.state, d) for d in shown.position.open if d.seat == GROUP
    ]
    wanted = shown.seat(match[2]) if match[2] else None
    if found == [wanted]:
        return None
    said = [f"the last word has {'nobody' if seat is None else f'seat {seat + 1}'}" for seat in found]
    return Miss(listed(said) if found else "nothing is asked of the group")


@fact("seat N not asked", r"seat (\d+) not asked")
def _seat_not_asked(shown: Shown, match: "re.Match[str]") -> Miss | None:
    seat = shown.seat(match[1])
    return _questions(shown) if any(decision.seat == seat for decision in shown.position.open) else None


@fact("asked under RULE", r"asked under (\S+)")
def _under(shown: Shown, match: "re.Match[str]") -> Miss | None:
    rules = [decision.rule for decision in shown.position.open]
    return None if match[1] in rules else Miss(f"asked under {listed(rules)}")


def _is_asked(shown: Shown, decision: Decision, prompt: str, wanted: str) -> bool:
    refs = {field: shown.write(field, value) for field, value in decision.refs}
    return decision.prompt == prompt and all(refs.get(field) == value for field, value in fields(wanted))


def _questions(shown: Shown) -> Miss:
    told = [
        " ".join([whose(d.seat), "asked", d.prompt, *(f"{key}={shown.write(key, value)}" for key, value in d.refs)])
        for d in shown.position.open
    ]
    return Miss(listed(told) if told else "nothing asked: the game is over")


# What is offered


@fact("only offered OPTION, OPTION, ... [to seat N]", r"only offered (.+?)(?: to seat (\d+))?")
def _only_offered(shown: Shown, match: "re.Match[str]") -> Miss | None:
    known = _options(shown, match[2], any_time=False)
    told = listed(known)  # ids may have commas themselves
    return None if _parts(match[1]) == _parts(told) else Miss(f"only offered {told}")


def _parts(text: str) -> list[str]:
    return sorted(part.strip() for part in text.split(","))


@fact("not offered OPTION [to seat N]", r"not offered (.+?)(?: to seat (\d+))?")
def _not_offered(shown: Shown, match: "re.Match[str]") -> Miss | None:
    known = _options(shown, match[2])
    return Miss(f"offered {listed(known)}") if match[1] in known else None


@fact("offered OPTION [to seat N]", r"offered (.+?)(?: to seat (\d+))?")
def _offered(shown: Shown, match: "re.Match[str]") -> Miss | None:
    known = _options(shown, match[2])
    return None if match[1] in known else Miss(f"offered {listed(known)}")


@fact("barred OPTION by RULE [field=value ...] [to seat N]", rf"barred (.+?) by (\S+){FIELDS}(?: to seat (\d+))?")
def _barred(shown: Shown, match: "re.Match[str]") -> Miss | None:
    refusal = _refusal(shown, match[1], match[4])
    if refusal is None:
        return Miss(f"offered {match[1]}")
    if is_kernels(refusal):
        return Miss(f"not offered {match[1]}, but no rule bars it; offered {listed(_options(shown, match[4]))}")
    told = _told(shown, refusal, match[2], match[3])
    return None if told is None else Miss(f"barred {match[1]} by {told}")


@fact("idle KIND THING by RULE [field=value ...] [to seat N]", rf"idle (\S+) (\S+) by (\S+){FIELDS}(?: to seat (\d+))?")
def _idle(shown: Shown, match: "re.Match[str]") -> Miss | None:
    position, asker = shown.position, _asker(shown, match[5])
    refusal = position.game.table.why_idle(position.play, asker, match[1], match[2])
    if refusal is None:
        return Miss(f"no rule is told about {match[1]} {match[2]}")
    told = _told(shown, refusal, match[3], match[4])
    return None if told is None else Miss(f"idle {match[1]} {match[2]} by {told}")


@fact("no rule bars OPTION [to seat N]", r"no rule bars (.+?)(?: to seat (\d+))?")
def _not_barred(shown: Shown, match: "re.Match[str]") -> Miss | None:
    refusal = _refusal(shown, match[1], match[2])
    if refusal is None or is_kernels(refusal):
        return None
    return Miss(f"barred {match[1]} by {refusal.rule} ({refusal.reason})")


def _refusal(shown: Shown, option_id: str, said: str | None) -> Refusal | None:
    """Why a seat, or the first one that is asked, cannot choose something."""
    return shown.position.why_not(_asker(shown, said), option_id)


def _asker(shown: Shown, said: str | None) -> int:
    """A seat that asks why not: the first one that is asked, if none is named."""
    asked = shown.position.open
    return shown.seat(said) if said else max(asked[0].seat, 0) if asked else 0


def _told(shown: Shown, refusal: Refusal, rule: str, wanted: str) -> str | None:
    """A reason with its rule and its fields, if they are not those that were expected."""
    refs = {"reason": refusal.reason} | {field: shown.write(field, value) for field, value in refusal.refs}
    if refusal.rule == rule and all(refs.get(field) == value for field, value in fields(wanted)):
        return None
    return refusal.rule + "".join(f" {field}={value}" for field, value in refs.items())


def _options(shown: Shown, seat: str | None, any_time: bool = True) -> list[str]:
    who = shown.seat(seat) if seat else None
    if any_time:
        return [choice.id for _, choice in shown.position.choices(who)]
    asked = [decision for decision in shown.position.open if who is None or decision.seat in (who, GROUP)]
    return [choice.id for decision in asked for choice in decision.options]


# What was hidden


@fact("something revealed", r"something revealed")
def _revealed(shown: Shown, _match: "re.Match[str]") -> Miss | None:
    return None if shown.position.play.revealed else Miss("nothing revealed")


@fact("nothing revealed", r"nothing revealed")
def _not_revealed(shown: Shown, _match: "re.Match[str]") -> Miss | None:
    return Miss("something revealed") if shown.position.play.revealed else None


# The end


@fact("over OUTCOME", r"over (\S+)")
def _over(shown: Shown, match: "re.Match[str]") -> Miss | None:
    outcome = shown.position.outcome
    return None if outcome == match[1] else Miss(f"over {outcome}" if outcome else "not over")


@fact("not over", r"not over")
def _not_over(shown: Shown, _match: "re.Match[str]") -> Miss | None:
    outcome = shown.position.outcome
    return Miss(f"over {outcome}") if outcome else None


@fact("afterwards comes MISSION", r"afterwards comes (\S+)")
def _onward(shown: Shown, match: "re.Match[str]") -> Miss | None:
    position = shown.position
    mission = position.game.rules.onward(position.state) if position.outcome else ""
    if mission == match[1]:
        return None
    return Miss(f"afterwards comes {mission}" if mission else "nothing comes afterwards")
