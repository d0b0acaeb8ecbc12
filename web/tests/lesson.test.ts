// The led first game: steps come when it is time for them, and end by being done.
import { expect, test } from "vitest";
import { stepNow, type Lesson } from "../src/lib/lesson";
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
