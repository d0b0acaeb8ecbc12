// A world is the same for everybody, has a lit and a dark side, and nothing around it but air.
import { expect, test } from "vitest";
import { paint } from "../src/ui/globe/globe";

const SIZE = 60;
const light = (data: Uint8ClampedArray, x: number, y: number): number => {
  const at = (y * SIZE + x) * 4;
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
};

test("a world is painted alike every time", () => {
  expect(paint("haven", SIZE).data).toEqual(paint("haven", SIZE).data);
});

test("where the light comes from it is day, away from it night", () => {
  const { data } = paint("haven", SIZE);
  expect(light(data, 18, 20)).toBeGreaterThan(light(data, 50, 42) + 60);
});

test("corners are empty, the middle is not, and a part is a part", () => {
  const { data, height } = paint("mars", SIZE, 0.5);
  expect(height).toBe(SIZE / 2);
  expect(data[3]).toBe(0);
  expect(data[((height - 1) * SIZE + SIZE / 2) * 4 + 3]).toBe(255);
});
