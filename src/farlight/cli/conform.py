"""`farlight conform`."""

from pathlib import Path

from rich.console import Console

from farlight.cli.as_json import print_json
from farlight.errors import UserError
from farlight.scenarios import load_cases, run_case


def run(paths: list[Path], json: bool = False) -> int:
    if not paths:
        raise UserError("Which scenarios? Name files or folders, for example: farlight conform tests/conformance")
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    verdicts = [run_case(case) for case in load_cases(paths)]
    failed = [verdict for verdict in verdicts if not verdict.passed]
    if json:
        told = [{"case": verdict.case.label, "reason": verdict.reason} for verdict in failed]
        print_json({"passed": len(verdicts) - len(failed), "failed": told})
        return 1 if failed else 0
    for verdict in failed:
        console.print(f"{verdict.case.label}\n    {verdict.reason}", markup=False)
    console.print(f"{len(verdicts) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0
