"""Places in TOML files: every path of the parsed data is found, and its value stands where we say."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import rtoml
from hypothesis import given, settings
from hypothesis import strategies as st

from farlight.content.locate import Places, TomlPath

TRICKY = {
    "plain": 'a = 1\nb = "two"\nc = true\n',
    "no final line break": "a = 1",
    "space everywhere": '\n\n  a\t=\t1  \n\n [ t ] \n  b = 2\n  [ t . u ]\n c = 3',
    "comments with brackets and quotes": '# [x] "\n[t] # ]] "\na = 1 # = "b\n# \'\'\'\nb = [ # ]\n 1, # ,\n 2 ]\n',
    "dotted keys": 'a.b.c = 1\na.b.d = 2\na.e = "x"\n[t]\nu.v = 1\nu . w = 2\n',
    "quoted keys": '"a b" = 1\n\'c.d\' = 2\n"e\\"f" = 3\n"" = 4\n"g\\u0041" = 5\n["t u".\'v.w\']\n"x = y" = 6\n',
    "keys like numbers": "1 = 1\n3.4 = 2\n-5- = 3\n",
    "tables": "[a.b.c]\nx = 1\n[a]\ny = 2\n[a.b]\nz = 3\n",
    "arrays of tables": "[[a]]\nx = 1\n[[a]]\n[a.t]\ny = 2\n[[a]]\nx = 3\n[b]\nz = 1\n[[c.d]]\nx = 1\n[[c.d]]\nx = 2\n",
    "arrays of tables within": "[[a]]\n[[a.b]]\nx = 1\n[[a.b]]\nx = 2\n[[a]]\n[[a.b]]\nx = 3\n[a.b.t]\ny = 1\n",
    "inline tables": 'a = { b = 1, c = { d = "}", e = [1, { f = 2 }] }, "g h" = \'{\', i.j = 3 }\nk = {}\n',
    "lists": 'a = []\nb = [1, 2,]\nc = [[1, 2], [], ["]", \'[\']]\nd = [\n  "x, y",\n\n  "z" , # last\n]\n',
    "escaped quotes": 'a = "say \\"]\\" \\\\"\nb = "\\\\"\nc = "\\\\\\""\nd = \'back\\\'\ne = 1\n',
    "multi-line strings": 'a = """\n[x]\nb = 1 # "" no\n"""\nc = \'\'\'\n" ]]\n\'\' {\n\'\'\'\nd = 1\n',
    "quotes before the end": 'a = """x""""\nb = """x"""""\nc = \'\'\'y\'\'\'\'\nd = """"z"""\ne = """"""\nf = 1\n',
    "escapes in multi-line strings": 'a = """x \\"""y\\\\"""\nb = """\\\n   z \\\n\n  w"""\nc = 1\n',
    "empty strings": "a = \"\"\nb = ''\nc = ['', \"\"]\nd = 1\n",
    "dates and floats": "a = 1979-05-27T07:32:00Z\nb = 1979-05-27 07:32:00\nc = [07:32:00, 1e5, -inf, +1_000, 0x1f]\n",
    "letters of all kinds": '"ключ" = "Würfel ✨"\na = { "é" = "ž" }\n',
}  # fmt: skip


def paths(value: Any, path: TomlPath = ()) -> Iterator[tuple[TomlPath, Any]]:
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from paths(inner, (*path, number))


def written_at(text: str, places: Places, path: TomlPath) -> str:
    """What begins at the place of a value, to the end of the text."""
    return text[places.values[path] :]


def check_value(text: str, places: Places, path: TomlPath, value: Any) -> None:
    """The value is the one that stands at its place, if it stands at one (tables under headings do not)."""
    assert path in places.keys or path in places.values, f"{path} has no place"
    if path not in places.values:
        assert isinstance(value, dict | list), f"{path} has no place of its own"
        return
    written = written_at(text, places, path)
    if isinstance(value, dict | list):
        assert written.startswith("{" if isinstance(value, dict) else "[")
    elif isinstance(value, str):
        check_string(text, places, path, value)
    else:
        # A bare value ends where a list, a table or its line does.
        ends = [end for end in range(1, len(written) + 1) if end == len(written) or written[end] in ",]}#\n "]
        assert any(parsed(written[:end]) == value for end in ends), f"{path}: {written[:20]!r} is not {value!r}"


def parsed(source: str) -> Any:
    try:
        return rtoml.loads(f"x = {source}")["x"]
    except rtoml.TomlParsingError:
        return None


def check_string(text: str, places: Places, path: TomlPath, value: str) -> None:
    written = written_at(text, places, path)
    assert written[0] in "\"'"
    escaped = places.escaped_places(path)
    if not escaped:
        start = places.string_start(path)
        assert text[start : start + len(value)] == value
        return
    assert len(escaped) == len(value) + 1, f"{path}: a place for each character and the end"
    rows = text.split("\n")
    for character, (line, column) in zip(value, escaped, strict=False):
        found = rows[line - 1][column - 1 : column] or "\n"
        assert found in (character, "\\"), f"{path}: {character!r} at {line}:{column}"


@pytest.mark.parametrize("name", TRICKY)
def test_every_path_has_the_place_where_its_value_stands(name: str) -> None:
    text = TRICKY[name]
    places = Places(text)
    found = list(paths(rtoml.loads(text)))
    assert found
    for path, value in found:
        check_value(text, places, path, value)
    known = {path for path, _ in found}
    assert set(places.values) <= known, "a place of something that is not there"
    assert set(places.keys) <= known


@pytest.mark.parametrize("name", TRICKY)
def test_every_key_stands_where_we_say(name: str) -> None:
    text = TRICKY[name]
    for path, start in Places(text).keys.items():
        key = path[-1]
        expected = ("[[",) if isinstance(key, int) else (key, '"', "'")
        assert text.startswith(expected, start), f"{path}: {text[start : start + 10]!r}"


# Arbitrary files

_names = st.text(alphabet="ab-_ .\"'\\é\n#[]{}=,", max_size=4)
_texts = st.text(alphabet="ab \"'\\\n\t#[]{}=,é✨", max_size=8)
_values = st.recursive(
    st.integers(-999, 999) | st.booleans() | _texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_names, inner, max_size=3),
    max_leaves=8,
)


def basic(text: str) -> str:
    """A basic string: JSON writes the same escapes."""
    return json.dumps(text, ensure_ascii=False)


def some_string(text: str, draw: st.DataObject) -> str:
    """A string in any of the ways that TOML has for it."""
    ways = [basic(text), '"""\n' + basic(text)[1:-1].replace("\\n", "\n") + '"""']
    if not set(text) & set("'\n"):
        ways.append(f"'{text}'")
    if "'" not in text:
        ways.append(f"'''\n{text}'''")
    return draw.draw(st.sampled_from(ways))


def some_toml(value: Any, draw: st.DataObject) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return some_string(value, draw)
    space = draw.draw(st.sampled_from(("", " ", "\n", " # ] } \" '\n"))) if isinstance(value, list) else ""
    if isinstance(value, list):
        return f"[{space}" + f",{space}".join(some_toml(item, draw) for item in value) + f"{space}]"
    return "{ " + ", ".join(f"{basic(key)} = {some_toml(item, draw)}" for key, item in value.items()) + " }"


@settings(deadline=None)
@given(tables=st.dictionaries(_names, st.dictionaries(_names, _values, max_size=3), max_size=3), draw=st.data())
def test_every_path_of_any_file_has_its_place(tables: dict[str, dict[str, Any]], draw: st.DataObject) -> None:
    text = "".join(
        f"[{basic(name)}] # [\n" + "".join(f"{basic(key)} = {some_toml(item, draw)}\n" for key, item in table.items())
        for name, table in tables.items()
    )
    assert rtoml.loads(text) == tables
    places = Places(text)
    for path, value in paths(tables):
        check_value(text, places, path, value)
        assert path in places.values or isinstance(value, dict)


# Asking for places


def test_line_and_column_count_from_1() -> None:
    places = Places("a = 1\n\nbc = 2\n")
    assert places.line_and_column(places.keys["a",]) == (1, 1)
    assert places.line_and_column(places.values["bc",]) == (3, 6)


def test_the_nearest_place_of_something_missing_is_that_of_what_it_would_be_in() -> None:
    text = "[a.b]\nc = { d = 1 }\n"
    places = Places(text)
    assert places.nearest(("a", "b", "c", "d")) == text.index("d =")
    assert places.nearest(("a", "b", "c", "x", "y")) == text.index("c =")
    assert places.nearest(("a", "b", "x")) == text.index("b]")
    assert places.nearest(("a",)) == text.index("a.b")
    assert places.nearest(("z",)) == 0


def test_an_element_of_an_array_of_tables_is_at_its_own_heading() -> None:
    places = Places("[[case]]\nx = 1\n\n[[case]]\nx = 2\n")
    assert [places.line_and_column(places.nearest(("case", number)))[0] for number in (0, 1)] == [1, 4]


def test_an_empty_file_has_no_places() -> None:
    assert Places("").keys == {}
    assert Places("# only a comment").values == {}


def test_the_places_within_a_table_go_by_the_paths_in_it() -> None:
    text = '[a.b]\nc = "x"\n[z.b]\nc = "y"\n'
    places = Places(text).within(("z",))
    assert places.nearest(("b",)) == text.index("b]", text.index("z"))
    assert places.string_start(("b", "c")) == text.index("y")
    assert ("z", "b") not in places.keys
    assert places.line_and_column(places.values["b", "c"]) == (4, 5)
