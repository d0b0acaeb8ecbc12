import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { kinds, sceneryOf, isKind } from "../src/pictures/scenery";
import Scenery from "../src/pictures/Scenery.svelte";
import Bust from "../src/pictures/Bust.svelte";

const drawing = (markup: string): string => markup.replace(/[\w-]+-(sky|wall|pool|glow|fire|ball)/g, "$1");

describe("a place", () => {
  it("is drawn with all that stands there, whatever its kind", () => {
    for (const kind of kinds) {
      const { container, unmount } = render(Scenery, { kind, tint: "#A58A7B", seed: "a" });
      const things = [...container.querySelectorAll("g[transform^=translate]")];
      expect(things.length, kind).toBe(sceneryOf(kind, "a").things.length);
      for (const thing of things) expect(thing.childElementCount, kind).toBeGreaterThan(0);
      unmount();
    }
  });

  it("is the same for the same seed, and another for another", () => {
    const of = (seed: string, tint: string): string => drawing(render(Scenery, { kind: "room", tint, seed }).container.innerHTML);
    expect(of("a", "#A58A7B")).toBe(of("a", "#A58A7B"));
    expect(of("a", "#A58A7B")).not.toBe(of("b", "#A58A7B"));
  });

  it("is known by its word alone", () => {
    expect(isKind("room")).toBe(true);
    expect(isKind("railway")).toBe(false);
  });
});

it("draws people as their cards have them", () => {
  const of = (looks: Partial<Record<"skin" | "hair" | "cut" | "extra", string>>): string => render(Bust, { face: { skin: "tan", hair: "black", cut: "bob", extra: "", ...looks } }).container.innerHTML;
  const seen = [{}, { skin: "deep" }, { hair: "grey" }, { cut: "turban" }, { extra: "glasses" }, { extra: "brows" }, { extra: "lines" }].map(of);
  expect(new Set(seen).size).toBe(seen.length);
});
