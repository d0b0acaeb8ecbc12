// Names of the things on the table, as the engine calls them: wherever one stands in a text, it opens what it names. What
// is no longer there is remembered as it was, for the log still speaks of it.
import type { Thing } from "../pointing.svelte";

/** `rule`: the word of the game, by the rule that says what it means, which brings the thing along. */
export type Named = readonly [name: string, about: () => Thing, rule?: string];
/** Shorter ones are letters and numbers, which stand in texts for other things as well. */
const LEAST = 3;

let table = "";
let known = new Map<string, (() => Thing)[]>();
let ofWords = new Map<string, (() => Thing)[]>();
let all: readonly string[] = $state.raw([]);

/** All names that may stand in a text. The list is another one only when there are others. */
export const namesKnown = (): readonly string[] => all;

/** What is called so; two things may share a name. */
export const thingsNamed = (name: string): Thing[] => (known.get(name) ?? []).map((about) => about());

/** What a word of the game brings along besides its meaning. */
export const thingsOf = (rule: string): Thing[] => (ofWords.get(rule) ?? []).map((about) => about());

/** The things that lie on a table now. */
export function bringNames(of: string, things: Iterable<Named>): void {
  const here = new Map<string, (() => Thing)[]>();
  ofWords = new Map();
  for (const [name, about, rule] of things) {
    if (name.length >= LEAST) here.set(name, [...(here.get(name) ?? []), about]);
    if (rule) ofWords.set(rule, [...(ofWords.get(rule) ?? []), about]);
  }
  const before = of === table ? known : new Map<string, (() => Thing)[]>();
  const isNew = of !== table || [...here.keys()].some((name) => !before.has(name));
  table = of;
  known = new Map([...before, ...here]);
  if (isNew) all = [...known.keys()];
}
