// Names of things lead to what they name, also when the thing has gone; another table has names of its own.
import { expect, test } from "vitest";
import { bringNames, namesKnown, thingsNamed, thingsOf } from "../src/lib/book/names.svelte";

const thing = (title: string, over = "") => (): { kind: string; id: string; title: string; over: string } => ({ kind: "card", id: title, title, over });

test("what lies on the table, and what has gone, is known by its name", () => {
  bringNames("one", [["Broom", thing("Broom", "gear")], ["Broom", thing("Broom", "threat")], ["A2", thing("A2")]]);
  expect(thingsNamed("Broom").map((one) => one.over)).toEqual(["gear", "threat"]);
  expect(namesKnown()).toEqual(["Broom"]);
  bringNames("one", [["Kettle", thing("Kettle")]]);
  expect(namesKnown()).toEqual(["Broom", "Kettle"]);
  const before = namesKnown();
  bringNames("one", [["Broom", thing("Broom", "as it is now")]]);
  expect(namesKnown()).toBe(before);
  expect(thingsNamed("Broom").map((one) => one.over)).toEqual(["as it is now"]);
});

test("another table begins with its own", () => {
  bringNames("two", [["Lamp", thing("Lamp")]]);
  expect(namesKnown()).toEqual(["Lamp"]);
  expect(thingsNamed("Broom")).toEqual([]);
});

test("a word of the game brings things along, which need no name of their own", () => {
  bringNames("three", [["Danger T", thing("Danger T")], ["", thing("all of them"), "V-DANGER-01"]]);
  expect(thingsOf("V-DANGER-01").map((one) => one.title)).toEqual(["all of them"]);
  expect(namesKnown()).toEqual(["Danger T"]);
  expect(thingsOf("V-CARD-01")).toEqual([]);
});
