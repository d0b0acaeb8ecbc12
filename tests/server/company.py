"""A table with one person of every kind, for tests that try what each of them may do."""

from random import Random
from typing import Any

from farlight.kernel import game_names
from farlight.wire import Answer
from tests.server.tools import Live, Person

GAMES = game_names()


class Company:
    """A table with a host, a player and somebody who watches, where a few answers were given."""

    def __init__(self, url: str, game: str, **settings: str) -> None:
        self.host, self.player, self.watcher = (Person(url, name) for name in ("Ada", "Bruno", "Wanda"))
        self.table = self.host.new_table(url, game, 2, mine=[0], settings=settings)
        self.player.join(url, self.host, self.table)
        link = self.host.get(url, f"/tables/{self.table}/invitation")["watch"]
        self.watcher.post(url, "/join", {"invitation": link})
        self.spent = {who: list[Answer]() for who in ("host", "player")}
        """Answers that were given, by who gave them: they are worth nothing any more."""
        self._play(url)
        self.spent["watcher"] = self.spent["player"]

    def _play(self, url: str) -> None:
        chance = Random(4)
        with Live(url, self.host, self.table) as one, Live(url, self.player, self.table) as other:
            for number in range(60):
                for who, live in (("host", one), ("player", other)):
                    said = live.own_answer(f"{who}{number}", chance)
                    if said is not None:
                        live.ask(said)
                        for seen in (one, other):
                            seen.reach(live.version)
                        self.spent[who].append(said)
                if min(map(len, self.spent.values())) >= 4:
                    return

    def shown(self, url: str) -> Any:
        """The table as its host sees it."""
        return self.host.get(url, f"/tables/{self.table}", words="true")
