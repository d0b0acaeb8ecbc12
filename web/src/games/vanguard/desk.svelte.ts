// What one person does at the board besides answering: whom they follow, what they read, whether they peek at the map.
import type { Table } from "../../lib/table.svelte";
import type { Choice } from "../../lib/wire";
import type { Check, Clock, Condition, Crew, Deed, Mission, Path, Planet, Sector, Stores, Story, Threat } from "./scene";

type Spot = { left: number; top: number; right: number; bottom: number };
/** A thing whose description is open, and where it lies on the screen. */
export type Shown = {
  kind: string;
  id: string;
  over: string;
  title: string;
  lines: { name?: string; text: string }[];
  deeds: Deed[];
  story: string;
  options: Choice[];
  spot: Spot;
  back: HTMLElement | null;
  /** Shown only while the pointer rests on the thing. */
  brief: boolean;
};
export type About = Partial<Pick<Shown, "over" | "lines" | "deeds" | "story">> & { title: string };

const LONG = 500;
const said = (choice: Choice, kind: string): string | undefined => {
  const found = choice.refs?.find(([name]) => name === kind);
  return found === undefined ? undefined : String(found[1]);
};

export class Desk {
  shown: Shown | null = $state.raw(null);
  followed = $state("");
  peek = $state(false);
  drawer: "" | "team" | "coming" = $state("");
  ticked: number[] = $state([]);

  constructor(readonly table: Table) {}

  // The scene

  planet: Planet | null = $derived.by(() => this.table.scene<Planet | null>("planet") ?? null);
  sectors: Sector[] = $derived.by(() => this.table.scene<Sector[]>("sectors") ?? []);
  paths: Path[] = $derived.by(() => this.table.scene<Path[]>("paths") ?? []);
  crew: Crew[] = $derived.by(() => this.table.scene<Crew[]>("crew") ?? []);
  threats: Threat[] = $derived.by(() => this.table.scene<Threat[]>("threats") ?? []);
  clocks: Clock[] = $derived.by(() => this.table.scene<Clock[]>("clocks") ?? []);
  missions: Mission[] = $derived.by(() => this.table.scene<Mission[]>("missions") ?? []);
  condition: Condition | null = $derived.by(() => this.table.scene<Condition | null>("condition") ?? null);
  stores: Stores | null = $derived.by(() => this.table.scene<Stores | null>("stores") ?? null);
  check: Check | null = $derived.by(() => this.table.scene<Check | null>("check") ?? null);
  story: Story | null = $derived.by(() => this.table.scene<Story | null>("story") ?? null);

  // The open question

  options: Choice[] = $derived.by(() => (this.table.isMine ? (this.table.question?.options ?? []) : []));
  /** Whom the question is about. */
  asked: string = $derived.by(() => {
    const refs = this.table.question?.refs ?? [];
    const who = refs.find(([kind]) => kind === "who");
    return who ? String(who[1]) : (this.check?.who ?? "");
  });
  active: Crew | undefined = $derived.by(() => this.crew.find((one) => one.turn) ?? this.crew[0]);
  /** Whose board lies in front: the one that was picked, the one who is asked, or whoever has the turn. */
  mine: Crew | undefined = $derived.by(() => {
    const of = (id: string) => this.crew.find((one) => one.id === id);
    const own = this.crew.filter((one) => this.table.mySeats.includes(one.seat));
    const asked = of(this.asked);
    const turn = own.find((one) => one.turn);
    return of(this.followed) ?? (asked && own.includes(asked) ? asked : undefined) ?? turn ?? own.find((one) => one.alive) ?? this.active;
  });

  /** Options that name all of these things. */
  naming(wanted: Record<string, string | number>, verbs: string[] = []): Choice[] {
    return this.options.filter(
      (one) => (verbs.length === 0 || verbs.includes(one.verb)) && Object.entries(wanted).every(([kind, id]) => said(one, kind) === String(id)),
    );
  }

  /** Options about whatever is written on a card: its Actions. */
  actions(start: string): Choice[] {
    return this.options.filter((one) => said(one, "action")?.startsWith(start));
  }

  atSector(number: number): Choice[] {
    return [...this.naming({ sector: number }), ...this.actions(`poi:${number}:`), ...this.actions(`token:${number}:`)];
  }

  /** Options for a die that lies ready, is spent, or is held in the hand. */
  forDie(die: string, owner: string, where: "ready" | "spent" | "hand"): Choice[] {
    const prompt = this.table.question?.prompt ?? "";
    if (where === "hand") return this.naming({ die, who: owner }, ["put-back"]);
    const mine = owner === this.asked;
    if (where === "spent") return mine && prompt === "refresh" ? this.naming({ die }, ["die"]) : [];
    const own = mine && prompt !== "refresh" ? this.naming({ die }, ["take-die", "die"]) : [];
    return [...own, ...this.naming({ die, who: owner }, ["assist"])];
  }

  // Pointing at things

  /** One option is taken, several are offered, none opens the description. */
  press(event: Event, kind: string, id: string | number, options: Choice[], about: () => About): void {
    const target = event.currentTarget as HTMLElement;
    if (event instanceof MouseEvent && event.altKey) {
      this.table.point(kind, String(id));
      return;
    }
    const only = options.length === 1 ? options[0] : undefined;
    if (only) {
      this.shown = null;
      this.table.answer(only.id);
    } else {
      this.tell(target, kind, id, options, about());
    }
  }

  tell(target: HTMLElement, kind: string, id: string | number, options: Choice[], about: About): void {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    this.shown = { over: "", lines: [], deeds: [], story: "", ...about, kind, id: String(id), options, spot: { left, top, right, bottom }, back: target, brief: false };
  }

  /** The description while the pointer rests on a thing; without a thing, none. */
  hint(target: HTMLElement | null, about: About): void {
    if (this.shown && !this.shown.brief) return;
    this.shown = null;
    if (!target) return;
    this.tell(target, "", "", [], about);
    if (this.shown) this.shown = { ...(this.shown as Shown), brief: true };
  }

  close(): void {
    const back = this.shown?.back;
    this.shown = null;
    if (back?.isConnected) back.focus();
  }

  take(option: string): void {
    this.shown = null;
    this.table.answer(option);
  }

  follow(id: string): void {
    this.followed = this.followed === id ? "" : id;
  }
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

const RESTS = 260;
/** Calls with the thing when a mouse has rested on it for a moment, and with nothing when it leaves. */
export function hovered(node: HTMLElement, open: (target: HTMLElement | null) => void) {
  let timer = 0;
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") timer = window.setTimeout(() => open(node), RESTS);
  };
  const leave = () => {
    window.clearTimeout(timer);
    open(null);
  };
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("pointerdown", leave);
  return {
    update(next: (target: HTMLElement | null) => void) {
      open = next;
    },
    destroy: leave,
  };
}

const desks = new WeakMap<Table, Desk>();
/** The board and the strip beside the question share one desk. */
export function deskOf(table: Table): Desk {
  const known = desks.get(table) ?? new Desk(table);
  desks.set(table, known);
  return known;
}
