// Sizes come from the tokens, and what components share is said once: see docs/browser.md.
import { expect, test } from "vitest";

const components = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const shared = import.meta.glob<string>("../src/styles/*.css", { query: "?raw", import: "default", eager: true });

const STYLE = /<style>\n([\s\S]*?)<\/style>/;
const SIZED = /(?<![\w-])(font|font-size|gap|row-gap|column-gap|(?:padding|margin)(?:-[a-z-]+)?): ([^;]+);/g;
/** One and two pixels are a hair, and no step of the scale. */
const RAW = /(?<![\w.-])-?(?:\d*\.\d+|[3-9]|\d{2,})(?:px|rem|pt)(?!\w)/;

/** Sizes that no token says, and why. */
const OWN: Record<string, Record<string, string>> = {
  "games/vanguard/dice/Die.svelte": { "font: 700 13px/1 var(--ui)": "in the units of its drawing" },
  "games/vanguard/dice/SpecialDie.svelte": { "font: 700 17px/1 var(--ui)": "in the units of its drawing" },
  "games/vanguard/ship/CrewStrip.svelte": { "padding-right: 36px": "as wide as the edge fades" },
  "games/vanguard/ship/Cutaway.svelte": {
    "font-size: clamp(11px, 1.75cqw, 20px)": "grows with the drawing it stands in",
    "font-size: clamp(10px, 1.53cqw, 17px)": "grows with the drawing it stands in",
    "font-size: 10px": "grows with the drawing it stands in",
  },
  "games/vanguard/ship/Starmap.svelte": {
    "padding: 84px var(--s-2h) var(--s-2h)": "as high as the strip of sky",
    "padding-left: 56px": "beyond the ball of the world it circles",
  },
  "screens/Join.svelte": { "margin: clamp(var(--s-3), 9vh, 110px) auto var(--s-5)": "a part of the window's height" },
  "screens/new/Seats.svelte": { "gap: 150px 24%": "around a drawn table" },
  "styles/page.css": { "font-size: calc(16px * var(--size, 1))": "what all sizes are counted from" },
  "ui/Chart.svelte": { "font: 600 13px var(--ui)": "in the units of its drawing" },
  "ui/people/Presence.svelte": { "font: 600 13px/1 var(--display)": "letters in a sign of fixed size" },
  "ui/people/SeatSign.svelte": { "font: 600 16px var(--display)": "in the units of its drawing" },
};

const name = (path: string): string => path.replace("../src/", "");
const css = (text: string): string => STYLE.exec(text)?.[1] ?? "";

function rawSizes(text: string): string[] {
  return [...text.matchAll(SIZED)].filter(([, , value]) => RAW.test(value ?? "")).map(([whole]) => whole.slice(0, -1).replace(/\s+/g, " "));
}

test("sizes of type and space are tokens", () => {
  const sheets = [...Object.entries(components).map(([path, text]) => [path, css(text)] as const), ...Object.entries(shared)];
  const found = sheets.map(([path, text]) => [name(path), rawSizes(text)] as const).filter(([, raw]) => raw.length > 0);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.entries(OWN).map(([path, sizes]) => [path, Object.keys(sizes)])));
});

test("every size is used", () => {
  const everything = [...Object.values(components), ...Object.values(shared)].join("\n");
  const tokens = [...(shared["../src/styles/tokens.css"] ?? "").matchAll(/--(?:t|s)-\w+(?=:)/g)].map(([token]) => token);
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter((token) => !everything.includes(`var(${token})`))).toEqual([]);
});

test("what is shared is used by several components", () => {
  const words = Object.values(components).map((text) => new Set(text.replace(STYLE, "").match(/[\w-]+/g)));
  const names = new Set(Object.values(shared).flatMap((text) => [...text.matchAll(/(?<=^\.)[a-z][\w-]*/gm)].map(([one]) => one)));
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((one) => words.filter((used) => used.has(one)).length < 2)).toEqual([]);
});

test("components say what is special about them: at most 45 of 100 lines are styles", () => {
  const count = (texts: string[]): number => texts.reduce((sum, text) => sum + text.split("\n").length - 1, 0);
  const all = Object.values(components);
  expect(count(all.map(css)) / count(all)).toBeLessThanOrEqual(0.45);
});

test("what moves comes to rest: an endless movement is drawn for ever, also while nobody looks", () => {
  // A ping is there for a few seconds, and goes itself.
  const endless = Object.entries(components).flatMap(([path, text]) => (/animation[^;]*\binfinite\b/.test(css(text)) ? [name(path)] : []));
  expect(endless).toEqual(["ui/people/Pings.svelte"]);
});
