"""A run: a folder with a study, the records of its games, and which of them are there yet.

While it runs, `parts/` has a file for every batch, written in one step: a kill loses at most what was being played.
When all are there they become one Parquet file per table, in the order of the games, whoever played them and when.
"""

import os
import shutil
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import farlight
from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.lab.studies.engine_key import engine_key
from farlight.lab.studies.records import FURTHER, TABLES, Batch, unpack_batch
from farlight.lab.studies.study import Cell, Study, cells_of, games_in

if TYPE_CHECKING:
    import pyarrow

FORMAT = 1
"""Of the folder. Raise it when one of before could not be read any more."""
MANIFEST, PARTS = "run.json", "parts"
ROWS = 50_000
"""Of a row group in a Parquet file, about."""
NEEDS = "Records need pyarrow: pip install 'farlight[lab]'."


class Manifest(msgspec.Struct):
    """What a run was begun with."""

    format: int
    farlight: str
    engine: str
    packs: dict[str, str]
    """The hash of each pack, by game and folder."""
    study: Study
    games: int
    finished: bool = False


class RunFolder:
    """The folder of a run."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest

    @cached_property
    def cells(self) -> list[Cell]:
        return cells_of(self.study)

    @property
    def study(self) -> Study:
        return self.manifest.study

    @property
    def finished(self) -> bool:
        return self.manifest.finished

    @property
    def tables(self) -> tuple[str, ...]:
        return self.study.tables or FURTHER

    @property
    def games(self) -> int:
        """How many there will be."""
        return self.manifest.games

    def done(self) -> list[tuple[int, int]]:
        """Ranges of games that have been played."""
        if self.finished:
            return [(0, self.games)]
        names = (file.stem.split("-") for file in (self.folder / PARTS).glob("*.part"))
        return sorted((int(first), int(stop)) for first, stop in names)

    def add(self, data: bytes) -> Batch:
        """Keep a batch. Once this is over no kill loses it."""
        batch = unpack_batch(data)
        _write(self.folder / PARTS / f"{batch.first:08}-{batch.stop:08}.part", data)
        return batch

    def batches(self) -> Iterator[Batch]:
        """What has been played of an unfinished run, in the order of the games."""
        for file in sorted((self.folder / PARTS).glob("*.part")):
            try:
                yield unpack_batch(file.read_bytes())
            except msgspec.MsgspecError as error:
                raise UserError(f"{file}: this part is damaged: delete it and run the study again.") from error

    def finish(self) -> None:
        """Make the Parquet files when everything was played, and do away with the parts."""
        for name in ("games", *self.tables):
            self._merge(name)
        self.manifest.finished = True
        self._save()
        shutil.rmtree(self.folder / PARTS)

    def _merge(self, name: str) -> None:
        parquet = _parquet()
        draft = self.folder / f"{name}.parquet.draft"
        with parquet.ParquetWriter(draft, _schema(name), compression="zstd") as writer:
            for table in self._read(name):
                writer.write_table(table)
        draft.replace(self.folder / f"{name}.parquet")

    def _read(self, name: str) -> "Iterator[pyarrow.Table]":
        """A table out of the parts, some rows at a time: cut by their number, never by how the parts were dealt out."""
        rows: list[tuple[object, ...]] = []
        for batch in self.batches():
            rows += batch.rows.get(name, [])
            while len(rows) >= ROWS:
                yield to_arrow(name, rows[:ROWS])
                del rows[:ROWS]
        yield to_arrow(name, rows)

    def table(self, name: str) -> "pyarrow.Table":
        """A table as far as there is one: of an unfinished run, of the games that are there."""
        import pyarrow  # noqa: PLC0415 - an extra

        if name not in ("games", *self.tables):
            return to_arrow(name, [])
        if not self.finished:
            return pyarrow.concat_tables(self._read(name))
        file = self.folder / f"{name}.parquet"
        try:
            return _parquet().read_table(file)
        except (OSError, pyarrow.ArrowException) as error:
            raise UserError(f"{file}: this table cannot be read: it is missing or damaged.") from error

    def _save(self) -> None:
        _write(self.folder / MANIFEST, msgspec.json.format(msgspec.json.encode(self.manifest), indent=2))


def open_run(folder: Path) -> RunFolder:
    """A run that there is; raises `UserError` if it is none, or of another version of us."""
    file = folder / MANIFEST
    try:
        data = file.read_bytes()
    except OSError as error:
        raise UserError(f"{folder} is no run: it has no {MANIFEST}. Make one with `farlight lab run`.") from error
    try:
        version = msgspec.json.decode(data, type=dict[str, object]).get("format")
        if version != FORMAT:
            raise UserError(f"{folder} is a run of another version ({version}, here {FORMAT}): run the study anew.")
        return RunFolder(folder, msgspec.json.decode(data, type=Manifest))
    except msgspec.MsgspecError as error:
        raise UserError(f"{file}: this is damaged: {error}.") from error


def begin_run(folder: Path, study: Study) -> RunFolder:
    """A new run, or the same one to go on with: it must be of the same study, rules and packs."""
    _parquet()
    cells = cells_of(study)
    manifest = Manifest(FORMAT, farlight.__version__, engine_key(), _packs(cells), study, games_in(cells))
    if (folder / MANIFEST).exists():
        return _go_on(folder, manifest)
    if folder.exists() and any(folder.iterdir()):
        raise UserError(f"{folder} holds something else: choose another folder with --out.")
    (folder / PARTS).mkdir(parents=True)
    run = RunFolder(folder, manifest)
    run._save()
    return run


def _go_on(folder: Path, wanted: Manifest) -> RunFolder:
    run = open_run(folder)
    known = run.manifest
    if known.study != wanted.study:
        raise UserError(f"{folder} is the run of another study: choose another folder with --out.")
    if not run.finished:
        check_same(run, wanted)
    return run


def check_same(run: RunFolder, wanted: Manifest | None = None) -> None:
    """Raise `UserError` if the rest of a run would be played by other rules, bots or cards than its beginning."""
    known, packs = run.manifest, _packs(run.cells) if wanted is None else wanted.packs
    if (known.farlight, known.engine) != (farlight.__version__, engine_key()):
        raise UserError(f"{run.folder} was begun with other rules or bots: choose another folder with --out.")
    changed = [pack for pack, key in packs.items() if known.packs.get(pack) != key]
    if changed:
        raise UserError(f"{run.folder} was begun with other cards in {changed[0]}: choose another folder with --out.")


def _packs(cells: Sequence[Cell]) -> dict[str, str]:
    found = {}
    for cell in cells:
        name = f"{cell.game} {cell.pack}".strip()
        if name not in found:
            found[name] = load_game(cell.game, cell.folder).pack.hash
    return found


def _write(file: Path, data: bytes) -> None:
    """Write it in one step, and durably."""
    draft = file.with_suffix(f".draft{os.getpid()}")
    with draft.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(file)


# Parquet


def _parquet() -> Any:  # Any: a module without types
    try:
        import pyarrow.parquet  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise UserError(NEEDS) from error
    return pyarrow.parquet


def _schema(name: str) -> "pyarrow.Schema":
    import pyarrow  # noqa: PLC0415 - an extra

    kinds = {int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_(), str: pyarrow.string()}
    return pyarrow.schema([(column, kinds[kind]) for column, kind in TABLES[name].items()])


def to_arrow(name: str, rows: Sequence[tuple[object, ...]]) -> "pyarrow.Table":
    """Rows as a table of these columns."""
    import pyarrow  # noqa: PLC0415 - an extra

    columns = list(zip(*rows, strict=True)) or [()] * len(TABLES[name])
    schema = _schema(name)
    return pyarrow.table([pyarrow.array(each, field.type) for each, field in zip(columns, schema, strict=True)], schema)
