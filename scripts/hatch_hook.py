"""Called by hatchling: a wheel carries the built browser client, so that nobody who installs it needs Node.js."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        script = Path(self.root) / "scripts" / "build_client.py"
        if version == "editable" or not (Path(self.root) / "web").is_dir():
            return  # a checkout builds the client when somebody wants to play
        runpy.run_path(str(script))["build"]()
