// No raw message key on any screen: whatever the server can send has words in every language.
// things.json is written by scripts/board-things from the rules and packs themselves.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import martiansLesson from "../src/games/martians/lesson";
import vanguardLesson from "../src/games/vanguard/lesson";
import type { ComplexScene } from "../src/games/martians/scene";
import { pagesOf } from "../src/games/martians/sheets/storyPages";
import { rollsOf } from "../src/games/martians/plan/tray";
import Tray from "../src/games/martians/plan/Tray.svelte";
import Die from "../src/games/vanguard/dice/Die.svelte";
import SpecialDie from "../src/games/vanguard/dice/SpecialDie.svelte";
import { comfort, type Language } from "../src/lib/settings.svelte";
import type { Told } from "../src/lib/wire";
import { loadWords, say } from "../src/lib/words.svelte";
import things from "./things.json";

const LANGUAGES: Language[] = ["en", "it", "de", "cs"];
const locales = import.meta.glob<string>("../src/locales/*.ftl", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
const { martians, vanguard } = things;
const RAW = /\b(?:ms|vg|vs)-[a-z]|\b(?:undefined|NaN)\b/i;

/** Keys that the source puts together, and what can stand in them: of the server's things, or of the client's own. */
const MADE: Record<string, string[]> = {
  "difficulty-${one}": martians.difficulties,
  "habit-${kind}": ["window", "order", "step"],
  "habit-offer-${kind}": ["window", "order", "step"],
  "ms-die-${die.die}": Object.keys(martians.dice),
  'ms-face-${rolled.die}-${rolled.face === "blank" ? "blank" : "hit"}': Object.keys(martians.dice).flatMap((die) => [`${die}-hit`, `${die}-blank`]),
  "ms-objective-${goal.state}": martians.objectives,
  "ms-objective-${objective.state}": martians.objectives,
  "ms-part-${part.state}": martians.part_states,
  "ms-part-${one.state}": martians.part_states,
  "ms-past-${past.kind}": martians.past,
  "ms-terrain-${space.effect}": martians.terrains.filter((one) => one !== "none"),
  "ms-tale-${page.mark}": ["event", "struck", "adventure", "echo", "malfunction", "envelope", "over", "failed"],
  "vg-letter-${die.colour}": vanguard.colours,
  "vg-turn-${stage}": ["been", "next", "later"],
  "ms-complex-${complex.id}": ["systems", "living", "working"],
  "step-${game}-${step.id}": [...vanguardLesson.steps.map((one) => `vanguard-${one.id}`), ...martiansLesson.steps.map((one) => `martians-${one.id}`)],
  "ms-end-${roll.end}": ["done", "failed"],
  "ms-tab-${one}": ["base", "map", "plan", "goals"],
  "ms-${direction}": ["n", "ne", "e", "se", "s", "sw", "w", "nw"],
  "fig-m-${word}": ["plan", "work", "out", "breaks"],
  "fig-v-${word}": ["aboard", "land", "explore", "home", "special", "travel", "prepare", "rest", "lift"],
  "fig-v-${icon.toLowerCase()}": ["phy", "gat", "def", "sco", "bio", "xen", "con", "sci", "tec"],
  "fig-v-${face.toLowerCase()}": ["bas", "van", "acc"],
  "recap-${change.kind}": ["won", "lost", "died", "promoted", "found", "learned", "chose"],
  "presence-${one.kind}": ["bot", "free", "here", "away"],
  "log-kind-${one}": ["dice", "story", "people", "stores", "harm"],
  'difficulty-${ref(choice, "difficulty")}': ["easy", "normal", "hard"],
  "taste-${one.name}": ["vanguard", "martians", "beacon"],
  "lesson-${one.name}-time": ["vanguard", "martians"],
  "lesson-${one.name}-${point}": ["vanguard", "martians"].flatMap((game) => [1, 2, 3, 4].map((point) => `${game}-${point}`)),
};

function made(template: string, value: string): string {
  const [before = ""] = template.split("${");
  const after = template.slice(template.lastIndexOf("}") + 1);
  return `${before}${value}${after}`;
}

test("every key that the source puts together is known here", () => {
  const found = Object.values(files).flatMap((text) => [...text.matchAll(/\bsay\(`([^`]*)`/g)].map(([, key]) => key as string));
  expect([...new Set(found)].filter((one) => !(one in MADE))).toEqual([]);
});

test.each(LANGUAGES)("%s has words for all of them", (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(locales[`../src/locales/${language}.ftl`] ?? ""));
  const keys = Object.entries(MADE).flatMap(([template, values]) => values.map((value) => made(template, value)));
  expect(keys.length).toBeGreaterThan(90);
  expect(keys.filter((key) => !bundle.getMessage(key)?.value)).toEqual([]);
});

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});
afterEach(() => {
  comfort.language = "en";
});

/** All that somebody reads or hears: text, labels and titles. */
function wordsIn(container: HTMLElement): string {
  const labels = [...container.querySelectorAll("[aria-label], [title]")].flatMap((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? ""]);
  return [container.textContent ?? "", ...labels].join("\n");
}

const told = (key: string, refs: Told["refs"] = []): Told => ({ moment: 1, key, text: "…", rule: "", refs, things: [] });
const COMPLEXES = Object.entries(martians.malfunction_dice).map(([die, { complex }]) => ({ id: complex, name: complex, colour: die, top: 5 })) as ComplexScene[];
const rolled: [string, string, string][] = [
  ...Object.entries(martians.dice).flatMap(([die, faces]) => faces.map((face): [string, string, string] => ["event-die-rolled", die, face])),
  ...Object.entries(martians.malfunction_dice).flatMap(([die, { faces }]) => faces.map((face): [string, string, string] => ["event-malfunction-rolled", die, face])),
];

test.each(LANGUAGES.flatMap((language) => ["event-action-began", "event-phase-began"].map((began) => [language, began] as const)))(
  "in %s every die and face, and every event, has words in the tray after %s",
  (language, began) => {
    comfort.language = language;
    for (const [key, die, face] of rolled) {
      const after = martians.events.filter((one) => !["event-action-began", "event-phase-began", "event-plan-committed", "event-sol-began", "event-die-rolled", "event-malfunction-rolled"].includes(one));
      const lines = [told(began, [["verb", "gather"], ["phase", "malfunction"]]), told(key, [["die", die], ["face", face]]), ...after.map((one) => told(one))];
      const { container, unmount } = render(Tray, { rolls: rollsOf(lines), crew: [], complexes: COMPLEXES, controller: {} as never, close: () => undefined });
      expect(container.querySelectorAll(".dice > *").length, `${die} ${face}`).toBeGreaterThan(0);
      expect(wordsIn(container).match(RAW), `${die} ${face}`).toBeNull();
      unmount();
    }
  },
);

test.each(LANGUAGES)("in %s every Section die and every face can be drawn", (language) => {
  comfort.language = language;
  for (const [id, { colour, faces }] of Object.entries(vanguard.dice))
    for (const face of faces) {
      const { container, unmount } = render(Die, { die: { colour, icons: face.split(" "), name: id }, rolled: true });
      expect(container.textContent?.match(RAW), `${id} ${face}`).toBeNull();
      unmount();
    }
  for (const letter of Object.keys(vanguard.danger_tables)) {
    const { container, unmount } = render(SpecialDie, { kind: "danger", letter, label: say("vg-injury-die") });
    expect(wordsIn(container).match(RAW), letter).toBeNull();
    unmount();
  }
});

test("every story that Martians can tell has a page with a title in every language", () => {
  for (const key of martians.events) for (const page of pagesOf([told(key)], [], [], [])) if (page.kind === "story") expect(MADE["ms-tale-${page.mark}"]).toContain(page.mark);
});
