// Requests about a table name the version of it that was seen.
import { beforeEach, expect, test, vi } from "vitest";
import * as api from "../src/lib/api";
import { saw, seenOf, sitsDownAgain } from "../src/lib/seenVersions";

const TABLE = "0123456789abcdef";
const asked: Record<string, string>[] = [];

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (_path: string, options: { headers: Record<string, string> }) => {
    asked.push(options.headers);
    return Promise.resolve(new Response(JSON.stringify({ version: 7, table: TABLE })));
  });
});

test("a version that was told is sent with the next request", async () => {
  await api.openTable({ game: "beacon" });
  await api.hint(TABLE, "en");
  expect(asked.map((headers) => headers["farlight-seen"])).toEqual([undefined, "7"]);
});

test("what was seen is never taken back", () => {
  saw(TABLE, 9);
  saw(TABLE, 8);
  expect(seenOf(TABLE)).toBe(9);
});

test("whoever comes back after a long break sits down again", () => {
  const hour = 3_600_000;
  const noon = 12 * hour;
  localStorage.clear();
  expect([0, 1, 2, 30, 31].map((at) => sitsDownAgain(TABLE, noon + at * hour))).toEqual([false, false, false, true, false]);
});
