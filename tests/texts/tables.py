"""What tables say in play, by the message that says it: samples of it to read by eye.

`python -m tests.texts.tables de --seed 7` plays both games at random and by their advisers, and prints 200 texts: each
message at most once, some of every kind, with the texts of cards and effects beside them.
"""

import argparse
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from farlight.bots import Look, bots_of
from farlight.bots.advice import reasons_of
from farlight.kernel import Position, Setup, load_game
from farlight.texts import LANGUAGES, Texts
from tests.texts.generated import generated
from tests.texts.shown import texts_at

Table = Position[Any, Any]

GAMES = ("martians", "vanguard")
ANSWERS = 220
"""Answers of a table that are looked at."""
LOOKS = 12
"""The scene is drawn again after so many answers."""
SHARES = {
    "card": 60,
    "prompt": 15,
    "option": 20,
    "about": 10,
    "refusal": 25,
    "event": 25,
    "hint": 12,
    "odds": 5,
    "scene": 10,
    "rule": 6,
    "client": 12,
}
"""Of 200 texts; a kind that has fewer leaves the rest to cards."""
CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "locales"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)", re.MULTILINE)
Said = dict[str, dict[str, list[str]]]
"""Texts by kind and message."""


class Heard(Texts):
    """Texts that keep what they say, by message; the scene is told by many small ones."""

    kind = ""
    kept: Said

    def say(self, key: str, **args: Any) -> str:
        said = super().say(key, **args)
        if self.kind and said not in (texts := self.kept[self.kind][key]):
            texts.append(said)
        return said


def heard_at(table: Table, language: str, kept: Said) -> Heard:
    plain = texts_at(table, language)
    heard = Heard(language, [table.game.texts], plain._namer)
    heard.kept = kept
    return heard


def _keep(kept: Said, kind: str, key: str, text: str) -> None:
    if text and text not in kept[kind][key]:
        kept[kind][key].append(text)


def _listen(table: Table, heard: Heard, kept: Said) -> None:
    """What questions, choices, bars, odds and the last events say."""
    for event in table.events:
        _keep(kept, "event", event.key(), heard.event(event))
    for decision in table.open:
        _keep(kept, "prompt", decision.prompt, heard.prompt(decision))
        for option in decision.options:
            _keep(kept, "option", option.verb, heard.option(option))
            _keep(kept, "about", option.verb, heard.about(option))
        odds = table.game.table.outlook(table.play, decision)
        for line in () if odds is None else (*odds.lines, *odds.options.values()):
            _keep(kept, "odds", line.key, heard.line(line))


def _look(table: Table, heard: Heard, kept: Said, seats: int) -> None:
    """What the scene says, and why what cannot be chosen cannot."""
    heard.kind = "scene"
    table.game.table.scene(table.game.play(table.game.view(table.state, None)), heard)
    heard.kind = ""
    barred = table.play.barred if table.open else None
    for seat in range(seats):
        for _, refusal in barred(seat) if barred is not None else ():
            _keep(kept, "refusal", refusal.reason, heard.refusal(refusal))


def _play(game_name: str, mission: str, language: str, seed: int, kept: Said) -> None:
    """One table: the odd ones by the adviser with its reasons, the others at random."""
    game = load_game(game_name)
    chance = random.Random(seed)
    seats = chance.choice((1, 2, 3))
    table: Table = Position(game, game.rules.new(Setup(game_name, mission, seats, seed)))
    advised = bool(seed % 2)
    bot = bots_of(game)[game.bots.adviser](seed)
    heard = heard_at(table, language, kept)
    for step in range(ANSWERS):
        _listen(table, heard, kept)
        if not table.open:
            break
        if step % LOOKS == 0:
            _look(table, heard, kept, seats)
        look = Look(table)
        number = bot.choose(look) if advised else chance.choice(table.choices())[0]
        for reason in reasons_of(bot, look, number) if advised else ():
            _keep(kept, "hint", reason.key, heard.line(reason))
        table.choose(number)


def played(language: str, seed: int, tables: int) -> Said:
    kept: Said = defaultdict(lambda: defaultdict(list))
    chance = random.Random(seed)
    for number in range(tables):
        name = GAMES[number % 2]
        mission = chance.choice([each.id for each in load_game(name).rules.missions()])
        _play(name, mission, language, seed * 100 + number // 2, kept)
    return kept


def printed(language: str, kept: Said) -> None:
    """What is there without a table: rules, and messages of the client as they are written."""
    for name in GAMES:
        folder = load_game(name).texts
        texts = Texts(language, [folder])
        for key, _ in MESSAGE.findall((folder / f"{language}.ftl").read_text("utf-8")):
            if key.startswith("rule-"):
                _keep(kept, "rule", key, texts.say(key))
    for key, source in MESSAGE.findall((CLIENT / f"{language}.ftl").read_text("utf-8")):
        _keep(kept, "client", key, source.strip())


def sample(language: str, seed: int, tables: int) -> Iterator[tuple[str, str]]:
    """What says it, and the text; as many of each kind as it has a share."""
    kept = played(language, seed, tables)
    printed(language, kept)
    chance = random.Random(seed)
    missing = 0
    for kind, share in SHARES.items():
        if kind == "card":
            continue
        known = kept[kind]
        keys = chance.sample(sorted(known), min(share, len(known)))
        missing += share - len(keys)
        yield from ((f"{kind} {key}", chance.choice(known[key])) for key in keys)
    yield from (("card", said) for said in chance.sample(generated(language), SHARES["card"] + missing))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--tables", type=int, default=40)
    asked = parser.parse_args()
    for number, (key, said) in enumerate(sample(asked.language, asked.seed, asked.tables), 1):
        print(f"{number}. [{key}] {said}")


if __name__ == "__main__":
    main()
