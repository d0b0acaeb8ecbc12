"""`farlight conform`."""

from pathlib import Path

from rich.console import Console

from farlight.errors import UserError
from farlight.scenarios import load_cases, run_case


def run(paths: list[Path]) -> int:
    if not paths:
        raise UserError("Which scenarios? Name files or folders, for example: farlight conform tests/conformance")
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    verdicts = [run_case(case) for case in load_cases(paths)]
    failed = [verdict for verdict in verdicts if not verdict.passed]
    for verdict in failed:
        console.print(f"{verdict.case.label}\n    {verdict.reason}", markup=False)
    console.print(f"{len(verdicts) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0
