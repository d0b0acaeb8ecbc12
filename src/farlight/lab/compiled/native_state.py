"""The base of all states in a compiled build: a native class where pure Python has a `msgspec.Struct`.

The classes themselves are lowered from the ones that the games have; the base is the one module that is spelled
otherwise, and by these few words only.
"""

from farlight.lab.compiled.check import Refused

MODULE = "kernel/state.py"
INSTEAD = {
    "from typing import Self, TypeVar\n": "from typing import Any, Self, TypeVar\n",
    "import msgspec\n": "import msgspec\nfrom mypy_extensions import mypyc_attr\n",
    "from farlight.kernel.fields.copiers import give_copiers\n": "from farlight.kernel.fields.adopted import adopt\n",
    "class State(msgspec.Struct):\n": "@mypyc_attr(allow_interpreted_subclasses=True)\nclass State:\n",
    "def __init_subclass__(cls) -> None:\n": "def __init_subclass__(cls, **keywords: Any) -> None:\n",
    # Every lowered class has an `__init__`, and no struct may have one.
    "        give_copiers(cls)\n": "        if '__init__' not in vars(cls):\n            adopt(cls, keywords)\n",
}
"""What stands in the module, once, and what a build has there."""


def native(source: str) -> str:
    """The module as it is compiled."""
    for pure, compiled in INSTEAD.items():
        if source.count(pure) != 1:
            raise Refused(f"{MODULE}: {pure.strip()!r} is expected once; mend lab/compiled/native_state.py.")
        source = source.replace(pure, compiled)
    return source
