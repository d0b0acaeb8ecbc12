// Arrow keys go to what lies in that direction.
import { expect, it } from "vitest";
import { isStep, nearest } from "../../src/games/martians/arrowKeys";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const others = [box(100, 0), box(200, 5), box(0, 100), box(105, 100)];

it("goes to the nearest thing ahead", () => {
  expect(nearest(box(0, 0), others, "ArrowRight")).toBe(0);
  expect(nearest(box(0, 0), others, "ArrowDown")).toBe(2);
  expect(nearest(box(100, 100), [box(0, 0), box(100, 0)], "ArrowUp")).toBe(1);
});

it("stays where nothing lies ahead", () => {
  expect(nearest(box(0, 0), others, "ArrowLeft")).toBe(-1);
  expect(nearest(box(0, 0), others, "Enter")).toBe(-1);
  expect(isStep("Enter")).toBe(false);
});
