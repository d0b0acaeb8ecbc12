// What a check has been through, and how its dice are told apart.
import { expect, it } from "vitest";
import { courseOf, isKnown, timesOf } from "../../src/games/vanguard/dice/checkSteps";
import { diceIn, diceKeys, isSet, trayOf } from "../../src/games/vanguard/dice/dice";
import type { CheckScene, CrewScene, Die } from "../../src/games/vanguard/scene";
import type { Told } from "../../src/lib/wire";

const told = (key: string, refs: Told["refs"] = [], things: Told["things"] = []): Told => ({ moment: 1, key, text: key, rule: "", refs, things });
const die = (id: string, owner: string): Die => ({ id, colour: "blue", icons: ["BAS"], name: id, owner, face: "BAS" });
const person = (id: string, ready: string[], spent: string[] = []) =>
  ({ id, columns: [{ colour: "blue", dice: ready.map((one) => die(one, id)), slots: 4, hurt: false }], spent: spent.map((one) => die(one, id)) }) as unknown as CrewScene;
const check = (step: number, given: Die[], pool: Die[]) => ({ step, given, pool }) as unknown as CheckScene;

it("tells only of the check that runs", () => {
  const lines = [told("event-check-began"), told("event-dice-rolled"), told("event-check-began"), told("event-danger-rolled")];
  expect(courseOf(lines).map((one) => one.told.key)).toEqual(["event-danger-rolled"]);
  expect(isKnown(lines)).toBe(true);
  expect(courseOf([told("event-moved")])).toEqual([]);
});

it("puts each event into its step, by its rule or by where the check is", () => {
  const lines: [string, number?][] = [
    ["event-check-began"],
    ["event-dice-rolled", 3],
    ["event-danger-rolled", 2],
    ["event-card-played"],
    ["event-combination-used", 5],
    ["event-forced", 6],
    ["event-special-resolved", 7],
    ["event-danger-rolled"],
    ["event-outcome-applied", 10],
  ];
  expect(courseOf(lines.map(([key, step]) => told(key, [], step ? [["step", step]] : []))).map((one) => one.step)).toEqual([3, 2, 4, 5, 7, 7, 10]);
});

it("counts how often each special effect was used, equal ones in order", () => {
  const course = courseOf([
    told("event-check-began"),
    told("event-special-resolved", [["need", "ACC"], ["times", 2]]),
    told("event-special-resolved", [["need", "ACC"], ["times", 1]]),
  ]);
  expect(timesOf(course, ["ACC", "ACC", "TEC"])).toEqual([2, 1, 0]);
});

it("follows a die from the board into the tray and to the spent ones, equal dice too", () => {
  const before = diceKeys([person("a", ["basic", "basic"])], null);
  const inHand = diceKeys([person("a", ["basic"])], check(1, [die("basic", "a")], []));
  const after = diceKeys([person("a", ["basic"], ["basic"])], null);
  expect(before.ready.get("a")).toEqual(["die:a:basic:0", "die:a:basic:1"]);
  expect(inHand.tray).toEqual(["die:a:basic:1"]);
  expect(after.spent.get("a")).toEqual(["die:a:basic:1"]);
});

it("keeps dice of different people apart, before and after the roll", () => {
  const dice = [die("basic", "a"), die("basic", "b")];
  const people = [person("a", []), person("b", [])];
  expect(diceKeys(people, check(1, dice, [])).tray).toEqual(diceKeys(people, check(4, [], dice)).tray);
  expect(trayOf(check(1, dice, []))).toHaveLength(2);
  expect(trayOf(check(3, [], dice))).toHaveLength(2);
});

it("forgets what was taken back, and keeps lessons apart from what happened", () => {
  const at = (moment: number, key: string): Told => ({ ...told(key), moment });
  const lines = [at(1, "event-check-began"), at(1, "event-taught"), at(2, "event-dice-rolled"), at(3, "event-card-played"), at(2, "table-went"), at(4, "event-special-resolved")];
  const course = courseOf(lines);
  expect(course.map((one) => one.told.key)).toEqual(["event-dice-rolled", "event-special-resolved"]);
});

it("knows the dice of a set, whatever their order", () => {
  const set = diceIn({ things: [["die", "basic"], ["face", "BAS"], ["die", "con-sci"], ["face", "CON SCI"], ["icon", "CON"], ["icon", "SCI"]] });
  expect(set.map((one) => one.icons)).toEqual([["BAS"], ["CON", "SCI"]]);
  const both = { ...die("con-sci", "a"), face: "CON SCI" };
  expect(isSet([both, die("basic", "a")], set)).toBe(true);
  expect(isSet([die("basic", "a"), die("basic", "a")], set)).toBe(false);
  expect(isSet([both], set)).toBe(false);
});
