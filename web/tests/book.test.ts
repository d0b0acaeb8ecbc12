// The words of a game are found in sentences, in the forms in which they stand there.
import { afterEach, expect, test, vi } from "vitest";
import { piecesOf } from "../src/lib/book/book.svelte";
import type { Book } from "../src/lib/wire";

const word = (name: string) => ({ word: name, text: `what ${name} is`, rule: `R-${name}` });
const book = (...words: string[]): Book => ({ title: "", parts: [], words: words.map(word) });
const marked = (text: string, of: Book): string[] => piecesOf(text, of).filter((one) => one.word).map((one) => `${one.text}=${one.word?.word}`);

test("a text stays as it is", () => {
  const text = "Each Crewmember may Assist with 1 die, then Refresh 2 dice.";
  expect(piecesOf(text, book("Assist", "Crewmember")).map((one) => one.text).join("")).toBe(text);
  expect(piecesOf(text, null)).toEqual([{ text }]);
});

test("words are found in the plural and in cases, the longest first, once in a text", () => {
  expect(marked("Leads and Injury dice: an Injury, then a Lead", book("Lead", "Injury", "Injury die"))).toEqual(["Leads=Lead", "Injury dice=Injury die", "Injury=Injury"]);
  expect(marked("Assisting Crewmembers", book("Crewmember", "Assist"))).toEqual(["Assisting=Assist", "Crewmembers=Crewmember"]);
  expect(marked("Wirf den Würfelwurf mit Verletzungswürfeln", book("Verletzungswürfel", "Würfelwurf"))).toEqual(["Würfelwurf=Würfelwurf", "Verletzungswürfeln=Verletzungswürfel"]);
});

test("a part of another word is no word", () => {
  expect(marked("Misleading, Unrestful", book("Lead", "Rest"))).toEqual([]);
});

const named = (text: string, names: string[], of: Book | null = null): string[] => piecesOf(text, of, names).filter((one) => one.name).map((one) => `${one.text}=${one.name}`);

test("names of things are found as the engine writes them, before words, the longest first", () => {
  expect(named("Amara and the Long Train: Long Train moves", ["Long Train", "The Long Train", "Amara"])).toEqual(["Amara=Amara", "Long Train=Long Train"]);
  expect(piecesOf("Refresh Kettle Salt", book("Refresh", "Kettle"), ["Kettle Salt"]).map((one) => one.word?.word ?? one.name ?? "")).toEqual(["Refresh", "", "Kettle Salt"]);
});

test("a name keeps its case, may begin a sentence if it is written small, and may have a genitive", () => {
  expect(named("take cover behind Cover", ["Cover"])).toEqual(["Cover=Cover"]);
  expect(named("Swifts dig, the swifts rest", ["swifts"])).toEqual(["Swifts=swifts"]);
  expect(named("Amaras Würfel, Amara’s die, Amarant", ["Amara"])).toEqual(["Amara=Amara"]);
  expect(named("Amarant", ["Amara"])).toEqual([]);
});

afterEach(() => void vi.unstubAllGlobals());

test("a name more on the table does not make all the others anew", () => {
  const [of, names] = [book("Refresh", "Lead"), Array.from({ length: 300 }, (_, at) => `Thing number ${at}`)];
  piecesOf("Refresh Thing number 7", of, names);
  const made: string[] = [];
  vi.stubGlobal(
    "RegExp",
    class extends RegExp {
      constructor(pattern: string, flags?: string) {
        super(pattern, flags);
        made.push(pattern);
      }
    },
  );
  expect(named("Lead the Newest One", [...names, "Newest One"], of)).toEqual(["Newest One=Newest One"]);
  expect(made).toHaveLength(1);
  expect(made[0]).not.toContain("hing number");
});
