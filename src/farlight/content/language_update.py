"""Language files as a translator gets them: every text of a pack file in its order, what is missing with its English.

What begins with `# en` is written by us and goes when it is no longer needed; all other comments stay.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby, takewhile
from pathlib import Path

import rtoml

from farlight.content.locate import Places
from farlight.content.told_texts import Original, ToldTexts, Written

_OURS = "# en"
_ENGLISH = f"{_OURS}: "
_CHANGED = f"{_OURS} is now "


def update_language(texts: ToldTexts, language: str) -> list[Path]:
    """Write the files of a language: those of the texts that the pack has now. The files that are not as before."""
    known = texts.by_place(language)
    changed = []
    for file, originals in _by_file(texts, language).items():
        target = texts.folder / language / file
        before = target.read_text("utf-8") if target.is_file() else ""
        after = _file(originals, known, _comments(before))
        if originals and after != before:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(after, "utf-8")
            changed.append(target)
    return changed


def _by_file(texts: ToldTexts, language: str) -> Mapping[Path, list[tuple[str, Original]]]:
    """The texts that belong into each file; a language that stands beside the English needs no file."""
    files = texts.pack.reading().where.files
    found: dict[Path, list[tuple[str, Original]]] = {}
    for place, text in texts.originals.items():
        if text.path[0] != "pack" and language not in text.inline:
            file = files[text.path[:2]].relative_to(texts.folder)
            found.setdefault(file, []).append((place, text))
    return found


def _comments(before: str) -> dict[tuple[str, ...], list[str]]:
    """What translators noted, by the text or the heading that it stands above; () is the head of the file."""
    lines = before.split("\n")
    places = Places(before)
    found: dict[tuple[str, ...], list[str]] = {(): list(takewhile(lambda line: line.startswith("#"), lines))}
    for path, at in places.keys.items():
        number = places.line_and_column(at)[0] - 2
        own = [*takewhile(lambda line: line.startswith("#"), reversed(lines[: number + 1]))]
        if own and number + 1 != len(own):  # or else it is the head of the file
            found.setdefault(tuple(map(str, path)), [line for line in reversed(own) if not line.startswith(_OURS)])
    return found


def _file(
    originals: list[tuple[str, Original]], known: Mapping[str, Written], notes: Mapping[tuple[str, ...], list[str]]
) -> str:
    blocks = ["\n".join(notes[()])] if notes[()] else []
    for card, texts in groupby(originals, lambda each: each[1].path[:2]):
        heading = tuple(map(str, card))
        lines = [*notes.get(heading, ()), f"[{'.'.join(heading)}]"]
        for place, text in texts:
            lines += _lines(text, known.get(place), notes)
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def _lines(text: Original, written: Written | None, notes: Mapping[tuple[str, ...], list[str]]) -> Iterator[str]:
    path = tuple(map(str, text.path))
    key = ".".join(path[2:])
    made_from = written.found.made_from if written else text.hash
    yield from notes.get((*path, made_from), ())
    if written is None:
        yield from _commented(_ENGLISH, text.english)
    elif made_from != text.hash:
        yield from _commented(f"{_CHANGED}{text.hash}: ", text.english)
    yield f"{key}.{made_from} = {_quoted(written.words if written else '')}"


def _commented(start: str, english: str) -> Iterator[str]:
    first, *others = english.split("\n")
    yield f"{start}{first}"
    yield from (f"{_ENGLISH}{line}" for line in others)


def _quoted(words: str) -> str:
    """As people write it: paragraphs on lines of their own."""
    if "\n" in words and "\\" not in words and '"""' not in words and not words.endswith('"'):
        return f'"""\n{words}"""'
    return rtoml.dumps({"x": words}).removeprefix("x = ").rstrip("\n")
