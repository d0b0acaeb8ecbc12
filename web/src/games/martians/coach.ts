// Hints for the first mission: short, one at a time, each at what it is about, and never again once it was read. What is
// to be done ends its hint by being done.
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
export type Step = {
  id: string;
  /** What it points at: the first of these that is to be seen. */
  at: string[];
  when: (now: Situation) => boolean;
  /** It asks for something to be done, and is over when that is done; somebody may have it done. */
  until?: (now: Situation) => boolean;
};

/** The mission that one learns with. */
export const LESSON = "home";
const PLACE = "farlight.martians.coach";
const OFF = "off";

const plans = (now: Situation): boolean => now.phase === "action" && now.stage !== "";
export const STEPS: Step[] = [
  { id: "base", at: [".room"], when: plans },
  { id: "tomorrow", at: [".coming", ".figures"], when: plans },
  { id: "pawn", at: [".part.able", ".room.can"], when: (now) => plans(now) && now.planned === 0 && now.stage === "pawn", until: (now) => now.planned > 0 },
  { id: "place", at: [".room.can"], when: (now) => plans(now) && now.stage === "act", until: (now) => now.planned > 0 },
  { id: "plan", at: [".order", ".room[data-keep]"], when: (now) => plans(now) && now.planned > 0 && now.stage !== "ready" },
  { id: "rest", at: [".decision .pawn.can"], when: (now) => plans(now) && now.planned > 0 && now.stage === "pawn", until: (now) => now.stage === "ready" },
  { id: "ready", at: [".decision .closing"], when: (now) => plans(now) && now.stage === "ready", until: (now) => now.stage !== "ready" },
  { id: "happened", at: [".rolled"], when: (now) => now.rolled },
  { id: "events", at: [".event", ".tabs button:last-child"], when: (now) => now.sol > 1 && plans(now) && now.events > 0 },
];

/** The hint of the moment: the first that was not read yet. One that was passed by is not made up for. */
export function stepAt(read: readonly string[], now: Situation): Step | undefined {
  if (read.includes(OFF)) return undefined;
  const passed = Math.max(-1, ...STEPS.map((one, place) => (read.includes(one.id) ? place : -1)));
  return STEPS.find((one, place) => place > passed && one.when(now) && !one.until?.(now));
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
