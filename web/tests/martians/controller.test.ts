// Pointing at things of the base answers the open question, and nothing else.
import { describe, expect, it } from "vitest";
import { Controller } from "../../src/games/martians/controller.svelte";
import type { EntryScene, MartiansScene, PawnScene, PersonScene, RoomScene, SpaceScene, StackScene } from "../../src/games/martians/scene";
import type { Table } from "../../src/lib/table.svelte";
import type { Choice } from "../../src/lib/wire";

type Refs = [string, string | number][];

const choice = (id: string, verb: string, refs: Refs = [], things: Refs = []): Choice => ({ id, verb, refs, things, text: id, about: "" }) as Choice;

function controller(options: Choice[], refs: Refs = [], isMine = true, things: Refs = []): { controller: Controller; answered: string[]; table: object } {
  const answered: string[] = [];
  const table = { isMine, question: { id: 1, seat: 0, options, refs, things }, helps: [], busy: [], scene: (field: string) => (field === "spaces" ? [{ id: "A1-N" }, { id: "A2-N" }] : undefined), answer: (id: string) => answered.push(id), point: () => undefined };
  return { controller: new Controller(table as unknown as Table<MartiansScene>), answered, table };
}

const room = (id: string, more: Partial<RoomScene> = {}): RoomScene => ({ id, verbs: [], open: true, shut: [], ...more }) as RoomScene;
const stack = (number: number, more: Partial<StackScene> = {}): StackScene => ({ number, room: "la", path: [], ...more }) as StackScene;
const pawn: PawnScene = { id: "amara", who: "amara", name: "Amara", profession: "scientist", bound: "", binding: "free", helper: "" };

describe("what the open question offers", () => {
  it("shows an action in the room where it is done, if the room is open", () => {
    const { controller: open } = controller([choice("act:relax", "act", [["action", "relax"]])]);
    expect(open.atRoom(room("cq", { verbs: ["relax"] }), []).map((one) => one.id)).toEqual(["act:relax"]);
    expect(open.atRoom(room("cq", { verbs: ["relax"], open: false }), [])).toEqual([]);
    expect(open.atRoom(room("la", { verbs: ["research"] }), [])).toEqual([]);
  });

  it("shows elements, donors and tiles in their rooms", () => {
    const { controller: open } = controller([
      choice("a", "at", [["target", "ga.cpu"]], [["room", "ga"]]),
      choice("b", "with", [["things", "from:ga.hardware"]], [["room", "ga"]]),
      choice("c", "element", [["element", "gax.cpu"]], [["room", "gax"]]),
      choice("d", "act", [["action", "tile"]]),
    ]);
    expect(open.atRoom(room("ga"), []).map((one) => one.id)).toEqual(["a", "b"]);
    expect(open.atRoom(room("pb", { shut: [{ id: "energy-down", name: "", text: "" }] }), []).map((one) => one.id)).toEqual(["d"]);
  });

  it("shows what is asked about an action where the action is", () => {
    const { controller: open } = controller([choice("join:2", "join", [["stack", 2], ["target", "A1-N"], ["leader", "amara"]])]);
    expect(open.atRoom(room("la"), [stack(2)])).toHaveLength(1);
    expect(open.atSpace({ id: "A1-N" } as SpaceScene, [stack(2)])).toHaveLength(0);
    expect(open.atSpace({ id: "A1-N" } as SpaceScene, [stack(2, { path: ["A1-N"] })])).toHaveLength(1);
  });

  it("shows the ways of a question on the map, and options about people with them", () => {
    const { controller: open } = controller([
      choice("via:A1-N+A2-N", "via", [["route", "A1-N+A2-N"]], [["step", "A1-N"], ["step", "A2-N"]]),
      choice("add:m:mason", "add", [["pawn", "m:mason"]], [["helper", "mason"]]),
      choice("add:amara+spare", "add", [["pawn", "amara+spare"]], [["person", "amara"]]),
    ]);
    expect(open.ways()).toEqual([{ number: 1, path: ["A1-N", "A2-N"] }]);
    expect(open.atHelper("mason").map((one) => one.id)).toEqual(["add:m:mason"]);
    expect(open.atPerson({ id: "amara" } as PersonScene).map((one) => one.id)).toEqual(["add:amara+spare"]);
  });

  it("is silent when somebody else is asked", () => {
    const { controller: other } = controller([choice("act:event", "act", [["action", "event"]])], [], false);
    expect(other.atEntry({ id: "g01", state: "open" } as EntryScene)).toEqual([]);
    expect(other.wantsMap).toBe(false);
  });

  it("opens the map for questions about places", () => {
    expect(controller([choice("at:A2-N", "at", [["target", "A2-N"]])]).controller.wantsMap).toBe(true);
    expect(controller([choice("at:ga.cpu", "at", [["target", "ga.cpu"]])]).controller.wantsMap).toBe(false);
  });
});

describe("pointing", () => {
  it("takes the only option, and asks where there are several", () => {
    const one = choice("act:relax", "act", [["action", "relax"]]);
    const { controller: open, answered } = controller([one]);
    const button = document.createElement("button");
    const event = { preventDefault: () => undefined, stopPropagation: () => undefined, currentTarget: button } as unknown as Event;
    open.use(event, { kind: "facility", id: "cq", title: "Crew Quarters" }, [one]);
    expect(answered).toEqual(["act:relax"]);
    open.use(event, { kind: "facility", id: "cq", title: "Crew Quarters" }, [one, one]);
    expect(answered).toHaveLength(1);
    expect(open.point.shown?.options).toHaveLength(2);
  });

  const carried = (open: Controller): void => {
    document.body.innerHTML = '<div data-drop="room" data-drop-id="cq"><button class="whole"></button></div>';
    document.elementFromPoint = () => document.querySelector("button");
    open.grip({ button: 0, clientX: 0, clientY: 0 } as PointerEvent, pawn);
    open.move({ clientX: 40, clientY: 40 } as PointerEvent);
  };

  it("answers nothing while a pawn is carried: it is taken where it is dropped", () => {
    const { controller: open, answered } = controller([choice("take:amara:free", "take", [["who", "amara"], ["bound", "free"]])], [["stage", "pawn"]]);
    carried(open);
    expect([answered, open.drag?.over]).toEqual([[], { kind: "room", id: "cq" }]);
    open.drop();
    expect(answered).toEqual(["take:amara:free"]);
  });

  it("presses what a pawn was dropped on, once it is known what can be done there", () => {
    const { controller: open, table } = controller([], [["stage", "act"], ["who", "amara"]], true, [["person", "amara"]]);
    let pressed = 0;
    carried(open);
    document.querySelector("button")?.addEventListener("click", () => (pressed += 1));
    open.drop();
    expect(pressed).toBe(0);
    Object.assign(table, { offers: { decision: 1, things: [], at_once: [] } });
    open.grant();
    expect(pressed).toBe(1);
  });

  it("forgets a pawn that is let go over nothing", () => {
    const { controller: open, answered } = controller([choice("take:amara:free", "take", [["who", "amara"], ["bound", "free"]])], [["stage", "pawn"]]);
    open.drag = { pawn, x: 1, y: 1, over: null };
    open.drop();
    expect(answered).toEqual([]);
    expect(open.drag).toBeNull();
  });
});
