// Pointing at a thing answers, offers, explains or shows it to the others; the same on every board.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Pointing } from "../src/lib/pointing.svelte";
import { ref } from "../src/lib/wire";
import type { Table } from "../src/lib/table.svelte";
import type { Choice } from "../src/lib/wire";

const choice = (id: string, refs: [string, string | number][] = []): Choice => ({ id, verb: "go", refs, text: id, about: "" }) as Choice;
const thing = { kind: "sector", id: 5, title: "Gallery One" };

function table(more: Partial<Record<string, unknown>> = {}) {
  const done: string[] = [];
  const made = {
    id: "t",
    isMine: true,
    mySeats: [1],
    helps: [],
    question: { id: 1, seat: 1 },
    answer: (id: string) => done.push(`answer ${id}`),
    point: (kind: string, id: string) => done.push(`point ${kind} ${id}`),
    notice: (text: string) => done.push(`notice ${text}`),
    ...more,
  };
  return { table: made as unknown as Table, done };
}

const click = (more: MouseEventInit = {}): Event => {
  const event = new MouseEvent("click", more);
  Object.defineProperty(event, "currentTarget", { value: document.createElement("button") });
  return event;
};

afterEach(() => vi.restoreAllMocks());

describe("a click", () => {
  it("takes the only option", () => {
    const { table: at, done } = table();
    new Pointing(at).press(click(), thing, [choice("a")]);
    expect(done).toEqual(["answer a"]);
  });

  it("offers several, and explains a thing without any", () => {
    const { table: at, done } = table();
    const point = new Pointing(at);
    point.press(click(), thing, [choice("a"), choice("b")]);
    expect(point.shown?.options.map((one) => one.id)).toEqual(["a", "b"]);
    point.press(click(), thing, []);
    expect(point.shown?.title).toBe("Gallery One");
    expect(done).toEqual([]);
  });

  it("offers what can be used at any time at the thing that it is, and nowhere else", () => {
    const helps = [choice("use-poi:flag-a", [["poi", "flag-a"]]), choice("use-gear:e54:k01", [["card", "e54"], ["who", "k01"]]), choice("exert:k01", [["who", "k01"]])];
    const { table: at, done } = table({ helps });
    const point = new Pointing(at);
    const offered = (kind: string, id: string): string[] => {
      point.press(click(), { kind, id, title: id }, []);
      return point.shown?.options.map((one) => one.id) ?? [];
    };
    expect(offered("poi", "flag-a")).toEqual(["use-poi:flag-a"]);
    expect(offered("gear", "e54")).toEqual(["use-gear:e54:k01"]);
    expect(offered("upgrade", "flag-a")).toEqual([]);
    expect(offered("who", "k01")).toEqual([]);
    point.hint(document.createElement("i"), { kind: "poi", id: "flag-a", title: "" });
    expect(done).toEqual([]);
  });

  it("with Alt shows the thing to the others", () => {
    const { table: at, done } = table();
    new Pointing(at).press(click({ altKey: true }), thing, [choice("a")]);
    expect(done).toEqual(["point sector 5"]);
  });
});

describe("a click where something can be done in one go", () => {
  const gesture = (...options: string[]) => ({ options, picks: [], text: "", odds: "", about: [] });
  const offer = (...gestures: object[]) => ({ id: "o", title: "Repair", things: [], rows: [], gestures, barred: "", group: "", closes: false });
  const offering = (...offers: object[]) =>
    table({ offers: { things: [["sector", 5]] }, offersAt: (kind: string, id: number) => Promise.resolve({ offers: kind === "sector" && id === 5 ? offers : [] }), gesture: (options: string[]) => at.done.push(`gesture ${options.join(" ")}`) });
  let at: ReturnType<typeof table>;

  it("offers it, instead of taking the first of its answers", async () => {
    at = offering(offer(gesture("a", "b"), gesture("a", "c")));
    const point = new Pointing(at.table);
    point.press(click(), thing, [choice("a")]);
    await vi.waitFor(() => expect(point.offered?.offers.map((one) => one.title)).toEqual(["Repair"]));
    expect(at.done).toEqual([]);
    point.close();
    expect(point.offered).toBeNull();
  });

  it("does what leaves nothing to choose", async () => {
    at = offering(offer(gesture("a")));
    const point = new Pointing(at.table);
    point.press(click(), thing, [choice("a")]);
    await vi.waitFor(() => expect(at.done).toEqual(["gesture a"]));
    expect(point.offered).toBeNull();
  });

  it("finds it under the name that offers have for the thing", async () => {
    at = offering(offer(gesture("a"), gesture("b")));
    const point = new Pointing(at.table);
    const other = { kind: "plate", id: "x", title: "Plate", offered: ["sector", 5] as const };
    expect(point.canDoAt(other)).toBe(true);
    expect(point.canDoAt({ kind: "plate", id: "x", title: "Plate" })).toBe(false);
    point.press(click(), other, []);
    await vi.waitFor(() => expect(point.offered?.title).toBe("Plate"));
  });

  it("answers as ever where nothing is offered after all", async () => {
    at = offering();
    new Pointing(at.table).press(click(), thing, [choice("a")]);
    await vi.waitFor(() => expect(at.done).toEqual(["answer a"]));
  });
});

describe("a click at the mark of what a thing is mostly for", () => {
  const gesture = (text: string, ...options: string[]) => ({ options, picks: [], text, odds: "67 %", about: ["Heals a wound."] });
  const offer = (title: string, ...gestures: object[]) => ({ id: title, title, things: [], rows: [], gestures, barred: "", group: "", closes: false });
  const rest = offer("Rest", gesture("Ada", "rest", "with:ada"), gesture("Ben", "rest", "with:ben"));
  const offering = (...offers: object[]) => {
    const at = table({ offers: { things: [["sector", 5]] }, offersAt: () => Promise.resolve({ offers }), gesture: (options: string[]) => at.done.push(`gesture ${options.join(" ")}`) });
    return at;
  };
  const finger = (): Event => new PointerEvent("click", { pointerType: "touch" });

  const mark = { kind: "sector", thing: "5", offer: "Rest", text: "Rest" };

  it("does it as it is preset, whatever else can be done there", async () => {
    const at = offering(offer("Repair", gesture("Ada", "repair")), rest);
    const point = new Pointing(at.table);
    point.atOnce(click(), thing, mark);
    await vi.waitFor(() => expect(at.done).toEqual(["gesture rest with:ada"]));
    expect(point.offered).toBeNull();
  });

  it("opens what is there where that has gone meanwhile", async () => {
    const at = offering(offer("Here", gesture("Ada", "rest", "at:1")), offer("There", gesture("Ada", "rest", "at:2")));
    const point = new Pointing(at.table);
    point.atOnce(click(), thing, mark);
    await vi.waitFor(() => expect(point.offered?.offers).toHaveLength(2));
    expect(at.done).toEqual([]);
  });

  it("opens for a finger, which could not rest there to see it", async () => {
    const at = offering(rest);
    const point = new Pointing(at.table);
    const touch = finger();
    Object.defineProperty(touch, "currentTarget", { value: document.createElement("button") });
    point.atOnce(touch, thing, mark);
    await vi.waitFor(() => expect(point.offered?.offers).toHaveLength(1));
    expect(at.done).toEqual([]);
  });

  it("is told beforehand while the pointer rests on it, and not when it has left", async () => {
    const point = new Pointing(offering(rest).table);
    const button = document.createElement("button");
    await point.foretell(button, thing, mark);
    expect(point.shown).toMatchObject({ title: "Rest", brief: true, lines: [{ text: "Ada, 67 %" }, { text: "Heals a wound." }] });
    const late = point.foretell(button, thing, mark);
    point.lookAway();
    await late;
    expect(point.shown).toBeNull();
  });
});

describe("resting on a thing", () => {
  it("never takes the place of a description that was opened", () => {
    const point = new Pointing(table().table);
    point.press(click(), thing, []);
    point.hint(document.createElement("i"), { kind: "card", id: "c", title: "Card" });
    expect(point.shown?.title).toBe("Gallery One");
  });
});

describe("why can't I", () => {
  const answer = (barred: unknown[], otherwise: unknown[]) =>
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ barred, otherwise }), { headers: { "content-type": "application/json" } }));
  const far = { choice: choice("travel", [["sector", 5]]), text: "Too far.", rule: "V-1" };
  const other = { choice: choice("rest"), text: "No supplies.", rule: "V-2" };
  const idle = { choice: choice(""), text: "Two Paths away.", rule: "V-3" };

  it("tells what the rules bar about this thing", async () => {
    answer([far, other], [idle]);
    const point = new Pointing(table().table);
    point.press(click(), thing, []);
    await point.why();
    expect(point.reasons?.map((one) => one.text)).toEqual(["Too far."]);
  });

  it("else what the game says of a thing that nothing is about", async () => {
    answer([other], [idle]);
    const point = new Pointing(table().table);
    point.press(click(), thing, []);
    await point.why();
    expect(point.reasons?.map((one) => one.text)).toEqual(["Two Paths away."]);
  });

  it("forgets the answer when something else is opened", async () => {
    answer([far], []);
    const point = new Pointing(table().table);
    point.press(click(), thing, []);
    const asked = point.why();
    point.press(click(), { ...thing, id: 6 }, []);
    await asked;
    expect(point.reasons).toBeNull();
  });
});

it("reads what an option is about", () => {
  expect(ref(choice("a", [["sector", 5]]), "sector")).toBe("5");
  expect(ref(choice("a"), "sector")).toBeUndefined();
});
