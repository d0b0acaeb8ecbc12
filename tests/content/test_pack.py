"""Loading packs: typed definitions, and every mistake told with its place and what would be right."""

import os
from pathlib import Path
from typing import Annotated

import pytest

from farlight.content import Card, CardRef, PackError, ToldTexts, load_pack, pack_game, read_pack, tell
from farlight.effects import Do, Phrase
from tests.content.packs import INFO, KINDS, Item, Price, check, problems, short, write_pack
from tests.effects.toy import WORDS

LAMP = '[item.lamp]\nname = "Lamp"\n'


def test_cards_are_typed_and_found_by_kind_and_id(tmp_path: Path) -> None:
    pack, wrong = check(
        tmp_path,
        items='[item.lamp]\nname = { en = "Lamp", it = "Lampada" }\nweight = 2\nprice = { coins = 3 }\n',
        deeds='[deed.greet]\nname = "Greet"\neffect = "wave"\n',
    )
    assert wrong == []
    assert pack is not None
    assert (pack.info.id, pack.info.authors) == ("p", [])
    assert pack.cards["item"] == {"lamp": Item("lamp", {"en": "Lamp", "it": "Lampada"}, 2, price=Price(3))}
    greet = pack.cards["deed"]["greet"]
    assert (greet.effect.source, greet.effect.tree) == ("wave", Do(Phrase("wave")))


def test_cards_of_one_kind_may_be_spread_over_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "more.toml").write_text('[item.rope]\nname = "Rope"\n', "utf-8")
    pack, wrong = check(tmp_path, items=LAMP)
    assert wrong == []
    assert pack is not None
    assert set(pack.cards["item"]) == {"lamp", "rope"}


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        # Fields
        (
            LAMP + "wieght = 2\n",
            "3:1: item.lamp.wieght: unknown field 'wieght': expected name, weight, size, price, prices, by_season. "
            "Did you mean 'weight'?",
        ),
        (LAMP + "by-weight = 2\n", "3:1: item.lamp.by-weight: unknown field 'by-weight'"),
        (LAMP + 'id = "lantern"\n', "3:1: the id of a card is its heading, here 'lamp': leave 'id' out"),
        ("[item.lamp]\nweight = 2\n", "1:7: item.lamp: 'name' is missing: add it"),
        (LAMP + 'weight = "two"\n', "3:1: item.lamp.weight: expected a whole number, found a text in quotes"),
        (LAMP + "weight = 1.5\n", "3:1: item.lamp.weight: expected a whole number, found a number"),
        (LAMP + "weight = -1\n", "3:1: item.lamp.weight: expected a whole number, at least 0"),
        ("[item.lamp]\nname = 3\n", "2:1: item.lamp.name: expected a text in quotes or a table, found a whole number"),
        ("[item.lamp]\nname = { en = 3 }\n", "2:1: item.lamp.name: expected a text in quotes, found a whole number"),
        (
            LAMP + 'size = "larg"\n',
            "3:1: item.lamp.size: unknown word 'larg': expected small, large. Did you mean 'large'?",
        ),
        (LAMP + "price = 3\n", "3:1: item.lamp.price: expected a table, found a whole number"),
        (LAMP + "prices = {}\n", "3:1: item.lamp.prices: expected a list in [ ], found a table"),
        # Fields of inner tables
        (
            LAMP + "price = { coins = 1, coin = 2 }\n",
            "3:22: item.lamp.price.coin: unknown field 'coin': expected coins, note. Did you mean 'coins'?",
        ),
        (
            LAMP + "[item.lamp.price]\n\ncoins = true\n",
            "5:1: item.lamp.price.coins: expected a whole number, found true",
        ),
        (LAMP + "price = {}\n", "3:1: item.lamp.price: 'coins' is missing"),
        (
            LAMP + "prices = [\n  { coins = 1 },\n  { coins = 1,  cons = 2 },\n]\n",
            "5:17: item.lamp.prices.1.cons: unknown field 'cons': expected coins, note.",
        ),
        (
            LAMP + "[[item.lamp.prices]]\ncoins = 1\n[[item.lamp.prices]]\n",
            "5:1: item.lamp.prices.1: 'coins' is missing",
        ),
        (
            LAMP + "by_season.winter = { coin = 1 }\n",
            "unknown field 'coin': expected coins, note. Did you mean 'coins'?",
        ),
        # Cards and kinds
        ("\n[itm.lamp]\nname = 'x'\n", "2:2: unknown kind of card 'itm': expected item, deed. Did you mean 'item'?"),
        ("weight = 3\n", "1:1: unknown kind of card 'weight': expected item, deed."),
        ("item = 3\n", "1:1: 'item' needs cards: write each one under a heading [item.ID]"),
        ("[[item]]\nname = 'x'\n", "1:3: 'item' needs cards: write each one under a heading [item.ID]"),
        ("[item]\nname = 'x'\n", "2:1: 'name' is no card: write it under a heading [item.name]"),
        ("[item.'old lamp']\nname = 'x'\n", "1:7: the id 'old lamp' is no word: use letters, digits, - and _"),
        # Texts
        ("[item.lamp]\nname = { it = 'Lampada' }\n", "2:1: item.lamp.name: 'en' is missing"),
        (
            "[item.lamp]\nname.en = 'Lamp'\nname.dee = 'Lampe'\n",
            "3:6: item.lamp.name: unknown language 'dee': expected en, it, de, cs. Did you mean 'de'?",
        ),
        ("[item.lamp]\nname = ''\n", "2:1: item.lamp.name: the text is empty: write it"),
        ("[item.lamp]\nname = { en = 'Lamp', it = ' ' }\n", "2:23: item.lamp.name.it: the text is empty: write it"),
        (LAMP + "price = { coins = 1, note = { it = 'x' } }\n", "3:22: item.lamp.price.note: 'en' is missing"),
        # Effects
        ('[deed.go]\nname = "Go"\neffect = 3\n', "3:1: deed.go.effect: expected a text in quotes"),
        ('[deed.go]\nname = "Go"\neffect = "wave; wve"\n', "3:17: unknown verb 'wve'"),
        ('[deed.go]\nname = "Go"\neffect = ""\n', "3:11: a verb is missing"),
        ('[deed.go]\nname = "Go"\neffect = "may: fetch lmp"\n', "3:22: there is no item 'lmp'."),
        (LAMP + f"weight = {2**70}\n", "a number is too large: write one below 2^63"),
        # The file
        ("[item.lamp\nname = 'x'\n", "1:11: TOML syntax: unclosed table, expected `]`"),
        (LAMP + "weight = \n", "3:10: TOML syntax: "),
        (LAMP + LAMP, "TOML syntax: duplicate key"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_what_would_be_right(tmp_path: Path, toml: str, message: str) -> None:
    (found,) = problems(tmp_path, cards=toml)
    assert found.startswith("cards.toml:")
    assert message in found


def test_a_problem_shows_the_line_with_a_caret(tmp_path: Path) -> None:
    _, (found,) = check(tmp_path, cards=LAMP + "price = { coin = 2 }\n")
    assert found.excerpt == "    price = { coin = 2 }\n              ^"


def test_a_toml_error_shows_the_line_with_a_caret(tmp_path: Path) -> None:
    _, (found,) = check(tmp_path, cards=LAMP + "weight = two\n")
    assert found.excerpt.startswith("    weight = two\n    ")
    assert found.excerpt.endswith("^")


def test_a_reference_suggests_the_nearest_id_and_points_at_the_wrong_one(tmp_path: Path) -> None:
    deeds = '[deed.go]\nname = "Go"\neffect = """\nwave;\n  fetch lmp"""\n'
    _, (found,) = check(tmp_path, items=LAMP, deeds=deeds)
    assert (found.line, found.column) == (5, 9)
    assert found.message == "there is no item 'lmp'. Did you mean 'lamp'?"
    assert found.excerpt == "      fetch lmp\n            ^^^"


def test_a_reference_may_point_at_a_card_of_any_file(tmp_path: Path) -> None:
    deeds = '[deed.go]\nname = "Go"\neffect = "fetch lamp"\n'
    assert problems(tmp_path, a_deeds=deeds, z_items=LAMP) == []


def with_more(pack: Path, cards: str) -> tuple[list[str], list[str]]:
    """The items of a pack with those that a file adds, and what is wrong."""
    more = pack.parent / "more.toml"
    more.write_text(cards)
    found, wrong = read_pack(pack, "toy", KINDS, WORDS, more=more)
    return sorted(found.cards["item"]) if found else [], [short(problem) for problem in wrong]


def test_cards_that_a_file_adds_are_for_its_own_scenarios_alone(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", items=LAMP)
    assert with_more(pack, '[cards.item.rope]\nname = "Rope"\n') == (["lamp", "rope"], [])
    fetched = '[cards.deed.go]\nname = "Go"\neffect = "fetch {}"\n'
    assert with_more(pack, fetched.format("lamp")) == (["lamp"], [])
    _, (wrong,) = with_more(pack, fetched.format("rope"))
    assert wrong == "more.toml:3:17: there is no item 'rope'."
    assert list(load_pack(pack, "toy", KINDS, WORDS).cards["item"]) == ["lamp"]


def test_cards_are_added_to_the_pack_as_it_is_now(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", items=LAMP)
    with_more(pack, '[cards.item.rope]\nname = "Rope"\n')
    write_pack(pack, items=LAMP.replace("item.lamp", "item.lantern"))
    assert with_more(pack, '[cards.item.rope]\nname = "Rope"\n') == (["lantern", "rope"], [])


def test_an_id_that_is_used_twice_is_told_with_the_place_of_the_first(tmp_path: Path) -> None:
    assert problems(tmp_path, a="\n" + LAMP, b=LAMP) == [
        "b.toml:1:7: the item 'lamp' exists already, at a.toml:2: give this one another id"
    ]


def test_the_same_id_may_name_cards_of_two_kinds(tmp_path: Path) -> None:
    assert problems(tmp_path, cards=LAMP + '[deed.lamp]\nname = "Lamp"\neffect = "wave"\n') == []


def test_text_that_is_not_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, cards='[item.lamp]\nname = "Lämp"\n'.encode("latin-1"))
    assert found.startswith("cards.toml:2:10: not UTF-8 text: ")
    assert found.endswith("Save the file as UTF-8.")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert problems(tmp_path, cards="\ufeff[item.lamp]\n") == ["cards.toml:1:7: item.lamp: 'name' is missing: add it"]


def test_all_problems_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        a="[item.one]\n[item.two]\nname = 2\n[itm.x]\n",
        b='[deed.go]\nname = "Go"\neffect = "wve"\n[deed.fetch]\nname = { it = "x" }\neffect = "fetch sun"\n',
        c="[broken\n",
        d=b"\xff",
    )
    assert [text.split(": ")[0] for text in found] == [
        "a.toml:1:7",
        "a.toml:3:1",
        "a.toml:4:2",
        "b.toml:3:11",
        "b.toml:5:1",
        "c.toml:1:8",
        "d.toml:1:1",
    ]


def test_loading_raises_with_every_problem_in_its_message(tmp_path: Path) -> None:
    write_pack(tmp_path, cards="[item.one]\n[item.two]\nname = 2\n")
    with pytest.raises(PackError) as raised:
        load_pack(tmp_path, "toy", KINDS, WORDS)
    assert len(raised.value.problems) == 2
    assert all(str(problem) in str(raised.value) for problem in raised.value.problems)


# pack.toml


def test_a_folder_without_pack_toml_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack.toml:1:1: no pack here: a pack is a folder with a pack.toml") as raised:
        load_pack(tmp_path / "nowhere", "toy", KINDS, WORDS)
    assert str(tmp_path / "nowhere") in str(raised.value)


def test_a_pack_of_another_game_is_refused_without_a_word_about_its_cards(tmp_path: Path) -> None:
    info = INFO.replace('"toy"', '"chess"')
    assert problems(tmp_path, pack=info, cards="[pawn.a]\nname = 'x'\n") == [
        "pack.toml:3:1: this pack is for 'chess', not for 'toy'"
    ]


@pytest.mark.parametrize(
    ("info", "message"),
    [
        ("", "1:1: [pack] is missing: it says the pack's id, game, name, version and license"),
        (INFO.replace('license = "CC0-1.0"\n', ""), "1:2: pack: 'license' is missing: add it"),
        (INFO.replace('"1"', "1"), "5:1: pack.version: expected a text in quotes, found a whole number"),
        (
            INFO + 'autors = ["me"]\n',
            "7:1: pack.autors: unknown field 'autors': expected id, game, name, version, license, authors, "
            "languages, proper_names. Did you mean 'authors'?",
        ),
        (INFO.replace('"P"', "{ it = 'P' }"), "4:1: pack.name: 'en' is missing"),
        (INFO + LAMP, "7:2: 'item' in pack.toml: only [pack] stands here, cards belong in files beside it"),
        (INFO.replace('"P"', '""'), "4:1: pack.name: the text is empty: write it"),
        (INFO.replace('"1"', '""'), "5:1: pack.version: expected a text in quotes with at least 1 character"),
        (INFO.replace('"p"', '"p q"'), "2:1: the id 'p q' is no word: use letters, digits, - and _"),
        ("pack = 3\n", "1:1: pack: expected a table, found a whole number"),
        ("[pack\n", "1:6: TOML syntax: unclosed table"),
    ],
)
def test_a_mistake_in_pack_toml_is_told_once_and_the_cards_are_checked_all_the_same(
    tmp_path: Path, info: str, message: str
) -> None:
    first, second = problems(tmp_path, pack=info, cards="[item.lamp]\n")
    assert first.startswith("pack.toml:")
    assert message in first
    assert second == "cards.toml:1:7: item.lamp: 'name' is missing: add it"


# Hash


def pack_hash(folder: Path) -> str:
    return load_pack(folder, "toy", KINDS, WORDS).hash


def test_the_hash_of_a_pack_is_that_of_its_content_not_of_its_times_or_place(tmp_path: Path) -> None:
    one = write_pack(tmp_path / "one", items=LAMP)
    two = write_pack(tmp_path / "two", items=LAMP)
    os.utime(two / "items.toml", (1, 1))
    assert pack_hash(one) == pack_hash(two)


def test_any_change_of_content_changes_the_hash(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, items=LAMP)
    seen = [pack_hash(folder)]
    write_pack(folder, items=LAMP + "weight = 1\n")
    seen.append(pack_hash(folder))
    (folder / "items.toml").rename(folder / "things.toml")
    seen.append(pack_hash(folder))
    write_pack(folder, pack=INFO.replace('"1"', '"2"'))
    seen.append(pack_hash(folder))
    write_pack(folder, more="")
    seen.append(pack_hash(folder))
    (folder / "texts").mkdir()
    (folder / "texts" / "en.ftl").write_text("a = b\n", "utf-8")
    seen.append(pack_hash(folder))
    assert len(set(seen)) == 6


def test_files_that_are_no_content_do_not_change_the_hash(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, items=LAMP)
    before = pack_hash(folder)
    (folder / "notes.txt").write_text("buy milk", "utf-8")
    (folder / "sketch.toml").mkdir()
    (folder / "round and round").symlink_to(folder, target_is_directory=True)
    assert pack_hash(folder) == before


# Texts


def test_texts_that_lack_a_language_are_listed_and_proper_names_are_not(tmp_path: Path) -> None:
    pack, wrong = check(
        tmp_path,
        pack=INFO.replace('"P"', "{ en = 'P', it = 'P' }"),
        items=LAMP
        + "price = { coins = 1, note = { en = 'dear', it = 'caro', de = 'teuer' } }\n"
        + "prices = [{ coins = 1 }, { coins = 2, note = { en = 'two' } }]\n",
        deeds="[deed.go]\nname = { en = 'Go', it = 'Vai', de = 'Los', cs = 'Jdi' }\n"
        "effect = 'wave'\nstory.en = 'Away.'\n",
    )
    assert wrong == []
    assert pack is not None
    assert [short(lint) for lint in ToldTexts(pack, tmp_path).problems()] == [
        "pack.toml:4:1: pack.name: no text in de, cs",
        "items.toml:3:22: item.lamp.price.note: no text in cs",
        "items.toml:4:39: item.lamp.prices.1.note: no text in it, de, cs",
        "deeds.toml:4:1: deed.go.story: no text in it, de, cs",
    ]


def test_a_name_is_told_in_a_language_or_else_in_english() -> None:
    assert tell("Ines", "cs") == "Ines"
    assert tell({"en": "lamp", "it": "lampada"}, "it") == "lampada"
    assert tell({"en": "lamp", "it": "lampada"}, "de") == "lamp"


def test_lints_of_effects_come_with_the_pack_and_their_place(tmp_path: Path) -> None:
    pack, wrong = check(tmp_path, deeds='[deed.go]\nname = "Go"\neffect = "wave; earn 0"\n')
    assert wrong == []
    assert pack is not None
    (lint,) = pack.lints
    assert (lint.line, lint.column, lint.message) == (3, 22, "'earn <count>' with 0 does nothing")


class Deck(Card, frozen=True):
    items: list[Annotated[str, CardRef("item")]]
    best: Annotated[str, CardRef("item")] | None = None


def test_a_field_that_names_another_card_is_checked_at_its_place(tmp_path: Path) -> None:
    folder = write_pack(
        tmp_path,
        deck='[deck.d]\nname = "D"\nitems = ["lamp", "lmap"]\nbest = "rope"\n',
        item='[item.lamp]\nname = "Lamp"\nprice = { coins = 1 }\n',
    )
    _, found = read_pack(folder, "toy", {**KINDS, "deck": Deck}, WORDS)
    told = [str(problem) for problem in found]
    assert [problem.line for problem in found] == [3, 4], told
    assert "there is no item 'lmap'. Did you mean 'lamp'?" in told[0]
    assert found[0].column == 18
    assert "there is no item 'rope'." in told[1]


# What is missing


DECK = '[deck.d]\nname = "D"\nitems = ["lamp"]\n'
GO = '[deed.go]\nname = "Go"\neffect = "fetch lamp"\n'


@pytest.mark.parametrize(
    ("items", "place"),
    [
        ('[item.lamp\nname = "Lamp"\n', "items.toml:1:11: TOML syntax"),
        (b"[item.lamp]\nname = '\xff'\n", "items.toml:2:9: not UTF-8"),
        ('[itm.lamp]\nname = "Lamp"\n', "items.toml:1:2: unknown kind of card 'itm'"),
        ('[item.lamp]\nname = ""\n', "items.toml:2:1: item.lamp.name: the text is empty"),
        ("[item.lamp]\n", "items.toml:1:7: item.lamp: 'name' is missing"),
    ],
)
def test_cards_behind_a_mistake_are_not_called_missing(tmp_path: Path, items: str | bytes, place: str) -> None:
    folder = write_pack(tmp_path, deck=DECK, deeds=GO, items=items)
    _, (found,) = read_pack(folder, "toy", {**KINDS, "deck": Deck}, WORDS, needed=("item",))
    assert short(found).startswith(place)


def test_a_kind_that_a_game_cannot_do_without_is_asked_for_in_pack_toml(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, pack="# A pack\n" + INFO, items=LAMP + "wieght = 1\n")
    _, found = read_pack(folder, "toy", {**KINDS, "deck": Deck}, WORDS, needed=("item", "deed", "deck"))
    assert [short(problem) for problem in found[1:]] == [
        "pack.toml:2:2: no deed: a pack for toy needs at least one [deed.ID]",
        "pack.toml:2:2: no deck: a pack for toy needs at least one [deck.ID]",
    ]
    with pytest.raises(PackError, match="no deed: a pack for toy"):
        load_pack(folder, "toy", KINDS, WORDS, needed=("deed",))


def test_a_broken_pack_toml_is_not_asked_for_cards(tmp_path: Path) -> None:
    _, (found,) = read_pack(write_pack(tmp_path, pack="[pack\n"), "toy", KINDS, WORDS, needed=("item",))
    assert "TOML syntax" in found.message


# Places


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("pack",), "pack.toml:1:2: pack: x"),
        (("pack", "version"), "pack.toml:5:1: pack.version: x"),
        (("item", "lamp"), "items.toml:1:7: item.lamp: x"),
        (("item", "lamp", "price", "coins"), "items.toml:3:11: item.lamp.price.coins: x"),
        (("item", "lamp", "weight"), "items.toml:1:7: item.lamp.weight: x"),
    ],
)
def test_a_loaded_pack_tells_where_its_cards_and_fields_stand(
    tmp_path: Path, path: tuple[str, ...], place: str
) -> None:
    pack, wrong = check(tmp_path, items=LAMP + "price = { coins = 1 }\n")
    assert wrong == []
    assert pack is not None
    assert short(pack.problem(path, "x")) == place
    assert "^" in pack.problem(path, "x").excerpt


# Which game


def test_a_pack_says_which_game_it_is_for_whatever_else_is_wrong(tmp_path: Path) -> None:
    assert pack_game(write_pack(tmp_path, pack='[pack]\ngame = "toy"\nx = 1\n'), ["chess", "toy"]) == "toy"


@pytest.mark.parametrize(
    ("info", "message"),
    [
        ("[pack\n", "pack.toml:1:6: TOML syntax: unclosed table"),
        ("", "pack.toml:1:1: [pack] is missing: it says the pack's id, game, name, version and license"),
        ("pack = 3\n", "pack.toml:1:1: pack: expected a table, found a whole number"),
        (INFO.replace('game = "toy"\n', ""), "pack.toml:1:2: pack: 'game' is missing: add it"),
        (INFO.replace('"toy"', "3"), "pack.toml:3:1: pack.game: expected a text in quotes, found a whole number"),
        (INFO.replace('"toy"', '"toi"'), "pack.toml:3:1: pack.game: there is no game 'toi': expected chess, toy."),
    ],
)
def test_a_pack_that_does_not_say_its_game_is_told_where_to(tmp_path: Path, info: str, message: str) -> None:
    with pytest.raises(PackError) as raised:
        pack_game(write_pack(tmp_path, pack=info), ["chess", "toy"])
    (found,) = raised.value.problems
    assert short(found).startswith(message)


def test_a_folder_without_pack_toml_is_for_no_game(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="no pack here"):
        pack_game(tmp_path, ["toy"])
