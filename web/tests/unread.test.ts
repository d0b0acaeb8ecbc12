// What others say and do is counted until somebody looks; one's own is not.
import { expect, it } from "vitest";
import { Unread } from "../src/lib/unread.svelte";
import type { Table } from "../src/lib/table.svelte";

const at = (...chat: [string, string][]): Table => ({ me: { person: "me" }, standing: { chat: chat.map(([by, text]) => ({ by, text, at: 0 })) } }) as unknown as Table;

it("counts what others say since this page was opened", () => {
  const unread = new Unread();
  expect(unread.hear(at(["bo", "old"]), "")).toEqual([]);
  expect(unread.hear(at(["bo", "old"], ["bo", "new"], ["me", "mine"]), "").map((one) => one.text)).toEqual(["new"]);
  expect(unread.chat).toBe(1);
  unread.look("chat");
  expect(unread.chat).toBe(0);
});

it("hears the first words of a table, before which there is no chat at all", () => {
  const unread = new Unread();
  const silent = { me: { person: "me" }, standing: {} } as unknown as Table;
  unread.hear(silent, "");
  expect(unread.hear(at(["bo", "hello"]), "").map((one) => one.text)).toEqual(["hello"]);
});

it("says nothing of what is read where it stands", () => {
  const unread = new Unread();
  unread.hear(at(), "");
  expect(unread.hear(at(["bo", "hello"]), "chat")).toEqual([]);
  expect(unread.chat).toBe(0);
});

it("counts in the log what others do, and forgets it with one's own answer", () => {
  const unread = new Unread();
  unread.tell(3, false, "");
  expect(unread.log).toBe(3);
  unread.tell(2, false, "log");
  expect(unread.log).toBe(0);
  unread.tell(2, false, "");
  unread.tell(1, true, "");
  expect(unread.log).toBe(0);
});
