// The boards of the games. A game without one is shown in words: the rest of the client knows no game.
import type { Component } from "svelte";
import type { ChipLooks } from "../lib/chips";
import type { Lesson } from "../lib/lesson.svelte";
import type { Named } from "../lib/book/names.svelte";
import type { Sound } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import type { Family, SharedScene, Told } from "../lib/wire";
import type { MartiansScene } from "./martians/scene";
import type { VanguardScene } from "./vanguard/scene";

export type Board<Scene extends SharedScene = SharedScene> = Component<{ table: Table<Scene> }>;
/** Which sound an event makes, by its key. */
export type Sounds = Partial<Record<string, Sound>>;
/** Kinds of events that the log can be narrowed to: which keys belong to each. */
export type Kind = "dice" | "story" | "people" | "stores" | "harm";
export type Kinds = Record<Kind, Family>;
/** Which tidings stand out above the question, by their keys, and which stay in the log; and what the board tells itself: a tale is told once. */
export type News<Scene extends SharedScene = SharedScene> = { loud: Family; quiet: Family; covered?: (table: Table<Scene>, one: Told) => boolean };
/** One's pieces inside the dock, before the chips; an option that is pressed on them has no chip (`held` of its look). */
export type Hand<Scene extends SharedScene = SharedScene> = Component<{ table: Table<Scene>; /** The option that was advised. */ hinted: string }>;
/** Everything on the table that has a name, with what it says of itself. */
export type Names<Scene extends SharedScene = SharedScene> = (table: Table<Scene>) => Iterable<Named>;
/** Somebody's picture: by who they are, and what they are at this game. */
export type Face = Component<{ who: string; role: string; face: Record<string, string>; size?: number }>;
/** The pictures of the book of rules: which of its parts have some, and what draws them. */
export type Pictured<Scene extends SharedScene = SharedScene> = { parts: ReadonlySet<string>; figures: Component<{ table: Table<Scene>; part: string }> };
/** The board, what stands in the top bar (how far a round is, which part one looks at), what lies beside the question (one's own pieces), how its options are called there, how the room is lit, and how it sounds. */
type Look<Scene extends SharedScene = SharedScene> = {
  board: () => Promise<{ default: Board<Scene> }>;
  bar?: () => Promise<{ default: Board<Scene> }>;
  own?: () => Promise<{ default: Board<Scene> }>;
  hand?: () => Promise<{ default: Hand<Scene> }>;
  chips?: () => Promise<{ default: ChipLooks<Scene> }>;
  sounds?: () => Promise<{ default: Sounds }>;
  kinds?: () => Promise<{ default: Kinds }>;
  news?: () => Promise<{ default: News<Scene> }>;
  face?: () => Promise<{ default: Face }>;
  names?: () => Promise<{ default: Names<Scene> }>;
  /** The steps of its led first game. */
  lesson?: () => Promise<{ default: Lesson<Scene> }>;
  book?: () => Promise<{ default: Pictured<Scene> }>;
  mood: string;
};

const vanguard: Look<VanguardScene> = {
  board: () => import("./vanguard/Board.svelte"),
  bar: () => import("./vanguard/TurnRail.svelte"),
  own: () => import("./vanguard/CrewBoard.svelte"),
  chips: () => import("./vanguard/chips"),
  kinds: () => import("./vanguard/events/kinds"),
  news: () => import("./vanguard/events/news"),
  names: () => import("./vanguard/names"),
  sounds: () => import("./vanguard/events/sounds"),
  face: () => import("./vanguard/Portrait.svelte"),
  lesson: () => import("./vanguard/lesson"),
  book: () => import("./vanguard/book"),
  mood: "cool",
};
const martians: Look<MartiansScene> = {
  board: () => import("./martians/Board.svelte"),
  bar: () => import("./martians/board/SolBar.svelte"),
  hand: () => import("./martians/board/CrewDock.svelte"),
  chips: () => import("./martians/chips"),
  kinds: () => import("./martians/events/kinds"),
  news: () => import("./martians/events/news"),
  names: () => import("./martians/names"),
  lesson: () => import("./martians/lesson"),
  book: () => import("./martians/book"),
  sounds: () => import("./martians/events/sounds"),
  face: () => import("./martians/Portrait.svelte"),
  mood: "warm",
};

/** A look is only ever given a table of its own game: it is found by the game that the table says it is of. */
const LOOKS: Record<string, Look> = { vanguard: vanguard as Look, martians: martians as Look };

export const lookOf = (game: string): Look | undefined => LOOKS[game];
