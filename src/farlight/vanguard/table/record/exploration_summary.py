"""An Exploration that is over, in words: what the page at its end shows."""

from collections.abc import Iterator

from farlight.content.ids import Outcome, text_place
from farlight.kernel import Luck, Onward, Point, Remark, Series, Setup, Summary, Toll, key_moments, luck_of
from farlight.texts import Texts, capital
from farlight.vanguard.rules.context import VanguardPlay
from farlight.vanguard.table.faces import face_of
from farlight.vanguard.table.record.exploration_tally import ExplorationTally, Member

MOST_HELPED = 4
HALF = 0.5
DEADLY = "deadly"


def summary_of(
    seen: VanguardPlay, tally: ExplorationTally, number: int, outcome: str, setup: Setup, texts: Texts
) -> Summary:
    """All of it, when the team has left."""
    won = Outcome.parse(outcome).is_won
    over = bool(seen.state.outcome)
    return Summary(
        number, setup.game, setup.mission if over else tally.planet, texts.name("planet", tally.planet), outcome, won,
        capital(texts.name("outcome", outcome)), over, tally.node, tally.answers,
        moment=texts.say("summary-round", round=tally.round),
        told=tuple(tally.last_words),
        facts=tuple(_facts(tally, texts)),
        goals=tuple(_goals(seen, tally, texts)),
        series=tuple(_series(tally, texts)),
        moments=key_moments(tally.candidates),
        tolls=tuple(_toll(seen, member, tally, texts) for member in tally.team),
        costs=tuple(_costs(tally, texts)),
        choices=tuple(Remark(each) for each in tally.chosen),
        luck=_luck(tally, texts),
        helped=() if won else tuple(_helped(seen, tally, texts))[:MOST_HELPED],
        onward=tuple(_onward(seen, setup, texts)),
    )  # fmt: skip


def _facts(tally: ExplorationTally, texts: Texts) -> Iterator[str]:
    yield texts.say("summary-rounds", count=tally.round)
    yield texts.say("summary-success", count=tally.success)
    if tally.found:
        yield texts.say("summary-finds", count=len(tally.found))


def _goals(seen: VanguardPlay, tally: ExplorationTally, texts: Texts) -> Iterator[Remark]:
    """Missions in the order in which they were accomplished, then those that were left. V-MISSION-05."""
    for mission in dict.fromkeys((*tally.done, *tally.open)):
        icon = "optional" if seen.content.missions[mission].optional else ""
        yield Remark(texts.name("mission", mission), mission in tally.done, icon)


# Figures by round


def _series(tally: ExplorationTally, texts: Texts) -> Iterator[Series]:
    rounds = range(1, tally.round + 1)
    if tally.supplies:
        level = tally.supplies.get(0, 0)
        points = [Point(texts.say("series-start"), level)]
        points += [Point(str(number), level := tally.supplies.get(number, level)) for number in rounds]
        yield Series(
            "supplies", texts.say("series-supplies"), tuple(points), texts.say("series-supplies-note"), tone="store"
        )
    if tally.tracks:
        yield _track(tally, texts)
    if tally.checks:
        good, by_odds = 0, 0.0
        points, expected = [], []
        for number in rounds:
            here = [check for check in tally.checks if check.round == number]
            good += sum(check.good for check in here)
            by_odds += sum(check.chance for check in here)
            points.append(Point(str(number), good))
            expected.append(round(by_odds, 1))
        title, note = texts.say("series-checks"), texts.say("series-checks-note")
        yield Series("checks", title, tuple(points), note, expected=tuple(expected), tone="good")


def _track(tally: ExplorationTally, texts: Texts) -> Series:
    """The Time Track that moved most. V-TIME-01."""
    card = max(tally.tracks, key=lambda each: len(tally.tracks[each]))
    moved, space, points = tally.tracks[card], 0, []
    for number in range(1, tally.round + 1):
        space = moved.get(number, space)
        points.append(Point(str(number), space))
    length = tally.lengths.get(card, 0)
    told = texts.say("series-track-limit", count=length)
    note = texts.say("series-track-note")
    return Series("track", texts.name("card", card), tuple(points), note, length, told, tone="harm")


# What it cost, and who grew


def _toll(seen: VanguardPlay, member: Member, tally: ExplorationTally, texts: Texts) -> Toll:
    rank = tally.promoted.get(member.card)
    parts = [texts.name("injury", injury) for injury in member.injuries]
    if not member.alive:
        parts = [texts.say("toll-dead")]
    elif not parts:
        parts = [texts.say("toll-healed" if tally.injuries[member.card] else "toll-unhurt")]
    name = f"{texts.name('who', member.card)}, {texts.name('section', member.section)}"
    gain = texts.say("toll-rank", rank=rank) if rank else ""
    face, told = face_of(seen.content, member.card), capital(", ".join(parts))
    return Toll(member.card, member.section, name, told, gain, dead=not member.alive, face=face)


def _costs(tally: ExplorationTally, texts: Texts) -> Iterator[Remark]:
    if tally.supplies:
        start, left = tally.supplies.get(0, 0), tally.supplies[max(tally.supplies)]
        yield Remark(texts.say("cost-supplies", used=max(0, start - left), left=left), left > 0, "supplies")
    if tally.dice_lost:
        yield Remark(texts.say("cost-dice", count=tally.dice_lost), False, "die")
    hurt = sum(tally.injuries.values())
    if hurt:
        yield Remark(texts.say("cost-injuries", count=hurt), False, "injury")
    if tally.found:
        yield Remark(
            texts.say("cost-found", cards=", ".join(texts.name("card", card) for card in tally.found)), True, "specimen"
        )


def _luck(tally: ExplorationTally, texts: Texts) -> Luck | None:
    chances = [check.chance for check in tally.checks]
    if not chances:
        return None
    came = sum(check.good for check in tally.checks)
    told = texts.say("summary-checks", rolls=len(chances), came=came, luck=texts.say(f"luck-{luck_of(came, chances)}"))
    return Luck(len(chances), came, round(sum(chances), 1), told)


# What would have helped


def _helped(seen: VanguardPlay, tally: ExplorationTally, texts: Texts) -> Iterator[str]:
    left = [each for each in tally.open if each not in tally.done and not seen.content.missions[each].optional]
    for mission in left[:1]:
        yield texts.say("helped-mission", mission=texts.name("mission", mission))
    level = tally.supplies[max(tally.supplies)] if tally.supplies else None
    if level is not None and level > 0:
        yield texts.say("helped-stay", left=level)
    elif level == 0:
        yield texts.say("helped-supplies", round=tally.round)
    poor = sum(check.chance < HALF for check in tally.checks)
    if poor:
        yield texts.say("helped-assist", count=len(tally.checks), poor=poor)
    hurt = sum(tally.injuries.values())
    if hurt:
        yield texts.say("helped-rest", count=hurt)
    yield texts.say("helped-again")


# What next


def _onward(seen: VanguardPlay, setup: Setup, texts: Texts) -> Iterator[Onward]:
    """Aboard, in a campaign; else the scenario that the pack names next, this one again, and the campaign."""
    state, content = seen.state, seen.content
    scenario = content.scenarios[state.scenario]
    name = texts.name("scenario", scenario.id)
    if scenario.campaign is not None and not state.outcome:
        yield Onward("continue", scenario.id, texts.say("onward-aboard"), texts.say("onward-aboard-text"))
        return
    following = scenario.after(state.outcome)
    if following not in ("", scenario.id):
        told = texts.name("text", text_place("scenario", following))
        yield Onward("next", following, texts.name("scenario", following), told, rules=setup.rules)
    again = texts.say("onward-again", scenario=name)
    yield Onward("again", scenario.id, name, again, rules=setup.rules)
    if Outcome.parse(state.outcome).is_won and DEADLY not in setup.rules:
        yield Onward("harder", scenario.id, name, texts.say("onward-deadly"), rules=(*setup.rules, DEADLY))
    whole = next((card.id for card in content.scenarios.values() if card.campaign is not None and not card.script), "")
    if whole not in ("", scenario.id, following):
        told = texts.name("text", text_place("scenario", whole))
        yield Onward("campaign", whole, texts.name("scenario", whole), told, rules=setup.rules)
