"""What a reward is counted on for before it is given: benefits that come in any case. M-RUL-GAP-23."""

import pytest

from farlight.martians.rules.actions.benefits import gifts_in
from farlight.martians.rules.context import tree_of

EASE = ("ease", False, "build", "now")
SURE = ("sure", True, "any", "both")


@pytest.mark.parametrize(
    ("reward", "given"),
    [
        ("ease build now", [EASE]),
        ("gain any part; ease build now", [EASE]),
        ("2 times: ease build now; sure own any both", [EASE, EASE, SURE]),
        ("2 times: { ease build now; gain any part }", [EASE, EASE]),
        ("sure action cut-the-relief now", [("sure", False, "cut-the-relief", "now")]),
        ("waive cut-the-relief now", [("waive", False, "cut-the-relief", "now")]),
        ("ease build next", []),
        ("choose: ease build now | gain any part", []),
        ("if morale at least 1: ease build now", []),
        ("ease action cut-the-relief", []),
    ],
)
def test_only_what_comes_in_any_case_and_this_sol_is_counted_on(
    reward: str, given: list[tuple[str, bool, str, str]]
) -> None:
    assert list(gifts_in(tree_of(reward))) == given
