"""Running scenarios: what passes, what fails, and what is said about files that cannot be run."""

from collections.abc import Callable
from pathlib import Path

import pytest

from farlight.cli.conform import run
from farlight.errors import UserError
from farlight.kernel import BadResult
from farlight.scenarios import CaseError, Verdict, load_cases, run_case
from farlight.scenarios.dice import dice

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_file(text: str, name: str = "cases.toml") -> Path:
        file = tmp_path / name
        file.write_text(text, "utf-8")
        return file

    return write_file


@pytest.fixture
def verdict(write: Write) -> Callable[..., Verdict]:
    """The verdict over one case of Beacon, given as the lines of its table."""

    def run_one(*lines: str) -> Verdict:
        (case,) = load_cases([write("\n".join(['game = "beacon"', "[[case]]", 'rule = ["B-SET-02"]', *lines]))])
        return run_case(case)

    return run_one


@pytest.fixture
def problem(write: Write) -> Callable[[str], str]:
    """What is said about a file that cannot be run."""

    def load(text: str) -> str:
        with pytest.raises(CaseError) as caught:
            load_cases([write(text)])
        return str(caught.value)

    return load


CASE = 'game = "beacon"\n[[case]]\nrule = ["B-SET-02"]\ntitle = "The hull is 6."\nthen = ["hull is 6"]\n'
WRONG = 'game = "beacon"\n[[case]]\nrule = ["B-SET-02", "B-SET-07"]\ntitle = "The hull is 5."\nthen = ["hull is 5"]\n'


# The command


def test_conform_passes_with_status_0_and_counts_in_its_last_line(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([write(CASE)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_conform_fails_with_status_1_and_names_place_rules_title_expected_and_found(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(WRONG)
    assert run([file]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file}:2: case 1 [B-SET-02, B-SET-07] The hull is 5."
    assert lines[1:4] == ["    line 5, then:", "      expected: hull is 5", "      found:    hull is 6"]
    assert "    seat 1 asked plan under B-PLAN-02: plan:trace, plan:tune, plan:rest" in lines
    assert "    seat 2 at any time: spark:2" in lines
    assert lines[-1] == "0 passed, 1 failed"


def test_conform_runs_all_files_below_a_folder_and_goes_on_after_a_failure(
    write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(WRONG, "a.toml")
    write(CASE, "b.toml")
    assert run([tmp_path]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed"


def test_conform_without_a_path_asks_for_one() -> None:
    with pytest.raises(UserError, match="Name files or folders"):
        run([])


# Files that cannot be run


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"nowhere\.toml:1:1: there is no such file or folder"):
        load_cases([tmp_path / "nowhere.toml"])


def test_a_folder_without_scenarios_is_named(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match=r"no scenarios in this folder"):
        load_cases([tmp_path])


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CaseError, match=r"picture\.toml:1:1: not UTF-8 text"):
        load_cases([file])


def test_a_syntax_error_is_told_with_its_line(problem: Callable[[str], str]) -> None:
    said = problem('game = "beacon"\n[[case]\n')
    assert "cases.toml:2:8: TOML syntax" in said


@pytest.mark.parametrize(
    ("text", "place", "said"),
    [
        (
            'game = "becon"\n[[case]]\n',
            "1:1",
            "'game' must name a game, not 'becon': expected beacon, martians, vanguard. Did you mean",
        ),
        ("game = 3\n", "1:1", "'game' must name a game, not 3"),
        ("[[case]]\n", "1:1", "'game' is missing: expected beacon"),
        ('game = "beacon"\n', "1:1", "no cases: write each one as a [[case]] table"),
        ('game = "beacon"\ncase = []\n', "2:1", "no cases"),
        ('game = "beacon"\ncase = [1]\n', "2:9", "case 1 is no table"),
        (
            'game = "beacon"\n[[cases]]\n',
            "2:3",
            "unknown word 'cases': expected cards, case, game. Did you mean 'case'?",
        ),
        (CASE + "when = []\n", "6:1", "case 1: unknown word 'when'"),
        (
            CASE + 'givn = "x"\n',
            "6:1",
            "unknown word 'givn': expected dice, do, given, rule, then, title. Did you mean",
        ),
        (CASE + "given = []\n", "6:1", "'given' must be one text, its sentences separated by ';' or line breaks; this"),
        (
            CASE + 'do = "ready"\n',
            "6:1",
            "'do' must be a list of option ids, such as [\"seat 2: ready\"]; this is a text",
        ),
        (
            CASE + "do = [1]\n",
            "6:7",
            "'do' must be a list of option ids, such as [\"seat 2: ready\"]; entry 1 is a num",
        ),
        (CASE + "dice = [1.5]\n", "6:9", "'dice' must be a list of results"),
        (CASE + "dice = [true]\n", "6:9", "entry 1 is a truth value"),
        ('game = "beacon"\n[[case]]\nthen = ["not over"]\n', "2:1", "case 1: 'rule' is missing"),
        ('game = "beacon"\n[[case]]\nrule = ["B-SET-01"]\n', "2:1", "case 1: 'then' is missing"),
        ('game = "beacon"\n[[case]]\nrule = []\nthen = ["not over"]\n', "3:1", "case 1: 'rule' is empty"),
        ('game = "beacon"\n[[case]]\nrule = ["B-SET-01"]\nthen = []\n', "4:1", "case 1: 'then' is empty"),
        (CASE.replace("B-SET-02", "B-SET-99"), "3:9", "beacon has no rule 'B-SET-99'"),
        (CASE.replace("B-SET-02", "B-STE-02"), "3:9", "Did you mean 'B-SET-02'?"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place(
    problem: Callable[[str], str], text: str, place: str, said: str
) -> None:
    found = problem(text)
    assert f"cases.toml:{place}: " in found
    assert said in found


def test_all_problems_of_all_cases_are_told_at_once(problem: Callable[[str], str]) -> None:
    said = problem('game = "beacon"\n[[case]]\nrule = 1\nfoo = 1\n[[case]]\nthen = [2]\n')
    assert len(said.splitlines()) == 5


# Cards of its own


SQUALL = '[cards.drift.squall]\nname = "Squall"\nflavour = "Wet."\neffect = "dim 2"\n'
HIT = """
[[case]]
rule = ["B-DRIFT-02"]
given = "keeper 1 spark is no; keeper 2 spark is no; lamp is 3; deck is squall, hail; at drift"
then = ["lamp is 1"]
"""


def test_a_file_brings_cards_for_its_own_cases(write: Write) -> None:
    (case,) = load_cases([write(f'game = "beacon"\n{SQUALL}{HIT}')])
    assert not run_case(case).reason


def test_the_cards_of_one_file_are_unknown_to_others(write: Write) -> None:
    files = [write(f'game = "beacon"\n{SQUALL}{HIT}'), write(f'game = "beacon"\n{HIT}', "others.toml")]
    here, there = map(run_case, load_cases(files))
    assert not here.reason
    assert "there is no drift card 'squall'" in there.reason


def test_the_cards_of_a_file_are_read_anew_with_it(write: Write) -> None:
    load_cases([write(f'game = "beacon"\n{SQUALL}{HIT}')])
    (case,) = load_cases([write(f'game = "beacon"\n{SQUALL.replace("dim 2", "dim 1")}{HIT}')])
    assert "found:    lamp is 2" in run_case(case).reason


@pytest.mark.parametrize(
    ("cards", "place", "said"),
    [
        ("cards = 3\n", "2:1", "'cards' needs cards: write each one under [cards.KIND.ID]"),
        (SQUALL.replace("drift", "drfit"), "2:8", "unknown kind of card 'drfit'"),
        (SQUALL.replace("squall", "hail"), "2:14", "the drift 'hail' exists already, at drift.toml:"),
        (SQUALL.replace("dim 2", "dimm 2"), "5:11", "Did you mean 'dim'?"),
        (SQUALL.replace("flavour", "flavor"), "4:1", "drift.squall.flavor: unknown field 'flavor'"),
    ],
)
def test_what_is_wrong_with_its_cards_is_told_with_its_place(
    problem: Callable[[str], str], cards: str, place: str, said: str
) -> None:
    found = problem(f'game = "beacon"\n{cards}{HIT}')
    assert f"cases.toml:{place}: " in found
    assert said in found


# Given


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("hul is 3", "given 'hul is 3': unknown sentence 'hul': expected one of"),
        ("hull is many", "unexpected 'many': expected a whole number"),
        ("hull is 3 or so", "unexpected 'or': nothing more is expected here"),
        ("hull is -1", "unexpected character '-'"),
        ("hull is", "sentence 'hull is' is not complete: expected a whole number"),
        ("hull is 99", "the hull is a number from 0 to 6, not 99"),
        ("watch is 0", "the watch is a number from 1 to 7, not 0"),
        ("3 players", "Nearest: N seats"),
        ("9 seats", "given '9 seats': First light is for 1 to 4 players, not 9"),
        ("mission dark", "given 'mission dark': There is no mission 'dark' in beacon: it has first-light, long-dark"),
        (f"seed {1 << 130}", "The seed must be a whole number"),
        ("keeper 9 strain is 1", "there is no seat 9: this table has 2, counted from 1"),
        ("keeper 0 strain is 1", "there is no seat 0"),
        ("keeper 1 strain is 4", "strain is a number from 0 to 3, not 4"),
        ("keeper 1 plans sleep", "unexpected 'sleep': expected mend, nothing, rest, trace, tune"),
        ("keeper 1 fresh dice are golden", "there is no die 'golden': expected bold, plain, steady"),
        ("deck is hail, hael", "there is no drift card 'hael': expected one of"),
        ("deck is hail, hael", "Did you mean 'hail'?"),
        ("deck is", "the list is missing: name its words, or say 'nothing'"),
        ("looked at up", "there is no line 'up': expected east, north, south, west"),
        ("deck has 3", "given 'deck has 3': this can only be claimed, in 'then'"),
        ("at dawn", "given 'at dawn': there is no step 'dawn'"),
        ("at work", "this step is written 'at work TASK'"),
        ("at drift 1 2", "this step is written 'at drift'"),
        ("at spark 9", "the rules break: IndexError"),
    ],
)
def test_what_cannot_be_given_is_told_in_a_sentence(verdict: Callable[..., Verdict], given: str, said: str) -> None:
    assert said in verdict(f'given = "{given}"', 'then = ["not over"]').reason


def test_a_wrong_sentence_of_a_long_given_is_told_with_its_own_line(verdict: Callable[..., Verdict]) -> None:
    reason = verdict('given = """', "2 seats; hull is 3", "", "lamp is bright", '"""', 'then = ["not over"]').reason
    assert reason.startswith("line 7, given 'lamp is bright': ")


def test_setting_up_is_heard_first_wherever_it_stands(verdict: Callable[..., Verdict]) -> None:
    given = "keeper 4 strain is 2; hull is 7; mission long-dark; 4 seats"
    assert verdict(f'given = "{given}"', 'then = ["keeper 4 strain is 2", "hull is 7", "keepers are 4"]').passed


def test_given_decks_and_watches_are_not_dealt_over(verdict: Callable[..., Verdict]) -> None:
    given = "deck is quiet, hail; watch is 3; severed line is west"
    assert verdict(f'given = "{given}"', 'then = ["deck is quiet, hail", "watch is 3", "severed line is west"]').passed


def test_going_to_a_waiting_step_leaves_out_what_stands_before_it(verdict: Callable[..., Verdict]) -> None:
    then = '["1 event CardDrawn", "event CardDrawn drift=quiet", "watch is 2", "no event Forced"]'
    assert verdict('given = "deck is quiet, hail; at drift"', f"then = {then}").passed


def test_real_dice_are_asked_for(verdict: Callable[..., Verdict]) -> None:
    given = 'given = "1 seat; real dice; keeper 1 plans tune; at work tune"'
    then = 'then = ["event DieRolled die=bold face=4"]'
    assert verdict(given, 'do = ["die:bold", "done"]', 'then = ["group asked enter-roll stream=dice"]').passed
    assert verdict(given, 'do = ["die:bold", "done", "face:4"]', then).passed


# Dice

TUNE = 'given = "1 seat; keeper 1 plans tune; at work tune"'


def test_dice_are_fed_in_order_by_number_text_or_stream(verdict: Callable[..., Verdict]) -> None:
    then = 'then = ["event DieRolled face=6 before DieRolled face=3", "event DieRolled face=5"]'
    assert verdict(TUNE, 'dice = [6, "3", "dice 5"]', 'do = ["die:plain", "die:steady", "die:bold"]', then).passed


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("[]", "do 'done': dice: result 1: none is left for the roll 'dice' (1, 2, 3, 4, 5, 6)"),
        ('["4", "5", "boom"]', "dice: 2 left over, never rolled: '5', 'boom'"),
        ('["7"]', "result 1: the roll 'dice' cannot show '7' (1, 2, 3, 4, 5, 6)"),
        ('["hit"]', "the roll 'dice' cannot show 'hit'"),
        ('[""]', "the roll 'dice' cannot show ''"),
        ('["danger 3"]', "result 1: expected a roll 'danger', but 'dice' is rolled"),
    ],
)
def test_dice_that_do_not_fit_are_told(verdict: Callable[..., Verdict], dice: str, said: str) -> None:
    assert said in verdict(TUNE, f"dice = {dice}", 'do = ["die:plain", "done"]', 'then = ["not over"]').reason


def test_a_number_that_a_die_does_not_show_is_not_taken_for_the_place_of_a_face(
    verdict: Callable[..., Verdict],
) -> None:
    reason = verdict(TUNE, "dice = [3]", 'do = ["die:bold", "done"]', 'then = ["not over"]').reason
    assert "result 1: the roll 'dice' cannot show '3' (1, 4, 5, 6)" in reason


def test_faces_with_names_can_be_fed_by_name_or_number() -> None:
    script = dice(["hit", "1", "danger 2"])
    assert [script.take("danger", 2, 0, ["miss", "hit"]) for _ in range(3)] == [1, 0, 1]


def test_a_face_number_out_of_range_is_refused_on_dice_with_names() -> None:
    with pytest.raises(BadResult, match="result 1: the roll 'danger' cannot show '3'"):
        dice(["3"]).take("danger", 2, 0, ["miss", "hit"])


def test_shuffles_take_no_dice() -> None:
    assert dice([]).take("deck", 0, 42, None) == 42


# Do


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("plan:tun", "line 4, do 'plan:tun': there is no such option now"),
        ("plan:tun", "Did you mean 'plan:tune'?"),
        ("plan:tun", "seat 1 asked plan under B-PLAN-02: plan:trace, plan:tune, plan:rest"),
        ("seat 2: spark:1", "seat 2 cannot choose this, but seat 1 can; seat 2 can choose plan:trace"),
        ("seat 3: plan:tune", "there is no seat 3: this table has 2, counted from 1"),
        ("seat 0: plan:tune", "there is no seat 0"),
        ("plan:mend", "barred by B-PLAN-05: The hull is whole: there is nothing to mend."),
        ("", "there is no such option now"),
    ],
)
def test_an_answer_that_cannot_be_given_is_told(verdict: Callable[..., Verdict], answer: str, said: str) -> None:
    assert said in verdict(f'do = ["{answer}"]', 'then = ["not over"]').reason


def test_an_answer_after_the_end_is_told(verdict: Callable[..., Verdict]) -> None:
    reason = verdict('given = "hull is 1; deck is grit; at drift"', 'do = ["ready"]', 'then = ["not over"]').reason
    assert "do 'ready': the game is over (lost/wrecked)" in reason


def test_an_answer_without_a_seat_is_given_by_the_first_who_can(verdict: Callable[..., Verdict]) -> None:
    then = 'then = ["keeper 1 plans tune", "keeper 2 plans nothing", "seat 2 asked spark"]'
    assert verdict('do = ["plan:tune", "spark:2"]', then).passed


def test_a_question_to_the_group_is_answered_by_any_seat(verdict: Callable[..., Verdict]) -> None:
    assert verdict('given = "at brace"', 'do = ["seat 2: continue"]', 'then = ["event CardDrawn"]').passed


# Then


@pytest.mark.parametrize(
    ("fact", "found"),
    [
        ("hull is 5", "hull is 6"),
        ("keeper 1 fresh dice are bold", "keeper 1 fresh dice are bold, plain, steady"),
        ("looked at north", "looked at nothing"),
        ("deck is hail", "deck is grit, hail-two"),
        ("asked brace", "seat 1 asked plan, seat 2 asked plan"),
        ("not asked plan", "seat 1 asked plan"),
        ("asked plan task=mend", "seat 1 asked plan"),
        ("seat 2 asked brace", "seat 1 asked plan, seat 2 asked plan"),
        ("group asked plan", "seat 1 asked plan"),
        ("seat 2 not asked", "seat 1 asked plan, seat 2 asked plan"),
        ("asked under B-END-01", "asked under B-PLAN-02"),
        ("offered plan:mend", "offered plan:trace, plan:tune, plan:rest"),
        ("offered spark:1 to seat 2", "offered plan:trace, plan:tune, plan:rest, spark:2"),
        ("not offered plan:rest", "offered plan:trace"),
        ("only offered plan:rest to seat 1", "only offered plan:trace, plan:tune, plan:rest"),
        ("barred plan:rest by B-PLAN-03", "offered plan:rest"),
        ("barred plan:mend by B-PLAN-03", "barred plan:mend by B-PLAN-05"),
        ("barred plan:mend by B-PLAN-05 missing=1", "barred plan:mend by B-PLAN-05"),
        ("barred plan:sleep by B-PLAN-02", "not offered plan:sleep, but no rule bars it"),
        ("no rule bars plan:mend", "barred plan:mend by B-PLAN-05"),
        ("idle line east by B-PLAN-02", "no rule is told about line east"),
        ("event Rested", "no event Rested; events WatchBegan"),
        ("event WatchBegan watch=2", "event WatchBegan rule=B-WATCH-01 watch=1"),
        ("no event WatchBegan", "event WatchBegan rule=B-WATCH-01 watch=1"),
        ("2 events WatchBegan", "1 events WatchBegan"),
        ("event WatchBegan before Rested", "no event Rested"),
        ("event WatchBegan before WatchBegan", "event WatchBegan before WatchBegan"),
        ("a set-up with 2 seats is refused", "a set-up with 2 seats is allowed"),
        ("a set-up with 9 seats is allowed", "it is refused: "),
        ("over won/lit", "not over"),
        ("seat 1 sees hull = 5", "seat 1 sees hull = 6"),
        ("seat 1 sees keepers.2.spark = no", "seat 1 sees keepers.2.spark = yes"),
        ("seat 1 sees drifted = quiet", "seat 1 sees drifted = nothing"),
        ("spectator sees lines.south = hunch", "spectator sees lines.south = unknown"),
    ],
)
def test_a_fact_that_does_not_hold_tells_what_does(verdict: Callable[..., Verdict], fact: str, found: str) -> None:
    reason = verdict(f'then = ["{fact}"]').reason
    assert f"expected: {fact}\n" in reason
    assert f"found:    {found}" in reason


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ("the hull is 6", "unknown sentence 'the'"),
        ("seat 1 asks plan", "Nearest: seat N not asked"),
        ("hull was 6", "unexpected 'was': expected is"),
        ("", "a sentence is missing"),
        ("keeper 3 strain is 0", "there is no seat 3"),
        ("seat 3 asked plan", "there is no seat 3"),
        ("offered plan:tune to seat 0", "there is no seat 0"),
        ("barred plan:mend by B-PLAN-05 to seat 7", "there is no seat 7"),
        ("no rule bars plan:mend to seat 7", "there is no seat 7"),
        ("idle line east by B-PLAN-02 to seat 7", "there is no seat 7"),
        ("seat 5 sees hull = 6", "there is no seat 5"),
        ("a set-up with hull is 3 is refused", "'hull is 3' says nothing about a set-up"),
        ("no event WatchBegun", "there is no event 'WatchBegun'"),
        ("no event WatchBegun", "Did you mean 'WatchBegan'?"),
        ("no event WatchBegan wach=2", "the event WatchBegan has no field 'wach': expected rule, watch. Did you mean"),
        ("seat 1 sees hul = 6", "nothing in the view is called 'hul'"),
        ("seat 1 sees keepers.9.task = rest", "nothing in the view is called '9': expected 1, 2"),
        ("seat 1 sees hull.x = 6", "nothing in the view is called 'x'"),
    ],
)
def test_a_fact_that_cannot_be_understood_is_told(verdict: Callable[..., Verdict], fact: str, said: str) -> None:
    assert said in verdict(f'then = ["{fact}"]').reason


def test_every_fact_that_does_not_hold_is_told_with_its_line(verdict: Callable[..., Verdict]) -> None:
    reason = verdict("then = [", '"hull is 5",', '"hull is 6",', '"lamp is 5",', "]").reason
    assert "line 5, then:\n" in reason
    assert "line 7, then:\n" in reason
    assert reason.count("expected:") == 2


def test_a_list_whose_order_does_not_matter_is_claimed_in_any_order(verdict: Callable[..., Verdict]) -> None:
    assert verdict('then = ["keeper 1 fresh dice are bold plain, steady"]').passed


def test_a_list_whose_order_matters_is_not(verdict: Callable[..., Verdict]) -> None:
    assert not verdict('given = "deck is hail, quiet"', 'then = ["deck is quiet, hail"]').passed


def test_seats_in_events_count_from_1_under_every_name(verdict: Callable[..., Verdict]) -> None:
    do = 'do = ["seat 1: spark:1", "seat 1: rest:2"]'
    assert verdict(do, 'then = ["event SparkUsed seat=1 on=2", "event Rested seat=2"]').passed
