"""Samples over everything that a language says: cards, questions, log, reasons, rules, boards, the client itself.

`python -m tests.texts.spoken cs --seed 7 --minutes 4` plays both games, notes what is said, and prints 200 texts of all
kinds to read by eye: many different messages rather than many of the same one.
"""

import argparse
import random
import re
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import farlight
from farlight.bots import Look, bots_of
from farlight.bots.advice import reasons_of
from farlight.kernel import AnyGame, Position, Setup, load_game
from farlight.texts import COMMON, LANGUAGES, Texts, capital
from tests.texts.generated import generated
from tests.texts.shown import Table, strings_in, texts_at

GAMES = ("vanguard", "martians")
OF_A_GAME = {"asked": 20, "log": 15, "reason": 13, "scene": 7}
"""How many of each kind a sample has of each game."""
CARDS, RULES, CLIENT, KERNEL = 50, 14, 18, 8
CLIENT_FILES = Path(farlight.__file__).parents[2] / "web" / "src" / "locales"
STORY = "event-log-read"
"""Prose of the pack, not put together from messages."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =((?:.|\n(?=[ }]|\n[ ]))*)", re.MULTILINE)

Said = Iterator[tuple[str, str, str]]
"""The kind, the message, and the text."""


def said_at(table: Table, texts: Texts, closely: bool) -> Said:
    """What a position says; closely also what takes long: the board, and what the adviser thinks."""
    for event in table.events:
        yield "log", event.key(), capital(texts.event(event))
    options = [option for decision in table.open for option in decision.options]
    for option in (*options, *(effect.option for effect in table.interrupts())):
        yield "asked", f"option-{option.verb}", capital(texts.option(option))
        yield "asked", f"about-{option.verb}", texts.about(option)
    for decision in table.open:
        yield "asked", f"prompt-{decision.prompt}", capital(texts.prompt(decision))
        odds = table.game.table.outlook(table.play, decision)
        for line in () if odds is None else (*odds.lines, *odds.options.values()):
            yield "reason", line.key, capital(texts.line(line))
    for _, refusal in table.play.barred(0) if table.open and table.play.barred else ():
        yield "reason", refusal.reason, texts.refusal(refusal)
    if closely:
        yield from _said_closely(table, texts)


def _said_closely(table: Table, texts: Texts) -> Said:
    game, look = table.game, Look(table)
    bot = bots_of(game)[game.bots.adviser](1)
    for line in reasons_of(bot, look, bot.choose(look)):
        yield "reason", line.key, capital(texts.line(line))
    seen = game.table.scene(game.play(game.view(table.state, None)), texts)
    for text in strings_in(msgspec.to_builtins(seen), ("story", "id")):
        if " " in text:
            yield "scene", text, text


def heard(game: AnyGame, language: str, chance: random.Random, seconds: float) -> dict[str, dict[str, set[str]]]:
    """What is said at tables of a game, by kind and message: all missions in turn, some of the answers by lot."""
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    until, missions = time.monotonic() + seconds, game.rules.missions()
    makers = [maker for name, maker in bots_of(game).items() if name != "search"]
    for number in range(1_000_000):
        seed = chance.randrange(10**6)
        setup = Setup(game.name, missions[number % len(missions)].id, chance.choice((1, 2, 2, 3, 4)), seed)
        table: Table = Position(game, game.rules.new(setup))
        bot, astray = chance.choice(makers)(seed), chance.choice((0.0, 0.1, 0.5, 1.0))
        for step in range(chance.choice((150, 600, 2500))):
            if not table.open or time.monotonic() > until:
                break
            if step % 3 == 0:
                for kind, key, text in said_at(table, texts_at(table, language), closely=step % 60 == 0):
                    found[kind][key].add(text)
            at_random = chance.random() < astray
            options = table.open[0].options
            table.choose(chance.randrange(len(options)) if at_random else bot.choose(Look(table)))
        if time.monotonic() > until:
            return found
    return found


def messages(file: Path) -> list[str]:
    return [f"{key} = {text.strip()}" for key, text in _MESSAGE.findall(file.read_text("utf-8"))]


def of_different_shapes(told: list[str], chance: random.Random) -> list[str]:
    """One of those that differ in names and numbers only."""
    shapes: dict[str, list[str]] = defaultdict(list)
    for text in told:
        shapes[re.sub(r"\d+|[„“«].*?[“”»]", "#", text)].append(text)
    return [chance.choice(alike) for alike in shapes.values()]


def sample(language: str, seed: int, seconds: float) -> Iterator[tuple[str, str]]:
    chance = random.Random(seed)
    yield from (("card", text) for text in chance.sample(of_different_shapes(generated(language), chance), CARDS))
    for name in GAMES:
        said: Any = heard(load_game(name), language, chance, seconds / len(GAMES))
        for kind, count in OF_A_GAME.items():
            keys = sorted(key for key, texts in said[kind].items() if key != STORY and any(texts))
            for key in chance.sample(keys, min(count, len(keys))):
                yield f"{name} {kind}", chance.choice(sorted(said[kind][key] - {""}))
        rules = [each for each in messages(load_game(name).texts / f"{language}.ftl") if each.startswith("rule-")]
        yield from (("rule", text) for text in chance.sample(rules, RULES // len(GAMES)))
    yield from (("client", text) for text in chance.sample(messages(CLIENT_FILES / f"{language}.ftl"), CLIENT))
    yield from (("kernel", text) for text in chance.sample(messages(COMMON / f"{language}.ftl"), KERNEL))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--minutes", type=float, default=4)
    asked = parser.parse_args()
    for number, (kind, text) in enumerate(sample(asked.language, asked.seed, asked.minutes * 60), 1):
        print(f"{number}. [{kind}] {text}")


if __name__ == "__main__":
    main()
