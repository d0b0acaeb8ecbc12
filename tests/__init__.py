"""The tests; each says for itself if it wants the compiled engine."""

import os

os.environ.setdefault("FARLIGHT_COMPILED", "0")
