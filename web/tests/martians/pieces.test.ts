// Pawns that look alike keep their names wherever they go.
import { expect, it } from "vitest";
import { follow, namesAt, type Pieces } from "../../src/games/martians/plan/pieces";
import type { PawnScene, PersonScene, StackScene } from "../../src/games/martians/scene";

const pawn: PawnScene = { id: "jun", who: "jun", name: "Jun", profession: "engineer", bound: "", binding: "free", helper: "" };
const crew = (free: number, held = 0, spent = 0): PersonScene[] =>
  [{ id: "jun", pawns: Array(free).fill(pawn), held: Array(held).fill(pawn), spent: Array(spent).fill(pawn) }] as unknown as PersonScene[];
const stack = (number: number): StackScene => ({ number, pawns: [pawn] }) as StackScene;
const at = (pieces: Pieces, place: string, count: number): string[] => namesAt(pieces, place, Array(count).fill(pawn));

it("follows a pawn from home into the hand, to work, and back", () => {
  let pieces = follow(new Map(), crew(2), []);
  const [first, second] = at(pieces, "free", 2);
  expect(first).not.toBe(second);
  pieces = follow(pieces, crew(1, 1), []);
  expect([at(pieces, "held", 1), at(pieces, "free", 1)]).toEqual([[first], [second]]);
  pieces = follow(pieces, crew(1), [stack(1)]);
  expect(at(pieces, "plan:1", 1)).toEqual([first]);
  pieces = follow(pieces, crew(0), [stack(1), stack(2)]);
  expect(at(pieces, "plan:2", 1)).toEqual([second]);
  // The first action is done: its pawn goes home, the other one stays where it is.
  pieces = follow(pieces, crew(0, 0, 1), [stack(2)]);
  expect([at(pieces, "spent", 1), at(pieces, "plan:2", 1)]).toEqual([[first], [second]]);
});

it("says the same when nothing has moved", () => {
  const pieces = follow(new Map(), crew(2), [stack(3)]);
  expect(follow(pieces, crew(2), [stack(3)])).toEqual(pieces);
});

it("knows a machine by its own name", () => {
  const machine: PawnScene = { id: "m:mason", who: "m:mason", name: "Mason", profession: "machine", bound: "", binding: "free", helper: "mason" };
  const pieces = follow(new Map(), [], [{ number: 1, pawns: [machine] } as StackScene]);
  expect(namesAt(pieces, "plan:1", [machine])).toEqual(["machine:mason"]);
});
