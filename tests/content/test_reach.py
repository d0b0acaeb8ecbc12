"""How cards come into play: what the rules bring, and what is mentioned by what came up; the rest is dead."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from farlight.content import load_pack
from farlight.content.reach import VERB, Mention, Ways, dead_cards, reach
from farlight.kernel import game_names, load_game
from farlight.vanguard.model.content import KINDS
from farlight.vanguard.rules.context import VOCABULARY

INFO = '[pack]\nid = "p"\ngame = "vanguard"\nname = "P"\nversion = "1"\nlicense = "MIT"\n'
GUARDED = Ways(
    {("log", "1"): "V-GEN-01"},
    later={("flag", "LATER"): "another place"},
    aside=frozenset(("remove-threat",)),
    notes=frozenset(("flag",)),
    guards=frozenset(("only",)),
)


def chains(tmp_path: Path, *logs: str, ways: Ways = GUARDED) -> dict[str, str]:
    """The chains of Logs 1, 2, 3 ..., each with this effect."""
    (tmp_path / "pack.toml").write_text(INFO, "utf-8")
    texts = [f'[log.{number}]\nname = "L"\ntext = "T"\n{log}\n' for number, log in enumerate(logs, 1)]
    (tmp_path / "logs.toml").write_text("\n".join(texts), "utf-8")
    pack = load_pack(tmp_path, "vanguard", KINDS, VOCABULARY)
    return {name: chain for (_, name), chain in reach(pack.cards, VOCABULARY, ways).items()}


def test_a_chain_names_every_card_from_the_rule_on(tmp_path: Path) -> None:
    found = chains(tmp_path, 'effect = "log 2"', 'effect = "may: { draw 1; log 3 }"', "")
    assert found["3"] == "V-GEN-01 > log 1 > log 2 > log 3"


def test_a_chain_tells_what_else_is_needed(tmp_path: Path) -> None:
    assert (
        chains(tmp_path, 'effect = "set LIT; if flag LIT: log 2"', "")["2"] == "V-GEN-01 > log 1 > log 2 with flag LIT"
    )


def test_a_card_that_only_mentions_itself_is_dead(tmp_path: Path) -> None:
    assert chains(tmp_path, "", 'effect = "log 2"')["2"] == ""


@pytest.mark.parametrize(
    ("effect", "reached"),
    [
        ("if flag SET: log 3", True),
        ("if flag NEVER: log 3", False),
        ("if flag NEVER: draw 1 else: log 3", True),
        ("if not flag NEVER: log 3", True),
        ("if flag LATER: log 3", True),
        ("if log 3 was read: log 3", False),
        ("if log 2 was read: log 3", True),
        ("clear NEVER; if flag SET and flag SET: log 3", True),
    ],
)
def test_what_an_effect_asks_for_must_be_there_first(tmp_path: Path, effect: str, reached: bool) -> None:
    found = chains(tmp_path, f'effect = "log 2; {effect}"', 'effect = "set SET"', "")
    assert bool(found["3"]) is reached


@pytest.mark.parametrize(("flag", "reached"), [("SET", True), ("NEVER", False)])
def test_a_condition_of_a_part_holds_for_all_of_it(tmp_path: Path, flag: str, reached: bool) -> None:
    choice = f'choices = [{{ label = "A", stake = "B", only = "if flag {flag}: nothing", effect = "log 2" }}]'
    assert bool(chains(tmp_path, f'effect = "set SET"\n{choice}', "")["2"]) is reached


def test_what_waits_for_another_part_says_so(tmp_path: Path) -> None:
    ways = Ways({("log", "1"): "V-GEN-01"}, later={("log", "1"): "the ship", ("log", "2"): "the ship"})
    found = chains(tmp_path, "", 'effect = "log 3"', "", ways=ways)
    assert found == {"1": "V-GEN-01 > log 1", "2": "the ship > log 2", "3": "the ship > log 2 > log 3"}


@pytest.mark.parametrize(("goals", "reached"), [(["SET"], True), (["NEVER"], False), (["NEVER", "SET"], True)])
def test_what_completing_something_brings_asks_for_one_of_its_goals(
    tmp_path: Path, goals: list[str], reached: bool
) -> None:
    goal = [f"if flag {flag}: nothing" for flag in goals]
    errand = f"[secondary.s]\nname = 'S'\ntext = 'T'\ngoal = {goal}\ncompleted = 'log 2'"
    ways = msgspec.structs.replace(GUARDED, goals={"secondary.completed": "goal"})
    found = chains(tmp_path, 'effect = "offer s; set SET"', f"\n{errand}", ways=ways)
    assert bool(found["2"]) is reached


def test_a_part_of_a_card_can_ask_for_what_a_rule_asks_for(tmp_path: Path) -> None:
    logs = 'effect = "log 2; log 3"', 'effect = "log 3; log 4"', 'effect = "set SET"', ""
    for need, reached in ((("flag", "SET"), True), (("flag", "NEVER"), False)):
        ways = msgspec.structs.replace(GUARDED, asks={("log", "2", "effect"): (need,)})
        assert bool(chains(tmp_path, *logs, ways=ways)["4"]) is reached


def test_a_verb_can_bring_what_it_does_not_name(tmp_path: Path) -> None:
    ways = msgspec.structs.replace(GUARDED, further=[Mention((VERB, "open-the-envelope"), ("log", "2"))])
    assert chains(tmp_path, 'effect = "draw 1"', "", ways=ways)["2"] == ""
    found = chains(tmp_path, 'effect = "open the envelope"', "", ways=ways)
    assert found["2"] == "V-GEN-01 > log 1 > verb open-the-envelope > log 2"


def test_a_mention_that_goes_upward_brings_the_one_who_mentions() -> None:
    game = load_game("martians")
    found = game.pack.reach()
    echo = next(name for kind, name in found if kind == "echo" and game.content.echoes[name].parent)
    assert f" > event {game.content.echoes[echo].parent} > echo {echo}" in found["echo", echo]


@pytest.mark.parametrize("game", game_names())
def test_no_card_of_a_pack_of_ours_is_dead(game: str) -> None:
    loaded = load_game(game)
    found = loaded.pack.reach()
    assert Counter(kind for kind, _ in found) == Counter(
        {kind: count for kind, count in loaded.pack.counts().items() if count}
    )
    assert [node for node, chain in found.items() if not chain] == []


def test_a_dead_card_fails_the_check_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(INFO, "utf-8")
    (tmp_path / "logs.toml").write_text('[log.7]\nname = "L"\ntext = "T"\n', "utf-8")
    pack = load_pack(tmp_path, "vanguard", KINDS, VOCABULARY)
    (problem,) = dead_cards(pack, reach(pack.cards, VOCABULARY, GUARDED))
    assert str(problem).startswith(f"{tmp_path / 'logs.toml'}:1:6: log.7: nothing brings it into play")
