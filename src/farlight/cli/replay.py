"""`farlight replay`."""

from pathlib import Path

from rich.console import Console

from farlight.kernel import EngineError, Loaded, load, load_game, read_header


def run(file: Path, pack: Path | None = None) -> int:
    console = Console(highlight=False, soft_wrap=True, emoji=False)
    game = load_game(read_header(file).game, pack)
    loaded = load(file, game)
    timeline = loaded.timeline
    setup = timeline.setup
    console.print(f"{setup.game}/{setup.mission}, seats {setup.seats}, answers {len(timeline.path())}", markup=False)
    for note in loaded.notes:
        console.print(f"note: {note}", markup=False)
    found = timeline.position.state.fingerprint()
    if found != loaded.fingerprint and not loaded.notes:
        console.print(f"differs: the replay ended in state {found}, the save says {loaded.fingerprint}", markup=False)
        return 1
    console.print(f"the replay ends as recorded: {timeline.position.outcome or 'not over'}", markup=False)
    return _fail_again(console, loaded)


def _fail_again(console: Console, loaded: Loaded) -> int:
    """Give the answer that once broke the engine, if the file is the export of a failure."""
    failure = loaded.failure
    if failure is None:
        return 0
    position = loaded.timeline.position
    number = next((n for n, choice in position.choices(failure.seat) if choice.id == failure.option), None)
    if number is None:
        console.print(f"the failing answer '{failure.option}' is not offered any more", markup=False)
        return 1
    try:
        position.choose(number)
    except EngineError as error:
        console.print(f"reproduced: '{failure.option}' fails: {error}", markup=False)
        return 1
    console.print(f"not reproduced: '{failure.option}' works now; it failed with: {failure.error}", markup=False)
    return 0
