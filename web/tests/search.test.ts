import { expect, test } from "vitest";
import { plain } from "../src/lib/book/search";
import { matches } from "../src/screens/chronicle/chapters";
import type { Passage } from "../src/lib/wire";

test.each([
  ["Čtyři židle", "ctyri ZIDLE"],
  ["Größe über Straße", "grosse uber strasse"],
  ["È così, perché", "e cosi, perche"],
  ["L'acqua", "l\u2019ACQUA"],
])("%s is found by letters without accents", (said, wanted) => {
  expect(plain(said)).toBe(plain(wanted));
});

test("a passage of a chronicle is found whatever accents are typed", () => {
  const passage = { title: "Čtyři židle", text: "U kamen.", when: "", came: [], options: [] } as unknown as Passage;
  expect(matches(passage, "zidle ctyri")).toBe(true);
  expect(matches(passage, "ŽIDLE")).toBe(true);
  expect(matches(passage, "stul")).toBe(false);
});
