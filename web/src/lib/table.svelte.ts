// One table as this person sees it: what the server last said, and what can be done about it.
import * as api from "./api";
import { Live, type State } from "./live";
import type { Me } from "./me";
import { endMotion, staged } from "./motion";
import { inOrder, whenReleased } from "./press";
import { comfort } from "./settings.svelte";
import { GROUP, type Asked, type Choice, type Command, type Odds, type Offers, type Parts, type Section, type SharedScene, type Standing, type Told } from "./wire";

const MOST_TOLD = 3000;
const PING_SECONDS = 6;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
/** What somebody can do about a notice. */
export type Remedy = { text: string; act: () => void };
export type Notice = { id: number; text: string; tone: "info" | "bad"; report: string; remedy: Remedy | null };
export type Pinged = { id: number; by: string; kind: string; thing: string; what: string };
/** An earlier moment that somebody looks at. */
export type Past = { node: number; parts: Parts; told: Told[] };

/** `Scene` is that of the table's game; code that is shared by all games reads what all scenes have. */
export class Table<Scene extends SharedScene = SharedScene> {
  state: State = $state("connecting");
  goodbye = $state("");
  version = $state(0);
  live: Parts = $state.raw({});
  past: Past | null = $state.raw(null);
  told: Told[] = $state.raw([]);
  /** The moment after which `told` begins; 0 if nothing is before it. */
  toldSince = $state(0);
  missed: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]);
  notices: Notice[] = $state([]);
  pings: Pinged[] = $state([]);
  busy: string[] = $state([]);
  seat: number | null = $state(null);
  /** What may come of the open question; null while nobody knows. */
  odds: Odds | null = $state.raw(null);
  /** What can be done in one go with the open question, and at which things; null while nobody knows. */
  offers: Offers | null = $state.raw(null);
  /** How many answers about the open question are under way: odds and offers come a moment after it. */
  coming = $state(0);
  /** The option that this person has an eye on: the pointer rests on it, or the focus. */
  considered = $state("");
  /** Whether advice that this person has asked for is being read. */
  advised = $state(false);

  /** A kind of question that this person has answered as most people do, twice in a row: it could become a habit. */
  habitToOffer = $state("");
  private alike: Record<string, number> = {};

  private readonly connection: Live;
  private counter = 0;

  constructor(
    readonly id: string,
    readonly me: Me,
  ) {
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const hello = { key: me.key, table: id, language: comfort.language, seat: null, words: false };
    this.connection = new Live(`${secure}://${location.host}/api/live`, hello, {
      state: (state, text) => {
        this.state = state;
        this.goodbye = text;
      },
      missed: (told) => (this.missed = told),
      frame: (version, parts, told, whole) => this.frame(version, parts, told, whole),
      done: (id) => this.settle(id),
      refused: (message) => {
        this.settle(message.id);
        this.notice(message.text, "bad", message.report ?? "");
      },
      pinged: (message) => this.ping(message),
    });
  }

  close(): void {
    this.connection.close();
  }

  // What is shown

  /** The parts of the moment that is looked at. */
  parts: Parts = $derived(this.past ? { ...this.live, ...this.past.parts } : this.live);
  standing: Standing | undefined = $derived(this.live.standing as Standing | undefined);
  asked: Asked[] = $derived((this.parts.asked as Asked[] | undefined) ?? []);
  beside: [number, Choice][] = $derived((this.parts.beside as [number, Choice][] | undefined) ?? []);
  words: Section[] = $derived((this.parts.words as Section[] | undefined) ?? []);

  mySeats: number[] = $derived(
    (this.standing?.places ?? []).flatMap((place, seat) => (place.person === this.me.person ? [seat] : [])),
  );

  /** The questions that this person may answer; those about a change of mind come last. */
  mine: Asked[] = $derived(
    this.past
      ? []
      : this.asked
          .filter((one) => one.seat === GROUP || this.mySeats.includes(one.seat))
          .filter(() => this.mySeats.length > 0)
          .sort((left, right) => Number(left.prompt === "reopen") - Number(right.prompt === "reopen")),
  );

  /** The one open question: of the seat that was picked, or the first of mine, or the first of anybody's. */
  question: Asked | undefined = $derived(
    this.mine.find((one) => one.seat === this.seat && one.prompt !== "reopen") ?? this.mine[0] ?? this.asked[0],
  );
  isMine: boolean = $derived(this.question !== undefined && this.mine.includes(this.question));

  /** Any-time effects that this person may use now. */
  helps: Choice[] = $derived(
    this.isMine
      ? this.beside.filter(([seat]) => seat === GROUP || this.mySeats.includes(seat)).map(([, choice]) => choice)
      : [],
  );

  /** A part of the scene; there is none before the first frame, and none of a game that is played in words. */
  scene<K extends keyof Scene & string>(field: K, parts: Parts = this.parts): Scene[K] | undefined {
    return parts[`scene.${field}`] as Scene[K] | undefined;
  }

  nameOf(person: string): string {
    return this.standing?.members.find((one) => one.id === person)?.name ?? "";
  }

  /** The options of the open question that point at a thing of the board. */
  optionsAt(kind: string, thing: string | number): Choice[] {
    if (!this.isMine || !this.question) return [];
    return this.question.options?.filter((one) => one.refs?.some(([k, v]) => k === kind && String(v) === String(thing))) ?? [];
  }

  // What is done

  /** Answer the open question, or another one of mine that is open beside it. */
  answer(option: string, question: Asked | undefined = this.question): void {
    if (!question || !this.mine.includes(question) || this.busy.length) return;
    endMotion();
    const help = this.beside.find(([, choice]) => choice.id === option);
    const own = question.options?.some((one) => one.id === option);
    this.noteUsual(option);
    const seat = !own && help && help[0] !== GROUP ? help[0] : this.seatFor(question);
    this.send({ type: "answer", seat, decision: question.id, option, version: this.version });
  }

  private noteUsual(option: string): void {
    this.habitToOffer = "";
    const usual = this.offers?.usual;
    if (!usual || this.offers?.decision !== this.question?.id) return;
    const times = (this.alike[usual.kind] = usual.option === option ? (this.alike[usual.kind] ?? 0) + 1 : 0);
    if (times === 2 && !(usual.kind in comfort.habits)) this.habitToOffer = usual.kind;
  }

  /** Several answers as one act: all of them, or none. They begin with the open question, or with another of mine. */
  gesture(options: string[], from?: { seat: number; decision: number }): void {
    const question = this.question;
    if (!question || !this.isMine || this.busy.length || !options.length) return;
    endMotion();
    const { seat, decision } = from ?? { seat: this.seatFor(question), decision: question.id };
    this.send({ type: "gesture", seat, decision, options, version: this.version });
  }

  /** What can be done in one go at a thing of the board. */
  async offersAt(kind: string, thing: string | number): Promise<Offers> {
    const seat = this.question ? this.seatFor(this.question) : (this.mySeats[0] ?? 0);
    return api.offers(this.id, { seat, kind, thing: String(thing), language: comfort.language });
  }

  /** The seat of mine that answers a question; what the group decides, my first one. */
  private seatFor(question: Asked): number {
    return question.seat === GROUP ? (this.mySeats[0] ?? 0) : question.seat;
  }

  undo(to?: number): void {
    this.send(to === undefined ? { type: "travel" } : { type: "travel", to });
  }
  redo(): void {
    this.send({ type: "travel", forward: true });
  }
  backTo(level: string): void {
    this.send({ type: "travel", level });
  }
  mark(name: string): void {
    this.send({ type: "mark", name });
  }
  visit(name: string): void {
    this.send({ type: "visit", name });
  }
  agree(proposal: number): void {
    this.send({ type: "agree", proposal });
  }
  decline(proposal: number): void {
    this.send({ type: "decline", proposal });
  }
  chat(text: string): void {
    if (text.trim()) this.send({ type: "say", text: text.trim() });
  }
  point(kind: string, thing: string, what = "look"): void {
    this.connection.sign({ type: "ping", kind, thing, what });
  }
  look(seat: number | null): void {
    this.seat = seat;
    this.connection.sign({ type: "look", seat, language: comfort.language });
  }
  speak(language: string): void {
    this.connection.sign({ type: "look", seat: this.seat, language });
  }
  inWords(words: boolean): void {
    this.connection.sign({ type: "look", seat: this.seat, language: comfort.language, words });
  }
  ready(ready: boolean): void {
    this.connection.sign({ type: "look", seat: this.seat, ready });
  }

  /** Look at an earlier moment; without one, at the present. */
  async lookBack(node: number | null): Promise<void> {
    if (node === null) {
      staged(() => (this.past = null));
      return;
    }
    const seen = await api.moment(this.id, node, comfort.language);
    staged(() => (this.past = { node, parts: seen.parts as Parts, told: seen.told }));
  }

  /** The last page of the log. */
  async readLog(): Promise<void> {
    const page = await api.log(this.id, comfort.language);
    this.told = page.told;
    this.toldSince = page.since;
  }

  /** The page before what is known of the log. */
  async readEarlier(): Promise<void> {
    const page = await api.log(this.id, comfort.language, this.toldSince);
    this.told = [...page.told, ...this.told];
    this.toldSince = page.since;
  }

  notice(text: string, tone: Notice["tone"] = "info", report = "", remedy: Remedy | null = null): void {
    const notice = { id: ++this.counter, text, tone, report, remedy };
    this.notices.push(notice);
    setTimeout(() => this.dismiss(notice.id), report ? 30_000 : 6_000);
  }
  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  private send(command: Without<Command, "id">): void {
    const id = crypto.randomUUID();
    if (command.type === "answer" || command.type === "gesture") this.busy = [...this.busy, id];
    this.connection.send({ ...command, id } as Command);
  }

  private settle(id: string): void {
    this.busy = this.busy.filter((one) => one !== id);
  }

  /** What others did waits until no pointer is down; what comes of one's own answer is wanted now, also in the middle of a drag. */
  private frame(version: number, parts: Parts, told: Told[], whole: boolean): void {
    const show = (): void => staged(() => this.apply(version, parts, told, whole));
    if (this.busy.length) inOrder(show);
    else whenReleased(show);
  }

  private apply(version: number, parts: Parts, sent: Told[], whole: boolean): void {
    // What I did myself is told me in other words.
    const told = sent.map((one) => (one.own && one.by === this.me.person ? { ...one, text: one.own } : one));
    this.version = version;
    this.live = whole ? parts : { ...this.live, ...parts };
    // Another question is open: what was answered before is done, even if its acknowledgement is still on the way.
    if (whole || "asked" in parts) this.busy = [];
    const changed = whole || Object.keys(parts).some((name) => name !== "standing");
    this.askOdds(changed);
    this.askOffers(changed);
    if (told.length) {
      const known = [...this.told, ...told];
      const dropped = known[known.length - MOST_TOLD - 1];
      if (dropped) this.toldSince = dropped.moment;
      this.told = known.slice(-MOST_TOLD);
      this.fresh = told;
    }
  }

  private oddsFor = -1;
  private oddsAsked = 0;
  /**
   * Odds are a comfort: the question can be answered before they come, and without them. A question keeps its id while
   * others answer theirs, so whatever changed the game may have changed its odds; somebody who waits sees those of the
   * question that is waited for.
   */
  private askOdds(changed: boolean): void {
    const open = this.question?.prompt === "reopen" ? this.asked.find((one) => one.prompt !== "reopen") : this.question;
    const id = open?.id ?? -1;
    if (id === this.oddsFor && !changed) return;
    if (id !== this.oddsFor) {
      this.odds = null;
      this.considered = "";
    }
    this.oddsFor = id;
    const asked = ++this.oddsAsked;
    if (id < 0) return;
    this.await(api.odds(this.id, id, comfort.language), (known) => {
      if (this.oddsAsked === asked) this.odds = known && (known.lines.length || Object.keys(known.options).length) ? known : null;
    });
  }

  private offersFor = "";
  private offersAsked = 0;
  /** Offers are asked for as odds are: by whoever may answer, whenever something may have changed about them. */
  private askOffers(changed: boolean): void {
    const open = this.isMine && this.question?.prompt !== "reopen" ? this.question : undefined;
    const known = open ? `${open.id} ${this.seatFor(open)}` : "";
    if (known === this.offersFor && !changed) return;
    if (known !== this.offersFor) this.offers = null;
    this.offersFor = known;
    const asked = ++this.offersAsked;
    if (!open) return;
    this.await(api.offers(this.id, { seat: this.seatFor(open), language: comfort.language }), (offers) => {
      if (this.offersAsked === asked) this.offers = offers;
    });
  }

  /** Takes what comes, null if nothing does; never while a finger is down. */
  private await<T>(request: Promise<T>, take: (come: T | null) => void): void {
    this.coming += 1;
    const taken = (come: T | null): void =>
      whenReleased(() => {
        this.coming -= 1;
        take(come);
      });
    request.then(taken, () => taken(null));
  }

  private ping(message: Omit<Pinged, "id">): void {
    const pinged = { ...message, id: ++this.counter };
    this.pings.push(pinged);
    setTimeout(() => {
      this.pings = this.pings.filter((one) => one.id !== pinged.id);
    }, PING_SECONDS * 1000);
  }
}
