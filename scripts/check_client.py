#!/usr/bin/env python3
"""Build the browser client and check it: types, components, and that it knows the server as it is."""

import runpy
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CHECKS = (
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    ("vitest/vitest.mjs", "run"),
)


def main() -> int:
    builder = runpy.run_path(str(ROOT / "scripts" / "build_client.py"))
    try:
        builder["build"]()
        node = builder["install"]()
    except builder["CannotBuild"] as error:
        sys.exit(str(error))
    failed = 0
    for tool, *args in CHECKS:
        failed += subprocess.run([node, str(WEB / "node_modules" / tool), *args], cwd=WEB, check=False).returncode != 0
    for made in ("wire-types", "scene-types", "board-things"):
        command = [sys.executable, str(ROOT / "scripts" / made), "--check"]
        failed += subprocess.run(command, cwd=ROOT, check=False).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
