"""Coverage: what counts as having come up, and what is told of the rest."""

from farlight.kernel import Setup, load_game
from farlight.lab.cover import Coverage, Witness, cover, rows

CARDS = [("poi", "p101"), ("log", "7"), ("research", "r01"), ("event", "r01")]


def met(field: str, value: object) -> set[tuple[str, str]]:
    witness = Witness(CARDS)
    witness.note(field, value)
    return witness.met


def test_a_card_comes_up_by_its_id_alone_or_among_others() -> None:
    assert met("card", "p101") == {("poi", "p101")}
    assert met("action", "poi:3:p101:0") == {("poi", "p101")}
    assert met("cards", "x, -p101, 7") == {("poi", "p101"), ("log", "7")}


def test_an_effect_that_speaks_of_a_card_does_not_show_it() -> None:
    assert met("effect", "draw 1; log 7") == set()
    assert met("effect", "if flag X: log 7") == set()
    assert met("count", 7) == set()


def test_an_id_of_several_kinds_counts_only_with_its_kind() -> None:
    assert met("card", "r01") == set()
    assert met("event", "r01") == {("event", "r01")}
    assert met("text", "research.r01.name") == {("research", "r01")}


def test_rows_tell_the_rarest_and_what_could_still_come() -> None:
    chains = {("log", "1"): "V > log 1", ("log", "2"): "V > log 2", ("log", "3"): "", ("log", "4"): ""}
    coverage = Coverage(9)
    coverage.met.update({("log", "1"): 5, ("log", "4"): 2})
    (row,) = rows(chains, coverage)
    assert (row.cards, row.met, row.rarest, row.chained, row.dead) == (4, 2, 2, ("2",), ("3",))


def test_games_show_the_cards_that_their_players_meet() -> None:
    setups = [
        Setup("beacon", mission.id, 2, seed) for mission in load_game("beacon").rules.missions() for seed in range(5)
    ]
    total = Coverage()
    for found in cover(setups, 1, ["random"]):
        total.add(found)
    (drift,) = [row for row in rows(load_game("beacon").pack.reach(), total) if row.kind == "drift"]
    assert (total.games, total.errors) == (10, [])
    assert drift.met > drift.cards / 2
    assert max(total.met.values()) <= total.games


def test_the_same_games_show_the_same() -> None:
    setups = [Setup("beacon", "first-light", 3, seed) for seed in range(4)]
    first, second = (next(cover(setups, 1, ["random"])) for _ in range(2))
    assert first.met == second.met


def test_how_a_campaign_ends_is_counted_and_what_leads_to_the_other_ends_is_told() -> None:
    """Endings, the lines that are added to them and letters are no cards, and no event names an ending."""
    game, total = load_game("martians"), Coverage()
    for found in cover([Setup("martians", "winters", 1, 4)], 1, ["crew-normal"]):
        total.add(found)
    told = {row.kind: row for row in rows(game.pack.shown(), total)}
    assert [name for kind, name in total.met if kind == "ending"] == ["winters.endings.0"]
    assert {name for kind, name in total.met if kind == "letter"} == {f"winters.envelopes.e{n}" for n in range(1, 5)}
    assert ("ending line", "winters.added.0") in total.met
    assert ("talk", "victory") in total.met, "a line of the last debriefing"
    assert not any(row.dead for row in told.values())
    assert "winters.defeats.0" in told["ending"].chained
    assert game.pack.shown()["ending", "winters.defeats.0"] == "M-APP-45 > campaign winters > if died: say"
