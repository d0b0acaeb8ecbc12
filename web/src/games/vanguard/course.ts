// What has happened in a check so far, step by step, from what was told.
import type { Told } from "../../lib/wire";

const BEGAN = "event-check-began";
/** Answers that only one option had: they tell nothing new. */
const FORCED = "event-forced";
/** Events that show how far the check is; others may come of a card at any time. */
const MILESTONES = new Set(["event-dice-rolled", "event-combination-used", "event-injury-die-placed", "event-special-resolved", "event-outcome-marked", "event-outcome-applied"]);
const ROLL = "event-dice-rolled";

/** The step that a rule of checks is about. */
const stepOf = (rule: string): number | undefined => {
  const number = Number(/^V-CHECK-(\d+)\./.exec(rule)?.[1] ?? 0);
  return number || undefined;
};

export type Course = { step: number; told: Told }[];

/** Whether the beginning of the check that runs is among what was told. */
export const isKnown = (told: Told[]): boolean => told.some((one) => one.key === BEGAN);

export function courseOf(told: Told[]): Course {
  const start = told.findLastIndex((one) => one.key === BEGAN);
  if (start < 0) return [];
  let now = 1;
  return told
    .slice(start + 1)
    .filter((one) => one.key !== FORCED)
    .map((one) => {
      const step = one.key === ROLL ? 3 : (stepOf(one.rule ?? "") ?? now);
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
