"""What is worth what, question by question, outside the plan; for what is not listed the first option is chosen."""

from collections.abc import Callable

from farlight.kernel import Decision, Option
from farlight.martians.bots import base_answers, between_missions, map_answers
from farlight.martians.bots.answer_scores import Answer, Weigh, best
from farlight.martians.bots.situation import Situation

ANSWERS: dict[str, Weigh] = {
    "profession": base_answers.profession,
    "machine-choice": base_answers.machine_choice,
    "phase": base_answers.go_on,
    "danger": base_answers.worst,
    "wounded": base_answers.bears,
    "rolled": base_answers.rolled,
    "order": base_answers.first_planned,
    "relax": base_answers.relax,
    "heal": base_answers.heal,
    "treat": base_answers.worst,
    "cure": base_answers.illness,
    "go-hungry": base_answers.fit,
    "which-astronaut": base_answers.hurt,
    "unlock": base_answers.unlocks,
    "track": base_answers.track,
    "shut-down": base_answers.least_used,
    "wilting": base_answers.wilting,
    "fix": base_answers.annoying,
    "break": base_answers.harmless,
    "gain-part": base_answers.wanted_part,
    "lose-part": base_answers.unwanted_part,
    "die-out": base_answers.danger,
    "discount-die": base_answers.danger,
    "rover-token": base_answers.token,
    "unload": base_answers.token,
    "lift-token": base_answers.token,
    "redraw-malfunction": base_answers.redraw_card,
    "redraw-research": map_answers.redraw_research,
    "two-readings": map_answers.two_readings,
    "take-sample": map_answers.sample,
    "examine": map_answers.sample,
    "remove-sample": map_answers.useless_sample,
    "lose-sample": map_answers.useless_sample,
    "pay-sample": map_answers.useless_sample,
    "unexamine": map_answers.useless_sample,
    "scout": map_answers.new_ground,
    "scan": map_answers.new_ground,
    "peek": map_answers.peek,
    "arrange": map_answers.ground,
    "trace-beacon": map_answers.beacon,
    "free-beacon": map_answers.beacon,
    "identify-beacon": map_answers.beacon,
    "remove-spot": map_answers.remove_spot,
    "move-spot": map_answers.move_spot,
    "move-to": map_answers.move_to,
    "place-spot": map_answers.place_spot,
    "discard-direction": map_answers.off_trail,
    "move-crate": map_answers.far_crate,
    "story": between_missions.story,
    "bell-direction": between_missions.bell_direction,
    "bonus": between_missions.bonus,
    "machine": between_missions.weakest,
    "supply": between_missions.scarce,
    "move-module": between_missions.movable,
    "effect": base_answers.branch,
}
REMEMBERED: dict[str, Callable[[Situation, Decision, Option], None]] = {
    "story": between_missions.remember_story,
    "bell-direction": between_missions.remember_bell,
    "move-spot": map_answers.remember_goal,
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
