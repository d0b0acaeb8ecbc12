// The connection heals itself: what the store above it sees when sockets come, go and skip messages.
import { beforeEach, expect, test, vi } from "vitest";
import { Live, type Listener } from "../src/lib/live";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): unknown[] {
    return this.sent.map((one) => one.type);
  }
}

const listener = (): Listener => ({
  state: vi.fn(),
  missed: vi.fn(),
  frame: vi.fn(),
  done: vi.fn(),
  refused: vi.fn(),
  pinged: vi.fn(),
});
const WELCOME = { type: "welcome", protocol: 2, person: "p", seats: [0], beat: 20 };
const hello = { key: "k", table: "t", language: "en", seat: null, words: false };
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

test("says hello first and asks for a scene", () => {
  new Live("ws://x", hello, listener());
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", key: "k", table: "t", scene: true });
});

test("a frame that builds upon a version which never came leads to a resync", () => {
  const heard = listener();
  new Live("ws://x", hello, heard);
  last().say(WELCOME);
  last().say({ type: "frame", version: 4, parts: { a: 1 } });
  last().say({ type: "frame", version: 6, base: 5, parts: { a: 2 } });
  expect(heard.frame).toHaveBeenCalledTimes(1);
  expect(last().types()).toContain("resync");
});

test("what was not acknowledged is sent again with the same id after a loss", () => {
  const live = new Live("ws://x", hello, listener());
  last().say(WELCOME);
  live.send({ type: "say", id: "one", text: "hello" });
  last().readyState = 3;
  last().onclose?.();
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  last().say(WELCOME);
  expect(last().sent).toContainEqual({ type: "say", id: "one", text: "hello" });
  last().say({ type: "done", id: "one", version: 2 });
  last().onclose?.();
  vi.advanceTimersByTime(2000);
  last().say(WELCOME);
  expect(last().types()).not.toContain("say");
});

test("what somebody missed is told when it comes, behind the frame as well", () => {
  const heard = listener();
  new Live("ws://x", hello, heard);
  last().say(WELCOME);
  last().say({ type: "frame", version: 4, parts: { a: 1 } });
  last().say({ type: "missed", told: [{ moment: 3, key: "event-one", text: "One" }] });
  expect(heard.missed).toHaveBeenCalledWith([{ moment: 3, key: "event-one", text: "One" }]);
});

test("a goodbye for good ends it", () => {
  const heard = listener();
  new Live("ws://x", hello, heard);
  last().say(WELCOME);
  last().say({ type: "bye", code: "sent-away", text: "You have left.", again: false });
  last().onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(heard.state).toHaveBeenLastCalledWith("closed", "You have left.");
});

test("comes back with the version it has seen, also when the page was loaded anew", () => {
  const live = new Live("ws://x", hello, listener());
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", version: 0 });
  last().say(WELCOME);
  last().say({ type: "frame", version: 4, parts: { a: 1 } });
  last().say({ type: "done", id: "one", version: 6 });
  last().say({ type: "frame", version: 9, base: 8, parts: { a: 2 } });
  expect(last().sent.at(-1)).toEqual({ type: "resync", version: 6 });
  live.sign({ type: "look", seat: 1 });
  expect(last().sent.at(-1)).toEqual({ type: "look", seat: 1, version: 6 });
  last().onclose?.();
  vi.advanceTimersByTime(600);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", version: 6 });
  new Live("ws://x", hello, listener());
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", version: 6 });
});
