"""Every text of both games that is put together by rules of a language, and samples of them to read by eye.

`python -m tests.texts.generated de --seed 7` prints 200 of them, the same ones for the same seed and packs.
"""

import argparse
import random
from collections.abc import Iterable
from functools import cache
from itertools import chain

from farlight.effects import describe
from farlight.kernel import load_game
from farlight.texts import LANGUAGES
from tests.effects.test_describe import effects_in, texts_of
from tests.effects.vocabularies import GAMES
from tests.martians.table.test_card_texts import told_cards as told_on_mars
from tests.vanguard.table.test_texts import told_cards as told_by_vanguard

PROSE = ("story", "addon", "facility", "upgrade", "situation", "objective", "secondary")
"""Stories, and cards aboard that say something beside their rules: prose of the pack."""
TEST_ALONE = ": nothing"
"""How the pack writes a condition that has no effect of its own: no card shows it like that."""


def cards(language: str) -> Iterable[str]:
    told = chain(told_by_vanguard(language), told_on_mars(language))
    return (said for card, said in told if not card.startswith(PROSE))


def effects(language: str) -> Iterable[str]:
    """Of every place of a pack, also where no card is drawn: Logs, missions, ways, endings."""
    for game in ("vanguard", "martians"):
        texts = texts_of(game, language)
        trees = {effect.source: effect.tree for effect in effects_in(load_game(game).content) if effect.source}
        shown = (tree for source, tree in trees.items() if not source.endswith(TEST_ALONE))
        yield from (describe(tree, GAMES[game], texts) for tree in shown)


@cache
def generated(language: str) -> list[str]:
    """Each text once, in the order of the packs."""
    return list(dict.fromkeys((*cards(language), *effects(language))))


def sample(language: str, seed: int, count: int = 200) -> list[str]:
    return random.Random(seed).sample(generated(language), count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, default=200)
    asked = parser.parse_args()
    for number, said in enumerate(sample(asked.language, asked.seed, asked.count), 1):
        print(f"{number}. {said}")


if __name__ == "__main__":
    main()
