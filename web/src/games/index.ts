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
/** The board, what lies beside the question (one's own pieces), how the room is lit, and how it sounds. */
type Look = {
  board: () => Promise<{ default: Board }>;
  own?: () => Promise<{ default: Board }>;
  sounds?: () => Promise<{ default: Sounds }>;
  kinds?: () => Promise<{ default: Kinds }>;
  mood: string;
};

const LOOKS: Record<string, Look> = {
  vanguard: { board: () => import("./vanguard/Board.svelte"), own: () => import("./vanguard/CrewBoard.svelte"), kinds: () => import("./vanguard/kinds"), sounds: () => import("./vanguard/sounds"), mood: "cool" },
  martians: { board: () => import("./martians/Board.svelte"), kinds: () => import("./martians/kinds"), sounds: () => import("./martians/sounds"), mood: "warm" },
};

export const lookOf = (game: string): Look | undefined => LOOKS[game];
