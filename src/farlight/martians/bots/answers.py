"""What is worth what, question by question, outside the plan; for what is not listed the first option is chosen."""

from collections.abc import Callable

from farlight.kernel import Decision, Option
from farlight.martians.bots import between, field, home
from farlight.martians.bots.asked import Answer, Weigh, best
from farlight.martians.bots.situation import Situation

ANSWERS: dict[str, Weigh] = {
    "profession": home.profession,
    "machine-choice": home.machine_choice,
    "phase": home.go_on,
    "danger": home.worst,
    "wounded": home.bears,
    "rolled": home.rolled,
    "order": home.first_planned,
    "relax": home.relax,
    "heal": home.heal,
    "treat": home.worst,
    "cure": home.illness,
    "go-hungry": home.fit,
    "which-astronaut": home.hurt,
    "unlock": home.unlocks,
    "track": home.track,
    "shut-down": home.least_used,
    "wilting": home.wilting,
    "fix": home.annoying,
    "break": home.harmless,
    "gain-part": home.wanted_part,
    "lose-part": home.unwanted_part,
    "die-out": home.danger,
    "discount-die": home.danger,
    "rover-token": home.token,
    "unload": home.token,
    "lift-token": home.token,
    "redraw-malfunction": home.redraw_card,
    "redraw-research": field.redraw_research,
    "two-readings": field.two_readings,
    "take-sample": field.sample,
    "examine": field.sample,
    "remove-sample": field.useless_sample,
    "lose-sample": field.useless_sample,
    "pay-sample": field.useless_sample,
    "unexamine": field.useless_sample,
    "scout": field.new_ground,
    "scan": field.new_ground,
    "peek": field.peek,
    "arrange": field.ground,
    "trace-beacon": field.beacon,
    "free-beacon": field.beacon,
    "identify-beacon": field.beacon,
    "remove-spot": field.remove_spot,
    "move-spot": field.move_spot,
    "move-to": field.move_to,
    "place-spot": field.place_spot,
    "discard-direction": field.off_trail,
    "move-crate": field.far_crate,
    "story": between.story,
    "bell-direction": between.bell_direction,
    "bonus": between.bonus,
    "machine": between.weakest,
    "supply": between.scarce,
    "move-module": between.movable,
    "effect": home.branch,
}
REMEMBERED: dict[str, Callable[[Situation, Decision, Option], None]] = {
    "story": between.remember_story,
    "bell-direction": between.remember_bell,
    "move-spot": field.remember_goal,
}
"""What the crew keeps in mind when it has chosen."""


def best_answer(table: Situation, decision: Decision) -> Answer:
    """The best option of a question; what the table will not show of it is remembered."""
    weigh = ANSWERS.get(decision.prompt)
    chosen = Answer(0) if weigh is None else best(table, decision, weigh)
    remember = REMEMBERED.get(decision.prompt)
    if remember is not None:
        remember(table, decision, decision.options[chosen.number])
    return chosen
