import { expect, test } from "vitest";
import { read } from "../src/lib/route.svelte";

test.each([
  ["/", "", { screen: "home" }],
  ["/", "#/new/vanguard", { screen: "new", game: "vanguard" }],
  ["/", "#/learn", { screen: "learn" }],
  ["/", "#/credits", { screen: "credits" }],
  ["/", "#/chronicle/0123456789abcdef", { screen: "chronicle", table: "0123456789abcdef" }],
  ["/", "#/chronicle/../x", { screen: "home" }],
  ["/", "#/table/0123456789abcdef", { screen: "table", table: "0123456789abcdef" }],
  ["/", "#/table/../../x", { screen: "home" }],
  ["/join", "#abc.def", { screen: "join", invitation: "abc.def" }],
  ["/", "#/join/abc.def", { screen: "join", invitation: "abc.def" }],
])("%s%s", (path, hash, route) => {
  expect(read(path, hash)).toEqual(route);
});
