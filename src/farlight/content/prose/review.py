"""A pack read by an editor: what is measured of its texts, and what is remarked on."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from farlight.content.cards import tell
from farlight.content.locate import TomlPath
from farlight.content.pack import LoadedPack
from farlight.content.prose.languages import Language, languages
from farlight.content.prose.readings import Log, Style, tellings, texts_of
from farlight.content.prose.sentences import ending, sentences_in, spoken, words_in
from farlight.content.prose.shared_phrases import SharedPhrases
from farlight.kernel import EditorNote, Review

_ROW = 3
"""How often the same kind of opening or ending may not come one after the other."""
_WORST = 10
"""Shared phrases that are shown."""

Told = Sequence[tuple[TomlPath, str]]


def review(pack: LoadedPack, logs: Iterable[Log], style: Style, file: str = "") -> Review:
    """Read the texts of a pack or of one file, Logs with more care, in every language that is listened for."""
    read = Reading(pack, list(logs), style, file)
    editors = [Editor(read, language) for language in languages()]
    figures = {f"{each.language.name}.{name}": value for each in editors for name, value in each.figures().items()}
    return Review(figures, [*(note for each in editors for note in each.notes()), *_titles(read)])


class Reading(msgspec.Struct, frozen=True):
    """What is read, and what is wanted of it."""

    pack: LoadedPack
    logs: Sequence[Log]
    style: Style
    file: str
    """The file that is asked about; empty for all of them."""

    def wanted(self, path: TomlPath) -> bool:
        return not self.file or Path(self.pack.file(path)).name == Path(self.file).name

    def place(self, path: TomlPath) -> str:
        """Where something stands, with its path."""
        found = self.pack.problem(path, "")
        return f"{found.file}:{found.line}:{found.column}: {'.'.join(map(str, path))}"


class Editor:
    """Somebody who reads a pack in one language."""

    def __init__(self, read: Reading, language: Language) -> None:
        self.language = language
        self._read = read
        self._style = read.style
        self._logs = [log for log in read.logs if read.wanted(log.path) and tellings(log, language.name)]
        self._tellings = [telling for log in self._logs for telling in tellings(log, language.name)]
        texts = list(texts_of(read.pack, language.name))
        self._texts = [each for each in texts if read.wanted(each[0])]
        self._phrases = SharedPhrases(((path, text) for path, text in texts if path[-1] != "name"), read.wanted)

    def figures(self) -> dict[str, float]:
        """What can be counted: the shares and the mean that have a limit, and kinds of openings and endings."""
        if not self._texts:
            return {}
        found = {"shared": self._phrases.share}
        if self._logs:
            found |= {"logs": len(self._logs), "sentence": self._sentence()}
            found |= {"asks": self._share(log.asks for log in self._logs)}
            found |= {"recalls": self._share(log.recalls for log in self._logs)}
            found |= {f"opening.{kind}": share for kind, share in self._kinds(self._openings()).items()}
            found |= {f"ending.{kind}": share for kind, share in self._kinds(self._endings()).items()}
        return {name: round(value, 1) for name, value in found.items()}

    def notes(self) -> Iterator[EditorNote]:
        yield from self._shared()
        yield from self._forbidden()
        if self._logs:
            yield from self._long_sentences()
            yield from self._tics()
            yield from self._lengths()
            yield from self._too_few()
            yield from self._rows("opening", self._openings())
            yield from self._rows("ending", self._endings())

    def _shared(self) -> Iterator[EditorNote]:
        found, most = self._phrases, self.language.limits.shared
        if found.share >= most:
            worst = [f'"{" ".join(phrase)}": {", ".join(cards)}' for phrase, cards in found.worst()[:_WORST]]
            said = f"{found.share:.1f} % of the words stand in phrases of four that more than two cards have"
            yield EditorNote("shared", f"{said}; under {most:g} % is wanted", worst)

    def _forbidden(self) -> Iterator[EditorNote]:
        for name, pattern in self.language.forbidden.items():
            places = [self._place(path) for path, text in self._texts if pattern.search(text)]
            if places:
                yield EditorNote("forbidden", f"{name}: write it otherwise", places)

    def _long_sentences(self) -> Iterator[EditorNote]:
        mean, most = self._sentence(), self.language.limits.sentence
        if mean >= most:
            yield EditorNote("sentence", f"a sentence of a Log has {mean:.1f} words; under {most:g} are wanted")

    def _tics(self) -> Iterator[EditorNote]:
        most = self.language.limits.tic
        for name, pattern in self.language.tics.items():
            logs = [log for log in self._logs if any(pattern.search(text) for _, text in self._told(log))]
            share = 100 * len(logs) / len(self._logs)
            if share > most:
                said = f"{name}: in {share:.1f} % of the Logs; at most {most:g} % is wanted"
                yield EditorNote("tic", said, [self._place(log.path) for log in logs])

    def _lengths(self) -> Iterator[EditorNote]:
        low, high = self._style.words
        counts = [(path, len(words_in(spoken(text)))) for path, text in self._tellings]
        places = [f"{self._place(path)}: {words} words" for path, words in counts if not low <= words <= high]
        if places:
            yield EditorNote("length", f"{len(places)} Logs have fewer than {low} or more than {high} words", places)

    def _too_few(self) -> Iterator[EditorNote]:
        asks = self._share(log.asks for log in self._logs)
        if asks < self._style.asks:
            yield EditorNote("asks", f"{asks:.1f} % of the Logs ask; at least {self._style.asks} % is wanted")
        recalls = self._share(log.recalls for log in self._logs)
        if recalls < self._style.recalls:
            said = f"{recalls:.1f} % of the Logs know what happened before"
            yield EditorNote("recalls", f"{said}; at least {self._style.recalls} % is wanted")

    def _rows(self, what: str, kinds: Sequence[tuple[TomlPath, str]]) -> Iterator[EditorNote]:
        """Kinds that come three times in a row within a file: each row is told once, by the Log that makes it one."""
        places, row, before = [], 0, ("", "")
        for path, kind in kinds:
            now = (self._read.pack.file(path), kind)
            row = row + 1 if now == before and kind else 1
            before = now
            if row == _ROW:
                places.append(f"{self._place(path)}: {kind}")
        if places:
            yield EditorNote(what, f"the same kind of {what} {_ROW} times in a row", places)

    def _openings(self) -> list[tuple[TomlPath, str]]:
        return [(log.path, self.language.opening(self._first(log))) for log in self._logs]

    def _endings(self) -> list[tuple[TomlPath, str]]:
        return [(log.path, ending(self._first(log))) for log in self._logs]

    def _kinds(self, kinds: Sequence[tuple[TomlPath, str]]) -> dict[str, float]:
        counts = Counter(kind for _, kind in kinds if kind)
        return {kind: 100 * count / len(kinds) for kind, count in counts.most_common()}

    def _sentence(self) -> float:
        lengths = [len(words_in(each)) for _, text in self._tellings for each in sentences_in(spoken(text))]
        return sum(lengths) / max(1, len(lengths))

    def _share(self, found: Iterable[bool]) -> float:
        return 100 * sum(found) / len(self._logs)

    def _told(self, log: Log) -> Told:
        return tellings(log, self.language.name)

    def _first(self, log: Log) -> str:
        return spoken(self._told(log)[0][1])

    def _place(self, path: TomlPath) -> str:
        return self._read.place(path)


def _titles(read: Reading) -> Iterator[EditorNote]:
    """Names that two cards have, unless both are of one thing."""
    named: dict[str, list[tuple[str, TomlPath]]] = {}
    for kind, cards in read.pack.cards.items():
        for card_id, card in cards.items():
            title = tell(card.name, "en")
            named.setdefault(title.casefold(), []).append((title, (kind, card_id)))
    for found in named.values():
        paths = [path for _, path in found]
        kinds = {path[0] for path in paths}
        if len(paths) > 1 and any(map(read.wanted, paths)) and not any(kinds <= same for same in read.style.same):
            yield EditorNote("title", f"'{found[0][0]}' is the name of several cards", list(map(read.place, paths)))
