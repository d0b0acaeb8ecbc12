"""`farlight play`: the table in the browser, served on this machine."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.cli.run import PATIENCE, environment
from tests.server.tools import eventually, free_port


def test_play_serves_the_page_until_it_is_stopped_and_a_second_call_finds_it(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "farlight", "play", "--no-open", "--port", str(port)]
    running = subprocess.Popen(
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        page = eventually(lambda: answer(f"http://127.0.0.1:{port}/"), "the page")
        assert page.status_code == 200
        assert "Farlight" in page.text
        assert "default-src 'self'" in page.headers["content-security-policy"]
        again = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)
        assert again.returncode == 0
        assert f"open already: http://127.0.0.1:{port}" in again.stdout
    finally:
        os.kill(running.pid, signal.SIGINT)
        said, _ = running.communicate(timeout=PATIENCE)
    assert f"Your table is at http://127.0.0.1:{port}" in said
    assert (tmp_path / "tables.db").exists()


def test_a_table_on_this_machine_starts_without_what_only_other_servers_need() -> None:
    found = "import sys, farlight.cli.browser; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", found], capture_output=True, text=True, check=True).stdout.split()
    assert "sqlalchemy" in loaded
    assert not {"alembic", "psycopg", "sqlalchemy.dialects.postgresql", "httpx"} & set(loaded)


def answer(url: str) -> httpx.Response | None:
    try:
        return httpx.get(url)
    except httpx.TransportError:
        return None
