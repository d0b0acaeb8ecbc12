"""`farlight backup` and `farlight restore`."""

from pathlib import Path

from rich.console import Console

from farlight.cli.serve import own_database
from farlight.server.store.backup import About, read_backup, write_backup
from farlight.server.store.database import open_engine


def backup(file: Path, database: str | None) -> None:
    engine = open_engine(database or own_database())
    about = write_backup(engine, file)
    engine.dispose()
    _tell(f"{file} holds {_counted(about)}. Put it back with: farlight restore {file} --database URL")


def restore(file: Path, database: str | None) -> None:
    engine = open_engine(database or own_database())
    about = read_backup(engine, file)
    engine.dispose()
    _tell(f"Put back: {_counted(about)}, from {file}.")


def _counted(about: About) -> str:
    words = {"tables": "tables", "people": "people", "records": "records"}
    return ", ".join(f"{about.rows.get(name, 0)} {said}" for name, said in words.items())


def _tell(text: str) -> None:
    Console(highlight=False, emoji=False, soft_wrap=True).print(text, markup=False)
