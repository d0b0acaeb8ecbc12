// The client takes no id apart: what it needs to know of a thing comes as a field of the scene or in the `things` of a message.
// This looks for whatever takes a word apart. What is no id stands below, with what it is.
import { expect, test } from "vitest";
import things from "./things.json";

const APART = /\.(split|startsWith|endsWith|substring|charAt|match|exec|test|replace|lastIndexOf|search)\(|\bnew RegExp\b/g;

/** How often, and on what. */
const NO_IDS: Record<string, [number, string]> = {
  "games/martians/board/CrewDock.svelte": [1, "the first name of somebody"],
  "games/martians/sheets/Sheet.svelte": [1, "a sentence, without the name it begins with"],
  "games/martians/about.ts": [1, "the first letter of a name"],
  "games/martians/sheets/storyPages.ts": [4, "sentences; signs of amounts"],
  "games/martians/plan/tray.ts": [1, "the full stop of a sentence"],
  "games/vanguard/sheets/StorySheet.svelte": [1, "the paragraphs of a story"],
  "games/vanguard/rail.ts": [1, "the first name of somebody"],
  "games/vanguard/sheets/moments.ts": [2, "the lines of a text"],
  "games/vanguard/ship/LogSheet.svelte": [1, "the paragraphs of a story"],
  "lib/api.ts": [1, "an address"],
  "lib/book/book.svelte.ts": [4, "words of a sentence"],
  "lib/chips.ts": [1, "a key that was pressed"],
  "lib/people.ts": [2, "names of people"],
  "lib/route.svelte.ts": [8, "addresses, and the key that a link brings"],
  "lib/words.svelte.ts": [1, "the list of long words"],
  "lib/book/search.ts": [1, "the accents of words that are looked for"],
  "screens/Home.svelte": [1, "an address"],
  "screens/chronicle/Passage.svelte": [1, "the paragraphs of a story"],
  "screens/chronicle/chapters.ts": [1, "words that are looked for"],
  "screens/new/lengths.ts": [1, "the first sentence of a text"],
  "ui/question/OfferPopover.svelte": [2, "keys that were pressed"],
  "ui/question/OptionChip.svelte": [2, "the words of an option, and those that are seen of them; the lines of an act"],
  "ui/question/Popover.svelte": [1, "a sentence, without the rule behind it"],
};

const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/*.d.ts"], { query: "?raw", import: "default", eager: true });

test("no id is taken apart", () => {
  const found = Object.fromEntries(
    Object.entries(sources)
      .map(([path, text]) => [path.replace("../src/", ""), text.match(APART)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
  expect(found).toEqual(Object.fromEntries(Object.entries(NO_IDS).map(([path, [count]]) => [path, count])));
});

test("a key that the client looks for is one that the game tells", () => {
  const unknown = (["martians", "vanguard"] as const).flatMap((game) => {
    const own = Object.entries(sources).filter(([path]) => path.startsWith(`../src/games/${game}/`));
    const keys = own.flatMap(([, text]) => text.match(/(?<=")event-[\w-]+(?=")/g) ?? []);
    expect(keys.length).toBeGreaterThan(50);
    return keys.filter((key) => !things[game].events.includes(key));
  });
  expect(unknown).toEqual([]);
});
