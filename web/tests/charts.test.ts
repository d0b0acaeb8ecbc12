// A chart's drawing: values where they belong, words that do not cover each other.
import { expect, test } from "vitest";
import { chartOf, limitWord, marked } from "../src/lib/charts";
import type { Series } from "../src/lib/wire";

const series = (values: number[], more: Partial<Series> = {}): Series => ({
  id: "x", title: "Stress", note: "", limit: null, limit_note: "", expected: [], tone: "harm",
  points: values.map((value, place) => ({ at: String(place), value, note: "" })), ...more,
});

test("higher values are drawn higher, and nothing leaves the drawing", () => {
  const { spots, bottom } = chartOf(series([0, 4, 18], { limit: 18 }));
  expect(spots.map((spot) => spot.y)).toEqual([...spots.map((spot) => spot.y)].sort((a, b) => b - a));
  expect(spots[0]?.y).toBe(bottom);
  expect(Math.min(...spots.map((spot) => spot.y))).toBeGreaterThan(18);
});

test("a single point, and none, are drawn, too", () => {
  expect(chartOf(series([3])).spots).toHaveLength(1);
  expect(chartOf(series([])).line).toBe("");
});

test("the word of the limit and the value of the last point stand apart", () => {
  for (const values of [[10, 10], [8, 8], [12, 12], [2, 9], [14, 3]]) {
    const chart = chartOf(series(values, { limit: 10, limit_note: "needed 10" }));
    const last = marked(chart).at(-1);
    expect(Math.abs((last?.y ?? 0) - limitWord(chart)), String(values)).toBeGreaterThanOrEqual(12);
  }
});
