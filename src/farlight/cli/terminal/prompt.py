"""Reading lines while other things go on: what happens at the table is printed above the line that is being typed."""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SIGN = "> "


class Prompt:
    """Reads a line when it is asked to, in a thread of its own.

    The thread may still wait for a line when the program ends; it then holds nothing that the end would wait for.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._wanted = threading.Semaphore(0)
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_asking = False
        self._is_terminal = bool(sys.stdin) and sys.stdin.isatty() and sys.stdout.isatty()
        self._can_erase = self._is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        self._restore = _terminal_state() if self._is_terminal else _nothing
        threading.Thread(target=self._read, name="farlight-prompt", daemon=True).start()

    async def line(self) -> str | None:
        """The next line; None when there are no more."""
        if not self._is_asking:
            self._is_asking = True
            self._wanted.release()
        line = await self._lines.get()
        self._is_asking = False
        return line

    def close(self) -> None:
        """Leave the terminal as it was, even in the middle of a line."""
        self._restore()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Print something above what is being typed."""
        shown = self._is_terminal and self._is_asking
        if shown:
            sys.stdout.write("\r\x1b[K" if self._can_erase else "\n")
            sys.stdout.flush()
        yield
        if shown:
            sys.stdout.write(SIGN + _typed())
            sys.stdout.flush()

    def _read(self) -> None:
        _edit_lines()
        next_line = _from_terminal if self._is_terminal else _from_pipe()
        line: str | None = ""
        while line is not None:
            self._wanted.acquire()
            line = next_line()
            with contextlib.suppress(RuntimeError):  # the program has ended meanwhile
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)


def _from_terminal() -> str | None:
    try:
        return input(SIGN)
    except (EOFError, OSError, RuntimeError):
        return None


def _from_pipe() -> Callable[[], str | None]:
    """Lines of a pipe or file, without Python's own reader: its lock would be held while it waits."""
    buffer = b""
    ended = not sys.stdin

    def read() -> str | None:
        nonlocal buffer, ended
        sys.stdout.write(SIGN)
        sys.stdout.flush()
        while b"\n" not in buffer and not ended:
            try:
                more = os.read(0, 4096)
            except OSError:
                more = b""
            buffer += more
            ended = not more
        if not buffer:
            return None
        line, _, buffer = buffer.partition(b"\n")
        return line.decode("utf-8", "replace")

    return read


def _edit_lines() -> None:
    """Switch on arrow keys and history at the prompt, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - importing it is what turns it on


def _typed() -> str:
    """What stands on the line that is being typed."""
    try:
        import readline  # noqa: PLC0415 - not every system has it
    except ImportError:
        return ""
    return readline.get_line_buffer()


def _terminal_state() -> Callable[[], None]:
    """Something to call that brings the terminal back to how it is now."""
    try:
        import termios  # noqa: PLC0415 - not every system has it
    except ImportError:
        return _nothing
    try:
        state = termios.tcgetattr(sys.stdin)
    except termios.error:
        return _nothing
    return lambda: termios.tcsetattr(sys.stdin, termios.TCSADRAIN, state)


def _nothing() -> None:
    """Restore nothing, where there is nothing to restore."""
