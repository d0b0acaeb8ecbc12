// Hints for the first mission: short, one at a time, each where it is about, and never again once it was read.
export type Where = "base" | "crew" | "outlook";
/** What the hints go by. */
export type Situation = {
  sol: number;
  phase: string;
  /** What is asked about the plan: a pawn, an action, whether one is ready. */
  stage: string;
  /** Actions that are planned. */
  planned: number;
  /** Dice that lie on the table. */
  rolled: boolean;
  /** Events of the Mission Log. */
  events: number;
};
export type Step = { id: string; where: Where; when: (now: Situation) => boolean };

/** The mission that one learns with. */
export const LESSON = "home";
const PLACE = "farlight.martians.coach";
const OFF = "off";

const plans = (now: Situation): boolean => now.phase === "action" && now.stage !== "";
export const STEPS: Step[] = [
  { id: "base", where: "base", when: plans },
  { id: "tomorrow", where: "outlook", when: plans },
  { id: "pawn", where: "crew", when: (now) => plans(now) && now.stage === "pawn" && now.planned === 0 },
  { id: "place", where: "base", when: (now) => plans(now) && now.stage === "act" },
  { id: "plan", where: "outlook", when: (now) => plans(now) && now.planned > 0 && now.stage !== "ready" },
  { id: "ready", where: "crew", when: (now) => plans(now) && now.stage === "ready" },
  { id: "happened", where: "outlook", when: (now) => now.rolled },
  { id: "events", where: "outlook", when: (now) => now.sol > 1 && plans(now) && now.events > 0 },
];

/** The hint of the moment: the first that was not read yet. One that was passed by is not made up for. */
export function stepAt(read: readonly string[], now: Situation): Step | undefined {
  if (read.includes(OFF)) return undefined;
  const passed = Math.max(-1, ...STEPS.map((one, place) => (read.includes(one.id) ? place : -1)));
  return STEPS.find((one, place) => place > passed && one.when(now));
}

export function alreadyRead(): string[] {
  try {
    return (localStorage.getItem(PLACE) ?? "").split(" ").filter(Boolean);
  } catch {
    return [OFF];
  }
}

export function keepRead(read: readonly string[]): void {
  try {
    localStorage.setItem(PLACE, read.join(" "));
  } catch {
    // Then they come again next time.
  }
}

export const enough = (): string[] => [OFF];
