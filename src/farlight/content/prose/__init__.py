"""Prose: what an editor would say about the texts of a pack. None of it is wrong; all of it tires a listener."""

from farlight.content.prose.readings import Log, Style
from farlight.content.prose.review import review

__all__ = ["Log", "Style", "review"]
