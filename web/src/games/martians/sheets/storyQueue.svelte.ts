// Which pages lie on the table: those of the last answers, until they are read. They wait for nobody and hold nothing up.
import type { Table } from "../../../lib/table.svelte";
import { WENT, type Told } from "../../../lib/wire";
import type { MartiansScene } from "../scene";
import { pagesOf, type Page } from "./storyPages";

export class StoryQueue {
  pages: Page[] = $state.raw([]);
  place = $state(0);
  private seen = new Set<string>();
  private covered = new WeakSet<Told>();
  private last: Told[] = [];

  constructor(private readonly table: Table<MartiansScene>) {}

  page: Page | undefined = $derived.by(() => (this.table.past ? undefined : this.pages[this.place]));
  /** How many there are to read, this one included. */
  count = $derived(this.pages.length);

  /** Something was told; or the table went to another moment, and what lies there is of the one before. */
  hear(fresh: Told[]): void {
    if (fresh === this.last) return;
    this.last = fresh;
    if (!fresh.length || fresh.some((one) => one.key === WENT)) {
      this.clear();
      // What was taken back must not be told as part of the next night.
      if (this.table.told.length) void this.table.readLog().catch(() => undefined);
      return;
    }
    // A branch that was left and is gone to again tells nothing new.
    const moment = `${fresh[0]?.moment} ${fresh.at(-1)?.moment}`;
    if (this.seen.has(moment)) return;
    this.seen.add(moment);
    const known = this.table.told;
    const before = known.slice(0, Math.max(0, known.length - fresh.length));
    const found = pagesOf(fresh, before, this.table.scene("log") ?? [], this.table.scene("spaces") ?? [], Boolean(this.table.scene("ending")));
    for (const page of found) for (const one of page.told) this.covered.add(one);
    this.pages = [...this.pages.slice(this.place), ...found];
    this.place = 0;
  }

  turn(): void {
    if (this.place + 1 < this.pages.length) this.place++;
    else this.clear();
  }

  clear(): void {
    this.pages = [];
    this.place = 0;
  }

  /** Whether these words stand, or stood, on a page. */
  tells(one: Told): boolean {
    return this.covered.has(one);
  }
}

const known = new WeakMap<Table<MartiansScene>, StoryQueue>();
export function storiesOf(table: Table<MartiansScene>): StoryQueue {
  let found = known.get(table);
  if (!found) known.set(table, (found = new StoryQueue(table)));
  return found;
}
