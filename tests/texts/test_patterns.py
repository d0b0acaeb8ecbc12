"""Plain messages are said without the library: the same, to the letter."""

import itertools
import re
from pathlib import Path

import pytest

import farlight
from farlight.texts import LANGUAGES
from farlight.texts.bundle import Bundle
from farlight.texts.patterns import LARGEST, NotPlain, plural, read

FILES = sorted(Path(farlight.__file__).parent.rglob("texts/en.ftl"))
FOLDERS = [file.parent for file in FILES]
COMMON = Path(farlight.__file__).parent / "texts"
VALUES = (0, 1, 2, 5, 21, 1000, -1, "a word", "few", "x" * 2501)


def bundle_of(folder: Path, language: str) -> Bundle:
    bundle = Bundle(language)
    for each in dict.fromkeys((COMMON, folder)):
        bundle.add((each / f"{language}.ftl").read_text("utf-8"))
    return bundle


def arguments(source: str) -> list[dict[str, str | int]]:
    """Every value for all variables at once, and every word and number that a choice has for each of them."""
    names = sorted(set(re.findall(r"\$([A-Za-z][A-Za-z0-9_-]*)", source)))
    chosen = [int(key) if key.isdecimal() else key for key in re.findall(r"\[ *([\w-]+) *\]", source)]
    found: list[dict[str, str | int]] = [dict.fromkeys(names, value) for value in (*VALUES, *chosen)]
    found += [{**dict.fromkeys(names, "b"), name: value} for name, value in itertools.product(names, chosen)]
    return found if names else [{}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_said_as_the_library_says_it(folder: Path, language: str) -> None:
    bundle = bundle_of(folder, language)
    plain = 0
    for name, source in bundle._sources.items():
        if name.startswith("-"):
            continue
        for args in arguments(source):
            said = bundle._say_plainly(name, args)
            plain += said is not None
            if said is not None:
                assert (said[0], list(said[1])) == bundle._say(name, args), name
    assert plain > len(bundle._sources), "almost all are plain, whatever is put in"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_library(language: str) -> None:
    forms = Bundle(language)._plural_form
    assert [plural(language, number) for number in range(LARGEST + 1)] == [
        forms(number) for number in range(LARGEST + 1)
    ]


@pytest.mark.parametrize(
    "source",
    [
        "key = { DATETIME($when) }\n",
        "key = { NUMBER($level, minimumFractionDigits: 1) }\n",
        "key = { other.title }\n",
        'key = { -term(case: "dative") }\n',
        "key = text\n    .title = more\n",
        "key = { $a ->\n    [one] x\n    }\n",
        'key = { "\\u00e9" }\n',
        "key = un } closed\n",
        "key =\n",
    ],
)
def test_what_is_not_plain_is_left_to_the_library(source: str) -> None:
    with pytest.raises(NotPlain):
        read(source)


def test_lines_are_joined_as_the_library_joins_them() -> None:
    bundle = Bundle("en")
    texts = [
        "a = first\n      second\n    third\n",
        "b =\n    first\n\n      second { $x }   \n    { $x } third   \n\n# a comment\n",
        'c = { "" } kept { "  " }\n',
        "d = { $x ->\n    [0] none\n    [one] one { $x }\n   *[other] many\n        lines { a }\n } end\n",
        "e = { $x ->\n   *[a] { $y ->\n       *[one] deep\n     }\n  }\n",
        "f = { -g } and\n    more\n",
        "-g = a term\n",
    ]
    bundle.add("".join(texts))
    for name, x in itertools.product("abcdef", (0, 1, 2, "a")):
        args = {"x": x, "y": 1}
        said = bundle._say_plainly(name, args)
        if name != "d" or x != "a":  # a word against the number of a variant is the library's business
            assert said is not None, name
            assert said[0] == bundle._say(name, args)[0], name  # type: ignore[index]
