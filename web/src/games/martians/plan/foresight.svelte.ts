// Tomorrow as it would be: by the plan as it stands, and with the option that somebody looks at. The server works it out.
import * as api from "../../../lib/api";
import { whenReleased } from "../../../lib/press";
import { comfort } from "../../../lib/settings.svelte";
import type { Table } from "../../../lib/table.svelte";
import { GROUP } from "../../../lib/wire";
import type { ForeseenScene, MartiansScene } from "../scene";

const PAUSE = 90;
export type Mode = "now" | "plan" | "option";

export class Foresight {
  private looked: ForeseenScene | null = $state.raw(null);
  /** Somebody looks at an option of which it is not known yet what it would bring. */
  busy = $state(false);
  private known = new Map<string, ForeseenScene | null>();
  private of = "";
  private wanted = "";
  private timer = 0;

  constructor(private readonly table: Table<MartiansScene>) {}

  private plan: ForeseenScene | null = $derived.by(() => (this.table.scene("plan")?.length ? (this.table.scene("planned") ?? null) : null));
  mode: Mode = $derived(this.looked ? "option" : this.plan ? "plan" : "now");
  seen: ForeseenScene | null = $derived(this.looked ?? this.plan);

  private get seat(): number {
    const question = this.table.question;
    return !question || question.seat === GROUP ? (this.table.mySeats[0] ?? 0) : question.seat;
  }

  /** The table has moved on: what was foreseen of an option is past. */
  renew(): void {
    const of = `${this.table.id} ${this.table.version} ${this.table.question?.id ?? ""} ${comfort.language}`;
    if (of === this.of) return;
    this.of = of;
    this.known = new Map();
    this.looked = null;
    this.wanted = "";
    this.busy = false;
    window.clearTimeout(this.timer);
  }

  private canTell(): boolean {
    return this.table.past === null && this.table.asked.some((one) => one.prompt === "plan");
  }

  /** Somebody looks at an option; without one, at nothing in particular. */
  look(option: string): void {
    if (option === this.wanted) return;
    this.wanted = option;
    window.clearTimeout(this.timer);
    this.busy = this.canTell() && (this.table.question?.options?.some((one) => one.id === option) ?? false);
    if (!this.busy) this.show(option, null);
    else this.timer = window.setTimeout(() => void this.ask(option).then((found) => this.show(option, found)), PAUSE);
  }

  /** A forecast changes the height of rooms: it waits until nobody presses, and for whoever still looks. */
  private show(option: string, found: ForeseenScene | null): void {
    whenReleased(() => {
      if (this.wanted !== option) return;
      this.looked = found;
      this.busy = false;
    });
  }

  private async ask(option: string): Promise<ForeseenScene | null> {
    const of = this.of;
    const known = this.known.get(option);
    if (known !== undefined) return known;
    try {
      const { parts } = await api.foreseen(this.table.id, { seat: this.seat, option, language: comfort.language });
      if (of !== this.of) return null;
      const found = Object.keys(parts).length ? (parts as ForeseenScene) : null;
      this.known.set(option, found);
      return found;
    } catch {
      // A forecast is a comfort: without one the table is played as before.
      return null;
    }
  }
}
