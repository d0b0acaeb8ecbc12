// What happened, as pages to read: the stories that the app tells, what was found and reached, and the report of a night.
// All of it is put together from what the table told; nothing is worked out here.
import { things, TO_TABLE, type Family, type Told } from "../../../lib/wire";
import { isKind, type Kind } from "../../../pictures/scenery";
import { family } from "../events/family";
import type { EntryScene, SpaceScene } from "../scene";

export type Tone = "good" | "bad" | "";
export type Fact = { icon: string; text: string; tone: Tone; more?: string };
/** A story: its name and text, the event of the Mission Log that it belongs to, and what it did at once. */
export type StoryPage = { kind: "story"; mark: Mark; title: string; story: string; effect: string; entry: EntryScene | null; facts: Fact[]; place: Kind | null; told: Told[] };
export type FoundPage = { kind: "found"; facts: Fact[]; place: Kind | null; told: Told[] };
export type Move = { complex: string; from: number; to: number };
export type Made = { supply: string; made: number; needed: number; text: string };
/** From the Malfunction phase to the next Action phase. */
export type ReportPage = {
  kind: "report";
  sol: number;
  sols: number;
  dice: { die: string; face: string }[];
  moves: Move[];
  broken: Fact[];
  events: string[];
  made: Made[];
  changes: Fact[];
  told: Told[];
};
export type Page = StoryPage | FoundPage | ReportPage;
type Mark = "event" | "struck" | "adventure" | "echo" | "malfunction" | "envelope" | "over" | "failed";

const STORIES: Partial<Record<string, Mark>> = {
  "event-event-came": "event",
  "event-event-struck": "struck",
  "event-adventure-met": "adventure",
  "event-adventure-returned": "adventure",
  "event-echo-came": "echo",
  "event-malfunction-drawn": "malfunction",
  "event-envelope-opened": "envelope",
  "event-debriefed": "over",
};
const FOUND: Record<string, string> = {
  "event-explored": "explore",
  "event-poi-gained": "star",
  "event-discovered": "research",
  "event-objective-ticked": "flag",
  "event-built-facility": "build",
  "event-event-done": "situation",
};
/** A story is over when something else begins. */
const ENDS: Family = new Set([...family("event-phase-began", "event-sol-began", "event-action-began", "event-action-succeeded", "event-action-failed", "event-objective-ticked", "event-mission-ended", "event-campaign-saved"), ...Object.keys(STORIES), ...Object.keys(FOUND)]);
/** Stories that a night does not bring: letters, and how a mission ended. */
const LATER = family("event-envelope-opened", "event-debriefed");
/** What is told beside the matter. */
const ASIDE = family(
  "event-box-reddened", "event-crew-talked", "event-die-rolled", "event-first-player-changed", "event-forced", "event-malfunction-rolled",
  "event-plan-changed", "event-plan-committed", "event-plan-filed", "event-plan-joined", "event-plan-withdrawn", "event-track-moved",
  "event-track-triggered",
  ...TO_TABLE,
);
const BAD = family(
  "event-box-reddened", "event-broke", "event-condition-gained", "event-died", "event-plants-wilted", "event-quarrelled", "event-shield-lost",
  "event-shut-down", "event-thing-lost", "event-tile-stays", "event-tile-turned", "event-token-placed", "event-track-triggered", "event-went-hungry",
  "event-wounded"
);
const GOOD = family(
  "event-built-facility", "event-condition-cured", "event-discovered", "event-event-done", "event-explored", "event-fixed", "event-healed",
  "event-objective-ticked", "event-poi-gained", "event-thing-gained", "event-tile-discarded", "event-token-removed", "event-upgrade-gained",
  "event-wound-cancelled"
);
/** What is counted: better or worse by which way it went. */
const COUNTED = family(
  "event-first-player-changed", "event-morale-changed", "event-plan-changed", "event-production-changed", "event-productivity-changed",
  "event-stress-changed", "event-supply-changed", "event-tokens-changed"
);
/** What a night breaks, and what it changes besides. */
const BROKEN = family(
  "event-box-reddened", "event-broke", "event-event-expired", "event-malfunction-discarded", "event-shut-down", "event-tile-discarded",
  "event-tile-peeked", "event-tile-stays", "event-tile-turned", "event-token-placed", "event-track-triggered"
);
const CHANGES = family(
  "event-condition-cured", "event-condition-gained", "event-died", "event-healed", "event-morale-changed", "event-plants-grew", "event-plants-wilted",
  "event-quarrelled", "event-shield-lost", "event-stress-changed", "event-supply-changed", "event-thing-gained", "event-thing-lost",
  "event-tokens-changed", "event-went-hungry", "event-wounded"
);
const ICONS: [Family, string][] = [
  [family("event-box-reddened", "event-broke", "event-track-moved", "event-track-triggered"), "crack"],
  [family("event-built-facility", "event-fixed", "event-greenhouse-built"), "build"],
  [family("event-died", "event-healed", "event-wound-cancelled", "event-wounded"), "wound"],
  [family("event-condition-cured", "event-condition-gained"), "injury"],
  [family("event-quarrelled", "event-stress-changed"), "stress"],
  [family("event-morale-changed", "event-tokens-changed"), "morale"],
  [family("event-shut-down", "event-tile-discarded", "event-tile-peeked", "event-tile-stays", "event-tile-turned"), "power"],
  [family("event-planted", "event-plants-grew", "event-plants-moved", "event-plants-wilted", "event-shield-lost"), "seed"],
  [family("event-food-served", "event-went-hungry"), "food"],
  [family("event-token-ignored", "event-token-placed", "event-token-removed"), "lock"],
  [family(
    "event-supply-changed", "event-thing-gained", "event-thing-lost", "event-upgrade-dismantled", "event-upgrade-gained", "event-upgrade-installed"
  ), "cargo"],
];

export const value = (told: Told, kind: string): string => String(told.refs?.find(([name]) => name === kind)?.[1] ?? "");

/** Less Stress is good, less of all else that is counted is bad. */
function toneOf(one: Told): Tone {
  const by = value(one, "by");
  if (one.key === "event-stress-changed") return by.startsWith("-") ? "good" : "bad";
  if (COUNTED.has(one.key) && by) return by.startsWith("-") ? "bad" : "good";
  return BAD.has(one.key) ? "bad" : GOOD.has(one.key) ? "good" : "";
}

const factOf = (one: Told): Fact => ({ icon: ICONS.find(([keys]) => keys.has(one.key))?.[1] ?? "info", text: one.text, tone: toneOf(one) });

/** The name stands in quotes, the text after the colon: so it is in every language. */
export function partsOf(text: string): { title: string; body: string } {
  const named = /[“„«](.+?)[”“»]/.exec(text);
  const from = named ? named.index + named[0].length : 0;
  const colon = text.indexOf(": ", from);
  return { title: named?.[1] ?? "", body: colon < 0 ? text : text.slice(colon + 2) };
}

/** What was told after a line and belongs to it. */
function followers(told: Told[], at: number): Told[] {
  let end = at + 1;
  while (end < told.length && !ENDS.has(told[end]?.key ?? "")) end++;
  return told.slice(at + 1, end);
}

function storyOf(told: Told[], at: number, mark: Mark, log: EntryScene[]): StoryPage {
  const one = told[at] as Told;
  const { title, body } = partsOf(one.text);
  const entry = log.findLast((known) => known.id === value(one, "event")) ?? null;
  const after = followers(told, at);
  const own = after.filter((line) => !ASIDE.has(line.key));
  const marked = mark === "over" && value(one, "won") !== "1" ? "failed" : mark;
  const tells = mark === "event" && entry !== null && body.startsWith(entry.story);
  return {
    kind: "story",
    mark: marked,
    title,
    story: tells || mark === "struck" ? (entry?.story ?? "") : body,
    effect: tells ? body.slice(entry.story.length).trim() : mark === "struck" ? body : "",
    entry: mark === "event" ? entry : null,
    facts: own.map(factOf),
    place: pictureOf(one),
    told: [one, ...after],
  };
}

/** What it looks like where it happens. */
function pictureOf(one: Told): Kind | null {
  const picture = things(one, "picture")[0] ?? "";
  return isKind(picture) ? picture : null;
}

/** Something that was reached, with what it is like there, and what came of it. */
function foundOf(told: Told[], at: number, spaces: SpaceScene[]): Omit<FoundPage, "kind"> {
  const one = told[at] as Told;
  const after = followers(told, at);
  const space = one.key === "event-explored" ? spaces.find((known) => known.id === value(one, "space")) : undefined;
  const found: Fact = { icon: FOUND[one.key] ?? "info", text: one.text, tone: "good", ...(space?.line ? { more: space.line } : {}) };
  return { facts: [found, ...after.filter((line) => !ASIDE.has(line.key)).map(factOf)], place: space?.place ?? null, told: [one, ...after] };
}

/** What the last night and the morning after it brought, as far as it was told; the table has just come to its Action phase. */
export function reportOf(told: Told[]): ReportPage | null {
  const morning = told.findLastIndex((one) => one.key === "event-sol-began");
  if (morning < 0) return null;
  const night = told.slice(0, morning).findLastIndex((one) => one.key === "event-phase-began" && value(one, "phase") === "malfunction");
  const began = told[morning] as Told;
  const rest = told.slice(morning);
  const end = rest.findIndex((one) => one.key === "event-phase-began" && value(one, "phase") === "action");
  const lines = [...(night < 0 ? [] : told.slice(night, morning)), ...(end < 0 ? rest : rest.slice(0, end + 1))];
  const page: ReportPage = { kind: "report", sol: Number(value(began, "sol")), sols: Number(value(began, "sols")), dice: [], moves: [], broken: [], events: [], made: [], changes: [], told: lines };
  for (const one of lines) add(page, one);
  return page;
}

function add(page: ReportPage, one: Told): void {
  const number = (kind: string): number => Number(value(one, kind));
  if (one.key === "event-malfunction-rolled") page.dice.push({ die: value(one, "die"), face: value(one, "face") });
  else if (one.key === "event-track-moved") {
    const same = page.moves.find((move) => move.complex === value(one, "complex"));
    if (same) same.to = number("level");
    else page.moves.push({ complex: value(one, "complex"), from: number("level") - number("by"), to: number("level") });
  } else if (STORIES[one.key] && !LATER.has(one.key)) page.events.push(partsOf(one.text).title);
  else if (one.key === "event-produced") page.made.push({ supply: value(one, "supply"), made: number("made"), needed: number("needed"), text: one.text });
  else if (one.key === "event-food-served") page.made.push({ supply: "food", made: number("made"), needed: number("needed"), text: one.text });
  else if (BROKEN.has(one.key)) page.broken.push(factOf(one));
  else if (CHANGES.has(one.key)) page.changes.push(factOf(one));
}

/** The pages of what was just told; `before` is all that was told until then, for a night that went over several questions.
 * How a mission ended is `shown` where the table still has it: then it needs no page. */
export function pagesOf(fresh: Told[], before: Told[], log: EntryScene[], spaces: SpaceScene[], shown = false): Page[] {
  const pages: Page[] = [];
  fresh.forEach((one, at) => {
    const mark = STORIES[one.key];
    if (mark === "over" && shown) return;
    if (mark) pages.push(storyOf(fresh, at, mark, log));
    else if (one.key in FOUND) {
      const found = foundOf(fresh, at, spaces);
      const last = pages.at(-1);
      if (last?.kind === "found") {
        last.facts.push(...found.facts);
        last.told.push(...found.told);
        last.place ??= found.place;
      } else pages.push({ kind: "found", ...found });
    } else if (one.key === "event-phase-began" && value(one, "phase") === "action") {
      const report = reportOf([...before, ...fresh.slice(0, at + 1)]);
      if (report) pages.push(report);
    }
  });
  return pages;
}
