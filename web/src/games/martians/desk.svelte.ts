// What pointing at things does: answer the open question, carry a pawn to a room, or read what a thing is.
import type { Table } from "../../lib/table.svelte";
import type { Choice } from "../../lib/wire";
import type { Entry, Pawn, Person, Room, Space, Stack } from "./scene";

export type Card = {
  kind: string;
  id: string;
  title: string;
  over?: string;
  lines?: { icon?: string; text: string; tone?: string }[];
  story?: string;
};
type Shown = Card & { options: Choice[]; left: number; top: number; width: number; height: number; back: HTMLElement };
type Drag = { pawn: Pawn; x: number; y: number; over: string; took: boolean };
type Wish = { until: number; finds: (choice: Choice) => boolean };

const FAR = 7;
const PATIENCE = 4000;

const ref = (choice: Choice, kind: string): string | undefined => {
  const found = choice.refs?.find(([name]) => name === kind);
  return found === undefined ? undefined : String(found[1]);
};

export class Desk {
  shown: Shown | null = $state.raw(null);
  drag: Drag | null = $state(null);
  private wishes: Wish[] = [];
  private before = { x: 0, y: 0, pawn: null as Pawn | null };
  private dragged = false;

  constructor(readonly table: Table) {}

  // What the open question offers, by thing

  options: Choice[] = $derived.by(() => (this.table.isMine ? (this.table.question?.options ?? []) : []));
  stage: string = $derived.by(() => this.asked("stage"));
  inHand: string = $derived.by(() => (["act", "kind", "where", "which", "with", "using", "via", "assist"].includes(this.stage) ? this.asked("who") : ""));

  private asked(kind: string): string {
    const found = (this.table.isMine ? this.table.question?.refs : undefined)?.find(([name]) => name === kind);
    return found ? String(found[1]) : "";
  }

  atRoom(room: Room, plan: Stack[]): Choice[] {
    const stacks = plan.filter((one) => one.room === room.id && !one.path.length).map((one) => String(one.number));
    const inside = (value: string | undefined): boolean => value !== undefined && (value === room.id || value.startsWith(`${room.id}.`));
    return this.options.filter((choice) => {
      const stack = ref(choice, "stack");
      if (stack !== undefined) return stacks.includes(stack);
      const action = ref(choice, "action");
      if (choice.verb === "act" || choice.verb === "do-action")
        return action === "tile" ? room.shut.length > 0 : action !== undefined && room.verbs.includes(action) && room.open;
      return (
        ["facility", "element", "target", "tile", "place"].some((kind) => inside(ref(choice, kind))) ||
        inside(ref(choice, "things")?.replace("from:", "")) ||
        (choice.verb !== "machine" && inside(ref(choice, "machine")))
      );
    });
  }

  atSpace(space: Space, plan: Stack[]): Choice[] {
    const stacks = plan.filter((one) => one.path.at(-1) === space.id).map((one) => String(one.number));
    return this.options.filter((choice) => {
      const stack = ref(choice, "stack");
      if (stack !== undefined) return stacks.includes(stack);
      if (choice.verb === "via") return false;
      return ["space", "target", "place"].some((kind) => ref(choice, kind) === space.id);
    });
  }

  atEntry(entry: Entry): Choice[] {
    return this.options.filter(
      (choice) =>
        ref(choice, "stack") === undefined &&
        (ref(choice, "target") === entry.id || ref(choice, "event") === entry.id || (ref(choice, "action") === "event" && entry.state === "open")),
    );
  }

  atPerson(person: Person): Choice[] {
    return this.options.filter((choice) => choice.verb !== "machine" && ref(choice, "stack") === undefined && this.isOf(choice, person.id));
  }

  atPawn(pawn: Pawn): Choice[] {
    const bound = pawn.id.split("+")[1] ?? "free";
    return this.options.filter(
      (choice) =>
        (choice.verb === "take" && ref(choice, "who") === pawn.who && ref(choice, "bound") === bound) ||
        (choice.verb === "add" && ref(choice, "pawn") === pawn.id),
    );
  }

  atHelper(id: string): Choice[] {
    return this.options.filter(
      (choice) => ref(choice, "machine") === id || ref(choice, "rover") === id || ref(choice, "pawn") === `m:${id}` || ref(choice, "target") === id,
    );
  }

  atComplex(id: string): Choice[] {
    return this.options.filter((choice) => ref(choice, "complex") === id);
  }

  /** Any-time effects of somebody. */
  helpsOf(person: Person): Choice[] {
    return this.table.helps.filter((choice) => this.isOf(choice, person.id));
  }

  ways(): { number: number; path: string[] }[] {
    return this.options.flatMap((choice, place) =>
      choice.verb === "via" ? [{ number: place + 1, path: (ref(choice, "route") ?? "").split("+") }] : [],
    );
  }

  wantsMap: boolean = $derived.by(() =>
    this.options.some((choice) => choice.verb === "via" || ["space", "target"].some((kind) => /^A[123]-/.test(ref(choice, kind) ?? ""))),
  );

  private isOf(choice: Choice, who: string): boolean {
    return ["who", "pawn", "astronaut"].some((kind) => ref(choice, kind)?.split("+")[0] === who);
  }

  // Pointing

  /** A click: one option is taken, several are shown, none shows what the thing is. */
  use(event: Event, card: Card, options: Choice[]): void {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    if (event instanceof MouseEvent && event.altKey) {
      this.table.point(card.kind, card.id);
      return;
    }
    const [only, ...more] = options;
    if (only && !more.length) this.take(only);
    else this.read(event, card, options);
  }

  read(event: Event, card: Card, options: Choice[] = []): void {
    event.preventDefault();
    event.stopPropagation();
    const back = event.currentTarget as HTMLElement;
    const place = back.getBoundingClientRect();
    this.shown = { ...card, options, left: place.left, top: place.top, width: place.width, height: place.height, back };
  }

  close(): void {
    const back = this.shown?.back;
    this.shown = null;
    back?.focus({ preventScroll: true });
  }

  take(choice: Choice): void {
    this.shown = null;
    this.wishes = [];
    this.table.answer(choice.id);
  }

  ping(): void {
    if (this.shown) this.table.point(this.shown.kind, this.shown.id);
    this.close();
  }

  // Carrying a pawn: dragging is a shortcut for picking it up and putting it down

  grip(event: PointerEvent, pawn: Pawn): void {
    if (event.button !== 0 || !this.canCarry(pawn)) return;
    this.dragged = false;
    this.before = { x: event.clientX, y: event.clientY, pawn };
  }

  canCarry(pawn: Pawn): boolean {
    return this.atPawn(pawn).length === 1 || (this.stage === "act" && this.inHand.split("+")[0] === pawn.who);
  }

  move(event: PointerEvent): void {
    const pawn = this.before.pawn;
    if (!pawn) return;
    if (!this.drag) {
      if (Math.hypot(event.clientX - this.before.x, event.clientY - this.before.y) < FAR) return;
      this.dragged = true;
      const [pick] = this.atPawn(pawn);
      this.drag = { pawn, x: 0, y: 0, over: "", took: pick?.verb === "take" };
      if (pick?.verb === "take") this.table.answer(pick.id);
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    this.drag = { ...this.drag, x: event.clientX, y: event.clientY, over: under?.dataset.drop ?? "" };
  }

  drop(rooms: Room[], plan: Stack[]): void {
    const drag = this.drag;
    this.before.pawn = null;
    this.drag = null;
    if (!drag) return;
    setTimeout(() => (this.dragged = false), 50);
    const [add] = this.atPawn(drag.pawn);
    if (drag.over && add?.verb === "add") {
      this.table.answer(add.id);
      return;
    }
    const [kind, id] = drag.over.split("/");
    const room = kind === "room" ? rooms.find((one) => one.id === id) : undefined;
    if (room) this.wish((choice) => choice.verb === "act" && this.atRoom(room, plan).some((one) => one.id === choice.id));
    else if (kind === "entry") this.wish((choice) => choice.verb === "act" && ref(choice, "action") === "event");
    else if (drag.took) this.wish((choice) => choice.verb === "back");
  }

  private wish(finds: Wish["finds"]): void {
    this.wishes = [{ until: Date.now() + PATIENCE, finds }];
    this.grant();
  }

  /** Take what was wished for, as soon as the table offers it. */
  grant(): void {
    const [wish] = this.wishes;
    if (!wish || this.table.busy.length) return;
    const found = this.options.find(wish.finds);
    if (found) this.take(found);
    else if (Date.now() > wish.until || this.options.some((one) => one.verb === "back")) this.wishes = [];
  }
}
