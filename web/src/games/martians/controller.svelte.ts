// What pointing at things does: answer the open question, carry a pawn to a room, or read what a thing is.
import { pointingOf, type Pointing, type Thing } from "../../lib/pointing.svelte";
import type { Table } from "../../lib/table.svelte";
import { ref, things, type Choice } from "../../lib/wire";
import { aboutStack } from "./about";
import rules from "./rules";
import { follow, namesAt, type Pieces } from "./pieces";
import type { EntryScene, MartiansScene, PawnScene, PersonScene, RoomScene, SpaceScene, StackScene } from "./scene";

type Drag = { pawn: PawnScene; x: number; y: number; over: Over; took: boolean };
/** What something can be dropped on. */
type Over = { kind: string; id: string } | null;
type Wish = { until: number; finds: (choice: Choice) => boolean };

const FAR = 7;
const PATIENCE = 4000;
const SPOTTED = 2600;

export class Controller {
  readonly point: Pointing;
  drag: Drag | null = $state(null);
  /** The room that something points at for a moment. */
  spot = $state("");
  /** A pawn was picked up by key: where it can go is where the focus goes. */
  leads = false;
  private spotted = 0;
  private wishes: Wish[] = [];
  private before = { x: 0, y: 0, pawn: null as PawnScene | null };
  private dragged = false;

  constructor(readonly table: Table<MartiansScene>) {
    this.point = pointingOf(table);
    this.point.rules = rules;
    this.point.concerns = (choice, kind, id) => this.concerns(choice, kind, id);
  }

  // What the open question offers, by thing

  options: Choice[] = $derived.by(() => (this.table.isMine ? (this.table.question?.options ?? []) : []));
  stage: string = $derived.by(() => this.asked("stage"));
  inHand: string = $derived.by(() => (["act", "kind", "where", "which", "with", "using", "via", "assist"].includes(this.stage) ? this.asked("who") : ""));
  /** Whose pawn is in hand. */
  holder: string = $derived.by(() => (this.inHand && this.table.question ? (things(this.table.question, "person")[0] ?? "") : ""));

  // Which pawn is which

  private known: Pieces = new Map();
  private pieces: Pieces = $derived.by(() => {
    this.known = follow(this.known, this.table.scene("crew") ?? [], this.table.scene("plan") ?? []);
    return this.known;
  });

  namesIn(stack: StackScene): string[] {
    return namesAt(this.pieces, `plan:${stack.number}`, stack.pawns);
  }

  namesOf(pawns: PawnScene[], place: "free" | "held" | "spent"): string[] {
    return namesAt(this.pieces, place, pawns);
  }

  roverOf(stack: StackScene): string {
    return this.table.scene("helpers")?.find((one) => one.kind === "rover" && one.stack === stack.number)?.id ?? "";
  }

  private asked(kind: string): string {
    const found = (this.table.isMine ? this.table.question?.refs : undefined)?.find(([name]) => name === kind);
    return found ? String(found[1]) : "";
  }

  atRoom(room: RoomScene, plan: StackScene[]): Choice[] {
    const stacks = plan.filter((one) => (one.target_room || one.room) === room.id && !one.path.length).map((one) => String(one.number));
    return this.options.filter((choice) => {
      const stack = ref(choice, "stack");
      if (stack !== undefined) return stacks.includes(stack);
      if (choice.verb === "act" || choice.verb === "do-action") return this.isDoneIn(choice, room);
      return this.isInside(choice, room.id);
    });
  }

  /** Whether something can be done with a thing in one go. */
  isOffered(kind: string, id: string): boolean {
    return this.table.isMine && (this.table.offers?.things.some(([k, v]) => k === kind && String(v) === id) ?? false);
  }

  private isDoneIn(choice: Choice, room: RoomScene): boolean {
    const action = ref(choice, "action");
    return action === "tile" ? room.shut.length > 0 : action !== undefined && room.verbs.includes(action) && room.open;
  }

  private isInside(choice: Choice, room: string): boolean {
    return things(choice, "room").includes(room);
  }

  /** Whether an option is about a thing of the board: so the same words explain what can and what cannot be done. */
  private concerns(choice: Choice, kind: string, id: string): boolean {
    if (kind === "facility") {
      const room = this.table.scene("rooms")?.find((one) => one.id === id);
      return this.isInside(choice, id) || (room?.verbs ?? []).includes(ref(choice, "action") ?? "");
    }
    if (kind === "who") return this.isOf(choice, id);
    if (kind === "event") return ref(choice, "action") === "event" || ref(choice, "target") === id;
    return [kind, "target", "place"].some((name) => ref(choice, name) === id);
  }

  atSpace(space: SpaceScene, plan: StackScene[]): Choice[] {
    const stacks = plan.filter((one) => one.path.at(-1) === space.id).map((one) => String(one.number));
    return this.options.filter((choice) => {
      const stack = ref(choice, "stack");
      if (stack !== undefined) return stacks.includes(stack);
      if (choice.verb === "via") return false;
      return ["space", "target", "place"].some((kind) => ref(choice, kind) === space.id);
    });
  }

  atEntry(entry: EntryScene): Choice[] {
    return this.options.filter(
      (choice) =>
        ref(choice, "stack") === undefined &&
        (ref(choice, "target") === entry.id || ref(choice, "event") === entry.id || (ref(choice, "action") === "event" && entry.state === "open")),
    );
  }

  atPerson(person: PersonScene): Choice[] {
    return this.options.filter((choice) => choice.verb !== "machine" && ref(choice, "stack") === undefined && this.isOf(choice, person.id));
  }

  atPawn(pawn: PawnScene): Choice[] {
    return this.options.filter(
      (choice) =>
        (choice.verb === "take" && ref(choice, "who") === pawn.who && ref(choice, "bound") === pawn.binding) ||
        (choice.verb === "add" && ref(choice, "pawn") === pawn.id),
    );
  }

  atHelper(id: string): Choice[] {
    return this.options.filter(
      (choice) => ref(choice, "machine") === id || ref(choice, "rover") === id || things(choice, "helper").includes(id) || ref(choice, "target") === id,
    );
  }

  atComplex(id: string): Choice[] {
    return this.options.filter((choice) => ref(choice, "complex") === id);
  }

  /** Any-time effects of somebody. */
  helpsOf(person: PersonScene): Choice[] {
    return this.table.helps.filter((choice) => this.isOf(choice, person.id));
  }

  ways(): { number: number; path: string[] }[] {
    return this.options.flatMap((choice, place) =>
      choice.verb === "via" ? [{ number: place + 1, path: things(choice, "step") }] : [],
    );
  }

  wantsMap: boolean = $derived.by(() =>
    this.options.some((choice) => choice.verb === "via" || (this.table.scene("spaces") ?? []).some((space) => ["space", "target"].some((kind) => ref(choice, kind) === space.id))),
  );

  private isOf(choice: Choice, who: string): boolean {
    return things(choice, "person").includes(who);
  }

  // Pointing

  isOver(kind: string, id: string): boolean {
    return this.drag?.over?.kind === kind && this.drag.over.id === id;
  }

  /** A click that did not end a drag. */
  use(event: Event, thing: Thing, options: Choice[]): void {
    if (this.dragged) this.dragged = false;
    else {
      this.leads = event instanceof MouseEvent && event.detail === 0 && options.length === 1 && ["take", "machine"].includes(options[0]?.verb ?? "");
      this.point.press(event, thing, options);
    }
  }

  /** An action of the plan: what can be done with it, or what it is. */
  useStack(event: Event, stack: StackScene): void {
    this.use(event, aboutStack(stack), this.options.filter((choice) => ref(choice, "stack") === String(stack.number)));
  }

  /** Show where something is: the room lights up and comes into view. */
  show(room: string): void {
    this.spot = room;
    window.clearTimeout(this.spotted);
    this.spotted = window.setTimeout(() => (this.spot = ""), SPOTTED);
  }

  read(event: Event, thing: Thing, options: Choice[] = []): void {
    event.preventDefault();
    event.stopPropagation();
    this.point.tell(event.currentTarget as HTMLElement, thing, options);
  }

  take(choice: Choice): void {
    this.wishes = [];
    this.point.take(choice.id);
  }

  // Carrying a pawn: dragging is a shortcut for picking it up and putting it down

  grip(event: PointerEvent, pawn: PawnScene): void {
    if (event.button !== 0 || !this.canCarry(pawn)) return;
    this.dragged = false;
    this.before = { x: event.clientX, y: event.clientY, pawn };
  }

  canCarry(pawn: PawnScene): boolean {
    return this.atPawn(pawn).length === 1 || (this.stage === "act" && this.holder === pawn.who);
  }

  move(event: PointerEvent): void {
    const pawn = this.before.pawn;
    if (!pawn) return;
    if (!this.drag) {
      if (Math.hypot(event.clientX - this.before.x, event.clientY - this.before.y) < FAR) return;
      this.dragged = true;
      const [pick] = this.atPawn(pawn);
      this.drag = { pawn, x: 0, y: 0, over: null, took: pick?.verb === "take" };
      if (pick?.verb === "take") this.table.answer(pick.id);
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    const { drop: kind = "", dropId: id = "" } = under?.dataset ?? {};
    this.drag = { ...this.drag, x: event.clientX, y: event.clientY, over: kind ? { kind, id } : null };
  }

  drop(rooms: RoomScene[], plan: StackScene[]): void {
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
    const { kind = "", id = "" } = drag.over ?? {};
    const room = kind === "room" ? rooms.find((one) => one.id === id) : undefined;
    if (room) this.wish((choice) => choice.verb === "act" && this.atRoom(room, plan).some((one) => one.id === choice.id));
    else if (kind === "entry") this.wish((choice) => choice.verb === "act" && ref(choice, "action") === "event");
    else if (kind === "space" && id) this.wish((choice) => choice.verb === "act" && ref(choice, "action") === this.walkTo(id), (choice) => ref(choice, "target") === id);
    else if (drag.took) this.wish((choice) => choice.verb === "back");
  }

  /** What one goes to a space for, if nothing else is said: to see it, or to bring home what lies there. */
  private walkTo(space: string): string {
    return this.table.scene("spaces")?.find((one) => one.id === space)?.roi ? "gather" : "explore";
  }

  private wish(...wishes: Wish["finds"][]): void {
    this.wishes = wishes.map((finds) => ({ until: Date.now() + PATIENCE, finds }));
    this.grant();
  }

  /** Take what was wished for, as soon as the table offers it. */
  grant(): void {
    const [wish] = this.wishes;
    if (!wish || this.table.busy.length) return;
    const found = this.options.find(wish.finds);
    if (found) {
      const more = this.wishes.slice(1);
      this.take(found);
      this.wishes = more;
    } else if (Date.now() > wish.until || this.options.some((one) => one.verb === "back")) this.wishes = [];
  }
}
