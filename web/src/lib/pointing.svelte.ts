// What pointing at a thing does, on any board: answer the open question, read what the thing is, ask why nothing can be
// done with it, or show it to the others.
import type { Component } from "svelte";
import * as api from "./api";
import { problemOf } from "./problem";
import { comfort } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { isPlain, named, offerOf, opens } from "./offers";
import { ref, type AtOnce, type Barred, type Choice, type Offer } from "./wire";

export type Line = { text: string; name?: string; icon?: string; tone?: string };
/** A piece of a description that a game draws itself. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Drawn = { face: Component<any>; of: Record<string, unknown> };
/** A thing of the board, and what it says of itself. */
export type Thing = {
  kind: string;
  id: string | number;
  title: string;
  over?: string;
  lines?: Line[];
  drawn?: Drawn[];
  story?: string;
  /** What offers call it, where that is not its kind and id. */
  offered?: readonly [string, string | number];
};
type Spot = { left: number; top: number; right: number; bottom: number };
/** A thing whose description is open, and where it lies on the screen. */
export type Shown = Thing & {
  options: Choice[];
  spot: Spot;
  back: HTMLElement;
  /** Shown only while the pointer rests on the thing. */
  brief: boolean;
};
/** What can be done in one go at a thing, chosen in a popover beside it. */
export type Offered = { title: string; offers: Offer[]; spot: Spot; back: HTMLElement };
/** Whether an option is about a thing. */
/** What a thing is called, and how it comes into view, where that takes more than to scroll. */
export type Found = { name: string; show?: () => void };
export type Concerns = (choice: Choice, kind: string, id: string) => boolean;

const LONG = 500;
const RESTS = 260;

export class Pointing {
  shown: Shown | null = $state.raw(null);
  /** Acts that somebody chooses among. */
  offered: Offered | null = $state.raw(null);
  /** Why nothing can be done with the thing that is shown; null until somebody asks. */
  reasons: Barred[] | null = $state.raw(null);
  /** By kind of thing: where the rulebook tells of it. */
  rules: Record<string, string> = {};
  concerns: Concerns = (choice, kind, id) => ref(choice, kind) === id;

  /** What the pointer rests on, until it is known what would be done there. */
  private eyed: HTMLElement | null = null;

  /** A board says what a thing is called that somebody points at, also while it is not in sight. */
  find: (kind: string, id: string) => Found | undefined = () => undefined;

  constructor(readonly table: Table) {}

  /** A click: what can be done in one go is offered, else one option is taken, several are offered, none opens the description. With Alt the others are shown it. */
  press(event: Event, thing: Thing, options: Choice[]): void {
    if (event instanceof MouseEvent && event.altKey) {
      this.table.point(thing.kind, String(thing.id));
      return;
    }
    const target = event.currentTarget as HTMLElement;
    if (this.canDoAt(thing)) void this.offer(target, thing, options);
    else this.choose(target, thing, options);
  }

  /** A click at the mark of what a thing is mostly for: it is done as it is preset. A finger, which could not rest there to see how, opens it. */
  atOnce(event: Event, thing: Thing, act: AtOnce): void {
    if (event instanceof PointerEvent && event.pointerType === "touch") this.press(event, thing, []);
    else void this.offer(event.currentTarget as HTMLElement, thing, [], act.offer);
  }

  /** What such a mark would do, while the pointer rests on it. */
  async foretell(target: HTMLElement, thing: Thing, mark?: AtOnce): Promise<void> {
    this.eyed = target;
    const act = mark ? named(await this.offersOf(thing).catch(() => []), mark.offer) : undefined;
    if (this.eyed !== target) return;
    const [first] = act?.gestures ?? [];
    const lines = first && [{ text: [first.text, first.odds].filter(Boolean).join(", ") }, ...first.about.map((text) => ({ text }))];
    this.hint(target, act && lines ? { ...thing, title: act.title, lines, drawn: [], story: "" } : thing);
  }

  /** The pointer has left such a mark. */
  lookAway(): void {
    this.eyed = null;
    if (this.shown?.brief) this.shown = null;
  }

  private async offersOf(thing: Thing): Promise<Offer[]> {
    const [kind, id] = thing.offered ?? [thing.kind, thing.id];
    return (await this.table.offersAt(kind, id)).offers;
  }

  /** Whether something can be done in one go at a thing. */
  canDoAt(thing: Thing): boolean {
    const [kind, id] = thing.offered ?? [thing.kind, thing.id];
    return this.table.isMine && (this.table.offers?.things.some(([name, value]) => name === kind && String(value) === String(id)) ?? false);
  }

  /** Open these offers beside something; one that leaves nothing to choose is done. */
  open(target: HTMLElement, title: string, offers: Offer[]): void {
    const [only, ...more] = offers;
    if (only && !more.length && isPlain(only)) {
      this.table.gesture(only.gestures[0]?.options ?? []);
      return;
    }
    const { left, top, right, bottom } = target.getBoundingClientRect();
    this.shown = null;
    this.offered = { title, offers, spot: { left, top, right, bottom }, back: target };
  }

  private async offer(target: HTMLElement, thing: Thing, options: Choice[], preset = ""): Promise<void> {
    const question = this.table.question?.id;
    try {
      const offers = await this.offersOf(thing);
      if (this.table.question?.id !== question) return;
      const [first] = named(offers, preset)?.gestures ?? [];
      if (first) this.table.gesture(first.options);
      else if (offers.length) this.open(target, thing.title, offers);
      else this.choose(target, thing, options);
    } catch (error) {
      this.table.notice(problemOf(error), "bad");
    }
  }

  private choose(target: HTMLElement, thing: Thing, options: Choice[]): void {
    const [only, ...more] = options;
    if (only && !more.length) this.take(only.id, target);
    else this.tell(target, thing, options);
  }

  /** The any-time effects that are this thing itself: a card of one's own, an ability, a find. Nobody is what they can do. */
  private usesOf(thing: Thing): Choice[] {
    return this.table.helps.filter(({ refs }) => {
      const [kind, id] = refs?.[0] ?? [];
      return kind !== "who" && (kind === thing.kind || kind === "card") && String(id) === String(thing.id);
    });
  }

  tell(target: HTMLElement, thing: Thing, options: Choice[] = [], brief = false): void {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    this.reasons = null;
    this.offered = null;
    const open = options.length || brief ? options : this.usesOf(thing);
    this.shown = { ...thing, options: open, spot: { left, top, right, bottom }, back: target, brief };
  }

  /** The description while the pointer rests on a thing; without a thing, none. */
  hint(target: HTMLElement | null, thing: Thing): void {
    if ((this.shown && !this.shown.brief) || this.offered) return;
    this.shown = null;
    if (target) this.tell(target, thing, [], true);
  }

  close(): void {
    const back = (this.shown ?? this.offered)?.back;
    this.shown = null;
    this.offered = null;
    if (back?.isConnected) back.focus({ preventScroll: true });
  }

  /** Choose an option, with all that it leads to: where that is still to be chosen, it opens beside what was pressed. */
  take(option: string, from: HTMLElement | null = this.shown?.back ?? null): void {
    this.shown = null;
    const offers = this.table.offers?.decision === this.table.question?.id ? this.table.offers : null;
    const whole = offerOf(offers, option)?.gestures[0]?.options;
    if (whole) this.table.gesture(whole);
    else if (from && opens(offers, option)) void this.lead(from, option);
    else this.table.answer(option);
  }

  /** Open what an option leads to; if that leaves no choice, it is chosen. */
  private async lead(from: HTMLElement, option: string): Promise<void> {
    const question = this.table.question?.id;
    try {
      const { offers } = await this.table.offersAt("option", option);
      if (this.table.question?.id !== question) return;
      if (offers.length) this.open(from, offers[0]?.title ?? "", offers);
      else this.table.answer(option);
    } catch (error) {
      this.table.notice(problemOf(error), "bad");
    }
  }

  ping(): void {
    if (this.shown) this.table.point(this.shown.kind, String(this.shown.id));
    this.close();
  }

  /** Ask the table why nothing can be done with the thing that is shown. */
  async why(): Promise<void> {
    const shown = this.shown;
    const question = this.table.question;
    if (!shown || !question) return;
    const seat = question.seat < 0 ? (this.table.mySeats[0] ?? 0) : question.seat;
    try {
      const known = await api.barred(this.table.id, { seat, kind: shown.kind, thing: String(shown.id), language: comfort.language });
      if (this.shown !== shown) return;
      const own = known.barred.filter((one) => this.concerns(one.choice, shown.kind, String(shown.id)));
      // The same thing can be barred under two ids: it is said once.
      const once = own.filter((one, place) => own.findIndex((other) => other.choice.text === one.choice.text && other.text === one.text) === place);
      this.reasons = once.length ? once : known.otherwise;
    } catch (error) {
      this.table.notice(problemOf(error), "bad");
    }
  }
}

const known = new WeakMap<Table, Pointing>();
/** All that is drawn of a table shares one description: there is one open at a time. */
export function pointingOf(table: Table): Pointing {
  const found = known.get(table) ?? new Pointing(table);
  known.set(table, found);
  return found;
}

/** A long press, or the menu key, opens the description of a thing that a click would take. */
export function held(node: HTMLElement, open: (target: HTMLElement) => void) {
  let timer = 0;
  let fired = false;
  const start = (event: PointerEvent) => {
    fired = false;
    if (event.pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      fired = true;
      open(node);
    }, LONG);
  };
  const stop = () => window.clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!fired) return;
    fired = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    event.preventDefault();
    stop();
    if (!fired) open(node);
  };
  node.addEventListener("pointerdown", start);
  for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) node.addEventListener(name, stop);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update(next: (target: HTMLElement) => void) {
      open = next;
    },
    destroy: stop,
  };
}

/** Calls with the thing when a mouse was moved there and has rested for a moment, and with nothing when it leaves; a thing that comes to lie under a pointer says nothing. */
export function hovered(node: HTMLElement, open: (target: HTMLElement | null) => void) {
  let timer = 0;
  const move = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !timer) timer = window.setTimeout(() => open(node), RESTS);
  };
  const leave = () => {
    window.clearTimeout(timer);
    timer = 0;
    open(null);
  };
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", leave);
  return {
    update(next: (target: HTMLElement | null) => void) {
      open = next;
    },
    destroy: leave,
  };
}
