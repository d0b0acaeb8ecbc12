// What the tests of every event and every token share: the server's own words for them, tables to show them on, and what is
// wrong with what stands on the screen.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { tick, type Component, type ComponentProps } from "svelte";
import { expect, vi } from "vitest";
import type { Language } from "../src/lib/settings.svelte";
import type { Table } from "../src/lib/table.svelte";
import type { SharedScene, Told } from "../src/lib/wire";
import Around from "./Around.svelte";
import things from "./things.json";

export type Game = keyof typeof things;
export const GAMES = ["beacon", "martians", "vanguard"] as const;
export const LANGUAGES: Language[] = ["en", "it", "de", "cs"];

// The words of the server, read where its games have them

const sources = import.meta.glob<string>("../../src/farlight/{,beacon/,martians/,vanguard/}texts/*.ftl", { query: "?raw", import: "default", eager: true });
const bundles = new Map<string, FluentBundle>();

function bundleOf(game: Game, language: Language): FluentBundle {
  const key = `${game}/texts/${language}.ftl`;
  const known = bundles.get(key) ?? new FluentBundle(language, { useIsolating: false });
  if (!bundles.has(key)) for (const file of [key, `texts/${language}.ftl`]) known.addResource(new FluentResource(sources[`../../src/farlight/${file}`] ?? ""));
  bundles.set(key, known);
  return known;
}

/** Whatever a sentence is about is called Ada, also what is a number. */
const ANYTHING = Object.fromEntries(Object.values(sources).flatMap((text) => [...text.matchAll(/\$([a-zA-Z][\w-]*)/g)].map(([, name]) => [name, "Ada"])));

/** What the server says by a key. */
export function said(game: Game, language: Language, key: string): string {
  const bundle = bundleOf(game, language);
  const pattern = bundle.getMessage(key)?.value;
  expect(pattern, `${game} has no words for ${key} in ${language}`).toBeTruthy();
  const wrong: Error[] = [];
  const text = bundle.formatPattern(pattern ?? "", ANYTHING, wrong);
  expect(wrong.filter((one) => !one.message.includes("NUMBER")), key).toEqual([]);
  return text;
}

export const told = (game: Game, language: Language, key: string, refs: Told["refs"] = [], things: Told["things"] = []): Told => ({ moment: 1, key, text: said(game, language, key), rule: "", refs, things });

/** All that a game can tell. */
export const allOf = (game: Game, language: Language): Told[] => things[game].events.map((key) => told(game, language, key));

// A table

/** Nobody answers here: whatever is asked for is not known yet. */
vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));

/** A table at which nobody is asked anything, with these parts of a scene. */
export function tableOf<Scene extends SharedScene>(game: Game, scene: object, more: object = {}): Table<Scene> {
  const nothing = (): void => undefined;
  const silent = { told: [], toldSince: 0, missed: [], fresh: [], pings: [], busy: [], asked: [], helps: [], mySeats: [0], isMine: false, past: null, question: null, offers: null };
  const acts = { readLog: async () => undefined, optionsAt: () => [], offersAt: () => [], notice: nothing, lookBack: nothing, undo: nothing, point: nothing, answer: nothing };
  return { id: "t", me: { key: "", name: "" }, standing: { game }, parts: {}, scene: (part: string) => (scene as Record<string, unknown>)[part], ...silent, ...acts, ...more } as unknown as Table<Scene>;
}

// What stands on the screen

const locales = import.meta.glob<string>("../src/locales/*.ftl", { query: "?raw", import: "default", eager: true });
/** How keys begin, the client's and those of what a server tells: a message that is missing is shown as its key. */
const HEADS = new Set(Object.values({ ...locales, ...sources }).flatMap((text) => [...text.matchAll(/^([a-z]+)-[\w-]+ =/gm)].map(([, head]) => head)));

/** A text without the signs that only say where it may break. */
const plain = (text: string): string => text.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim();

/** All that somebody reads or hears: text, labels and titles. */
function wordsIn(container: HTMLElement): string {
  const labels = [...container.querySelectorAll("[aria-label], [title]")].flatMap((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? ""]);
  return plain([container.textContent ?? "", ...labels].join("\n"));
}

/** What is wrong on the screen: a key, or a value that is none; `sent` is what the server has said itself. */
function wrongIn(words: string, sent: string[]): string[] {
  const rest = sent.map(plain).filter(Boolean).sort((one, other) => other.length - one.length).reduce((left, one) => left.split(one).join(" "), words);
  const keys = (rest.match(/[a-z]+(?:-[\w]+)+/gi) ?? []).filter((one) => HEADS.has(one.split("-")[0]?.toLowerCase()));
  return [...keys, ...(rest.match(/\b(?:undefined|null|NaN)\b|\[object|\{ ?\$/g) ?? [])];
}

/** Put something on the screen: nothing that the server has sent or the client has said of its own is missing, and no key of a message stands there. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function shows<Shown extends Component<any>>(shown: Shown, props: ComponentProps<Shown>, sent: string[], own: string[] = []): Promise<void> {
  const { container, unmount } = render(Around, { game: "", shown, of: props });
  await tick();
  const words = wordsIn(container);
  unmount();
  expect([...sent, ...own].filter((one) => !words.toLowerCase().includes(plain(one).toLowerCase()))).toEqual([]);
  expect(wrongIn(words, sent), words.slice(0, 500)).toEqual([]);
}
