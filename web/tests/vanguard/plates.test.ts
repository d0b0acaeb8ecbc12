// Places of a map stand beside each other, whatever their words need.
import { expect, it } from "vitest";
import { roomFor } from "../../src/games/vanguard/map/nameRoom";
import { apart, bowPast, cleared, fitted, onBow, overlap, type Placed } from "../../src/games/vanguard/map/plates";

const room = { left: 196, top: 12, width: 800, height: 600 };
const place = (x: number, y: number, half = 80, up = 66, down = 20): Placed => ({ x, y, extent: { half, up, down } });
const crowd = [place(40, 40, 60), place(300, 60, 100), place(340, 70, 90), place(360, 120), place(700, 200), place(720, 220, 95), place(90, 400), place(100, 420, 90), place(600, 500)];

it("fits what the places say, not only their points", () => {
  const wide = fitted([place(0, 0, 100), place(800, 0, 100)], room, 2);
  expect(wide.kx * 800 + 200).toBeCloseTo(800, 0);
  expect(wide.dx).toBeCloseTo(296, 0);
});

it("leaves no two places upon each other, nor outside", () => {
  const camera = fitted(crowd, room, 1.6);
  const seen = crowd.map((one) => ({ ...one, x: one.x * camera.kx + camera.dx, y: one.y * camera.ky + camera.dy }));
  const placed = apart(seen, room).map((point, at) => ({ ...seen[at]!, ...point }));
  for (const [at, one] of placed.entries()) {
    for (const other of placed.slice(at + 1)) expect(overlap(one, other)).toBeNull();
    expect(one.x - one.extent.half).toBeGreaterThanOrEqual(room.left - 1);
    expect(one.y + one.extent.down).toBeLessThanOrEqual(room.top + room.height + 1);
  }
});

it("stays where it is when nothing is in the way", () => {
  const two = [place(300, 200), place(600, 400)];
  expect(apart(two, room)).toEqual(two.map(({ x, y }) => ({ x, y })));
});

it("bends a way around a place that it does not lead to", () => {
  const [a, b] = [{ x: 200, y: 300 }, { x: 900, y: 300 }];
  const between = place(550, 300);
  const middle = bowPast(a, b, [between]);
  for (let step = 0; step <= 20; step++) {
    const p = onBow(a, middle, b, step / 20);
    expect(Math.abs(p.x - between.x) < 80 && p.y > between.y - 66 && p.y < between.y + 20).toBe(false);
  }
});

it("shows as many names as have room, what can be used first, and leaves room for the rest", () => {
  const names = ["Pressure Test", "Two Hands", "Jury Rig", "Field Dressing", "Brace Arm"].map((name, place) => ({ name, options: place === 4 ? [1] : [] }));
  const shown = (lines: number) => roomFor(names, (one) => one.name.length, lines).map((one) => one.name);
  expect(shown(3)).toEqual(names.map((one) => one.name));
  expect(shown(1)).toEqual(["Pressure Test", "Brace Arm"]);
  expect(roomFor([], () => 0, 1)).toEqual([]);
});

it("peeps out nowhere under the buttons or the clocks", () => {
  const whole = { left: 0, top: 0, width: 390, height: 626 };
  const inside = { left: 8, top: 64, width: 374, height: 504 };
  const standing = (...places: Placed[]) => cleared(places, () => false, inside, whole).map((one) => one.y);
  expect(standing(place(60, 560))).toEqual([548]);
  expect(standing(place(60, 80))).toEqual([130]);
  expect(standing(place(60, 590), place(60, 10))).toEqual([626 + 66, -20]);
  expect(standing(place(60, 560), place(60, 480))).toEqual([626 + 66, 480]);
  expect(standing(place(60, 590), place(90, 600))).toEqual([626 + 66, 626 + 66 + 86]);
  expect(standing(place(60, 300), place(60, 900))).toEqual([300, 900]);
  expect(cleared([place(60, 590)], () => true, inside, whole)).toEqual([{ x: 60, y: 590 }]);
});
