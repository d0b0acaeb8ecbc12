"""Languages of a pack: files beside it, read when they are spoken, each text bound to the English it was made from."""

from pathlib import Path

import pytest

from farlight.cli import languages as commands
from farlight.cli.packs import run as check_packs
from farlight.content import LoadedPack, ToldTexts, load_pack, tell, told_in
from farlight.content import translations as reading
from farlight.content.language_update import update_language
from farlight.content.pack import pack_hash
from farlight.content.translations import short_hash
from tests.content.packs import INFO, KINDS, short, write_pack
from tests.effects.toy import WORDS

GERMAN = INFO + 'languages = ["de"]\n'
ITEMS = """[item.lamp]
name = "Lamp"
price = { coins = 1, note = "dear" }
prices = [{ coins = 1 }, { coins = 2, note = "for {who}" }]
"""
DEEDS = '[deed.go]\nname = "Go"\neffect = "wave"\nstory = "Away.\\n\\nFar away."\n'
LAMP, DEAR, FOR, GO, STORY = map(short_hash, ("Lamp", "dear", "for {who}", "Go", "Away.\n\nFar away."))
ALL = f"""[item.lamp]
name.{LAMP} = "Lampe"
price.note.{DEAR} = "teuer"
prices.1.note.{FOR} = "für {{who}}"
"""
DEEDS_TOLD = f"""[deed.go]
name.{GO} = "Los"
story.{STORY} = "Fort.\\n\\nWeit fort."
"""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARLIGHT_CACHE", str(tmp_path / "cache"))


def pack_in(folder: Path, pack: str = GERMAN, **german: str) -> Path:
    write_pack(folder, pack=pack, items=ITEMS, deeds=DEEDS)
    (folder / "de").mkdir(exist_ok=True)
    for name, text in german.items():
        (folder / "de" / f"{name}.toml").write_text(text, "utf-8")
    return folder


def load(folder: Path) -> LoadedPack:
    return load_pack(folder, "toy", KINDS, WORDS)


def complaints(folder: Path, free: tuple[str, ...] = ()) -> list[str]:
    return [short(problem) for problem in ToldTexts(load(folder), folder, free).problems()]


def told(folder: Path, language: str) -> list[str]:
    cards = load(folder).cards
    lamp, go = cards["item"]["lamp"], cards["deed"]["go"]
    return [tell(text, language) for text in (lamp.name, lamp.price.note, lamp.prices[1].note, go.name, go.story)]


def test_every_text_is_told_in_a_language_of_the_pack_nested_ones_too(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", items=ALL, deeds=DEEDS_TOLD)
    english = ["Lamp", "dear", "for {who}", "Go", "Away.\n\nFar away."]
    for _ in range(2):  # as it was read, and as it was kept
        assert told(folder, "de") == ["Lampe", "teuer", "für {who}", "Los", "Fort.\n\nWeit fort."]
        assert told(folder, "en") == told(folder, "cs") == english
    assert load(folder).cards["item"]["lamp"].prices[0].note == ""
    assert complaints(folder) == []
    assert [told_in(load(folder), language) for language in ("en", "de", "cs")] == [True, True, False]


def test_a_language_is_read_when_it_is_first_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = pack_in(tmp_path / "pack", items=ALL)
    read: list[str] = []
    files = reading.language_files

    def counted(folder: Path, language: str) -> list[Path]:
        read.append(language)
        return files(folder, language)

    monkeypatch.setattr(reading, "language_files", counted)
    name = load(folder).cards["item"]["lamp"].name
    assert (tell(name, "en"), read) == ("Lamp", [])
    assert (tell(name, "de"), tell(name, "de"), read) == ("Lampe", "Lampe", ["de"])


def test_files_of_a_language_that_the_pack_does_not_declare_are_work_in_progress(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", pack=INFO, items=ALL.replace("{who}", "{wer}"))
    assert told(folder, "de")[0] == "Lamp"
    assert complaints(folder) == [
        "items.toml:4:15: item.lamp.prices.1.note: {who} is missing",
        "items.toml:4:15: item.lamp.prices.1.note: {wer} is not in the English",
    ]
    coverage = ToldTexts(load(folder), folder).coverage("de")
    assert (coverage.declared, coverage.texts, coverage.told, coverage.words, coverage.words_told) == (
        False,
        5,
        3,
        8,
        4,
    )


def test_what_is_missing_stale_or_of_another_shape_is_told_with_its_place(tmp_path: Path) -> None:
    deeds = f'[deed.go]\nname.{GO} = ""\nstory.{STORY} = "Fort."\nstroy.{STORY} = "Fort."\n'
    folder = pack_in(tmp_path / "pack", items=ALL.replace(LAMP, "0000"), deeds=deeds)
    assert complaints(folder) == [
        "deeds.toml:2:1: deed.go.name: no text in de",
        "deeds.toml:3:7: deed.go.story: the English has 2 paragraphs, this has 1",
        "deeds.toml:4:7: deed.go.stroy: the pack has no such text. Did you mean 'deed.go.story'?",
        f"items.toml:2:6: item.lamp.name: the English has changed since: read it again, then call it {LAMP}",
    ]
    assert told(folder, "de")[0] == "Lampe", "what was right yesterday is better than another language"
    assert ToldTexts(load(folder), folder).coverage("de").stale == 1


def test_a_text_has_one_translation_and_it_is_a_text(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", items=ALL + f"name.0000 = 'Licht'\nweight.{LAMP} = 3\n", deeds=DEEDS_TOLD)
    assert complaints(folder) == [
        f"items.toml:5:6: item.lamp.name: the English has changed since: read it again, then call it {LAMP}",
        "items.toml:6:8: item.lamp.weight: expected a text in quotes under a hash, as name.a81f",
        "items.toml:2:6: item.lamp.name: told twice in de: leave one",
        "items.toml:5:6: item.lamp.name: told twice in de: leave one",
    ]


def test_proper_names_are_the_same_everywhere(tmp_path: Path) -> None:
    pack = GERMAN + 'proper_names = ["item.*.name", "item.*.nmae"]\n'
    folder = pack_in(tmp_path / "pack", pack=pack, items=ALL, deeds=DEEDS_TOLD)
    assert complaints(folder) == [
        "pack.toml:8:32: pack.proper_names.1: no text is called 'item.*.nmae'",
        "items.toml:2:6: item.lamp.name: a proper name, the same in every language: leave it out",
    ]


def test_a_language_may_do_without_pronouns(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", items=ALL.replace("für {who}", "dafür"), deeds=DEEDS_TOLD)
    assert complaints(folder, ("who",)) == []


def test_a_broken_file_is_told_and_the_game_goes_on_in_english(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", items="[item.lamp\n", deeds=DEEDS_TOLD)
    assert told(folder, "de")[:4] == ["Lamp", "dear", "for {who}", "Los"]
    assert "items.toml:1:11: TOML syntax" in complaints(folder)[-1]


def test_a_language_we_do_not_speak_cannot_be_declared(tmp_path: Path) -> None:
    with pytest.raises(Exception, match=r"pack\.languages: unknown language 'fr': expected it, de, cs"):
        load(pack_in(tmp_path / "pack", pack=INFO + 'languages = ["fr"]\n'))


def test_translations_change_nothing_about_a_game(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack")
    before = pack_hash(folder)
    pack_in(folder, items=ALL)
    assert pack_hash(folder) == before


def test_a_translator_gets_every_text_with_its_english_and_keeps_what_is_done(tmp_path: Path) -> None:
    folder = pack_in(tmp_path / "pack", items="# By Ada.\n\n# a lamp\n[item.lamp]\n# short!\nname.0000 = 'Lampe'\n")
    written = update_language(ToldTexts(load(folder), folder), "de")
    assert [file.name for file in written] == ["items.toml", "deeds.toml"]
    assert (
        (folder / "de" / "items.toml").read_text("utf-8")
        == f"""# By Ada.

# a lamp
[item.lamp]
# short!
# en is now {LAMP}: Lamp
name.0000 = "Lampe"
# en: dear
price.note.{DEAR} = ""
# en: for {{who}}
prices.1.note.{FOR} = ""
"""
    )
    assert f'# en: Away.\n# en: \n# en: Far away.\nstory.{STORY} = ""\n' in (folder / "de" / "deeds.toml").read_text(
        "utf-8"
    )
    assert update_language(ToldTexts(load(folder), folder), "de") == []


def test_what_is_translated_loses_its_english_and_stands_as_people_write_it(tmp_path: Path) -> None:
    items = ALL.replace("name", "# en: Lamp\nname")
    folder = pack_in(tmp_path / "pack", items=items, deeds=DEEDS_TOLD)
    update_language(ToldTexts(load(folder), folder), "de")
    assert (folder / "de" / "items.toml").read_text("utf-8") == ALL
    assert f'story.{STORY} = """\nFort.\n\nWeit fort."""\n' in (folder / "de" / "deeds.toml").read_text("utf-8")
    assert told(folder, "de")[4] == "Fort.\n\nWeit fort."


def test_the_commands_tell_coverage_and_write_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "watch"
    write_pack(
        folder,
        pack=INFO.replace("toy", "beacon"),
        cards="[keeper.ada]\nname = 'Ada'\n[die.plain]\nname = 'die'\nfaces = [1]\n[drift.lull]\nname = 'Lull'\n"
        "flavour = 'Calm.'\neffect = 'rest'\n[mission.one]\nname = 'One'\nintro = 'Go.'\nwatches = 1\nhull = 1\n"
        "goal = 1\ngoal_per_keeper = 0\nsuccess = 1\ndrift = ['lull']\n",
    )
    assert commands.translate(folder, "cs") == 0
    assert "p in cs: 0 of 6 texts (0 %)." in capsys.readouterr().out
    file = folder / "cs" / "cards.toml"
    file.write_text(
        file.read_text("utf-8").replace(f'name.{short_hash("Lull")} = ""', f'name.{short_hash("Lull")} = "Ticho"')
    )
    assert commands.run(folder) == 0
    assert "cs        no        16 %  1 of 6" in capsys.readouterr().out
    assert commands.run(folder, json=True) == 0
    assert '"told": 1' in capsys.readouterr().out
    assert check_packs(folder) == 0
