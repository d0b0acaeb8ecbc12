"""For all tests: checked packs are kept in a folder of their own, not in that of whoever runs them."""

import atexit
import os
import shutil
import tempfile

if "FARLIGHT_CACHE" not in os.environ:  # set once, for every process that the tests start
    os.environ["FARLIGHT_CACHE"] = tempfile.mkdtemp(prefix="farlight-tests-")
    atexit.register(shutil.rmtree, os.environ["FARLIGHT_CACHE"], ignore_errors=True)
