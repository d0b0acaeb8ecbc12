"""Called by hatchling: a wheel carries the built browser client, so that nobody who installs it needs Node.js.

With FARLIGHT_WHEEL=compiled it carries the compiled engine, too, and is for this machine and Python only.
"""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel is packed, and the compiled engine if it is wanted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        script = Path(self.root) / "scripts" / "build_client.py"
        if version == "editable" or not (Path(self.root) / "web").is_dir():
            return  # a checkout builds the client when somebody wants to play
        runpy.run_path(str(script))["build"]()
        if os.environ.get("FARLIGHT_WHEEL") == "compiled":
            sys.path.insert(0, str(Path(self.root) / "src"))
            from farlight.lab.compiled.build import build, libraries  # noqa: PLC0415 - needs what a plain wheel does not

            place = build(self.app.display_info)
            build_data["force_include"].update({str(file): str(file.relative_to(place)) for file in libraries(place)})
            build_data["dependencies"].append("mypy-extensions")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
