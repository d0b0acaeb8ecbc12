"""What an editor says about a pack: counted as a listener would, and never a reason to refuse it."""

from pathlib import Path

import pytest

from farlight.content import LoadedPack, Log, Style
from farlight.content.prose import review
from farlight.content.prose.languages import languages
from farlight.content.prose.sentences import ending, sentences_in, spoken, words_in
from farlight.kernel import EditorNote, Review, load_game
from farlight.vanguard.lint.vanguard_pack import VanguardPack
from tests.content.packs import check

PLAIN = "The boat lies on the sand where the tide has left it today."
STYLE = Style(words=(3, 40), asks=0, recalls=0)


def pack_of(folder: Path, *stories: str, more: str = "") -> LoadedPack:
    """A pack with a deed for each of these stories."""
    deeds = (
        f'[deed.d{number}]\nname = "D {number}"\neffect = "nothing"\nstory = \'{story}\'\n'
        for number, story in enumerate(stories)
    )
    pack, problems = check(folder, deeds="\n".join(deeds), **({"more": more} if more else {}))
    assert pack is not None, problems
    return pack


def logs_of(pack: LoadedPack) -> list[Log]:
    return [Log(("deed", name), [(("deed", name, "story"), card.story)]) for name, card in pack.cards["deed"].items()]


def read(folder: Path, *stories: str, style: Style = STYLE, more: str = "") -> Review:
    pack = pack_of(folder, *stories, more=more)
    return review(pack, logs_of(pack), style)


def about(found: Review, what: str) -> list[EditorNote]:
    return [note for note in found.notes if note.about == what]


def cards(note: EditorNote) -> list[str]:
    """The cards that a note is about, without file and line."""
    return [place.split(": ", 1)[1] for place in note.places]


def test_a_phrase_counts_when_a_third_card_has_it(tmp_path: Path) -> None:
    twice = read(tmp_path, "It is the colour of milk.", "Red, the colour of milk, grey.")
    assert twice.figures["en.shared"] == 0
    thrice = read(tmp_path, "It is the colour of milk.", "Red, the colour of milk, grey.", "The colour of milk again.")
    assert thrice.figures["en.shared"] == round(100 * 12 / 17, 1)
    (note,) = about(thrice, "shared")
    assert note.places == ['"the colour of milk": deed.d0, deed.d1, deed.d2']


def test_a_phrase_does_not_reach_over_a_clause(tmp_path: Path) -> None:
    found = read(tmp_path, *3 * ["One {if A}two three{else}two{end} four five."])
    assert found.figures["en.shared"] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("One, two - three!", 3),
        ("{active} doesn't re-read it.", 4),
        ("Here {if A}is a long way{else}is{end} home.", 6),
    ],
)
def test_words_are_counted_as_they_are_read(text: str, words: int) -> None:
    assert len(words_in(spoken(text))) == words


def test_speech_is_parted_into_sentences() -> None:
    assert sentences_in('"Wait," she says. "Why?" It rains') == ['"Wait," she says.', '"Why?"', "It rains"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('She looks up. "No."', "a quoted line"),
        ("She looks up. Who did it?", "a question"),
        ("She looks up from her work. It rains.", "a short sentence"),
        (f"She looks up. {PLAIN}", ""),
        (f"{PLAIN[:-1]} and nobody has come for it since the day before yesterday.", "a long sentence"),
    ],
)
def test_last_beats_are_told_apart(text: str, kind: str) -> None:
    assert ending(text) == kind


def test_three_endings_of_a_kind_in_a_row_are_noted_once_and_only_within_a_file(tmp_path: Path) -> None:
    short = "Cold wind in the reeds. It rains."
    (note,) = about(read(tmp_path, short, short, short, short), "ending")
    assert [place.split(": ")[1:] for place in note.places] == [["deed.d2", "a short sentence"]]
    assert not about(read(tmp_path, short, short, PLAIN, short), "ending")
    third = f'[deed.e]\nname = "E"\neffect = "nothing"\nstory = "{short}"\n'
    assert not about(read(tmp_path, short, short, more=third), "ending")


def test_three_openings_of_a_kind_in_a_row_are_noted(tmp_path: Path) -> None:
    (note,) = about(read(tmp_path, *("You wait.", "Your boots are wet.", "You go on.")), "opening")
    assert cards(note) == ["deed.d2: you"]
    assert not about(read(tmp_path, "Rain falls.", "Wind blows.", "Snow lies."), "opening")


def test_a_tic_is_noted_from_four_percent_of_the_logs_on(tmp_path: Path) -> None:
    many = [f"Rain falls for day {number}." for number in range(24)]
    assert not about(read(tmp_path, *many, "Nobody looks."), "tic")
    (note,) = about(read(tmp_path, *many, "Nobody looks.", "Nobody speaks."), "tic")
    assert note.message.startswith("Nobody: in 7.7 %")
    assert cards(note) == ["deed.d24", "deed.d25"]


@pytest.mark.parametrize(
    "text",
    [
        "It seems to rain.",
        "Suddenly it rains.",
        "An ancient door.",
        "Not a door, but a wall.",
        "Rain — and wind.",
        "Run!",
    ],
)
def test_some_phrases_are_written_nowhere(text: str, tmp_path: Path) -> None:
    (note,) = about(read(tmp_path, PLAIN, text), "forbidden")
    assert cards(note) == ["deed.d1.story"]


def test_what_only_looks_like_a_forbidden_phrase_is_fine(tmp_path: Path) -> None:
    assert not about(read(tmp_path, "She does not go. But he does, and it seems a long way."), "forbidden")


def test_long_and_short_logs_and_long_sentences_are_noted(tmp_path: Path) -> None:
    found = read(tmp_path, "Rain.", PLAIN, style=Style(words=(3, 12), asks=0, recalls=0))
    (note,) = about(found, "length")
    assert cards(note) == ["deed.d0.story: 1 words", "deed.d1.story: 13 words"]
    assert not about(found, "sentence")
    assert about(read(tmp_path, PLAIN), "sentence")


def test_too_few_logs_that_ask_or_recall_are_noted(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, *5 * [PLAIN])
    first, second, *others = logs_of(pack)
    asks = Log(first.path, first.texts, asks=True, recalls=True)
    enough = Style(words=(3, 40), asks=20, recalls=40)
    found = review(pack, [asks, second, *others], enough)
    assert not about(found, "asks")
    assert about(found, "recalls")
    assert (found.figures["en.asks"], found.figures["en.recalls"]) == (20, 20)


def test_a_title_belongs_to_one_card_or_to_cards_of_one_thing(tmp_path: Path) -> None:
    lamp = '[item.lamp]\nname = "d 0"\n'
    (note,) = about(read(tmp_path, PLAIN, more=lamp), "title")
    assert cards(note) == ["item.lamp", "deed.d0"]
    same = Style(words=(3, 40), asks=0, recalls=0, same=[frozenset(("deed", "item"))])
    assert not about(read(tmp_path, PLAIN, more=lamp, style=same), "title")


def test_one_file_can_be_asked_about(tmp_path: Path) -> None:
    more = '[deed.e]\nname = "E"\neffect = "nothing"\nstory = "Wait!"\n'
    pack = pack_of(tmp_path, "Run!", PLAIN, more=more)
    found = review(pack, logs_of(pack), STYLE, "more.toml")
    assert found.figures["en.logs"] == 1
    (note,) = about(found, "forbidden")
    assert cards(note) == ["deed.e.story"]


def test_a_language_without_lists_is_not_listened_to(tmp_path: Path) -> None:
    told = '[deed.e]\nname = "E"\neffect = "nothing"\n[deed.e.story]\nen = "Rain falls."\nde = "Regen!"\n'
    assert [language.name for language in languages()] == ["en"]
    assert not about(read(tmp_path, PLAIN, more=told), "forbidden")


@pytest.mark.parametrize(("game", "logs"), [("vanguard", 300), ("martians", 300)])
def test_games_say_which_texts_are_read_aloud(game: str, logs: int) -> None:
    figures = load_game(game).pack.review().figures
    assert figures["en.logs"] >= logs
    assert 0 < figures["en.recalls"] < 100


def test_a_log_that_lets_choose_asks_and_one_that_looks_back_recalls() -> None:
    pack = load_game("vanguard").pack
    assert isinstance(pack, VanguardPack)
    logs = {log.path[1]: log for log in pack.logs()}
    assert (logs["1264"].asks, logs["1254"].asks) == (True, False)
    assert (logs["1252"].recalls, logs["1254"].recalls) == (True, False)
    assert len(logs["1251"].texts) > 1
