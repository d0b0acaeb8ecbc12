// The boards of the games. A game without one is shown in words: the rest of the client knows no game.
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

export type Board = Component<{ table: Table }>;
/** The board, what lies beside the question (one's own pieces), and how the room is lit. */
type Look = { board: () => Promise<{ default: Board }>; own?: () => Promise<{ default: Board }>; mood: string };

const LOOKS: Record<string, Look> = {
  vanguard: { board: () => import("./vanguard/Board.svelte"), own: () => import("./vanguard/CrewBoard.svelte"), mood: "cool" },
  martians: { board: () => import("./martians/Board.svelte"), mood: "warm" },
};

export const lookOf = (game: string): Look | undefined => LOOKS[game];
