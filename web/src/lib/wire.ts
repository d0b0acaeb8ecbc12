// The messages of a table, as docs/protocol.md tells them. `schema.d.ts` is generated from the server's own types.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Choice = Schemas["Choice"];
export type Asked = Schemas["Asked"];
/** `by` and `own`: of what people did to the table. */
export type Told = Omit<Schemas["Told"], "by" | "own"> & Partial<Pick<Schemas["Told"], "by" | "own">>;
export type Standing = Schemas["Standing"];
export type Member = Schemas["Member"];
export type Place = Schemas["Place"];
export type Proposal = Schemas["Proposal"];
export type Section = Schemas["Section"];
export type GameInfo = Schemas["GameInfo"];
export type MissionInfo = Schemas["MissionInfo"];
export type Settings = Schemas["Settings"];
export type NewTable = Schemas["NewTable"];
export type TableSummary = Schemas["TableSummary"];
export type Chronicle = Schemas["Chronicle"];
export type Passage = Schemas["Passage"];
export type Met = Schemas["Met"];
export type Summary = Schemas["Summary"];
export type Series = Schemas["Series"];
export type Onward = Schemas["Onward"];
export type Remark = Schemas["Remark"];
/** Something after which a table was not the same. */
export type Change = Schemas["Change"];
export type Invited = Schemas["Invited"];
export type Invitation = Schemas["Invitation"];
export type Seated = Schemas["Seated"];
export type WhyNot = Schemas["WhyNot"];
export type Barred = Schemas["Barred"];
export type Bars = Schemas["Bars"];
export type Recap = Schemas["Recap"];
export type Replay = Schemas["Replay"];
export type Refused = Schemas["Refused"];
export type Pinged = Schemas["Pinged"];
export type Moment = Schemas["Moment"];
export type Way = Schemas["Way"];
export type Odds = Schemas["Odds"];
export type Offers = Schemas["Offers"];
export type Offer = Schemas["Offer"];
export type Gesture = Schemas["Gesture"];
export type AtOnce = Schemas["AtOnce"];
export type OfferRow = Schemas["Row"];
export type OfferPick = Schemas["Pick"];
export type Book = Schemas["Book"];
export type Word = Schemas["Word"];
export type Hint = Schemas["Hint"] & { reasons?: string[] };

const OFFER = { things: [], barred: "", group: "" };
const PICK = { odds: "", about: "", refs: [], barred: "" };
const GESTURE = { picks: [], text: "", odds: "", about: [] };

/** Offers with all their fields: what is empty is not sent. */
export const wholeOffers = (sent: Partial<Offers> & Pick<Offers, "version" | "decision">): Offers => ({
  version: sent.version,
  decision: sent.decision,
  things: sent.things ?? [],
  at_once: sent.at_once ?? [],
  usual: sent.usual ?? null,
  offers: (sent.offers ?? []).map((offer) => ({
    ...Object.assign({}, OFFER, offer),
    rows: (offer.rows ?? []).map((row) => ({ ...row, picks: row.picks.map((pick) => Object.assign({}, PICK, pick)) })),
    gestures: (offer.gestures ?? []).map((one) => Object.assign({}, GESTURE, one)),
  })),
});

/** What messages name: options, questions, and what was told. */
export type Named = { refs?: readonly (readonly [string, string | number])[]; things?: readonly (readonly [string, string | number])[] };

const among = (pairs: Named["refs"], kind: string): string[] => (pairs ?? []).filter(([name]) => name === kind).map(([, value]) => String(value));

/** What a message says of a kind of thing. */
export const ref = (message: Named, kind: string): string | undefined => among(message.refs, kind)[0];
/** The single things of a kind that its words name: the server takes ids apart, the client never does. */
export const things = (message: Named, kind: string): string[] => among(message.things, kind);

/** The seat of a question that whoever sits at the table may answer. */
export const GROUP = -1;
/** The key of what is told when somebody took the table to another moment: what was told before has not happened, or not yet. */
export const WENT = "table-went";
/** The keys of what people and bots did to the table, and not at it. */
export const TO_TABLE = [WENT, "table-seat", "table-usual", "table-instead"] as const;
/** Events that belong together, by their keys: families are lists, no key is taken apart. */
export type Family = ReadonlySet<string>;

/** What a table is there for: a mission, a campaign, or something on the way; what it takes, and what to do next about it. */
export type Goal = { kind: string; title: string; why: string; steps: Remark[]; onward: string };

/** What the scene of every game has; the rest of it is the game's own: see `games/GAME/scene.d.ts`. */
export type SharedScene = {
  title: string;
  moment: string;
  /** The nearest first; a game that is played in words has none. */
  goals?: Goal[];
  crew: { seat: number; name: string; section?: string; profession?: string }[];
};

export type Parts = Record<string, unknown>;
export type Frame = { type: "frame"; version: number; base?: number; parts: Parts; told?: Told[] };
export type FromServer =
  | ({ type: "welcome" } & Schemas["Welcome"])
  | { type: "missed"; told: Told[] }
  | Frame
  | { type: "done"; id: string; version: number; waits?: number }
  | ({ type: "refused" } & Refused)
  | ({ type: "pinged" } & Pinged)
  | { type: "bye"; code: string; text: string; again: boolean }
  | { type: "beat" };

/** What a person does at a table; the id makes it harmless to send it twice. */
export type Command =
  | { type: "answer"; id: string; seat: number; decision: number; option: string; version: number }
  | { type: "gesture"; id: string; seat: number; decision: number; options: string[]; version: number }
  | { type: "travel"; id: string; to?: number; level?: string; forward?: boolean }
  | { type: "mark" | "visit"; id: string; name: string }
  | { type: "agree" | "decline"; id: string; proposal: number }
  | { type: "say"; id: string; text: string };

/** What is seen by all and kept by nobody. */
export type Sign =
  | { type: "ping"; kind: string; thing: string; what: string }
  | { type: "look"; seat?: number | null; language?: string; words?: boolean; ready?: boolean }
  | { type: "resync" }
  | { type: "beat" };
