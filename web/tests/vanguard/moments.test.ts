// What deserves a look before the table goes on.
import { expect, it } from "vitest";
import { followed, momentsOf, type CheckEnd, type Trail } from "../../src/games/vanguard/sheets/moments";
import type { CheckScene, Die, Outcome } from "../../src/games/vanguard/scene";
import type { Told } from "../../src/lib/wire";

const told = (key: string, refs: Told["refs"] = [], text = key, rule = "", things: Told["things"] = []): Told => ({ moment: 1, key, text, rule, refs, things });
const rolled = (...dice: [string, string][]): Told => told("event-dice-rolled", [], "", "", dice.flatMap(([id, face]) => [["die", id], ["face", face]] as Told["things"]));
const die = (id: string, face: string, owner = "a"): Die => ({ id, colour: "blue", icons: [face], name: id, owner, face });
const outcome = (colour: Outcome["colour"], length = 0, space = 0): Outcome => ({ colour, name: colour, need: [], needs: "", text: colour, then: [], length, space });
const check = (step: number, given: Die[], pool: Die[], outcomes: Outcome[] = []): CheckScene =>
  ({ who: "a", action: "poi:1:0", step, given, pool, specials: [], wounds: [], danger: [], deed: { outcomes } }) as unknown as CheckScene;
const trail = (one: CheckScene): Trail => ({ check: one, used: [] });

const faces = (end: CheckEnd) => end.dice.map((one) => one.icons.join(" "));
const ended = (fresh: Told[], before: Trail): CheckEnd => momentsOf(fresh, before, false, fresh)[0] as CheckEnd;

it("shows the roll of a check that ends with it, and the row that is met", () => {
  const before = trail(check(1, [die("basic", ""), die("tec", "")], [], [outcome("green"), outcome("red")]));
  const fresh = [rolled(["basic", "BAS"], ["tec", "TEC"]), told("event-outcome-marked", [["colour", "green"]]), told("event-outcome-applied", [["colour", "green"]]), told("event-success-gained")];
  const end = ended(fresh, before);
  expect(faces(end)).toEqual(["BAS", "TEC"]);
  expect(end.outcomes.map((one) => one.colour)).toEqual(["green"]);
  expect(end.lines.map((one) => one.key)).toEqual(["event-success-gained"]);
});

it("keeps the dice that special effects have used, and those that were changed last", () => {
  const pool = [die("basic", "BAS"), die("tec", "TEC")];
  const first = followed(trail(check(7, [], pool)), check(7, [], [die("basic", "BAS")]));
  expect(first?.used.map((one) => one.id)).toEqual(["tec"]);
  expect(faces(ended([told("event-die-turned", [["die", "basic"], ["before", "BAS"], ["face", "VAN"]])], first!))).toEqual(["TEC", "VAN"]);
});

it("knows the dice of a roll whose first effects came at once", () => {
  const roll = [rolled(["basic", "BAS"], ["tec", "ACC"])];
  const next = followed(trail(check(1, [die("basic", ""), die("tec", "")], [])), check(7, [], [die("basic", "BAS")]), roll);
  expect(next?.used.map((one) => one.icons.join(" "))).toEqual(["ACC"]);
});

it("shows tracks as they stand now, and only those that moved", () => {
  const before = trail(check(7, [], [die("basic", "BAS")], [outcome("green", 4, 1), outcome("red", 3)]));
  const end = ended([told("event-track-moved", [["colour", "green"], ["space", 3], ["length", 4]])], before);
  expect(end.outcomes.map((one) => [one.colour, one.space])).toEqual([["green", 3]]);
});

it("has nothing to show of a check that runs or was called off", () => {
  const before = trail(check(4, [], [die("basic", "BAS")]));
  expect(momentsOf([told("event-danger-rolled")], before, true, [])).toEqual([]);
  expect(momentsOf([told("event-die-spent")], trail(check(1, [die("basic", "")], [])), false, [])).toEqual([]);
});

it("tells an event by its name, its story and the half that applies", () => {
  const fresh = [told("event-event-revealed", [["who", "a"], ["event", "grass"]], "Event for Ada: Grass.\nIt waits.\nIn this Biome: gain a die."), told("event-time-passed"), told("event-turn-began"), told("event-moved")];
  expect(momentsOf(fresh, null, false, fresh)).toMatchObject([{ kind: "event", who: "a", event: "grass", story: "It waits.", half: "In this Biome: gain a die.", lines: [{ key: "event-time-passed" }] }]);
});

it("puts rolls and pages into the order in which they came", () => {
  const fresh = [told("event-danger-rolled", [["who", "a"], ["table", "A"]]), told("event-moved", [["sector", 5]]), told("event-log-read", [["log", "7"], ["sector", 5]], "The wick\nA ring.\n\nA lamp.", "", [["picture", "lamp"]]), told("event-log-read", [["log", "8"]], "Pipe\nA pipe.")];
  const found = momentsOf(fresh, null, false, fresh);
  expect(found.map((one) => one.kind)).toEqual(["roll", "page", "page"]);
  expect(found[1]).toMatchObject({ story: { sector: 5, place: "lamp", log: "7", title: "The wick", text: "A ring.\n\nA lamp." } });
  expect(found[2]).toMatchObject({ story: { sector: 0, place: null } });
});
