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
export type Lesson<Scene extends SharedScene = SharedScene> = { missions: readonly string[]; steps: readonly Step<Scene>[] };

const OFF = "off";
const placeOf = (game: string): string => `farlight.lesson.${game}`;

export function readSteps(game: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(placeOf(game)) ?? "[]") as string[];
  } catch {
    return [OFF];
  }
}

export function keepSteps(game: string, read: readonly string[]): void {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(read));
  } catch {
    // Then they come again next time.
  }
}

export const NO_MORE: readonly string[] = [OFF];

/** The step of the moment: the first that was not read and whose time it is. */
export function stepNow<Scene extends SharedScene>(lesson: Lesson<Scene>, read: readonly string[], table: Table<Scene>): Step<Scene> | undefined {
  if (read.includes(OFF) || !table.isMine || !lesson.missions.includes(table.standing?.mission ?? "")) return undefined;
  return lesson.steps.find((one) => !read.includes(one.id) && one.when(table));
}
