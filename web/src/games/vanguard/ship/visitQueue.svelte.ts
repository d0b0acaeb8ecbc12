// Which pages of a visit wait to be looked at. They are this person's alone: nobody else waits for them.
import type { Table } from "../../../lib/table.svelte";
import { WENT, type Told } from "../../../lib/wire";
import { comesHome, stopsOf, type Stop } from "./visit";

export class VisitQueue {
  private waiting: Stop[] = $state.raw([]);
  private seen = new Set<string>();
  private page = "";
  private read: Told[] | null = null;
  /** What these pages have told: nothing else tells it again. */
  readonly told = new WeakSet<Told>();

  constructor(private readonly table: Table) {}

  /** What is shown now. */
  first: Stop | null = $derived.by(() => (this.table.past ? null : (this.waiting[0] ?? null)));
  /** How many there are after it. */
  left: number = $derived(Math.max(0, this.waiting.length - 1));

  next(): void {
    this.waiting = this.waiting.slice(1);
  }

  clear(): void {
    this.waiting = [];
  }

  /** Look at what came; `page` is where the ship's book lies open now, `asks`: the last Log is itself the question. */
  follow(fresh: Told[], page: string, asks: boolean): void {
    if (fresh === this.read) return;
    const [first, before] = [this.read === null, this.page];
    this.read = fresh;
    this.page = page;
    if (!page || comesHome(fresh)) this.seen.clear();
    const went = !fresh.length || fresh.some((one) => one.key === WENT);
    if (went) this.clear();
    const found = first || went || !page ? [] : stopsOf(fresh, before, this.seen);
    if (asks && found.at(-1)?.log) found.pop();
    for (const stop of found) {
      this.seen.add(stop.page);
      for (const line of stop.lines) this.told.add(line);
    }
    this.seen.add(page);
    this.waiting = [...this.waiting, ...found];
  }
}
