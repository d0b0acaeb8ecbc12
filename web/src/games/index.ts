// The boards of the games. A game without one is shown in words: the rest of the client knows no game.
import type { Component } from "svelte";
import type { Sound } from "../lib/sound";
import type { Table } from "../lib/table.svelte";

export type Board = Component<{ table: Table }>;
/** Which sound an event makes, by its key. */
export type Sounds = Partial<Record<string, Sound>>;
/** Kinds of events that the log can be narrowed to: which keys belong to each. */
export type Kind = "dice" | "story" | "people" | "stores" | "harm";
export type Kinds = Record<Kind, RegExp>;
/** Which tidings stand out above the question, by their keys, and which stay in the log; and when the board tells them all itself. */
export type News = { loud: RegExp; quiet: RegExp; covered?: (table: Table) => boolean };
/** The board, what lies beside the question (one's own pieces), how the room is lit, and how it sounds. */
type Look = {
  board: () => Promise<{ default: Board }>;
  own?: () => Promise<{ default: Board }>;
  sounds?: () => Promise<{ default: Sounds }>;
  kinds?: () => Promise<{ default: Kinds }>;
  news?: () => Promise<{ default: News }>;
  mood: string;
};

const LOOKS: Record<string, Look> = {
  vanguard: { board: () => import("./vanguard/Board.svelte"), own: () => import("./vanguard/CrewBoard.svelte"), kinds: () => import("./vanguard/kinds"), news: () => import("./vanguard/news"), sounds: () => import("./vanguard/sounds"), mood: "cool" },
  martians: { board: () => import("./martians/Board.svelte"), kinds: () => import("./martians/kinds"), news: () => import("./martians/news"), sounds: () => import("./martians/sounds"), mood: "warm" },
};

export const lookOf = (game: string): Look | undefined => LOOKS[game];
