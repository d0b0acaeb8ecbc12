// Stories that are not told in the person's language say in which they are, and the person hears of it once.
import { afterEach, expect, test } from "vitest";
import { isNewOriginal, original, originalOf, storiesToldIn } from "../src/lib/book/original.svelte";
import { comfort } from "../src/lib/settings.svelte";

afterEach(() => {
  comfort.language = "en";
  storiesToldIn([]);
  localStorage.clear();
});

test("stories are in English where they are not told in the person's language", () => {
  storiesToldIn(["en", "de"]);
  expect(original()).toBeUndefined();
  comfort.language = "cs";
  expect(original()).toBe("en");
  comfort.language = "de";
  expect(original()).toBeUndefined();
  expect(originalOf([])).toBeUndefined();
});

test("it is said once for each game and language", () => {
  comfort.language = "it";
  expect([isNewOriginal("one"), isNewOriginal("one"), isNewOriginal("two")]).toEqual([true, false, true]);
  comfort.language = "cs";
  expect(isNewOriginal("one")).toBe(true);
});
