"""A mission that is over, in words: what the page at its end shows. M-APP-35, M-APP-45."""

from collections.abc import Iterator

from farlight.content.ids import Outcome
from farlight.kernel import Luck, Onward, Point, Remark, Series, Setup, Summary, Toll, as_dict, key_moments, luck_of
from farlight.martians.model.ids import ObjectiveId
from farlight.martians.rules.campaigns.campaign import following
from farlight.martians.rules.context import MartiansPlay
from farlight.martians.rules.debriefing import epilogue
from farlight.martians.rules.facilities import broken_elements
from farlight.martians.table.record.mission_tally import MissionTally
from farlight.texts import Texts, capital

MOST_HELPED = 4


def summary_of(seen: MartiansPlay, tally: MissionTally, setup: Setup, texts: Texts) -> Summary:
    """All of it. A campaign may have gone on to its next mission: what that clears away is kept in the tally."""
    state = seen.state
    won = Outcome.parse(tally.outcome).is_won
    over = state.campaign is None or bool(state.outcome)
    told = [texts.name("text", key) for key in (*epilogue(seen), *tally.told)]
    return Summary(
        tally.number, setup.game, tally.mission, texts.name("mission", tally.mission), tally.outcome, won,
        capital(texts.name("outcome", tally.outcome)), over, tally.node, tally.answers,
        moment=texts.say("summary-sol", sol=tally.sol, sols=state.sols),
        told=tuple(told),
        facts=tuple(_facts(seen, tally, texts)),
        goals=tuple(_goals(seen, tally, texts)),
        series=tuple(_series(seen, tally, texts)),
        moments=key_moments(tally.candidates),
        tolls=tuple(_tolls(seen, tally, texts)),
        costs=tuple(_costs(seen, tally, texts)),
        choices=tuple(_choices(tally, texts)),
        luck=_luck(tally, texts),
        helped=() if won else tuple(_helped(seen, tally, texts))[:MOST_HELPED],
        onward=tuple(onward_from(seen, setup, texts)),
    )  # fmt: skip


def _facts(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[str]:
    state = seen.state
    objectives = seen.content.missions[tally.mission].objectives
    yield texts.say("summary-sol", sol=tally.sol, sols=state.sols)
    for key, optional in (("summary-goals", False), ("summary-optional", True)):
        known = [each for each in objectives if each.optional is optional]
        if known:
            yield texts.say(key, done=sum(each.id in tally.reached for each in known), count=len(known))
    yield capital(texts.name("difficulty", state.difficulty))


def _goals(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[Remark]:
    mission = tally.mission
    for each in seen.content.missions[mission].objectives:
        icon = "optional" if each.optional else ""
        yield Remark(texts.name("objective", str(ObjectiveId(mission, each.id))), each.id in tally.reached, icon)


# Figures by sol


def _series(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[Series]:
    limit = seen.content.ruling.stress_limit
    yield Series(
        "stress", texts.say("series-stress"), tuple(_stress(seen, tally, texts)), texts.say("series-stress-note"),
        limit, texts.say("series-stress-limit", limit=limit), tone="harm",
    )  # fmt: skip
    for supply, tone in (("oxygen", "air"), ("energy", "power")):
        made = tally.made.get(supply, {})
        if made:
            points = tuple(Point(str(sol), count) for sol, (count, _) in sorted(made.items()))
            needed = made[max(made)][1]
            title, note = texts.say(f"series-{supply}"), texts.say("series-made-note")
            told = texts.say("series-needed", count=needed)
            yield Series(supply, title, points, note, needed, told, tone=tone)  # type: ignore[arg-type]


def _stress(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[Point]:
    """As it stood at the end of each sol; where nothing changed it, as before. M-STR-01."""
    level = tally.stress.get(0, seen.state.stress)
    yield Point(texts.say("series-start"), level)
    for sol in range(1, tally.sol + 1):
        level = tally.stress.get(sol, level)
        yield Point(str(sol), level)


# What it cost


def _tolls(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[Toll]:
    for person in seen.state.crew:
        parts = [texts.say("toll-wounds", now=person.wounds, taken=tally.wounds[person.card])]
        parts.append(texts.say("toll-tokens", count=person.tokens))
        parts += [texts.name("condition", each) for each in (*person.conditions, *person.coming)]
        name = person.name or texts.name("who", person.card)
        role = texts.name("profession", person.profession)
        dead = person.wounds > seen.content.ruling.most_wounds
        yield Toll(
            person.card,
            person.profession,
            f"{name}, {role}",
            capital(", ".join(parts)),
            dead=dead,
            face=face_of(seen, person.card),
        )


def face_of(seen: MartiansPlay, who: str) -> dict[str, str]:
    card = seen.content.astronauts.get(who)
    return {} if card is None else as_dict(card.face)


def _costs(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[Remark]:
    left = broken_elements(seen)
    yield Remark(texts.say("cost-parts", left=left, fixed=tally.fixed), not left, "crack")
    if tally.hungry:
        yield Remark(texts.say("cost-hungry", count=tally.hungry), False, "food")
    if tally.quarrels:
        yield Remark(texts.say("cost-quarrels", count=tally.quarrels), False, "stress")
    if tally.shutdowns:
        yield Remark(texts.say("cost-dark", count=tally.shutdowns), False, "energy")


def _choices(tally: MissionTally, texts: Texts) -> Iterator[Remark]:
    """What became of the Mission Events: each was somebody's work, or was left alone. M-LOG-07."""
    for event, how in tally.events:
        yield Remark(texts.say(f"choice-{how}", event=texts.name("event", event)), how == "done")


def _luck(tally: MissionTally, texts: Texts) -> Luck | None:
    chances = [throw.chance for throw in tally.throws]
    if not chances:
        return None
    came = sum(throw.success for throw in tally.throws)
    told = texts.say("summary-dice", rolls=len(chances), came=came, luck=texts.say(f"luck-{luck_of(came, chances)}"))
    return Luck(len(chances), came, round(sum(chances), 1), told)


# What would have helped


def _helped(seen: MartiansPlay, tally: MissionTally, texts: Texts) -> Iterator[str]:
    """By what was short, the most telling first; nothing that only those know who see what is hidden."""
    mission = seen.content.missions[tally.mission]
    if tally.outcome == "lost/death":
        yield texts.say("helped-heal")
    over = broken_elements(seen) - mission.threshold
    if over > 0:
        yield texts.say("helped-repair", over=over, broken=tally.broke, fixed=tally.fixed)
    for each in mission.objectives:
        if not (each.optional or each.live or each.id in tally.reached):
            goal = texts.name("objective", str(ObjectiveId(mission.id, each.id)))
            yield texts.say("helped-goal", goal=goal)
    lost = sum(not throw.success for throw in tally.throws)
    if lost:
        yield texts.say("helped-sure", count=len(tally.throws), lost=lost)
    if tally.shutdowns:
        yield texts.say("helped-energy", count=tally.shutdowns)
    struck = sum(how == "struck" for _, how in tally.events)
    if struck:
        yield texts.say("helped-events", count=struck)


# What next


def onward_from(seen: MartiansPlay, setup: Setup, texts: Texts) -> Iterator[Onward]:
    """What to play now: the next mission, this one again, or harder, and the campaign. M-APP-35.

    A legacy campaign is never played again: there is only another one, whose difficulty is asked as ever. M-CAMP-08.
    """
    state, content = seen.state, seen.content
    if state.campaign is not None and not state.outcome:
        name = texts.name("campaign", state.campaign.id)
        yield Onward("continue", setup.mission, name, texts.say("onward-continue", campaign=name))
        return
    wanted = following(content, setup.mission, state.outcome)
    name = texts.name("mission", setup.mission)
    if state.campaign is not None and content.campaigns[state.campaign.id].legacy:
        yield Onward("anew", setup.mission, name, texts.say("onward-anew"))
        yield from _campaigns(seen, (setup.mission,), texts)
        return
    if wanted != setup.mission:
        yield Onward("next", wanted, texts.name("mission", wanted), texts.say(f"onward-{wanted}"), state.difficulty)
    yield Onward("again", setup.mission, name, texts.say("onward-again", mission=name), state.difficulty)
    levels = list(content.difficulties)
    harder = levels[levels.index(state.difficulty) + 1 :][:1] if Outcome.parse(state.outcome).is_won else []
    for level in harder:
        told = texts.say("onward-harder", difficulty=texts.name("difficulty", level))
        yield Onward("harder", setup.mission, name, told, level)
    yield from _campaigns(seen, (wanted, setup.mission), texts)


def _campaigns(seen: MartiansPlay, known: tuple[str, ...], texts: Texts) -> Iterator[Onward]:
    for campaign in seen.content.campaigns:
        if campaign not in known:
            told = texts.say(f"onward-{campaign}")
            yield Onward("campaign", campaign, texts.name("campaign", campaign), told, seen.state.difficulty)
