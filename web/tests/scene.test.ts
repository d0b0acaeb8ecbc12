// Parts of a scene have the types that the server gives them. svelte-check looks at this file: a cast would pass unseen.
import { expect, expectTypeOf, test } from "vitest";
import type { MartiansScene, RoomScene } from "../src/games/martians/scene";
import type { PlanetScene, VanguardScene } from "../src/games/vanguard/scene";
import { Table } from "../src/lib/table.svelte";

const reading = Table.prototype.scene;
const martians = { parts: { "scene.sol": 3 }, scene: reading } as unknown as Table<MartiansScene>;
const vanguard = { parts: {}, scene: reading } as unknown as Table<VanguardScene>;

test("a part of the scene is read by its name, and has the type of its game", () => {
  expectTypeOf(martians.scene("sol")).toEqualTypeOf<number | undefined>();
  expectTypeOf(martians.scene("rooms")).toEqualTypeOf<RoomScene[] | undefined>();
  expectTypeOf(vanguard.scene("planet")).toEqualTypeOf<PlanetScene | null | undefined>();
  expect(martians.scene("sol")).toBe(3);
  expect(vanguard.scene("planet")).toBeUndefined();
});

test("what a game has not is not read", () => {
  // @ts-expect-error the planet is Vanguard's
  expect(martians.scene("planet")).toBeUndefined();
  // @ts-expect-error the rooms are Martians'
  expect(vanguard.scene("rooms")).toBeUndefined();
});

test("shared code reads what all scenes have", () => {
  const shared: Table = martians;
  expectTypeOf(shared.scene("title")).toEqualTypeOf<string | undefined>();
  // @ts-expect-error a sol is of one game only
  expect(shared.scene("sol")).toBe(3);
});
