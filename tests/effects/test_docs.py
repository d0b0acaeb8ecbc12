"""docs/effects.md tells the truth: its effects parse, its texts and errors are ours, no word of Beacon is missing."""

import re
from pathlib import Path

import pytest

from farlight.effects import EffectError, Source, describe, parse
from farlight.kernel import load_game
from farlight.texts import Texts
from tests.effects.vocabularies import GAMES

DOCS = (Path(__file__).resolve().parents[2] / "docs" / "effects.md").read_text("utf-8")
BEACON = GAMES["beacon"]
EXAMPLES = re.findall(r"```effect\n([^`]*)\n```\n\n((?:> .*\n)*)", DOCS)
LINTS = re.findall(r"^\| [^|]+ \| `(.+)` \|$", DOCS.partition("## Lints")[2].partition("\n## ")[0], re.MULTILINE)

HABITS = re.findall(
    r"^\| `([^`]+)` \| (.+) \|$", DOCS.partition("| written | answer |")[2].partition("\n\n")[0], re.MULTILINE
)


@pytest.mark.parametrize(("source", "quote"), EXAMPLES)
def test_every_example_parses_without_lints_and_has_the_text_below_it(source: str, quote: str) -> None:
    game = load_game("beacon")
    parsed = parse(Source(source), BEACON)
    assert parsed.lints == ()
    said = describe(parsed.tree, BEACON, Texts("en", [game.texts], game.table.name_of))
    assert quote.replace("> ", "").replace("\n", " ").strip() == said


def test_every_effect_block_is_an_example_with_a_text() -> None:
    assert len(EXAMPLES) == DOCS.count("```effect") > 10


def test_every_word_of_beacon_stands_in_the_table_with_its_rule() -> None:
    for forms in (BEACON.verbs, BEACON.conditions, BEACON.groups):
        for form in forms.by_name.values():
            row = rf"^\| {forms.kind} \| `{re.escape(form.pattern)}` \| .+ \| {form.rule} \|$"
            assert re.search(row, DOCS, re.MULTILINE), f"{forms.kind} `{form.pattern}` ({form.rule})"


def test_the_table_has_no_word_that_beacon_lacks() -> None:
    listed = re.findall(r"^\| (?:verb|condition|group) \| `([^`]+)`", DOCS, re.MULTILINE)
    everything = [*BEACON.verbs.by_name.values(), *BEACON.conditions.by_name.values(), *BEACON.groups.by_name.values()]
    assert listed == [form.pattern for form in everything]


def test_the_example_of_an_error_is_what_an_author_reads() -> None:
    source, shown = re.findall(r"```error\n([^`]*)\n```\n\n((?:    .*\n)+)", DOCS)[0]
    with pytest.raises(EffectError) as raised:
        parse(Source(source, "drift.toml", 6, 11), BEACON)
    assert re.sub(r"^    ", "", shown, flags=re.MULTILINE).rstrip("\n") == str(raised.value)


@pytest.mark.parametrize(("source", "answer"), HABITS)
def test_what_people_write_by_habit_is_answered_as_the_page_says(source: str, answer: str) -> None:
    with pytest.raises(EffectError) as raised:
        parse(Source(source), BEACON)
    assert raised.value.problem.message.endswith(answer.replace("\\|", "|"))


def test_the_page_lists_habits() -> None:
    assert len(HABITS) == 7


@pytest.mark.parametrize("source", [source.replace("\\|", "|") for source in LINTS])
def test_every_example_of_a_lint_has_one(source: str) -> None:
    assert len(parse(Source(source), BEACON).lints) == 1


def test_all_lints_are_documented() -> None:
    assert len(LINTS) == 8
