// What pointing at things does: answer the open question, carry a pawn to a room, or read what a thing is.
import { pointingOf, type Pointing, type Thing } from "../../lib/pointing.svelte";
import type { Table } from "../../lib/table.svelte";
import { ref, things, type AtOnce, type Choice } from "../../lib/wire";
import { aboutStack } from "./about";
import rules from "./rules";
import { follow, namesAt, type Pieces } from "./plan/pieces";
import type { EntryScene, MartiansScene, PawnScene, PersonScene, RoomScene, SpaceScene, StackScene } from "./scene";

/** What something can be dropped on. */
type Over = { kind: string; id: string };
type Drag = { pawn: PawnScene; x: number; y: number; over: Over | null };

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
  /** What a pawn was dropped on, until it can be pressed. */
  private aim: (Over & { until: number }) | null = null;
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

  private marked: readonly AtOnce[] = [];
  /** Marks of the last question stay until those of the next have come: what is for the same would only flicker. */
  private marks: readonly AtOnce[] = $derived.by(() => {
    if (this.table.offers || !this.table.isMine) this.marked = this.table.offers?.at_once ?? [];
    return this.marked;
  });

  /** What a thing is mostly for now, if it can be done in one press. */
  atOnceAt(kind: string, id: string): AtOnce | undefined {
    return this.marks.find((one) => one.kind === kind && one.thing === id);
  }

  /** Whether what can be done with a room, or with a part of it, is being chosen. */
  isOpen(room: RoomScene): boolean {
    const { kind, thing } = this.point.offered?.back.dataset ?? {};
    return (kind === "facility" && thing === room.id) || (kind === "element" && room.parts.some((one) => one.id === thing));
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
    this.aim = null;
    this.point.take(choice.id);
  }

  /** A pawn is chosen first: what glows then is what it can do. */
  usePawn(event: Event, thing: Thing, options: Choice[]): void {
    const [only, ...more] = options;
    if (only && !more.length && !this.dragged) {
      this.leads = event instanceof MouseEvent && event.detail === 0;
      this.take(only);
    } else this.use(event, thing, options);
  }

  // Carrying a pawn: dragging is a shortcut for choosing it, and then what it is dropped on. Nothing is answered before
  // that, so that nothing moves under it.

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
    if (!this.drag && Math.hypot(event.clientX - this.before.x, event.clientY - this.before.y) < FAR) return;
    this.dragged = true;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    const { drop: kind = "", dropId: id = "" } = under?.dataset ?? {};
    this.drag = { pawn, x: event.clientX, y: event.clientY, over: kind ? { kind, id } : null };
  }

  drop(): void {
    const drag = this.drag;
    this.before.pawn = null;
    this.drag = null;
    if (!drag) return;
    setTimeout(() => (this.dragged = false), 50);
    if (!drag.over) return;
    const [pick] = this.atPawn(drag.pawn);
    if (pick) this.take(pick);
    if (pick?.verb !== "add") this.aim = { ...drag.over, until: Date.now() + PATIENCE };
    this.grant();
  }

  /** Whoever was let go of a drag. */
  release(): void {
    this.before.pawn = null;
    this.drag = null;
  }

  /** Press what a pawn was dropped on, as soon as the table knows what can be done there. */
  grant(): void {
    const aim = this.aim;
    if (!aim) return;
    if (Date.now() > aim.until) this.aim = null;
    else if (!this.table.busy.length && this.stage === "act" && this.table.offers?.decision === this.table.question?.id) {
      this.aim = null;
      this.dragged = false;
      document.querySelector<HTMLElement>(`[data-drop="${aim.kind}"][data-drop-id="${aim.id}"] .whole, button[data-drop="${aim.kind}"][data-drop-id="${aim.id}"]`)?.click();
    }
  }
}
