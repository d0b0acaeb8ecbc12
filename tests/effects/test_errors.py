"""What an author reads when an effect does not parse: the place, what was expected, a suggestion, a caret."""

from pathlib import Path

import pytest

from farlight.content import Card, EffectText, read_pack
from farlight.effects import EffectError, Problem, Source, parse
from tests.effects.toy import WORDS


def problem(text: str, file: str = "card", line: int = 1, column: int = 1) -> Problem:
    with pytest.raises(EffectError) as raised:
        parse(Source(text, file, line, column), WORDS)
    return raised.value.problem


def test_an_error_names_file_line_and_column_and_points_at_the_word() -> None:
    found = problem("wave; wve; win", "drift.toml", 7, 11)
    assert str(found).splitlines() == [
        "drift.toml:7:17: unknown verb 'wve': expected one of 11 words, such as "
        + found.message.partition("such as ")[2],
        "    wave; wve; win",
        "          ^^^",
    ]
    assert found.message.endswith("Did you mean 'wave'?")


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("wve", 1, "Did you mean 'wave'?"),
        ("chose: wave | win", 1, "Did you mean 'choose'?"),
        ("eahc player: wave", 1, "Did you mean 'each'?"),
        ("if frist: wave", 4, "unknown condition 'frist': expected coins, first, not. Did you mean 'first'?"),
        ("each plyer: wave", 6, "unknown group 'plyer': expected player. Did you mean 'player'?"),
        ("wave 2 gren flags", 8, "unexpected 'gren': expected deep-blue, green, red. Did you mean 'green'?"),
        ("earn much", 6, "unexpected 'much': expected a whole number."),
        ("earn 1234567890", 6, "unexpected '1234567890': expected a whole number."),
        ("earn", 5, "verb 'earn' is not complete: expected a whole number."),
        ("fetch; wave", 6, "verb 'fetch' is not complete: expected the id of an item."),
        ("wave 2", 7, "verb 'wave 2' is not complete: expected deep-blue, green, red."),
        ("earn 1 win", 8, "unexpected 'win': expected '->', ';', the end."),
        ("each player wave", 13, "unexpected 'wave': expected ':', but."),
        ("if first wave", 10, "unexpected 'wave': expected ':', 'and'."),
        ("each player", 12, "expected ':', found the end"),
        ("may wave", 5, "expected ':', found 'wave'"),
        ("if first: wave else win", 21, "expected ':', found 'win'"),
        ("choose: wave", 13, "expected '|', found the end: a choice has two options or more"),
        ("2 wave", 3, "expected 'times', found 'wave': a number at the start of an effect says how often"),
        ("9999999999 times: wave", 1, "this number is too big"),
        ("{ wave", 7, "expected '}', found the end"),
        ("wave }", 6, "expected ';' or the end, found '}': no '{' is open here"),
        ("wave | win", 6, "found '|': '|' stands between the options of a 'choose:'"),
        ("wave else: win", 6, "'else:' stands right behind the body of an 'if'"),
        ("if first: wave; win else: paint", 21, "'else:' stands right behind the body of an 'if', before any ';'"),
        ("wave and win", 6, "effects follow each other with ';'"),
        ("{ wave; win } -> paint", 15, "a cost is one verb"),
        ("earn -1", 6, "unexpected character '-'"),
        ("wave!", 5, "unexpected character '!'"),
        ("", 1, "a verb is missing"),
        ("   \n ", 1, "a verb is missing"),
        ("wave;", 5, "nothing follows the ';': leave it out or add an effect"),
        ("{ wave; } ; win", 7, "nothing follows the ';': leave it out or add an effect"),
        ("wave; ; win", 5, "nothing follows the ';': leave it out or add an effect"),
        (";", 1, "a verb is missing"),
        ("wave, win", 5, "unexpected ',': separate effects with ';'"),
        ("earn 1 then win", 8, "unexpected 'then': separate effects with ';'"),
        ("earn 1 or win", 8, "unexpected 'or': there is no 'or': write choose: A | B"),
        ("choose: wave or win", 14, "there is no 'or': write choose: A | B"),
        ("wave 2, win", 7, "unexpected ',': expected deep-blue, green, red."),
        ("if first or first: wave", 10, "there is no 'or': write if A: X else: if B: X"),
        ("if first, first: wave", 9, "join conditions with 'and'"),
        ("each : wave", 5, "a group is missing: expected player."),
        ("if first and: wave", 13, "a condition is missing"),
        ("{ }", 2, "a verb is missing"),
        ("may: " * 41 + "wave", 201, "more than 40 effects within each other"),
    ],
)
def test_an_error_says_what_would_be_right_and_where(text: str, column: int, message: str) -> None:
    found = problem(text)
    assert message in found.message
    assert (found.line, found.column) == (1, column)


def test_far_too_deep_nesting_is_an_error_not_a_crash() -> None:
    assert "within each other" in problem("{" * 100_000).message


def test_the_excerpt_shows_the_line_of_a_long_effect_with_carets_under_the_wrong_word() -> None:
    found = problem("wave;\n  each player:\n    earn many;\nwin", "f", 10, 5)
    assert (found.line, found.column) == (12, 10)
    assert found.excerpt == "        earn many;\n             ^^^^"


def test_the_first_line_of_a_source_begins_at_its_column_and_the_others_at_1() -> None:
    assert problem("wve", line=4, column=9).column == 9
    assert (problem("wave;\nwve", line=4, column=9).line, problem("wave;\nwve", line=4, column=9).column) == (5, 1)


def test_what_is_missing_at_the_end_is_missed_behind_the_last_word_not_on_an_empty_line() -> None:
    found = problem("may: {\n  wave\n\n")
    assert (found.line, found.column) == (2, 7)


def test_carets_stand_right_under_a_line_with_tabs() -> None:
    assert problem("wave;\n\twve").excerpt == "    \twve\n    \t^^^"


# In a TOML file


class Thing(Card, frozen=True):
    effect: EffectText
    more: tuple[EffectText, ...] = ()
    by_level: dict[str, EffectText] | None = None


@pytest.mark.parametrize(
    ("toml", "place"),
    [
        ('effect = "wave; oops"', (3, 17)),
        ("effect = 'wave; oops'", (3, 17)),
        ('effect   =   "oops"', (3, 15)),
        ('effect = "wave; \\u006fops"', (3, 17)),
        ('effect = "w\\u0061ve; oops"', (3, 22)),
        ('effect = "wave;\\n  oops"', (3, 20)),
        ('effect = "\\twave;\\tearn \\"1\\""', (3, 25)),
        ('effect = "wave; earn"', (3, 21)),
        ('effect = """oops"""', (3, 13)),
        ('effect = """\noops"""', (4, 1)),
        ('effect = """\nwave;\n  oops; wave\n"""', (5, 3)),
        ("effect = '''\nwave;\n  oops; wave\n'''", (5, 3)),
        ("effect = '''wave;\n  oops; wave\n'''", (4, 3)),
        ('effect = """\nwave; \\\n    oops"""', (5, 5)),
        ('effect = """\\\n   wave;\n   oops"""', (5, 4)),
        ('effect = """wave;\n{ wave\n"""', (4, 7)),
        ('effect = "wave"\nmore = ["wave", "wave; oops"]', (4, 24)),
        ('effect = "wave"\nmore = [\n  # a ] and a "\n  "wave",\n  """\n  wave;\n  oops""",\n]', (9, 3)),
        ('effect = "wave"\nby_level = { a = "wave", "b c" = \'oops\' }', (4, 35)),
        ('effect = "wave"\nby_level.a = "oops"', (4, 15)),
        ('effect = "wave"\n[thing.one.by_level]\na = "oops"', (5, 6)),
    ],
)
@pytest.mark.parametrize("line_break", ["\n", "\r\n"])
def test_an_error_in_a_toml_string_has_its_place_in_the_file(
    tmp_path: Path, toml: str, place: tuple[int, int], line_break: str
) -> None:
    info = '[pack]\nid = "p"\ngame = "toy"\nname = "P"\nversion = "1"\nlicense = "CC0"\n'
    (tmp_path / "pack.toml").write_text(info, "utf-8")
    text = f'[thing.one]\nname = "One"\n{toml}\n'.replace("\n", line_break)
    (tmp_path / "things.toml").write_bytes(text.encode())
    _, problems = read_pack(tmp_path, "toy", {"thing": Thing}, WORDS)
    assert [(found.line, found.column) for found in problems] == [place], problems
    assert problems[0].file == str(tmp_path / "things.toml")
    assert "^" in problems[0].excerpt
