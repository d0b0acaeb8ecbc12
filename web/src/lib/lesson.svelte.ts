// A first game that is led: steps as data, each with the thing it is about. A step is over when it was done.
import type { Table } from "./table.svelte";
import type { SharedScene } from "./wire";

export type Step<Scene extends SharedScene = SharedScene> = {
  /** Its words are `step-GAME-ID`. */
  id: string;
  /** The things it is about, the best first: selectors. */
  at: readonly string[];
  /** Whether it is time for it; once it was shown and is no longer time, it was done. */
  when: (table: Table<Scene>) => boolean;
  /** Whether the engine's own advice, with its reasons, is what is to be tried. */
  advises?: boolean;
  /** Whether there is nothing to do but look. */
  looks?: boolean;
};
export type Lesson<Scene extends SharedScene = SharedScene> = {
  missions: readonly string[];
  steps: readonly Step<Scene>[];
  /** What the engine itself teaches at the open question: it is said in place of a step's own words. */
  taught?: (table: Table<Scene>) => string;
};

const OFF = "off";
const placeOf = (game: string): string => `farlight.lesson.${game}`;

function kept(game: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(placeOf(game)) ?? "[]") as string[];
  } catch {
    return [OFF];
  }
}

const read: Record<string, readonly string[]> = $state({});
/** The steps of a game that somebody has been shown, on this device. */
export const readSteps = (game: string): readonly string[] => read[game] ?? kept(game);
/** Whether somebody has had enough of tips. */
export const isOff = (game: string): boolean => readSteps(game).includes(OFF);

function keep(game: string, steps: readonly string[]): void {
  read[game] = steps;
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(steps));
  } catch {
    // Then they come again next time.
  }
}

export function passStep(game: string, step: string): void {
  if (!readSteps(game).includes(step)) keep(game, [...readSteps(game), step]);
}
export const endTips = (game: string): void => keep(game, [OFF]);
/** All of them from the beginning. */
export const callTips = (game: string): void => keep(game, []);

/** Whether a table is one that is led, for somebody who is asked. */
const isLed = <Scene extends SharedScene>(lesson: Lesson<Scene>, table: Table<Scene>): boolean => table.isMine && lesson.missions.includes(table.standing?.mission ?? "");

/** The step of the moment: the first that was not read and whose time it is. */
export function stepNow<Scene extends SharedScene>(lesson: Lesson<Scene>, done: readonly string[], table: Table<Scene>): Step<Scene> | undefined {
  if (done.includes(OFF) || !isLed(lesson, table)) return undefined;
  return lesson.steps.find((one) => !done.includes(one.id) && one.when(table));
}

/** What the engine teaches at this moment, for somebody who wants tips; empty if nothing. */
export function taughtNow<Scene extends SharedScene>(lesson: Lesson<Scene>, done: readonly string[], table: Table<Scene>): string {
  return done.includes(OFF) || !isLed(lesson, table) ? "" : (lesson.taught?.(table) ?? "");
}
