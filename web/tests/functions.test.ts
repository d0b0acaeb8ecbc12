// Functions stay short enough to be read at once, as in Python (tests/test_functions.py).
import ts from "typescript";
import { expect, test } from "vitest";

const LONGEST = 40;
const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/*.d.ts"], { query: "?raw", import: "default", eager: true });

/** What is script in a file. */
const script = (path: string, text: string): string => (path.endsWith(".svelte") ? [...text.matchAll(/<script[^>]*>\n([\s\S]*?)<\/script>/g)].map(([, own]) => own).join("\n") : text);

/** Functions, those inside others too, that have more lines than that. */
function tooLong(text: string): [string, number][] {
  const found: [string, number][] = [];
  const file = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);
  const line = (place: number): number => file.getLineAndCharacterOfPosition(place).line;
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      const length = line(node.end) - line(node.getStart()) + 1;
      if (length > LONGEST) found.push([node.name?.getText() ?? "", length]);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

test("no function is longer than forty lines", () => {
  expect(Object.entries(sources).flatMap(([path, text]) => tooLong(script(path, text)).map(([name, length]) => `${path}: ${name} ${length}`))).toEqual([]);
});

test("a long function is noticed wherever it stands", () => {
  const body = "\n".repeat(LONGEST);
  expect(tooLong(`class A { b = (): void => {${body}}; }`)).toEqual([["", LONGEST + 1]]);
  expect(tooLong(script("a.svelte", `<script lang="ts">\nfunction long() {${body}}</script>`))).toEqual([["long", LONGEST + 1]]);
});
