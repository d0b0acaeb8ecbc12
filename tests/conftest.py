"""For all tests: where checked packs are kept, and which tests begin."""

import atexit
import os
import shutil
import tempfile

import pytest

if "FARLIGHT_CACHE" not in os.environ:  # set once, for every process that the tests start
    os.environ["FARLIGHT_CACHE"] = tempfile.mkdtemp(prefix="farlight-tests-")
    atexit.register(shutil.rmtree, os.environ["FARLIGHT_CACHE"], ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser first: they take longest, and what is short fills the processors at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))
