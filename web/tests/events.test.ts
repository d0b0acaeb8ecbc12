// Every event of every game is told in its own words, in every language, wherever the client tells events.
// things.json is written by scripts/board-things from the rules themselves.
import { afterEach, beforeAll, expect, test } from "vitest";
import martiansNews from "../src/games/martians/events/news";
import { pagesOf, type Page as MartiansPage } from "../src/games/martians/sheets/storyPages";
import type { StoryQueue } from "../src/games/martians/sheets/storyQueue.svelte";
import MartiansSheet from "../src/games/martians/sheets/StorySheet.svelte";
import { Controller } from "../src/games/vanguard/controller.svelte";
import { momentsOf, pageOf, type Moment, type Page } from "../src/games/vanguard/sheets/moments";
import MomentSheet from "../src/games/vanguard/sheets/MomentSheet.svelte";
import vanguardNews from "../src/games/vanguard/events/news";
import type { CheckScene, PlanetScene, VanguardScene } from "../src/games/vanguard/scene";
import LogSheet from "../src/games/vanguard/ship/LogSheet.svelte";
import { stopsOf } from "../src/games/vanguard/ship/visit";
import VanguardSheet from "../src/games/vanguard/sheets/StorySheet.svelte";
import { comfort, type Language } from "../src/lib/settings.svelte";
import type { Told } from "../src/lib/wire";
import { loadWords, say } from "../src/lib/words.svelte";
import JustNow from "../src/ui/question/JustNow.svelte";
import LogDrawer from "../src/ui/drawers/LogDrawer.svelte";
import Recap from "../src/ui/Recap.svelte";
import { allOf, GAMES, LANGUAGES, shows, tableOf, told } from "./shown";

const NEWS = { beacon: undefined, martians: martiansNews, vanguard: vanguardNews };
const close = (): void => undefined;
const texts = (lines: Told[]): string[] => lines.map((one) => one.text);

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});
afterEach(() => {
  comfort.language = "en";
});

/** A test in every language, for every game that there is. */
function inAll(name: string, games: readonly (typeof GAMES)[number][], act: (game: (typeof GAMES)[number], language: Language) => Promise<void>): void {
  test.each(games.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(`%s in %s: ${name}`, async (game, language) => {
    comfort.language = language;
    await act(game, language);
  });
}

inAll("every event stands in the log, and in what somebody missed", GAMES, async (game, language) => {
  const all = allOf(game, language);
  expect(all.length).toBeGreaterThan(10);
  await shows(LogDrawer, { table: tableOf(game, {}, { told: all }), close }, texts(all));
  for (let at = 0; at < all.length; at += 12) await shows(Recap, { table: tableOf(game, {}, { missed: all.slice(at, at + 12) }), close }, texts(all.slice(at, at + 12)));
});

inAll("every event stands above the question, unless it is quiet", GAMES, async (game, language) => {
  const news = NEWS[game];
  for (const one of allOf(game, language)) {
    const loud = !news?.quiet.has(one.key);
    await shows(JustNow, { table: tableOf(game, {}, { fresh: [one] }), news: news as never, openLog: close }, loud ? [one.text] : []);
  }
});

// Martians: pages of the app and the report of the night

const onSheet = (page: MartiansPage): StoryQueue => ({ page, place: 0, count: 2, turn: close }) as unknown as StoryQueue;

inAll("every story has a page, with all that came of it", ["martians"], async (game, language) => {
  const all = allOf(game, language);
  const begins = all.filter((one) => pagesOf([one], [], [], []).length);
  expect(begins.length).toBeGreaterThan(8);
  for (const first of begins)
    for (const page of pagesOf([first, ...all.filter((one) => !begins.includes(one))], [], [], []))
      if (page.kind !== "report") await shows(MartiansSheet, { stories: onSheet(page), complexes: [] }, page.facts.map((one) => one.text));
});

inAll("the report of a night tells whatever happened in it", ["martians"], async (game, language) => {
  const phase = (which: string): Told => told(game, language, "event-phase-began", [["phase", which]]);
  const night = [phase("malfunction"), ...allOf(game, language).filter((one) => !["event-phase-began", "event-sol-began", "event-malfunction-rolled", "event-track-moved"].includes(one.key)), told(game, language, "event-sol-began", [["sol", 3], ["sols", 9]]), phase("action")];
  const page = pagesOf(night, [], [], []).find((one) => one.kind === "report");
  if (page?.kind !== "report") throw new Error("no report");
  expect(page.broken.length + page.changes.length).toBeGreaterThan(15);
  await shows(MartiansSheet, { stories: onSheet(page), complexes: [] }, [...page.broken, ...page.changes].map((one) => one.text));
});

// Vanguard: moments, pages of the Log, pages of the Ship Book

const WORLD: PlanetScene = { id: "p", name: "Ada", text: "", look: "dust", tint: "#A58A7B", seed: 1 };
const desk = (): Controller => new Controller(tableOf<VanguardScene>("vanguard", { crew: [] }));
const check = { who: "a", title: "Ada", step: 5, given: [], pool: [], specials: [], wounds: [], danger: [], deed: { outcomes: [] } } as unknown as CheckScene;
const isMoment = (one: Moment): one is Exclude<Moment, Page> => one.kind !== "page";

inAll("an Event, a roll and the end of a check tell all that came of them", ["vanguard"], async (game, language) => {
  const after = new Set<string>();
  const begins: [Told | null, CheckScene | null][] = [
    [told(game, language, "event-event-revealed", [["who", "a"], ["event", "e"]]), null],
    [told(game, language, "event-danger-rolled", [["who", "a"], ["table", "A"]]), null],
    [told(game, language, "event-injury-dice-rolled", [["who", "a"]]), null],
    [told(game, language, "event-ten-rolled", [["result", "7"]]), null],
    [null, check],
  ];
  const alone = (one: Told): boolean => momentsOf([one], null, false, []).length > 0;
  const came = allOf(game, language).filter((one) => !alone(one) && !/^event-(turn-began|round-began|action-taken|check-began)/.test(one.key));
  for (const [first, ended] of begins) {
    const [moment] = momentsOf([...(first ? [first] : []), ...came], ended && { check: ended, used: [] }, false, []);
    if (!moment || !isMoment(moment)) throw new Error("no moment");
    for (const line of moment.lines) after.add(line.key);
    await shows(MomentSheet, { controller: desk(), moment, close }, texts(moment.lines));
  }
  expect(after.size).toBeGreaterThan(60);
});

inAll("a page of the Log and a page of the ship are read in their words", ["vanguard"], async (game, language) => {
  const read = told(game, language, "event-log-read", [["log", "7"]]);
  const { story } = pageOf(read);
  await shows(VanguardSheet, { story, planet: WORLD, sector: undefined, people: [], asks: false, more: 2, close }, [story.title]);
  const [stop] = stopsOf([...allOf(game, language).filter((one) => !["event-log-read", "event-page-opened"].includes(one.key)), told(game, language, "event-page-opened", [["page", "bridge"]])], "docking", new Set());
  expect(stop?.lines.length).toBeGreaterThan(60);
  await shows(LogSheet, { title: story.title, text: story.text, label: say("vg-log", { log: "7" }), lines: texts(stop?.lines ?? []), close }, texts(stop?.lines ?? []));
});
