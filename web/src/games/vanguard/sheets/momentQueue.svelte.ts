// Which moments of the newest answers wait to be looked at. They are this person's alone: nobody else waits for them.
import type { Table } from "../../../lib/table.svelte";
import { WENT, type Told } from "../../../lib/wire";
import { followed, momentsOf, toldBy, type Moment, type Trail } from "./moments";
import type { CheckScene, CrewScene } from "../scene";

type Waiting = { moment: Moment; mine: boolean };

export class MomentQueue {
  private waiting: Waiting[] = $state.raw([]);
  private trail: Trail | null = null;
  private read: Told[] | null = null;
  /** What these moments have told: nothing else tells it again. */
  readonly told = new WeakSet<Told>();

  constructor(private readonly table: Table) {}

  /** What is shown now. */
  first: Moment | null = $derived.by(() => (this.table.past ? null : (this.waiting[0]?.moment ?? null)));

  /** Pages that follow the one that is open. */
  pages: number = $derived(this.waiting.slice(1).filter((one) => one.moment.kind === "page").length);

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  /** Whoever answers has seen enough; whatever was taken back has not happened. */
  clear(): void {
    this.waiting = [];
  }

  /** Look at what came; `asks`: the last page is itself the question and stays open by itself; `aboard`: the ship has pages of its own. */
  follow(fresh: Told[], check: CheckScene | null, crew: CrewScene[], asks: boolean, aboard: boolean): void {
    const before = this.trail;
    if (check !== before?.check) this.trail = followed(before, check, fresh === this.read ? [] : fresh);
    if (fresh === this.read) return;
    const first = this.read === null;
    this.read = fresh;
    const went = !fresh.length || fresh.some((one) => one.key === WENT);
    if (went) this.clear();
    if (first || went) return;
    const found = momentsOf(fresh, before, check !== null, this.table.told).filter((one) => !aboard || one.kind !== "page");
    for (const one of toldBy(found, fresh)) this.told.add(one);
    const last = found[found.length - 1];
    if (asks && last?.kind === "page") found.pop();
    const mine = new Set(crew.filter((one) => this.table.mySeats.includes(one.seat)).map((one) => one.id));
    // What others did is not kept for long: only the newest of it.
    this.waiting = [...this.waiting.filter((one) => one.mine), ...found.map((moment) => ({ moment, mine: !moment.who || mine.has(moment.who) }))];
  }
}
