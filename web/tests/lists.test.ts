// Lists of sentences: two of them may be the same, and a list whose keys are its words would end the page there.
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const KEYED = /\{#each [^}]*? as (\w+)(?:, \w+)? \((?:\1\.text|\1)\)\}/g;
/** What a list of sentences calls one of them. */
const SENTENCES = new Set(["cost", "fact", "line", "note", "option", "reason", "warning"]);

it("are not keyed by their words", () => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(KEYED)].filter(([all, name = ""]) => SENTENCES.has(name) && !all.startsWith("{#each [")).map(([all]) => `${file}: ${all}`),
  );
  expect(found).toEqual([]);
});

/** Of one kind there may be two: a page at the end offers as many campaigns as a game has. */
it("are not keyed by what kind of thing they list", () => {
  const found = Object.entries(sources).flatMap(([file, text]) => [...text.matchAll(/\{#each [^}]*? as (\w+)(?:, \w+)? \(\1\.kind\b[^}]*\}/g)].map(([all]) => `${file}: ${all}`));
  expect(found.filter((one) => !one.endsWith(".id)}"))).toEqual([]);
});
