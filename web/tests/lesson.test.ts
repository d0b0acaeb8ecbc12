// The led first game: steps come when it is time for them, and end by being done.
import { expect, test } from "vitest";
import martians from "../src/games/martians/lesson";
import vanguard from "../src/games/vanguard/lesson";
import { callTips, endTips, isOff, passStep, readSteps, stepNow, taughtNow, type Lesson } from "../src/lib/lesson.svelte";
import type { Table } from "../src/lib/table.svelte";

let prompt = "act";
const table = { isMine: true, standing: { mission: "first" }, get question() { return { prompt }; } } as unknown as Table;
const asks = (wanted: string) => (at: Table): boolean => at.question?.prompt === wanted;
const lesson: Lesson = {
  missions: ["first"],
  steps: [
    { id: "act", at: [".decision"], when: asks("act") },
    { id: "look", at: [".decision"], when: asks("act"), looks: true },
    { id: "dice", at: [".decision"], when: asks("dice") },
  ],
};

test("the first step that was not read and whose time it is", () => {
  prompt = "act";
  expect(stepNow(lesson, [], table)?.id).toBe("act");
  expect(stepNow(lesson, ["act"], table)?.id).toBe("look");
  expect(stepNow(lesson, ["act", "look"], table)).toBeUndefined();
  prompt = "dice";
  expect(stepNow(lesson, ["act"], table)?.id).toBe("dice");
});

test("none in another mission, for somebody who waits, or who has had enough", () => {
  prompt = "act";
  expect(stepNow({ ...lesson, missions: ["second"] }, [], table)).toBeUndefined();
  expect(stepNow(lesson, [], { ...table, isMine: false } as Table)).toBeUndefined();
  expect(stepNow(lesson, ["off"], table)).toBeUndefined();
});

test("tips are put away and called again", () => {
  passStep("somegame", "act");
  passStep("somegame", "act");
  expect(readSteps("somegame")).toEqual(["act"]);
  endTips("somegame");
  expect(isOff("somegame")).toBe(true);
  callTips("somegame");
  expect(readSteps("somegame")).toEqual([]);
});

const told = (moment: number, key: string, of?: string) => ({ moment, key, text: `${key} ${of}`, things: of ? [["prompt", of]] : [] });
const led = (asked: string, ...lines: ReturnType<typeof told>[]): Table =>
  ({ isMine: true, standing: { mission: "first-light" }, question: { prompt: asked, options: [] }, told: lines, helps: [], fresh: [] }) as unknown as Table;
const lines = vanguard as unknown as Lesson;

test("what the engine teaches is said while its question is open, and not of another one", () => {
  expect(taughtNow(lines, [], led("act", told(3, "event-taught", "act")))).toBe("event-taught act");
  expect(taughtNow(lines, [], led("act", told(3, "event-taught", "act"), told(4, "event-travelled")))).toBe("");
  expect(taughtNow(lines, [], led("check-dice", told(3, "event-taught", "act")))).toBe("");
  // Dice are marked one by one: it is the same question all the while.
  expect(taughtNow(lines, [], led("check-dice", told(3, "event-taught", "check-dice"), told(5, "event-die-given")))).toBe("event-taught check-dice");
  expect(taughtNow(lines, ["off"], led("act", told(3, "event-taught", "act")))).toBe("");
});

test("both games teach what a first round needs", () => {
  expect(vanguard.steps.map((one) => one.id)).toEqual(expect.arrayContaining(["assist", "prepare", "exert", "event", "hand", "complete"]));
  expect(martians.steps.filter((one) => one.advises).map((one) => one.id)).toEqual(["pawn", "place", "rest", "ready"]);
});

test("a first sol is led from the base to the dice", () => {
  const base = (stage: string, scene: Record<string, unknown>): Table =>
    ({ isMine: true, standing: { mission: "home" }, question: { prompt: "plan", refs: [["stage", stage]] }, told: [], mySeats: [0], scene: (name: string) => ({ phase: "action", sol: 1, plan: [], log: [1], ...scene })[name] }) as unknown as Table;
  const at = (read: string[], stage: string, scene: Record<string, unknown> = {}): string | undefined => stepNow(martians as unknown as Lesson, read, base(stage, scene))?.id;
  expect(at([], "pawn")).toBe("base");
  expect(at(["base", "tomorrow"], "pawn")).toBe("pawn");
  expect(at(["base", "tomorrow", "pawn"], "pawn", { plan: [1] })).toBe("plan");
  expect(at(["base", "tomorrow", "pawn", "plan"], "pawn", { plan: [1] })).toBe("rest");
  expect(at(["base", "tomorrow", "pawn", "plan", "rest"], "ready", { plan: [1] })).toBe("ready");
  expect(at(["base", "tomorrow", "pawn", "plan", "rest", "ready", "happened"], "pawn", { sol: 2, plan: [] })).toBe("events");
});
