// What the map foretells, and the round as a row.
import { expect, it } from "vitest";
import { aimedAt, arrowsOf } from "../../src/games/vanguard/map/threatArrows";
import { turnsOf } from "../../src/games/vanguard/rail";
import type { CrewScene, ThreatScene } from "../../src/games/vanguard/scene";

const threat = (ways: number[][], id = "t") => ({ id, name: id, sector: 1, ways, strikes: false }) as unknown as ThreatScene;
const spots = new Map([
  [1, { x: 0, y: 0 }],
  [2, { x: 400, y: 0 }],
  [3, { x: 0, y: 400 }],
]);

it("draws one sure arrow to the only place it can go", () => {
  const [arrow, ...more] = arrowsOf([threat([[2]])], spots, {}, []);
  expect(more).toEqual([]);
  expect(arrow?.sure).toBe(true);
  expect(arrow?.goal).toBe(2);
  expect(arrow?.head.x).toBeLessThan(400 - 75);
  expect(Math.abs(arrow?.head.turn ?? 180)).toBeLessThan(60);
});

it("draws a faint one for each place it may go, and none where nobody knows", () => {
  expect(arrowsOf([threat([[2], [3]])], spots, {}, []).map((one) => one.sure)).toEqual([false, false]);
  expect(arrowsOf([threat([])], spots, {}, [])).toEqual([]);
  expect(arrowsOf([threat([[9]])], spots, {}, [])).toEqual([]);
});

it("follows a way of several places to its end", () => {
  const [arrow] = arrowsOf([threat([[2, 3]])], spots, {}, []);
  expect(arrow?.goal).toBe(3);
  expect(arrow?.line.match(/M/g)).toHaveLength(2);
});

it("puts its words where nothing else stands", () => {
  const [alone] = arrowsOf([threat([[2]])], spots, {}, []);
  const [beside] = arrowsOf([threat([[2]])], spots, {}, [{ x: alone?.tag.x ?? 0, y: alone?.tag.y ?? 0, w: 20, h: 20 }]);
  expect(beside?.tag).not.toEqual(alone?.tag);
});

it("rings only what is certain", () => {
  expect([...aimedAt([threat([[2]]), threat([[2], [3]], "u")])]).toEqual([2]);
});

const one = (id: string, more: Partial<CrewScene>) => ({ id, alive: true, turn: false, done: false, start: false, ...more }) as CrewScene;

it("begins the round with the Start token and leaves out the dead", () => {
  const row = turnsOf([one("a", {}), one("b", { turn: true }), one("c", { start: true, done: true }), one("d", { alive: false })]);
  expect(row.map(({ crew, stage }) => [crew.id, stage])).toEqual([
    ["c", "been"],
    ["a", "next"],
    ["b", "now"],
  ]);
});
