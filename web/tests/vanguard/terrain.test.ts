// The ground of a planet: the same for everybody, and finer where the screen has more dots.
import { expect, test } from "vitest";
import type { PlanetScene, SectorScene } from "../../src/games/vanguard/scene";
import { paint } from "../../src/games/vanguard/map/terrain";

const SECTORS = [{ number: 1, x: 30, y: 40 }, { number: 2, x: 70, y: 60 }] as SectorScene[];
const planet = (look: PlanetScene["look"]): PlanetScene => ({ id: look, name: look, text: "", look, tint: "#A58A7B", seed: 22 });
const painted = (look: PlanetScene["look"], dense: number) => paint(planet(look), SECTORS, [], true, dense);

test("a finer picture shows the same ground", () => {
  const [rough, fine] = [painted("dust", 0.25), painted("dust", 0.5)];
  expect(fine.width / rough.width).toBeCloseTo(2, 1);
  const mean = (data: Uint8ClampedArray): number => data.reduce((sum, value) => sum + value, 0) / data.length;
  expect(Math.abs(mean(rough.data) - mean(fine.data))).toBeLessThan(6);
});

test("a world with craters is painted alike every time", () => {
  expect(painted("dust", 0.2).data).toEqual(painted("dust", 0.2).data);
});
