"""Scores: the sum of their terms, and the reasons in the order of their weight."""

from farlight.kernel import Line, Term, score

Seen = dict[str, int]


def hull(seen: Seen) -> list[Line]:
    return [Line("hint-hull", (("hull", seen["hull"]),))]


def lamp(seen: Seen) -> list[Line]:
    return [Line("hint-lamp", (("lamp", seen["lamp"]),)), Line("hint-left", (("left", 2),))]


def unseen(_seen: Seen) -> list[Line]:
    raise AssertionError("nobody has asked")


def test_a_score_is_the_sum_of_its_terms() -> None:
    both = score(Term(2.0, unseen), Term(-0.5, unseen))
    assert both.total == 1.5
    assert (both + Term(0.25)).total == 1.75
    assert both.times(2.0).total == 3.0


def test_the_weightiest_reason_comes_first_and_what_speaks_against_it_last() -> None:
    both = score(Term(-3.0, lamp), Term(1.0, hull))
    seen = {"hull": 4, "lamp": 1}
    assert [line.key for line in both.lines(seen)] == ["hint-hull", "hint-lamp", "hint-left"]
    assert [line.key for line in both.times(-1.0).lines(seen)] == ["hint-lamp", "hint-left", "hint-hull"]


def test_the_same_reason_is_given_once_and_of_what_is_seen_when_it_is_asked_for() -> None:
    twice = score(Term(1.0, hull), Term(2.0, hull))
    assert twice.lines({"hull": 4}) == [Line("hint-hull", (("hull", 4),))]
    assert twice.lines({"hull": 3}) == [Line("hint-hull", (("hull", 3),))]
