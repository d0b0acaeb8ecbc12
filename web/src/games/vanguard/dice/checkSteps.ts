// What has happened in a check so far, step by step, from what was told.
import { things, WENT, type Told } from "../../../lib/wire";
import { family } from "../events/family";

const BEGAN = "event-check-began";
/** Answers that only one option had, and what is taught about a question: they tell nothing of the check. */
const ASIDE = family("event-forced", "event-taught");
/** Events that show how far the check is; others may come of a card at any time. */
const MILESTONES = family("event-dice-rolled", "event-combination-used", "event-injury-die-placed", "event-special-resolved", "event-outcome-marked", "event-outcome-applied");
const ROLL = "event-dice-rolled";

/** The step that a rule of checks is about. */
const stepOf = (one: Told): number | undefined => {
  const [step] = things(one, "step");
  return step === undefined ? undefined : Number(step);
};

export type Course = { step: number; told: Told }[];

/** Whether the beginning of the check that runs is among what was told. */
export const isKnown = (told: Told[]): boolean => told.some((one) => one.key === BEGAN);

/** What is left of what was told, when the table was taken back in between: later moments have not happened. */
function standing(told: Told[]): Told[] {
  const back = told.findLastIndex((one) => one.key === WENT);
  const head = told[back]?.moment ?? 0;
  return back < 0 ? told : [...standing(told.slice(0, back)).filter((one) => one.moment <= head), ...told.slice(back + 1)];
}

export function courseOf(all: Told[]): Course {
  const told = standing(all);
  const start = told.findLastIndex((one) => one.key === BEGAN);
  if (start < 0) return [];
  let now = 1;
  return told
    .slice(start + 1)
    .filter((one) => !ASIDE.has(one.key))
    .map((one) => {
      const step = one.key === ROLL ? 3 : (stepOf(one) ?? now);
      // The roll is over when it is told: what follows changes it.
      if (MILESTONES.has(one.key)) now = Math.max(now, one.key === ROLL ? 4 : step);
      return { step, told: one };
    });
}

/** How often each Special Effect was used, by its requirement: equal ones are told one after the other. */
export function timesOf(course: Course, needs: string[]): number[] {
  const left = course.filter(({ told }) => told.key === "event-special-resolved").map(({ told }) => new Map(told.refs));
  return needs.map((need) => {
    const place = left.findIndex((one) => one.get("need") === need);
    const [found] = place < 0 ? [] : left.splice(place, 1);
    return Number(found?.get("times") ?? 0);
  });
}
