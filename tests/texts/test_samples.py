"""The samples that people read have something of every kind in them."""

from tests.texts.tables import SHARES, played, printed


def test_a_few_tables_say_something_of_every_kind() -> None:
    kept = played("de", 1, 8)
    printed("de", kept)
    assert {kind for kind in SHARES if kind != "card" and not kept[kind]} == set()
    assert sum(map(len, kept.values())) > 1000
