// What the first page says about tables: which come first, whose turn it is, who sits there, how long ago.
import { expect, test } from "vitest";
import { ago, openTables, overTables, peopleOf, stateOf } from "../src/lib/summaries";
import type { TableSummary } from "../src/lib/wire";

const table = (more: Partial<TableSummary>): TableSummary =>
  ({ table: "t", title: "", game: "g", mission: "m", seats: [0], version: 1, updated: 0, outcome: "", my_turn: false, places: [], names: {}, ...more }) as TableSummary;

test("tables that wait for me come first, then the one played last; what is over is elsewhere", () => {
  const all = [table({ table: "old", updated: 1 }), table({ table: "new", updated: 9 }), table({ table: "mine", updated: 2, my_turn: true }), table({ table: "done", outcome: "won" })];
  expect(openTables(all).map((one) => one.table)).toEqual(["mine", "new", "old"]);
  expect(overTables(all).map((one) => one.table)).toEqual(["done"]);
});

test.each([
  ["mine", { my_turn: true }, { key: "state-mine", who: "" }],
  ["over", { outcome: "won", my_turn: true }, { key: "state-over", who: "" }],
  ["others", { places: [{ name: "One", person: "a", since: 5 }, { name: "Two", person: "b", since: 5 }], names: { a: "Ada", b: "Ben" } }, { key: "state-others", who: "Ada, Ben" }],
  ["once", { places: [{ name: "One", person: "a", since: 5 }, { name: "Two", person: "a", since: 5 }], names: { a: "Ada" } }, { key: "state-others", who: "Ada" }],
  ["empty", { places: [{ name: "One", since: 5 }] }, { key: "state-empty", who: "One" }],
  ["bot", { places: [{ name: "One", person: "a", bot: "crew", since: 5 }], names: { a: "Ada" } }, { key: "state-waits", who: "" }],
])("whose turn: %s", (_name, more, state) => {
  expect(stateOf(table(more as Partial<TableSummary>))).toEqual(state);
});

test("people come once, with all their seats, and letters that differ", () => {
  const found = peopleOf(table({ places: [{ name: "1", person: "a" }, { name: "2", person: "b" }, { name: "3", person: "a" }, { name: "4" }] as TableSummary["places"], names: { a: "Ada", b: "Adam" } }), "b");
  expect(found.map((one) => [one.name, one.letters, one.seats, one.me])).toEqual([
    ["Ada", "AD", [0, 2], false],
    ["Adam", "AA", [1], true],
  ]);
});

test.each([
  [30, "now"],
  [600, "10 minutes ago"],
  [7200, "2 hours ago"],
  [3 * 86_400, "3 days ago"],
  [-50, "now"],
])("%d seconds ago", (seconds, words) => {
  expect(ago(1_000_000 - seconds, "en", 1_000_000)).toBe(words);
});
