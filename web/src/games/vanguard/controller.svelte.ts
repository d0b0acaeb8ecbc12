// What one person does at the board besides answering: whom they follow, what they read, whether they peek at the map.
import { pointingOf, type Found, type Pointing } from "../../lib/pointing.svelte";
import type { Table } from "../../lib/table.svelte";
import { ref, things, type Asked, type Choice } from "../../lib/wire";
import { diceKeys, type DiceKeys } from "./dice/dice";
import rules from "./rules";
import type { CheckScene, Clock, ConditionScene, CrewScene, DangerTable, Deed, Hand, HandDie, MissionScene, PathScene, PlanetScene, SectorScene, Stores, Story, ThreatScene, VanguardScene } from "./scene";
import { MomentQueue } from "./sheets/momentQueue.svelte";
import { VisitQueue } from "./ship/visitQueue.svelte";

export class Controller {
  readonly point: Pointing;
  readonly queue: MomentQueue;
  readonly visit: VisitQueue;
  followed = $state("");
  peek = $state(false);
  drawer: "" | "team" | "coming" = $state("");
  ticked: number[] = $state([]);

  constructor(readonly table: Table<VanguardScene>) {
    this.point = pointingOf(table);
    this.queue = new MomentQueue(table);
    this.visit = new VisitQueue(table);
    this.point.rules = rules;
    this.point.find = (kind, id) => this.find(kind, id);
    this.point.concerns = (choice, kind, id) => this.concerns(choice, kind, id);
  }

  // The scene

  planet: PlanetScene | null = $derived.by(() => this.table.scene("planet") ?? null);
  sectors: SectorScene[] = $derived.by(() => this.table.scene("sectors") ?? []);
  paths: PathScene[] = $derived.by(() => this.table.scene("paths") ?? []);
  crew: CrewScene[] = $derived.by(() => this.table.scene("crew") ?? []);
  dangers: DangerTable[] = $derived.by(() => this.table.scene("dangers") ?? []);
  threats: ThreatScene[] = $derived.by(() => this.table.scene("threats") ?? []);
  clocks: Clock[] = $derived.by(() => this.table.scene("clocks") ?? []);
  missions: MissionScene[] = $derived.by(() => this.table.scene("missions") ?? []);
  condition: ConditionScene | null = $derived.by(() => this.table.scene("condition") ?? null);
  stores: Stores | null = $derived.by(() => this.table.scene("stores") ?? null);
  check: CheckScene | null = $derived.by(() => this.table.scene("check") ?? null);
  story: Story | null = $derived.by(() => this.table.scene("story") ?? null);

  /** Special Actions on everything that lies open. */
  deeds: Deed[] = $derived.by(() => [...this.sectors, ...this.threats, ...this.missions, ...(this.condition ? [this.condition] : [])].flatMap((one) => one.deeds));

  /** Names by which dice are followed over the table. */
  keys: DiceKeys = $derived.by(() => diceKeys(this.crew, this.check));

  // The open question

  options: Choice[] = $derived.by(() => (this.table.isMine ? (this.table.question?.options ?? []) : []));
  /** Whom the question is about. */
  asked: string = $derived.by(() => {
    const refs = this.table.question?.refs ?? [];
    const who = refs.find(([kind]) => kind === "who");
    return who ? String(who[1]) : (this.check?.who ?? "");
  });
  active: CrewScene | undefined = $derived.by(() => this.crew.find((one) => one.turn) ?? this.crew[0]);
  /** Whose board lies in front: the one that was picked, the one who is asked, or whoever has the turn. */
  mine: CrewScene | undefined = $derived.by(() => {
    const of = (id: string) => this.crew.find((one) => one.id === id);
    const own = this.crew.filter((one) => this.table.mySeats.includes(one.seat));
    const asked = of(this.asked);
    const turn = own.find((one) => one.turn);
    return of(this.followed) ?? (asked && own.includes(asked) ? asked : undefined) ?? turn ?? own.find((one) => one.alive) ?? this.active;
  });

  /** Options that name all of these things. */
  naming(wanted: Record<string, string | number>, verbs: string[] = []): Choice[] {
    return this.options.filter(
      (one) => (verbs.length === 0 || verbs.includes(one.verb)) && Object.entries(wanted).every(([kind, id]) => ref(one, kind) === String(id)),
    );
  }

  /** Options about whatever is written on a card: its Actions. */
  actions(kind: string, id: string | number): Choice[] {
    return this.options.filter((one) => ref(one, "action") !== undefined && things(one, kind).includes(String(id)));
  }

  atSector(number: number): Choice[] {
    return [...this.naming({ sector: number }), ...this.actions("sector", number)];
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

  /** Everything that this person may do with the dice of a check, at whichever of their seats. */
  private choosing: Asked[] = $derived.by(() => this.table.mine.filter((one) => one.prompt === "check-dice"));
  private marking: Choice[] = $derived.by(() => this.choosing.flatMap((one) => one.options ?? []));

  /** What a click on a die of a hand does: mark it, or take it back. */
  toMark(hand: Hand, { die, marked }: HandDie): Choice | undefined {
    const verb = marked ? "put-back" : hand.active ? "take-die" : "assist";
    return this.marking.find((one) => one.verb === verb && ref(one, "die") === die.id && (verb === "take-die" || ref(one, "who") === hand.who));
  }

  /** Answer for the seat that has this option. */
  mark(choice: Choice): void {
    this.table.answer(choice.id, this.choosing.find((one) => one.options?.includes(choice)));
  }

  /** Mark all dice of whoever rolls. */
  markAll(): void {
    const all = this.marking.filter((one) => one.verb === "take-die").map((one) => one.id);
    if (all.length) this.table.gesture(all);
  }

  /** Roll what is marked: the answers that end the choice of dice, once there are some. */
  roll(): void {
    const ends = this.marking.filter((one) => one.closes).map((one) => one.id);
    const all = this.table.offers?.offers.flatMap((one) => one.gestures).find((one) => one.options.every((id) => ends.includes(id)));
    if (this.check?.given.length && ends.length) this.table.gesture(all?.options ?? ends.slice(0, 1));
  }

  /** Whether an option is about a thing of the board: so the same words explain what can and what cannot be done. */
  private concerns(choice: Choice, kind: string, id: string): boolean {
    return ref(choice, kind) === id || (kind === "gear" && ref(choice, "card") === id) || things(choice, kind).includes(id);
  }

  living: CrewScene[] = $derived.by(() => this.crew.filter((one) => one.alive));

  /** Lay the board of the next one of the team in front. */
  followNext(): void {
    const place = this.living.findIndex((one) => one.id === this.mine?.id);
    this.followed = this.living[(place + 1) % this.living.length]?.id ?? "";
  }

  /** Where something is that somebody points at. */
  private find(kind: string, id: string): Found | undefined {
    const names: Record<string, () => string | undefined> = {
      sector: () => this.sectors.find((one) => String(one.number) === id)?.name,
      threat: () => this.threats.find((one) => one.id === id)?.name,
      track: () => this.clocks.find((one) => one.id === id)?.name,
      who: () => this.crew.find((one) => one.id === id)?.name,
    };
    const name = names[kind]?.();
    return name === undefined ? undefined : { name, show: () => (this.drawer = kind === "track" ? "coming" : kind === "who" ? "team" : "") };
  }

  follow(id: string): void {
    this.followed = this.followed === id ? "" : id;
  }
}

const desks = new WeakMap<Table<VanguardScene>, Controller>();
/** The board and the strip beside the question share one controller. */
export function deskOf(table: Table<VanguardScene>): Controller {
  const known = desks.get(table) ?? new Controller(table);
  desks.set(table, known);
  return known;
}
