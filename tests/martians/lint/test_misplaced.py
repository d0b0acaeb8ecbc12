"""Words that need something around them are refused where it is not, and never do silently nothing. M-GEN-07."""

import re
from typing import Any

import pytest

from farlight.effects import OutOfPlaceError, Source, given_after, parse, placed
from farlight.kernel import Play, Position, Setup, load_game, load_game_with
from farlight.martians.rules.context import RUNNER, VOCABULARY, About
from farlight.martians.rules.verbs.contexts import CONTEXTS
from tests.effects.needy import needs_of, needy

GAME = load_game("martians")
LOOKED_FOR = {"direction", "remembered"}
"""What went before may have found none; then there is nothing to do, and that is no error."""

every_needy_word = pytest.mark.parametrize(
    "effect", [pytest.param(effect, id=name) for name, effect in needy(VOCABULARY)]
)


def test_every_need_is_a_known_context() -> None:
    assert needs_of(VOCABULARY) == set(CONTEXTS)


@every_needy_word
def test_a_phrase_without_its_context_is_found(effect: str) -> None:
    tree = parse(Source(effect), VOCABULARY).tree
    assert next(iter(placed(tree, VOCABULARY, frozenset()))).missing
    assert next(iter(placed(tree, VOCABULARY, frozenset(CONTEXTS)))).missing == ()


@every_needy_word
def test_a_phrase_without_its_context_is_an_error_in_play(effect: str) -> None:
    """In no action, of a mission without any feature."""
    tree = parse(Source(effect), VOCABULARY).tree
    lacking = set(next(iter(placed(tree, VOCABULARY, frozenset()))).missing)
    if lacking <= LOOKED_FOR:
        return
    state = Position(GAME, GAME.rules.new(Setup("martians", "home", 2, 1))).state.copy()
    play: Play[Any, Any] = Play(GAME.rules, GAME.content, state)
    with pytest.raises(OutOfPlaceError, match="needs the context"):
        list(RUNNER.run(play, tree, About(0), "M-GEN-07"))


def test_what_a_verb_leaves_is_there_for_what_follows() -> None:
    """In order; of two ways neither has what the other leaves, and whatever comes after them has both."""

    def lacking(effect: str) -> list[str]:
        tree = parse(Source(effect), VOCABULARY).tree
        return [each.source for each in placed(tree, VOCABULARY, frozenset(("action", "place"))) if each.missing]

    assert lacking("draw direction ring 1; drawn clockwise") == []
    assert lacking("drawn clockwise; draw direction ring 1") == ["drawn clockwise"]
    assert lacking("if outside: draw direction ring 1 else: drawn clockwise") == ["drawn clockwise"]
    assert lacking("if outside: draw direction ring 1; drawn clockwise") == []
    assert lacking("choose: draw direction ring 1 | drawn clockwise") == ["drawn clockwise"]


def test_what_a_condition_says_is_there_where_it_holds() -> None:
    def lacking(effect: str) -> list[str]:
        tree = parse(Source(effect), VOCABULARY).tree
        return [each.source for each in placed(tree, VOCABULARY, frozenset(("action", "place"))) if each.missing]

    assert lacking("if outside: sprinkle samples") == []
    assert lacking("if outside: nothing else: sprinkle samples") == ["sprinkle samples"]
    assert lacking("if not outside: sprinkle samples") == ["sprinkle samples"]
    assert lacking("if outside and spot here ear: nothing") == []
    assert lacking("if spot here ear and outside: nothing") == ["spot here ear"]
    assert lacking("if rover used: load reroll on used") == []


def test_what_an_effect_leaves_behind_is_what_any_of_its_ways_leaves() -> None:
    tree = parse(Source("if outside: draw direction ring 1 else: cut la energy"), VOCABULARY).tree
    assert given_after(tree, VOCABULARY) == {"direction", "remembered"}


# In packs

CARDS = """
[cards.event.squall{number}]
name = "Squall"
kind = "facility"
pool = "{pool}"
text = "It happens."
now = "{now}"
pawns = 1
reward = "{reward}"
later = "{later}"

[cards.adventure.find{number}]
name = "Find"
colour = "{colour}"
core = false
tone = "favour"
text = "Something is found."
effect = "{adventure}"
later = "{adventure_later}"
later_text = "Something comes of it."

[cards.malfunction.crack{number}]
name = "Crack"
complex = "systems"
facility = "la"
keyword = "problem"
line = "A crack."
effect = "{malfunction}"

[cards.shutdown.dark{number}]
name = "Dark"
kind = "energy"
effect = "{tile}"

[cards.action.errand{number}]
name = "Errand"
missions = ["{mission}"]
line = "An errand."
place = "{place}"
effect = "{action}"
only = "{only}"
"""
FIELDS = {
    "pool": "generic",
    "colour": "green",
    "mission": "home",
    "place": "hub",
    "only": "if sol at least 1: allow",
}


EFFECTS = ("now", "reward", "later", "adventure", "adventure_later", "malfunction", "tile", "action")
REFUSED: list[dict[str, str]] = [
    {"now": "drawn clockwise"},
    {"now": "if first this sol: stress up 1"},
    {"now": "if outside: stress up 1"},
    {"now": "break here cpu"},
    {"later": "sprinkle samples"},
    {"now": "load reroll on used"},
    {"adventure": "load reroll on used"},
    {"adventure": "sprinkle samples", "colour": "brown"},
    {"adventure": "if thing is crate-1: stress up 1"},
    {"adventure": "if repaired ga: stress up 1"},
    {"adventure": "discard this tile"},
    {"adventure_later": "each stack astronaut: gain 1 tokens"},
    {"malfunction": "raise this track 1"},
    {"tile": "if rover used: stress up 1"},
    {"later": "turn down remembered 1"},
    {"later": "drop wound at drawn"},
    {"action": "place base"},
    {"action": "unpack", "mission": "land"},
    {"action": "gain gas"},
    {"now": "fade beacon"},
    {"now": "fade signal", "pool": "riddle"},
    {"now": "move crate", "pool": "probe"},
    {"only": "if spot here ear: allow"},
    {"only": "if first this sol: allow", "place": "ring-1"},
]
ALLOWED: list[dict[str, str]] = [
    {"adventure": "if first this sol: stress up 1"},
    {"adventure": "sprinkle samples"},
    {"adventure": "break here cpu"},
    {"adventure_later": "break here cpu"},
    {"malfunction": "break here cpu"},
    {"tile": "raise this track 1; discard this tile"},
    {"now": "draw direction ring 1", "later": "drop wound at drawn"},
    {"now": "turn down panel 1", "reward": "turn up remembered 1"},
    {"action": "place base", "place": "ring-1"},
    {"action": "gain gas", "mission": "plants"},
    {"now": "fade beacon", "pool": "riddle"},
    {"only": "if spot here ear: allow", "place": "ring-1"},
]


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What is out of place on the cards of each case, by what the case writes; all are read at once."""
    file = tmp_path_factory.mktemp("pack") / "cards.toml"
    cases = [*REFUSED, *ALLOWED]
    plain = dict.fromkeys(EFFECTS, "stress up 1")
    file.write_text(
        "".join(CARDS.format(number=number, **(plain | FIELDS | case)) for number, case in enumerate(cases)), "utf-8"
    )
    found: dict[str, list[str]] = {written(case): [] for case in cases}
    assert len(found) == len(cases)
    for line in load_game_with("martians", file).pack.lint():
        if "does nothing here" in line:
            said = line.partition("\n")[0]
            assert said.startswith(f"{file}:")
            number = re.search(r"\w+\.[a-z]+(\d+)\.", said)
            assert number is not None
            found[written(cases[int(number[1])])].append(said.partition(": ")[2])
    return found


def written(case: dict[str, str]) -> str:
    return ", ".join(f"{field} {effect}" for field, effect in case.items())


def test_the_pack_has_everything_in_its_place() -> None:
    assert [line for line in GAME.pack.lint() if "does nothing here" in line] == []


def test_the_complaint_names_the_place_the_word_and_what_to_write(complaints: dict[str, list[str]]) -> None:
    assert complaints["now drawn clockwise"] == [
        "event.squall0.now: 'drawn clockwise' does nothing here, it needs a space that was drawn or chosen before, "
        "as by `draw direction ring 1`; of an event in `now`"
    ]


@pytest.mark.parametrize("case", REFUSED, ids=written)
def test_a_word_out_of_place_is_refused(complaints: dict[str, list[str]], case: dict[str, str]) -> None:
    assert len(complaints[written(case)]) == 1


@pytest.mark.parametrize("case", ALLOWED, ids=written)
def test_a_word_in_its_place_is_not(complaints: dict[str, list[str]], case: dict[str, str]) -> None:
    assert complaints[written(case)] == []
