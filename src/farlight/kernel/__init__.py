"""The kernel: state, steps, decisions, chance, positions, timelines, saves. It knows no game."""

from farlight.kernel.ask import choose, choose_some
from farlight.kernel.chance import Chance, commitment, keeps_commitment, new_chance, new_seed
from farlight.kernel.decision import DONE, GROUP, READY, Decision, Option, Refs, Refusal, Value, option
from farlight.kernel.errors import Broken, Diverged, EngineError, NoOption, Runaway, UnknownStep
from farlight.kernel.events import Ended, Event, Forced
from farlight.kernel.game import AnyGame, BadSetup, Game, Migration, Mission, Setup, StepTable, UndoPolicy, first
from farlight.kernel.lines import Line, Outlook, Panel, Remembered, Where
from farlight.kernel.planning import Slot, all_ready, gather
from farlight.kernel.play import Call, GameState, Interrupt, Lead, Play, Procedure, Step
from farlight.kernel.position import Position, replay
from farlight.kernel.registry import UnknownGame, game_names, load_all_games, load_game, load_game_with
from farlight.kernel.saves import (
    Failure,
    Loaded,
    SaveError,
    dump,
    header_of,
    load,
    load_from,
    migrate,
    read_header,
    save,
)
from farlight.kernel.sources import BadResult, Result, Scripted
from farlight.kernel.state import State, decode, encode
from farlight.kernel.telling import telling
from farlight.kernel.timeline import Entry, Timeline

__all__ = [
    "DONE",
    "GROUP",
    "READY",
    "AnyGame",
    "BadResult",
    "BadSetup",
    "Broken",
    "Call",
    "Chance",
    "Decision",
    "Diverged",
    "Ended",
    "EngineError",
    "Entry",
    "Event",
    "Failure",
    "Forced",
    "Game",
    "GameState",
    "Interrupt",
    "Lead",
    "Line",
    "Loaded",
    "Migration",
    "Mission",
    "NoOption",
    "Option",
    "Outlook",
    "Panel",
    "Play",
    "Position",
    "Procedure",
    "Refs",
    "Refusal",
    "Remembered",
    "Result",
    "Runaway",
    "SaveError",
    "Scripted",
    "Setup",
    "Slot",
    "State",
    "Step",
    "StepTable",
    "Timeline",
    "UndoPolicy",
    "UnknownGame",
    "UnknownStep",
    "Value",
    "Where",
    "all_ready",
    "choose",
    "choose_some",
    "commitment",
    "decode",
    "dump",
    "encode",
    "first",
    "game_names",
    "gather",
    "header_of",
    "keeps_commitment",
    "load",
    "load_all_games",
    "load_from",
    "load_game",
    "load_game_with",
    "migrate",
    "new_chance",
    "new_seed",
    "option",
    "read_header",
    "replay",
    "save",
    "telling",
]
