// What lies in the Cargo Bay is asked about as what it is: the server knows what can be done with it, and why nothing can.
import { fireEvent, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import CargoPanel from "../../src/games/martians/board/CargoPanel.svelte";
import { Controller } from "../../src/games/martians/controller.svelte";
import type { CargoScene, MartiansScene, Told } from "../../src/games/martians/scene";
import { tableOf } from "../shown";

const one = (id: string): Told => ({ id, name: id, text: "" });
const cargo = { ready: [], examined: [], coming: [], finds: [one("flag-a")], upgrades: [one("card-table")], installed: [one("spectrometer")] } as unknown as CargoScene;

it("a find is a find, a card in hand and an installed one are Upgrades", async () => {
  const controller = new Controller(tableOf<MartiansScene>("martians", {}));
  const asked = vi.spyOn(controller.table, "optionsAt");
  const used = vi.spyOn(controller, "use").mockImplementation(() => undefined);
  const { container } = render(CargoPanel, { cargo, rovers: [], controller });
  expect(asked.mock.calls).toEqual([["poi", "flag-a"], ["upgrade", "card-table"], ["upgrade", "spectrometer"]]);
  for (const button of container.querySelectorAll("[data-thing]")) await fireEvent.click(button);
  expect(used.mock.calls.map(([, thing]) => [thing.kind, thing.id])).toEqual([["poi", "flag-a"], ["upgrade", "card-table"], ["upgrade", "spectrometer"]]);
});
