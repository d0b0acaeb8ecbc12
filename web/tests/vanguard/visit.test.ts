// A visit of the ship: every page that was passed is looked at once, with what happened there.
import { expect, test } from "vitest";
import type { Told } from "../../src/lib/wire";
import { comesHome, stopsOf } from "../../src/games/vanguard/ship/visit";

const told = (key: string, text = "", refs: [string, string][] = []): Told => ({ moment: 1, key: `event-${key}`, text, rule: "", refs, things: [] });
const opened = (page: string): Told => told("page-opened", "", [["page", page]]);
const named = (fresh: Told[], before: string, seen: string[] = []): string[] =>
  stopsOf(fresh, before, new Set(seen)).map((one) => (one.log ? one.log.title : `${one.page}: ${one.lines.map((line) => line.text).join(" ")}`));

const HOME = [opened("docking"), told("mission-failed", "It failed."), opened("debriefing"), told("forced"), told("success-pooled", "Five."), opened("unloading"), opened("medbay")];

test("every page on the way is looked at, also one where nothing happened; the one that asks is not", () => {
  expect(comesHome(HOME)).toBe(true);
  expect(named(HOME, "")).toEqual(["docking: It failed.", "debriefing: Five.", "unloading: "]);
});

test("what is read aloud comes where it was read", () => {
  const fresh = [told("log-read", "Home\nThe lamp is lit.", [["log", "12"]]), ...HOME.slice(0, 2), told("log-read", "The bill\nIt is long.", [["log", "13"]]), told("morale-changed", "Morale falls."), opened("debriefing")];
  expect(named(fresh, "")).toEqual(["Home", "docking: It failed.", "The bill", "docking: Morale falls."]);
});

test("a page that was seen on this visit does not come again", () => {
  const fresh = [told("project-completed", "Done."), opened("facilities"), opened("hangar"), opened("launch")];
  expect(named(fresh, "laboratory", ["bridge", "starmap", "facilities", "laboratory"])).toEqual(["hangar: "]);
});
