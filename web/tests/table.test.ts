// The odds of an open question: one number for everybody, whoever changes the hand.
import { beforeEach, expect, test, vi } from "vitest";
import type { Odds, Parts } from "../src/lib/wire";

type Frame = (version: number, parts: Parts, told: [], whole: boolean) => void;
const { odds, offers, ears } = vi.hoisted(() => ({ odds: vi.fn(), offers: vi.fn(), ears: { frame: undefined as Frame | undefined } }));
vi.mock("../src/lib/api", () => ({ odds, offers }));
vi.mock("../src/lib/motion", () => ({ staged: (act: () => void) => act(), endMotion: () => undefined }));
vi.mock("../src/lib/live", () => ({
  Live: class {
    constructor(_url: string, _hello: unknown, on: { frame: Frame }) {
      ears.frame = on.frame;
    }
    send(): void {}
  },
}));
const { comfort } = await import("../src/lib/settings.svelte");
const { Table } = await import("../src/lib/table.svelte");

const ME = { key: "k", person: "ann", name: "Ann" };
const dice = (seat: number, id: number) => ({ id, seat, prompt: "check-dice", text: "", rule: "", options: [] });
const waits = (seat: number, id: number) => ({ id, seat, prompt: "reopen", text: "", rule: "", options: [] });
const standing = { places: [{ person: "ann" }, { person: "bo" }], members: [] };
const told = (...lines: string[]): Odds => ({ lines, options: {} });
/** What the server says to the next request, when the test lets it. */
function reply(): (known: Odds) => Promise<void> {
  let say: (known: Odds) => void = () => undefined;
  odds.mockReturnValueOnce(new Promise<Odds>((resolve) => (say = resolve)));
  return async (known) => {
    say(known);
    await Promise.resolve();
    await Promise.resolve();
  };
}
function seated(asked: unknown[]): { table: InstanceType<typeof Table>; frame: Frame } {
  const table = new Table("t", ME as never);
  ears.frame?.(1, { standing, asked, "scene.check": { given: [] } } as never, [], true);
  return { table, frame: ears.frame as Frame };
}

beforeEach(() => {
  odds.mockReset();
  odds.mockResolvedValue(told());
  offers.mockReset();
  offers.mockResolvedValue({ version: 1, decision: -1, offers: [], things: [], usual: null });
});

test("the roller's odds follow a die that somebody else gave, though the question keeps its id", async () => {
  const first = reply();
  const { table, frame } = seated([dice(0, 7), dice(1, 7)]);
  await first(told("83 %"));
  expect(table.odds?.lines).toEqual(["83 %"]);
  const second = reply();
  frame(2, { "scene.check": { given: ["green-basic"] } } as never, [], false);
  expect(odds).toHaveBeenCalledTimes(2);
  await second(told("86 %"));
  expect(table.odds?.lines).toEqual(["86 %"]);
});

test("an answer that comes late does not put older odds back", async () => {
  const first = reply();
  const { table, frame } = seated([dice(0, 7), dice(1, 7)]);
  const second = reply();
  frame(2, { "scene.check": { given: ["green-basic"] } } as never, [], false);
  await second(told("86 %"));
  await first(told("83 %"));
  expect(table.odds?.lines).toEqual(["86 %"]);
});

test("whoever is ready sees the odds of those who still choose, and a watcher those of the question", async () => {
  const first = reply();
  const { table } = seated([dice(1, 9), waits(0, 8)]);
  await first(told("86 %"));
  expect(odds).toHaveBeenCalledWith("t", 9, expect.anything());
  expect(table.odds?.lines).toEqual(["86 %"]);
});

test("odds that cannot be had are not the old ones", async () => {
  const first = reply();
  const { table, frame } = seated([dice(0, 7), dice(1, 7)]);
  await first(told("83 %"));
  odds.mockRejectedValueOnce(new Error("offline"));
  frame(2, { "scene.check": { given: ["green-basic"] } } as never, [], false);
  await vi.waitFor(() => expect(table.odds).toBeNull());
});

test("what people say and who comes changes no odds", () => {
  const { frame } = seated([dice(0, 7), dice(1, 7)]);
  frame(2, { standing } as never, [], false);
  expect(odds).toHaveBeenCalledTimes(1);
});

test("what others do waits while a pointer is down; what comes of one's own answer does not", async () => {
  const { table, frame } = seated([dice(0, 7)]);
  window.dispatchEvent(new Event("pointerdown"));
  frame(2, { asked: [dice(0, 8)] } as never, [], false);
  expect(table.version).toBe(1);
  table.answer("go");
  frame(3, { asked: [dice(0, 9)] } as never, [], false);
  expect(table.version).toBe(3);
  frame(4, { asked: [dice(0, 10)] } as never, [], false);
  expect(table.version).toBe(3);
  window.dispatchEvent(new Event("pointerup"));
  await vi.waitFor(() => expect(table.version).toBe(4));
});

test("the second equal answer that most people give could become a habit", async () => {
  const asked = (id: number) => {
    offers.mockResolvedValueOnce({ version: id, decision: id, offers: [], things: [], usual: { option: "go", kind: "window", matters: true } });
    return dice(0, id);
  };
  const { table, frame } = seated([asked(7)]);
  for (const [id, option, offered] of [[8, "go", ""], [9, "go", "window"], [10, "stay", ""], [11, "go", ""]] as const) {
    await vi.waitFor(() => expect(table.offers?.decision).toBe(id - 1));
    table.answer(option);
    expect(table.habitToOffer).toBe(offered);
    frame(id, { asked: [asked(id)] } as never, [], false);
  }
});

test("whoever has said how a kind of question is to be treated is not offered a habit", async () => {
  const asked = (id: number) => {
    offers.mockResolvedValueOnce({ version: id, decision: id, offers: [], things: [], usual: { option: "go", kind: "order", matters: true } });
    return dice(0, id);
  };
  comfort.habits = { order: "matter" };
  const { table, frame } = seated([asked(7)]);
  for (const id of [8, 9]) {
    await vi.waitFor(() => expect(table.offers?.decision).toBe(id - 1));
    table.answer("go");
    frame(id, { asked: [asked(id)] } as never, [], false);
  }
  expect(table.habitToOffer).toBe("");
  comfort.habits = {};
});
