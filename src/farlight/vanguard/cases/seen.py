"""What `seat N sees PATH` looks into: the table and the ship as cases name them."""

from farlight.content.ids import words_in
from farlight.vanguard.model.ids import DestinationId
from farlight.vanguard.model.state import Check
from farlight.vanguard.rules.context import VanguardPlay, seat_of
from farlight.vanguard.rules.exploration import board
from farlight.vanguard.rules.exploration.discoveries import counts_supplies, most_supplies
from farlight.vanguard.rules.exploration.section_cards import hand_limit
from farlight.vanguard.rules.exploration.threats import threats_in
from farlight.vanguard.rules.exploration.time_tracks import condition_in_force, tracks_in_play
from farlight.vanguard.rules.ship import crew, laboratory, medbay, morale, production, starmap
from farlight.vanguard.rules.ship.chronicle import unremembered_logs
from farlight.vanguard.rules.ship.payment import can_pay
from farlight.vanguard.table.checks.scene_check import step_of
from farlight.vanguard.table.ship.facility_panels import cabinet_rows, gathered_by_kind, price_of, upgrades_on
from farlight.vanguard.table.ship.forecast import forecast_of, risk
from farlight.vanguard.table.ship.panels import LANES, choices_of, injured, price_of_dice

Seen = dict[str, object]


def _fields(names: str, own: object, **others: object) -> Seen:
    """By these names, in this order: the fields of something, and what is not a field of it."""
    found = {name: others[name] if name in others else getattr(own, name) for name in words_in(names)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def sees(seen: VanguardPlay) -> Seen:
    """All but the order of decks, what lies face down, and unread Logs. V-GEN-02, V-RUL-101."""
    state = seen.state
    is_open = board.lies_open(state)
    names = [each.card for each in state.crew]
    tracks = tracks_in_play(seen) if is_open else {}
    return _fields(
        "scenario planet round turn start crew sectors cleared threats supplies most_supplies success lander"
        " lander_sector mods condition missions done tracks time found leads discoveries bag events past unique rankup"
        " ranked flags read telling debts deadly check failed outcome ship",
        state,
        turn=names[state.turn] if 0 <= state.turn < len(names) else "",
        start=names[state.start] if state.start < len(names) else "",
        crew=[_crew(seen, who) for who in range(len(names))],
        sectors=[_sector(seen, number) for number in board.sectors(seen)] if is_open else [],
        threats=[_fields("threat sector others", each, threat=each.card) for each in state.threats],
        most_supplies=most_supplies(seen) if counts_supplies(state) else 0,
        condition=condition_in_force(seen) if is_open else "",
        time={track: (state.time.get(track, 0), length) for track, length in tracks.items()},
        leads={find: list(tokens) for find, tokens in state.leads.items()},
        discoveries={find: len(cards) for find, cards in state.discoveries.items()},
        bag=len(state.bag),
        events=len(state.events),
        unique=len(state.unique),
        check=None if state.check is None else _check(seen, state.check, names),
        ship=_ship(seen) if state.ship.objective else None,
    )


# The planet


def _crew(seen: VanguardPlay, who: int) -> Seen:
    mate = seen.state.crew[who]
    return _fields(
        "section seat card rank sector alive done actions charges slots spent hurt injuries hand limit deck discard"
        " gear",
        mate,
        seat=seat_of(seen.state, who),
        slots={"red": list(mate.red), "green": list(mate.green), "blue": list(mate.blue)},
        limit=hand_limit(seen, who) if mate.card else 0,
        deck=len(mate.deck),
    )


def _sector(seen: VanguardPlay, number: int) -> Seen:
    state = seen.state
    return {
        "number": number,
        "poi": board.visible_poi(seen, number),
        "biomes": sorted(board.biomes_at(seen, number)),
        "crew": [board.name_of(state, who) for who in board.crew_in(state, number)],
        "threats": [threat.card for threat in threats_in(state, number)],
        "markers": [marker for place, marker in state.markers if place == number],
        "tokens": [token for place, token in state.tokens if place == number],
        "to": board.connected(seen, number),
        "stuck": board.is_stuck(seen, number),
        "lander": board.may_land(seen, number),
    }


def _check(seen: VanguardPlay, check: Check, names: list[str]) -> Seen:
    return _fields(
        "who action step given pool injury_dice wounds danger special outcome",
        check,
        who=names[check.active],
        step=step_of(seen.state, check),
        given=[(names[owner], die) for owner, die in check.given],
        pool=[(names[owner], die, face) for owner, die, face in check.pool],
        special=check.place,
    )


# The ship


def _ship(seen: VanguardPlay) -> Seen:
    state, ship, content = seen.state, seen.state.ship, seen.content
    beds = {lane: (medbay.slots(seen, lane), medbay.free(seen, lane)) for lane in LANES}
    places = dict.fromkeys(content.facilities[card].place for card in ship.facilities)
    return _fields(
        "page passes crew hurt cots risk wall recruits dice price command energy success penalty morale tech objective"
        " secondary offered upgrades awaiting situations possible system ways scanner scan adrift lab ready queues"
        " facilities addons envelope gathered cabinet landers mods armory cargo visits chronicle logs forecast",
        ship,
        crew=[_mate(seen, card) for card in ship.sleeves],
        hurt=list(injured(seen).items()),
        cots={lane: (slots - free, slots) for lane, (slots, free) in beds.items()},
        risk=risk(seen),
        recruits=len(ship.recruits),
        dice={section: list(dice) for section, dice in state.store.items()},
        price=price_of_dice(seen),
        morale=morale.level(seen).id,
        awaiting=state.awaiting,
        situations=[_situation(seen, card) for card in ship.situations],
        possible=len(ship.possible),
        ways=_ways(seen),
        scanner=_scanner(seen) if ship.scanner else None,
        scan=content.shipruling.scan,
        lab=[_slot(seen, place) for place in range(len(ship.lab))],
        ready=[card for card in ship.ready if card],
        queues=[list(queue) for queue in production.open_queues(seen)],
        facilities={place: upgrades_on(seen, place) for place in places},
        gathered=gathered_by_kind(seen),
        cabinet=[{"cards": cards, "complete": complete} for cards, complete in cabinet_rows(seen)],
        armory=state.armory,
        cargo=state.cargo,
        logs=unremembered_logs(seen),
        forecast=forecast_of(seen) if ship.page else None,
    )


def _mate(seen: VanguardPlay, card: str) -> Seen:
    ship = seen.state.ship
    place, icon = crew.place_of(ship, card), crew.icon_of(seen, card)
    return _fields("card section rank icon place", ship.sleeves[card], card=card, icon=icon, place=place)


def _situation(seen: VanguardPlay, card: str) -> Seen:
    icons = seen.content.situations[card].icons
    return {"card": card, "choices": choices_of(seen, card), "icons": icons, "staffed": bool(crew.teams(seen, icons))}


def _ways(seen: VanguardPlay) -> list[Seen]:
    destinations, found = starmap.here(seen).destinations, list[Seen]()
    for way, why in starmap.ways(seen):
        refs = dict(way.refs)
        there = destinations.get(DestinationId.parse(str(refs.get("destination", ""))).name)
        found.append(
            {
                "system": refs.get("system", ""),
                "destination": refs.get("destination", ""),
                "energy": refs["energy"],
                "why": "" if why is None else why.reason,
                "landing": there is not None and there.landing is not None,
            }
        )
    return found


def _scanner(seen: VanguardPlay) -> Seen:
    """The Landing card, as far as it was scanned. V-SHIP-STARMAP-11, V-SHIP-STARMAP-14."""
    ship, costs = seen.state.ship, seen.content.shipruling.scan
    card = seen.content.landings[ship.scanner]
    planet, scanned = seen.content.planets[card.planet], ship.scanned
    return {
        "landing": card.id,
        "number": card.number,
        "scanned": scanned,
        "parts": len(costs),
        "energy": costs[scanned] if scanned < len(costs) else 0,
        "biomes": planet.biomes if scanned >= starmap.GROUND else [],
        "icons": planet.icons if scanned >= starmap.GROUND else [],
        "stat": planet.stat if scanned >= starmap.HAZARD else "",
        "notes": scanned >= starmap.NOTES,
    }


def _slot(seen: VanguardPlay, place: int) -> Seen:
    card = seen.state.ship.lab[place]
    return {
        "card": card,
        "keyword": seen.content.researches[card].keyword if card else "",
        "cost": price_of(seen, card) if card else [],
        "payable": bool(card) and can_pay(seen, laboratory.cost_of(seen, card)),
        "icons": seen.content.shipruling.lab[place],
    }
