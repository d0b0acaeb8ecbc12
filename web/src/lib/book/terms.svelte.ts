// The word or the thing that is explained right now, beside where its name stands; and which words somebody has had explained.
import { thingsNamed, thingsOf } from "./names.svelte";
import type { Thing } from "../pointing.svelte";
import type { Word } from "../wire";

export const DELAY = 260;
export const LONG = 500;
const PLACE = "farlight.words";

/** A word of the game, or the name of a thing. */
export type Term = { word?: Word | undefined; name?: string | undefined };
export type Explained = { word: Word | undefined; things: Thing[]; at: DOMRect; pinned: boolean; back: Element };
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

export function explain({ word, name }: Term, node: Element, pinned = false): void {
  const things = name !== undefined ? thingsNamed(name) : word ? thingsOf(word.rule) : [];
  if (!word && !things.length) return;
  explained.now = { word, things, at: node.getBoundingClientRect(), pinned, back: node };
  if (!word || isKnown(word)) return;
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

// Inside of something that is pressed itself, a name takes no focus: from there a key leads through the names.

const terms = new WeakMap<Element, Term>();
const INSIDE = "[data-term]";
/** Says what a piece of a text is the name of. */
export const termOf = (term: Term) => (node: HTMLElement) => void terms.set(node, term);

/** Explain the first name in what has the focus, and the next one when asked again; false if it has none. */
export function explainInside(focused: Element | null): boolean {
  const all = [...(focused?.querySelectorAll(INSIDE) ?? [])];
  const next = all[(all.indexOf(explained.now?.back as Element) + 1) % (all.length || 1)];
  const term = next && terms.get(next);
  if (!next || !term) return false;
  explain(term, next, true);
  return true;
}

/** A finger that rests explains; letting go must not press what lies under it. */
export function rested(node: Element, term: Term): void {
  explain(term, node, true);
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", stop, true), { capture: true, once: true });
}
