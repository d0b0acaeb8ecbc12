// Another order of the plan: only what is let go at a place where it may go answers anything.
import { beforeEach, expect, it, vi } from "vitest";
import { Ordering } from "../../src/games/martians/plan/ordering.svelte";
import type { MartiansScene } from "../../src/games/martians/scene";
import type { Table } from "../../src/lib/table.svelte";

const offer = { id: "order:2", title: "", things: [], barred: "", group: "", rows: [{ name: "order", text: "", picks: [{ id: "1", text: "1 of 2", refs: [["stack", 1]] }] }], gestures: [{ options: ["withdraw", "again"], picks: ["1"], text: "1 of 2", odds: "", about: [] }] };
const gesture = vi.fn();
const table = { question: { id: 7 }, offersAt: () => Promise.resolve({ offers: [offer] }), gesture, notice: vi.fn() } as unknown as Table<MartiansScene>;
const at = (x: number, y: number, pointerType = "mouse"): PointerEvent => ({ button: 0, clientX: x, clientY: y, pointerType }) as PointerEvent;
function under(turn: number | null): void {
  document.body.innerHTML = turn === null ? "" : `<button data-turn="${turn}"></button>`;
  document.elementFromPoint = () => document.querySelector("button");
}
let ordering = new Ordering(table);
beforeEach(() => {
  gesture.mockClear();
  ordering = new Ordering(table);
});

it("an action goes where it is let go, as one act", async () => {
  under(1);
  ordering.take(at(0, 0), 2);
  ordering.move(at(0, 20));
  await vi.waitFor(() => expect(ordering.places).toEqual([1]));
  expect(gesture).not.toHaveBeenCalled();
  await ordering.drop();
  expect(gesture).toHaveBeenCalledExactlyOnceWith(["withdraw", "again"]);
  expect([ordering.said, ordering.ends(), ordering.ends()]).toEqual(["1 of 2", true, false]);
});

it("nothing is answered by a click, on itself, beside the list, where it may not go, or after it was let be", async () => {
  under(1);
  ordering.take(at(0, 0), 2);
  ordering.move(at(2, 2));
  await ordering.drop();
  expect(ordering.ends()).toBe(false);
  for (const place of [2, null, 3]) {
    under(place);
    ordering.take(at(0, 0), 2);
    ordering.move(at(0, 20));
    await ordering.drop();
  }
  under(1);
  ordering.take(at(0, 0), 2);
  ordering.move(at(0, 20));
  ordering.leave();
  await ordering.drop();
  expect(gesture).not.toHaveBeenCalled();
});

it("a finger that moves at once scrolls, one that rests carries", async () => {
  vi.useFakeTimers();
  under(1);
  ordering.take(at(0, 0, "touch"), 2);
  ordering.move(at(0, 20, "touch"));
  await vi.advanceTimersByTimeAsync(600);
  expect(ordering.held).toBeNull();
  ordering.take(at(0, 0, "touch"), 2);
  await vi.advanceTimersByTimeAsync(600);
  expect(ordering.held).toBe(2);
  ordering.move(at(0, 20, "touch"));
  await ordering.drop();
  expect(gesture).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it("a key moves it to a neighbour, if it may go there", async () => {
  expect(await ordering.shift(2, undefined)).toBe(false);
  expect(await ordering.shift(2, 3)).toBe(false);
  expect(gesture).not.toHaveBeenCalled();
  expect(await ordering.shift(2, 1)).toBe(true);
  expect(gesture).toHaveBeenCalledOnce();
});
