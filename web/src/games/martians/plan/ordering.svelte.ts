// Another order of the plan: an action is dragged to the place of another one, or moved there by a key. Where it may go the
// engine says; nothing is answered before it is let go at such a place.
import { problemOf } from "../../../lib/problem";
import type { Table } from "../../../lib/table.svelte";
import { ref, type Gesture } from "../../../lib/wire";
import type { MartiansScene } from "../scene";

/** The row of an offer whose picks are places in the order. */
const ORDER = "order";
const FAR = 7;
const LONG = 500;

/** By the action whose place would be taken: what moves an action there. */
type Moves = Map<number, Gesture>;

export class Ordering {
  /** The action that is carried, and the one over which it is held. */
  held: number | null = $state(null);
  over: number | null = $state(null);
  /** Where it could go, once that is known. */
  places: number[] = $state.raw([]);
  /** For whoever hears the table: where it is now. */
  said = $state("");
  private moves: Promise<Moves> | null = null;
  private grip: { number: number; x: number; y: number; touch: boolean; timer: number } | null = null;
  private dropped = false;

  constructor(readonly table: Table<MartiansScene>) {}

  private async movesOf(number: number): Promise<Moves> {
    const { offers } = await this.table.offersAt("stack", number);
    const moves: Moves = new Map();
    for (const offer of offers) {
      const row = offer.rows.findIndex((one) => one.name === ORDER);
      for (const pick of offer.rows[row]?.picks ?? []) {
        const gesture = offer.gestures.find((one) => one.picks[row] === pick.id);
        if (gesture) moves.set(Number(ref(pick, "stack")), gesture);
      }
    }
    return moves;
  }

  // Carrying: a mouse moves away, a finger rests first, so that a list can still be scrolled.

  take(event: PointerEvent, number: number): void {
    if (event.button !== 0) return;
    const touch = event.pointerType !== "mouse";
    const timer = touch ? window.setTimeout(() => this.start(number), LONG) : 0;
    this.grip = { number, x: event.clientX, y: event.clientY, touch, timer };
  }

  private start(number: number): void {
    this.held = number;
    this.over = null;
    this.places = [];
    const moves = this.movesOf(number);
    this.moves = moves;
    moves.then(
      (known) => {
        if (this.moves === moves) this.places = [...known.keys()];
      },
      () => this.leave(),
    );
  }

  move(event: PointerEvent): void {
    const { grip } = this;
    if (!grip) return;
    if (this.held === null) {
      if (Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < FAR) return;
      if (grip.touch) return this.leave();
      this.start(grip.number);
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-turn]");
    this.over = under ? Number(under.dataset.turn) : null;
  }

  async drop(): Promise<void> {
    const { held, over, moves } = this;
    this.dropped = held !== null;
    this.leave();
    if (held === null || over === null || over === held || !moves) return;
    await this.answer(moves, over);
  }

  leave(): void {
    window.clearTimeout(this.grip?.timer);
    this.grip = null;
    this.held = null;
    this.over = null;
    this.places = [];
    this.moves = null;
  }

  /** Whether a click is only the end of carrying something. */
  ends(): boolean {
    const { dropped } = this;
    this.dropped = false;
    return dropped;
  }

  /** By a key: to the place of a neighbour. */
  async shift(number: number, neighbour: number | undefined): Promise<boolean> {
    return neighbour !== undefined && this.answer(this.movesOf(number), neighbour);
  }

  private async answer(moves: Promise<Moves>, to: number): Promise<boolean> {
    const question = this.table.question?.id;
    try {
      const gesture = (await moves).get(to);
      if (!gesture || this.table.question?.id !== question) return false;
      this.table.gesture(gesture.options);
      this.said = gesture.text;
      return true;
    } catch (error) {
      this.table.notice(problemOf(error), "bad");
      return false;
    }
  }
}
