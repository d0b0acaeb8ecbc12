"""`farlight rules --where ID`: where a rule stands in the code of its game, and which cases cite it."""

import inspect
import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console

from farlight.errors import UserError
from farlight.kernel import load_game
from farlight.rulebook import Rule, rules
from farlight.scenarios import load_cases

NEAR = 5
"""How many known ids an unknown one is answered with."""
READ = (".py", ".toml", ".ftl")


def print_places(said: str, games: Sequence[str], cases: Path) -> None:
    """Print file, line and what stands there: first the code and the content of the game, then the cases."""
    game, rule = _find(said, games)
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    console.print(f"{rule.id}: chapter {rule.chapter}, {rule.title} ({rule.kind})", markup=False)
    for heading, lines in (("code", _in_code(game, rule.id)), ("cases", _in_cases(game, rule.id, cases))):
        console.print(heading)
        for line in list(lines) or ["none"]:
            console.print(f"  {line}", markup=False)


def _find(said: str, games: Sequence[str]) -> tuple[str, Rule]:
    """The rule of that id and its game."""
    known = {rule.id: (game, rule) for game in games for rule in rules(game)}
    if said.upper() in known:
        return known[said.upper()]
    near = ", ".join(get_close_matches(said.upper(), known, NEAR, cutoff=0.0))
    raise UserError(f"There is no rule '{said}' in the rulebook of {' or '.join(games)}. Near it are {near}.")


def _in_code(game: str, rule: str) -> Iterator[str]:
    """Every line of the game's package and of its pack that names the rule."""
    named = re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-]|\.\d)")
    loaded = load_game(game)
    for folder in (Path(inspect.getfile(type(loaded))).parent, loaded.pack.path):
        for file in sorted(each for each in folder.rglob("*") if each.suffix in READ):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                if named.search(line):
                    yield f"{_from_here(file)}:{number}: {line.strip()}"


def _in_cases(game: str, rule: str, folder: Path) -> Iterator[str]:
    """The cases that cite the rule; those who installed the game without a checkout have none."""
    if not folder.exists():
        yield f"there are none at '{folder}': run this in the checkout, or name a folder with --cases"
        return
    for each in load_cases([folder]):
        if each.game == game and rule in each.case.rule:
            yield f"{each.file}:{each.line}: {each.case.title}"


def _from_here(file: Path) -> Path:
    """Its path from the current folder, if it is below."""
    here = Path.cwd()
    return file.relative_to(here) if file.is_relative_to(here) else file
