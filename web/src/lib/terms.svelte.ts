// The word of the game that is explained right now, beside where it stands; and which words somebody has had explained.
import type { Word } from "./wire";

export const DELAY = 260;
export const LONG = 500;
const PLACE = "farlight.words";

export type Explained = { word: Word; at: DOMRect; pinned: boolean };
export const explained: { now: Explained | null } = $state({ now: null });

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}
const known: Record<string, true> = $state(Object.fromEntries(kept().map((one) => [one, true as const])));

/** By the rule that says what it means: it is the same in all languages. */
export const isKnown = (word: Word): boolean => Boolean(known[word.rule]);

export function explain(word: Word, node: Element, pinned = false): void {
  explained.now = { word, at: node.getBoundingClientRect(), pinned };
  if (isKnown(word)) return;
  known[word.rule] = true;
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.keys(known)));
  } catch {
    // Then they are underlined again next time.
  }
}

export function forget(always = false): void {
  if (always || !explained.now?.pinned) explained.now = null;
}
