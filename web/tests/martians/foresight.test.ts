// A forecast that comes late does not move the board under a finger.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Foresight } from "../../src/games/martians/plan/foresight.svelte";
import type { ForeseenScene, MartiansScene } from "../../src/games/martians/scene";
import * as api from "../../src/lib/api";
import type { Table } from "../../src/lib/table.svelte";

const OPTION = "act:relax";
const UNKNOWN = "act:explore";
const table = { id: "t", version: 3, past: null, mySeats: [0], question: { id: 7, seat: 0, options: [{ id: OPTION }, { id: UNKNOWN }] }, asked: [{ prompt: "plan" }], scene: () => undefined } as unknown as Table<MartiansScene>;
const found = { broken: [] } as unknown as ForeseenScene;
const press = (): boolean => window.dispatchEvent(new Event("pointerdown"));
const letGo = async (): Promise<void> => {
  window.dispatchEvent(new Event("pointerup"));
  await vi.runAllTimersAsync();
};

describe("what an option would bring", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, "foreseen").mockResolvedValue({ parts: found as never });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is shown to whoever looks at it", async () => {
    const foresight = new Foresight(table);
    foresight.renew();
    foresight.look(OPTION);
    await vi.runAllTimersAsync();
    expect(foresight.mode).toBe("option");
    foresight.look("");
    expect(foresight.mode).toBe("now");
  });

  it("waits while a pointer is down, and comes when it is up", async () => {
    const foresight = new Foresight(table);
    foresight.renew();
    foresight.look(OPTION);
    press();
    await vi.runAllTimersAsync();
    expect(foresight.mode).toBe("now");
    await letGo();
    expect(foresight.mode).toBe("option");
  });

  it("stays while a pointer is down, though nobody looks any more", async () => {
    const foresight = new Foresight(table);
    foresight.renew();
    foresight.look(OPTION);
    await vi.runAllTimersAsync();
    press();
    foresight.look("");
    expect(foresight.mode).toBe("option");
    await letGo();
    expect(foresight.mode).toBe("now");
  });

  it("is not that of the option before, where nobody can know", async () => {
    const foresight = new Foresight(table);
    foresight.renew();
    foresight.look(OPTION);
    await vi.runAllTimersAsync();
    vi.mocked(api.foreseen).mockResolvedValue({ parts: {} });
    foresight.look(UNKNOWN);
    expect(foresight.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect([foresight.mode, foresight.busy]).toEqual(["now", false]);
  });

  it("is not shown when somebody looked elsewhere in the meantime", async () => {
    const foresight = new Foresight(table);
    foresight.renew();
    foresight.look(OPTION);
    press();
    await vi.runAllTimersAsync();
    foresight.look("");
    await letGo();
    expect(foresight.mode).toBe("now");
  });
});
