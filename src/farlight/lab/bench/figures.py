"""What was measured, as data: `farlight bench --json` prints a `Report`."""

from collections.abc import Sequence

import msgspec

MICRO = 1e6
Round = dict[str, float]
"""What `yardstick.py` says of one round, in seconds."""


class Figures(msgspec.Struct):
    """What was measured of one engine. Times in microseconds, the best round of each."""

    name: str
    """The game, or the other engine."""
    build: str
    """`pure` or `compiled` for ours, with the folder if it is another one; `peer` for other engines."""
    decision: float
    """Options and answer in random play; ours with a snapshot at every boundary, as at a table."""
    real_choice: float
    """The same per decision with more than one option; the time of the others counts in."""
    forced: float
    """The share of decisions with one option."""
    copy: float
    """An independent position at any decision."""
    answer: float
    """An answer with the options that follow, at the same decisions as copies."""
    copy_and_answer: float
    to_an_answer: float
    """Copy and answer, as a multiple of an answer."""
    playouts_per_second: float
    """From the middle of a game: a copy, played at random to its end."""
    games_per_second: float
    """Ours as in simulations, without snapshots."""
    memory: float
    """Bytes of a copy that is kept, one at every decision; what compiled engines allocate beside Python is not seen."""
    loading: float
    """Seconds of processor time for importing the engine and reading its content."""
    decision_sim: float | None = None
    """A decision without snapshots, as in simulations. This and all below: of ours only."""
    bare: float | None = None
    """A decision of the rules alone, driven by the shortest possible loop."""
    kernel: float | None = None
    """What the kernel adds to the bare rules, per decision."""
    save_bytes: int | None = None
    """The largest save of some finished games with all their history."""
    save_load: float | None = None
    """Microseconds for loading that save."""
    instructions: float | None = None
    """Thousands of machine instructions per decision, if they were counted."""


class Ratios(msgspec.Struct):
    """One of ours as a share of another engine's time in the same run: below 1 is faster."""

    name: str
    build: str
    to: str
    decision: float
    real_choice: float
    copy: float
    copy_and_answer: float
    playout: float


class Report(msgspec.Struct):
    """Everything of one run."""

    python: str
    rounds: int
    engines: list[Figures]
    ratios: list[Ratios]
    missing: dict[str, str]
    """Engines that were asked for and could not be measured, with the reason."""
    counted_by: str
    """The program that counted instructions, or why none did."""


def best(rounds: Sequence[Round]) -> Round:
    """The best round of each figure: noise only ever adds."""
    return {key: min(found[key] for found in rounds) for key in rounds[0]}


def figures(name: str, build: str, rounds: Sequence[Round], once: Round) -> Figures:
    found = best(rounds)
    pair = min(rounds, key=lambda each: each["answer"] + each["copy_and_answer"])
    game = found.get("decision_sim_game", found["game"])
    return Figures(
        name,
        build,
        decision=found["decision"] * MICRO,
        real_choice=found["real_choice"] * MICRO,
        forced=found["forced"],
        copy=found["copy"] * MICRO,
        answer=pair["answer"] * MICRO,  # these two are a ratio, and so of one round
        copy_and_answer=pair["copy_and_answer"] * MICRO,
        to_an_answer=pair["copy_and_answer"] / pair["answer"],
        playouts_per_second=1 / found["playout"],
        games_per_second=1 / game,
        memory=once["memory"],
        loading=once["loading"],
        decision_sim=_micro(found.get("decision_sim")),
        bare=_micro(found.get("bare")),
        kernel=_micro(found["decision"] - found["bare"]) if "bare" in found else None,
        save_bytes=int(once["save_bytes"]) if "save_bytes" in once else None,
        save_load=_micro(once.get("save_load")),
    )


def ratios(ours: Figures, peer: Figures) -> Ratios:
    return Ratios(
        ours.name,
        ours.build,
        peer.name,
        ours.decision / peer.decision,
        ours.real_choice / peer.real_choice,
        ours.copy / peer.copy,
        ours.copy_and_answer / peer.copy_and_answer,
        peer.playouts_per_second / ours.playouts_per_second,
    )


def _micro(seconds: float | None) -> float | None:
    return None if seconds is None else seconds * MICRO
