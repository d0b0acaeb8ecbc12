"""Ids are taken apart in `model/ids.py` of each game, and in `content/ids.py` those that all games have; nowhere else.

A split, a test of a beginning, a look for a sign or a pattern in any other module of a game is found here. What handles
prose, or a small language of its own that is read in one place, stands in `PROSE` with the reason; an entry that
nothing needs is an error, too. What all games share knows no game's ids: its modules that take texts apart stand in
`SHARED`, with what they take apart.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "src" / "farlight"
NAMES = ("beacon", "martians", "vanguard")
CUTS = ("split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix")
STRIPS = ("strip", "lstrip", "rstrip")
"""These cut where they are told what."""
SIGNS = ":+-./=@|^"
"""What stands between the parts of ids."""

SENTENCE = "a sentence of a case, which is written by people"
GUESS = (
    "rough on purpose: bots guess what an effect is worth by its words, and a word that is not listed is worth nothing"
)
AMOUNT = "the one place that puts a difficulty's numbers into the words of an effect, before it is read"
PROSE: dict[str, str] = {
    "martians/bots/worth.py::_phrase": GUESS,
    "martians/bots/worth.py::effect": GUESS,
    "martians/cases/base.py::_put_tiles_on": SENTENCE,
    "martians/cases/deeds.py::_declare": SENTENCE,
    "martians/cases/deeds.py::_seat_and_pawn": SENTENCE,
    "martians/cases/frame.py::": SENTENCE,
    "martians/cases/frame.py::read": SENTENCE,
    "martians/cases/story.py::_history": SENTENCE,
    "martians/cases/story.py::_perk": SENTENCE,
    "martians/lint/pack_checks.py::_events": "texts of effects are compared without their numbers, none is read",
    "martians/model/amounts.py::": AMOUNT,
    "martians/rules/setup.py::quantity": "amounts of a mission sheet, `2X+1`, read only here",
    "martians/table/names.py::_way": "takes the full stop off a sentence",
    "martians/table/offers/offer_words.py::short_name": "the first of the names that people gave an astronaut",
    "vanguard/bots/curious_team.py::_new": "verbs of options, which are no ids: all that decline begin alike",
    "vanguard/cases/aboard.py::_put_hangar": SENTENCE,
    "vanguard/cases/aboard.py::_put_wall": SENTENCE,
    "vanguard/cases/checks.py::_listed": SENTENCE,
    "vanguard/cases/checks.py::_roll": SENTENCE,
    "vanguard/cases/opening.py::pair": SENTENCE,
    "vanguard/lint/word_contexts.py::_read_at": "a list of places is taken from its third on, no text",
    "vanguard/model/dice_requirements.py::alternatives": "the language of requirements, `PHY + any`, read only here",
    "vanguard/model/migrations.py::_by_card": "words of old saves, which nobody writes any more",
    "vanguard/model/migrations.py::migrate_1": "words of old saves, which nobody writes any more",
    "vanguard/model/migrations.py::migrate_2": "words of old saves, which nobody writes any more",
    "vanguard/rules/story_text.py::": "where tokens stand in a text that people read",
    "vanguard/table/names.py::_first_name": "the name of a person, as people write it",
    "vanguard/table/offers/option_offers.py::_step": "takes the full stop off a sentence",
    "vanguard/table/record/exploration_recorder.py::_met": "looks for the names of people in what was read",
    "vanguard/table/ship/scene.py::told": "takes a story off the beginning of a told text",
}
"""By module and function: why it is no id that is taken apart there."""

FORMAT = "the one reader of a format: what it reads is written so in a file or on the line"
SAID = "what somebody typed, or a file that people write: sentences, flags, names with settings"
ADDRESS = "addresses, and the paths and headers of requests"
TOLD = "a sentence that is printed or sent: its full stop, its lines, its spaces"
OUTSIDE = "what Python, the system or another program says or is called"
MODULES = "names of our own modules, classes and files"
SHARED: dict[str, str] = {
    "bots/registry.py": SAID,
    "cli/doctor.py": ADDRESS,
    "cli/entry.py": TOLD,
    "cli/game_folder.py": MODULES,
    "cli/lab/bench.py": "a list that two runs gave, no text",
    "cli/lab/compare.py": "measures of a comparison, of which those of endings are shares",
    "cli/lab/cover.py": "bots by the beginning of their names, as typed; a chain of cards that is there to be read",
    "cli/load.py": OUTSIDE,
    "cli/marks.py": FORMAT,
    "cli/overview.py": TOLD,
    "cli/packs.py": "figures of a review, by their own names",
    "cli/parameters.py": SAID,
    "cli/rule_places.py": "a rule's id is looked for as a whole, and not taken apart",
    "cli/serve.py": ADDRESS,
    "cli/terminal/commands.py": MODULES,
    "cli/terminal/prompt.py": SAID,
    "cli/terminal/screen.py": TOLD,
    "cli/terminal/session.py": SAID,
    "cli/terminal/together.py": SAID,
    "client/client.py": ADDRESS,
    "client/links.py": "links to tables and keys of people, read only here",
    "client/load.py": ADDRESS,
    "client/processor.py": FORMAT,
    "client/table.py": ADDRESS,
    "compiled.py": MODULES,
    "content/clauses.py": FORMAT,
    "content/ids.py": "ids of all games, each with one `parse`: this is their place",
    "content/invalid.py": OUTSIDE,
    "content/language_update.py": FORMAT,
    "content/locate.py": FORMAT,
    "content/pack.py": "files by the ends of their names",
    "content/prose/languages.py": FORMAT,
    "content/prose/sentences.py": "prose, cut into words and sentences to be measured",
    "content/reader.py": FORMAT,
    "content/told_texts.py": "prose, cut into words and paragraphs to be compared",
    "effects/describe.py": TOLD,
    "effects/phrases.py": FORMAT,
    "effects/source.py": FORMAT,
    "kernel/build.py": MODULES,
    "kernel/events.py": "whether a game that ended is won, which is all that the engine asks; names of event classes",
    "kernel/saves.py": FORMAT,
    "lab/balance.py": "bots by the beginning of their names; notes that a run put together",
    "lab/bench/instructions.py": OUTSIDE,
    "lab/bench/peer_engines.py": OUTSIDE,
    "lab/bench/peers.py": OUTSIDE,
    "lab/compiled/build.py": MODULES,
    "lab/compiled/lower.py": MODULES,
    "lab/compiled/names.py": MODULES,
    "lab/compiled/native.py": MODULES,
    "lab/mutants/citing.py": "ids of rules are looked for in a text as a whole",
    "lab/mutants/faults.py": "source code of Python",
    "lab/mutants/judge.py": OUTSIDE,
    "lab/mutants/lists.py": MODULES,
    "lab/reports/drawing.py": "a number as it is printed",
    "lab/reports/story_plot.py": "passages of a graph that the plot itself named",
    "lab/studies/card_witness.py": "whatever could be the name of a card, in any word of any game",
    "lab/studies/dispatch.py": OUTSIDE,
    "lab/studies/observer.py": TOLD,
    "lab/studies/run_folder.py": MODULES,
    "lab/studies/study.py": SAID,
    "lab/witness.py": "names that the witness gives to its own games",
    "rulebook/__init__.py": FORMAT,
    "scenarios/answers.py": SAID,
    "scenarios/cases.py": SAID,
    "scenarios/dice.py": SAID,
    "scenarios/facts.py": SAID,
    "scenarios/given.py": SAID,
    "scenarios/runner.py": SAID,
    "scenarios/setup_facts.py": SAID,
    "scenarios/view_facts.py": SAID,
    "scenarios/words.py": SAID,
    "server/http/chronicle_page.py": TOLD,
    "server/http/guard.py": ADDRESS,
    "server/http/openapi.py": ADDRESS,
    "server/http/pages.py": ADDRESS,
    "server/http/routes/requests.py": ADDRESS,
    "server/live/frames.py": TOLD,
    "server/ops/addresses.py": ADDRESS,
    "server/run.py": ADDRESS,
    "server/store/database.py": ADDRESS,
    "server/store/migrate.py": MODULES,
    "server/store/retry.py": OUTSIDE,
    "server/store/tokens.py": "tokens: ids with their keys, read only here",
    "server/tables/advice.py": TOLD,
    "server/tables/table_file.py": FORMAT,
    "server/tables/table_summary.py": "lists of seats as the store has them in a column",
    "server/workers/imports.py": TOLD,
    "server/workers/worker.py": OUTSIDE,
    "texts/bundle.py": FORMAT,
    "texts/matching.py": SAID,
    "texts/paragraphs.py": "prose, cut into paragraphs",
    "texts/patterns.py": FORMAT,
    "texts/rules.py": "a word of the glossary without the bracket that tells two terms apart",
    "wire/typescript.py": MODULES,
}
"""By module of what games share: what is taken apart there, which is no id of a game."""


def cuts_in(node: ast.AST) -> Iterator[ast.AST]:
    """Where a text is split, looked at by its beginning or end, by a sign or a pattern, or cut at some place."""
    for each in ast.walk(node):
        match each:
            case ast.Call(func=ast.Attribute(attr=name), args=said) if name in CUTS or (name in STRIPS and said):
                yield each
            case ast.Attribute(value=ast.Name(id="re")):
                yield each
            case ast.Compare(left=ast.Constant(value=str(sign)), ops=[ast.In() | ast.NotIn()]) if (
                sign and sign in SIGNS
            ):
                yield each
            case ast.Subscript(slice=ast.Slice(lower=ast.Call(func=ast.Name(id="len")))):
                yield each
            case ast.Subscript(slice=ast.Slice(lower=ast.Constant(value=int(place)), upper=None)) if place > 1:
                yield each


def functions_in(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """The functions of a module, methods by their own name, and whatever stands outside of them."""
    for node in tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        for each in inner:
            yield (each.name if isinstance(each, ast.FunctionDef) else "", each)


def found() -> dict[str, int]:
    """By module and function: the line of the first cut."""
    places: dict[str, int] = {}
    for game in NAMES:
        for path in sorted((GAMES / game).rglob("*.py")):
            if path.parts[-2:] == ("model", "ids.py"):
                continue
            module = path.relative_to(GAMES).as_posix()
            for name, node in functions_in(ast.parse(path.read_text(encoding="utf-8"))):
                lines = [each.lineno for each in cuts_in(node) if isinstance(each, ast.expr)]
                if lines:
                    places[f"{module}::{name}"] = min(lines)
    return places


def shared() -> set[str]:
    """Modules that games share and that take some text apart."""
    files = (path for path in GAMES.rglob("*.py") if path.relative_to(GAMES).parts[0] not in NAMES)
    trees = {path.relative_to(GAMES).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in files}
    return {name for name, tree in trees.items() if any(isinstance(each, ast.expr) for each in cuts_in(tree))}


FOUND = found()
PLACE = re.compile(r"([a-z_-]+|\0)(\.([a-z_-]+|\0))+")
"""A place of a text as an f-string has it, what is put in as a sign of its own: `mission.{}.lines.{}`."""


def places_in(node: ast.AST) -> Iterator[str]:
    """Places of texts that are put together by hand."""
    for each in ast.walk(node):
        if isinstance(each, ast.JoinedStr):
            parts = (str(part.value) if isinstance(part, ast.Constant) else "\0" for part in each.values)
            if PLACE.fullmatch("".join(parts)):
                yield ast.unparse(each)


@pytest.mark.parametrize("room", ["rules", "table"])
@pytest.mark.parametrize("game", NAMES)
def test_places_of_texts_are_written_in_one_place(game: str, room: str) -> None:
    files = sorted((GAMES / game / room).rglob("*.py"))
    by_hand = [f"{path.name}: {place}" for path in files for place in places_in(ast.parse(path.read_text("utf-8")))]
    assert not by_hand, "write it by `text_place`"


def test_a_place_that_is_put_together_is_noticed() -> None:
    assert list(places_in(ast.parse("f'mission.{x}.lines.{n}', f'{kind}.{card}'")))
    assert not list(places_in(ast.parse("f'{a} of {b}', f'{n}', f'{name}.', 'mission.home'")))


def test_ids_are_taken_apart_in_one_place() -> None:
    elsewhere = {f"{place} (line {line})" for place, line in FOUND.items() if place not in PROSE}
    assert not elsewhere, "give the id a type in model/ids.py, or say in PROSE why it is none"


@pytest.mark.parametrize("place", PROSE)
def test_what_is_said_to_be_prose_is_still_there(place: str) -> None:
    assert place in FOUND
    assert len(PROSE[place].split()) > 2


def test_what_games_share_takes_no_id_apart() -> None:
    found = shared()
    assert found - SHARED.keys() == set(), "ids are read by their types: else say in SHARED what this takes apart"
    assert SHARED.keys() - found == set(), "nothing is taken apart there any more"


def test_a_cut_is_found_however_it_is_written() -> None:
    said = (
        "x.split(':')", "x.startswith('a:')", "x[len(A) :]", "x[2:]", "str(y).removeprefix('if ')",
        "x.rstrip('0123')", "':' in x", "'/' not in x", "re.match('(.*):', x)",
    )  # fmt: skip
    assert all(list(cuts_in(ast.parse(each))) for each in said)
    assert not list(cuts_in(ast.parse("', '.join(x[1:]) + y.strip() + ('' if 'a' in z else w)")))
