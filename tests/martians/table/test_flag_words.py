"""No generated text names a flag: what a campaign writes down is told in the words of what happened. M-MIS-SLOT-01."""

from itertools import chain

import msgspec
import pytest

from farlight.content.cards import effects_in
from farlight.effects import Do, Effect, If, Source, describe, own_words, parse, trees_in
from farlight.kernel import load_game
from farlight.martians.model.events.mission import FlagSet
from farlight.martians.rules.context import TOWARD, VOCABULARY
from farlight.texts import LANGUAGES, Texts
from tests.recounts import played

GAME = load_game("martians")
FLAG, VALUE, OTHER = "qqflag", "qqvalue", "qqother"
"""Words that stand in no sentence of any language."""


def texts_in(language: str) -> Texts:
    return Texts(language, [GAME.texts], GAME.table.name_of)


def parts_of_pack() -> set[Effect]:
    cards = (card for kind in GAME.content.cards.values() for card in kind.values())
    return {part for card in cards for _, effect in effects_in(card, ()) for part in trees_in(effect.tree)}


def noted() -> set[str]:
    """The words that are needed for what the pack writes down."""
    parts = parts_of_pack()
    lots = {part.phrase.args for part in parts if isinstance(part, Do) and part.phrase.form == "remember-by-lot"}
    drawn = chain.from_iterable(((flag, one), (flag, other)) for flag, one, other in lots)
    made = (part.phrase.args for part in parts if isinstance(part, Do) and part.phrase.form == "remember-flag")
    return {own_words("flag-is", *args) for args in chain(made, drawn)}


def read() -> set[str]:
    """The words that are needed for what the pack asks about."""
    tests = [test for part in parts_of_pack() if isinstance(part, If) for test in part.tests]
    flags = (test for test in tests if test.phrase.form == "flag-is")
    return {own_words("flag-is", *test.phrase.args) + ("-not" if test.negated else "") for test in flags}


def words_of(parts: set[Effect]) -> set[str]:
    """All words that effects and conditions are about."""
    phrases = [part.phrase for part in parts if isinstance(part, Do)]
    phrases += [test.phrase for part in parts if isinstance(part, If) for test in part.tests]
    return {str(word) for phrase in phrases for word in phrase.args}


def test_the_pack_writes_down_and_reads_much() -> None:
    assert len(noted()) >= 40
    assert len(read()) >= 30


def test_every_flag_is_read_somewhere_and_every_one_that_is_read_is_written_down() -> None:
    """Choices come back: none is made for nothing. A direction is read by the words for the spaces that lie there."""
    parts = parts_of_pack()
    notes = {part.phrase for part in parts if isinstance(part, Do) and part.phrase.form.startswith("remember-")}
    tests = {test.phrase for part in parts if isinstance(part, If) for test in part.tests}
    asked = {str(test.args[0]) for test in tests if test.form == "flag-is"}
    pointed = {flag for word, (flag, _, _) in TOWARD.items() if word in words_of(parts)}
    assert {str(note.args[0]) for note in notes} == asked | pointed


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_pack_writes_down_or_reads_has_words(language: str) -> None:
    texts = texts_in(language)
    assert sorted(key for key in noted() | read() if not texts.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "effect",
    [
        f"remember {FLAG} {VALUE}",
        f"remember {FLAG} as direction",
        f"remember {FLAG} as chosen direction",
        f"remember {FLAG} as across {OTHER}",
        f"remember {FLAG} by lot {VALUE} or {OTHER}",
        f"if flag {FLAG} is {VALUE}: stress up 1",
        f"if not flag {FLAG} is {VALUE}: stress up 1",
    ],
)
def test_a_flag_without_words_is_not_named(effect: str, language: str) -> None:
    told = describe(parse(Source(effect), VOCABULARY).tree, VOCABULARY, texts_in(language))
    assert "qq" not in told
    assert "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("flag", "value"), [(FLAG, VALUE), ("branch", "keep"), ("e4", "capsule"), ("well-dir", "ne")])
def test_the_log_does_not_name_a_flag(flag: str, value: str, language: str) -> None:
    told = texts_in(language).event(FlagSet("M-MIS-SLOT-01", flag, value))
    assert not any(name in told for name in (FLAG, VALUE, "branch", "keep", "e4", "well-dir"))


def test_what_was_written_down_is_told_like_what_happened() -> None:
    texts = texts_in("en")
    effect = parse(Source("remember branch keep"), VOCABULARY).tree
    assert describe(effect, VOCABULARY, texts) == "Note for later that you stay the winter."
    condition = parse(Source("if flag branch is keep: stress up 1"), VOCABULARY).tree
    assert describe(condition, VOCABULARY, texts) == "If you stay the winter, raise Stress by 1."
    assert texts.event(FlagSet("M-DIR-02", "well-dir", "ne")) == (
        "Noted for later: the direction of the well, north-east."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_shut_letter_would_have_asked_is_not_named(language: str) -> None:
    """Not even where it stays shut for ever, and what holds then is written down. M-MIS-CAMP-14."""
    noted = FlagSet("M-MIS-SLOT-01", "e4", "larder")
    state = played("martians", "winters", 2, "crew-normal", 7).position.state
    shut = Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(state, *asked)).event(noted)
    assert shut == texts_in(language).say("note-something")
    campaign = msgspec.structs.replace(state.campaign, opened=["e1", "e4b"])
    later = msgspec.structs.replace(state, campaign=campaign)
    told = Texts(language, [GAME.texts], lambda *asked: GAME.table.name_at(later, *asked)).event(noted)
    assert texts_in(language).say("condition-flag-is-e4-larder") in told
