// The pictures of the books of rules: every part that is said to have some has them, each told by its caption.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Pictured } from "../src/games";
import martians from "../src/games/martians/book";
import type { MartiansScene } from "../src/games/martians/scene";
import vanguard from "../src/games/vanguard/book";
import type { VanguardScene } from "../src/games/vanguard/scene";
import type { Table } from "../src/lib/table.svelte";
import type { SharedScene } from "../src/lib/wire";

const table = <Scene extends SharedScene>(scene: Record<string, unknown>): Table<Scene> => ({ scene: (part: string) => scene[part], mySeats: [0], odds: null }) as unknown as Table<Scene>;
/** As it is at every table of Martians. */
const BASE = { phases: [{ id: "events", name: "Events" }], complexes: [{ id: "living", name: "Living", top: 5, level: 2 }], rooms: [] };

const BOOKS: [string, Pictured][] = [
  ["vanguard", vanguard as unknown as Pictured],
  ["martians", martians as unknown as Pictured],
];

describe.each(BOOKS)("the book of %s", (_, { parts, figures }) => {
  it.each([...parts])("shows something for %s, and tells it", (part) => {
    const { container } = render(figures, { table: table(BASE), part });
    const found = [...container.querySelectorAll("figure")];
    expect(found.length).toBeGreaterThan(0);
    for (const figure of found) {
      expect(figure.querySelector("figcaption")?.textContent?.trim()).toBeTruthy();
      expect(figure.querySelector("[aria-hidden=true] svg, [aria-hidden=true] i")).toBeTruthy();
    }
  });
});

it("has the table's own numbers where it knows them", () => {
  const { container } = render(vanguard.figures, { table: table<VanguardScene>({ clocks: [{ name: "The Long Train", space: 2, length: 5 }] }), part: "round" });
  expect(container.textContent).toContain("The Long Train");
  expect(container.querySelectorAll(".spaces i")).toHaveLength(5);
  const { container: stress } = render(martians.figures, { table: table<MartiansScene>({ forecast: { stress: 4, coming: 6, limit: 18 } }), part: "crew" });
  expect(stress.querySelectorAll(".boxes .on")).toHaveLength(4);
});
