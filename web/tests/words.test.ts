import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LANGUAGES = ["en", "it", "de", "cs"];
const locales = import.meta.glob<string>("../src/locales/*.ftl", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = (language: string): string => locales[`../src/locales/${language}.ftl`] ?? "";
const keys = (language: string): string[] => [...source(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key as string);

test.each(LANGUAGES)("%s has the same messages as English, and all can be read", (language) => {
  expect(keys(language).sort()).toEqual(keys("en").sort());
  expect(new Set(keys(language)).size).toBe(keys(language).length);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(source(language)));
  const unread = keys(language).filter((key) => !bundle.getMessage(key)?.value);
  expect(unread).toEqual([]);
});

test("every message that the source names exists", () => {
  const known = new Set(keys("en"));
  const named = Object.values(files).flatMap((text) =>
    [...text.matchAll(/\bsay\(\s*"([a-z][\w-]*)"/g)].map(([, key]) => key as string),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([]);
});
