"""The page about bots: its bot plays, and its lists are what they should be."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from farlight.bots import find_bot
from farlight.bots.search_bot import SearchBot
from farlight.kernel import Setup, load_game
from farlight.lab.play import play_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


def test_the_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 34, "thirty lines, and some air"
    (tmp_path / "careful.py").write_text(found[1], "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = load_game("beacon")
    played = play_game(game, Setup("beacon", "first-light", 2, 3), "careful:Careful,tries=1,steps=2", tmp_path)
    assert played.outcome
    assert played.notes == []
    find_bot(game, "careful:Careful")


def test_the_page_names_every_setting_of_the_search() -> None:
    settings = [name for name in SearchBot.__init__.__annotations__ if name not in {"seed", "return"}]
    assert re.findall(r"^\| `(\w+)` \| [^|]*\|", PAGE.partition("## `search`")[2], re.MULTILINE) == settings


def test_the_list_of_prompts_and_verbs_is_up_to_date() -> None:
    script = ROOT / "scripts" / "bot-words"
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
