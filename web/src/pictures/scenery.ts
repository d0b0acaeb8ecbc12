// What a place is drawn from: a shell (a room, rock, open ground, the sea, the sky) and the things that stand in it. A pack names
// the kind; the seed moves and turns the things, so that two rooms of one kind are two rooms.
import { hash, noise } from "./seed";

export type Shell = "inside" | "ring" | "rock" | "open" | "sea" | "space";
/** A thing: its name, where it stands (in units of the picture, on the ground unless a height is given), and its size. */
type Standing = readonly [name: string, x: number, size: number, height?: number];
export type Thing = { name: string; x: number; y: number; size: number; flip: boolean };
type Scene = { shell: Shell; things: readonly Standing[] };

export const WIDE = 720;
export const HIGH = 640;
/** How much of the height is seen; the rest is ground for those who stand in front. */
export const SEEN = 606;
/** Where things stand. */
export const GROUND = 540;

const inside = (...things: Standing[]): Scene => ({ shell: "inside", things });
const open = (...things: Standing[]): Scene => ({ shell: "open", things });

const KINDS = {
  berths: inside(["bunk", 150, 1.25], ["bunk", 380, 1.25], ["bunk", 600, 1.25], ["lantern", 270, 1, 150], ["boots", 480, 0.9]),
  bridge: inside(["wide", 360, 1.1, 330], ["console", 360, 1.5], ["chair", 200, 1.1], ["chair", 540, 1.1], ["lantern", 610, 0.8, 130]),
  cave: { shell: "rock", things: [["stone", 170, 1.2], ["drip", 500, 1.2, 120], ["lanternpost", 420, 1], ["stone", 610, 0.9]] },
  chapel: inside(["lancet", 360, 1.5, 300], ["altar", 360, 1.3], ["pew", 130, 1.1], ["pew", 590, 1.1], ["candles", 470, 1]),
  cliff: open(["wall", 560, 1.5], ["steps", 330, 1.1], ["stone", 170, 0.9]),
  corridor: { shell: "ring", things: [["hatch", 360, 0.9], ["pipes", 110, 1.1], ["pipes", 620, 1.1], ["lantern", 360, 0.9, 150]] },
  crystal: { shell: "rock", things: [["spire", 470, 1.5], ["spire", 610, 1], ["spire", 300, 0.8], ["shard", 180, 1]] },
  dock: inside(["bay", 400, 1.35, 320], ["craft", 410, 1.4], ["crates", 130, 0.9], ["crane", 630, 1.2]),
  dunes: open(["stone", 560, 1.1], ["dune", 330, 1.4], ["stone", 470, 0.5], ["cairn", 640, 0.9]),
  field: open(["lamppost", 210, 1], ["lamppost", 400, 0.8], ["craft", 540, 1.3], ["lamppost", 660, 1]),
  forge: inside(["furnace", 470, 1.5], ["chain", 250, 1, 110], ["wagon", 170, 1], ["ingots", 620, 1]),
  garden: inside(["glass", 360, 1.4, 300], ["bed", 170, 1.1], ["bed", 380, 1.25], ["bed", 600, 1.1], ["lantern", 300, 0.8, 130]),
  grove: open(["tree", 470, 1.6], ["tree", 630, 1.2], ["tree", 180, 1.2], ["tuft", 320, 1], ["tuft", 560, 1.2]),
  hall: inside(["board", 520, 1.1, 280], ["longtable", 400, 1.5], ["lantern", 200, 1, 140], ["lantern", 400, 1, 120], ["lantern", 600, 1, 140], ["stove", 110, 0.9]),
  ice: open(["peak", 520, 1.6], ["peak", 220, 1], ["floe", 380, 1.1], ["peak", 660, 0.9]),
  lab: inside(["shelf", 560, 1.1, 330], ["flasks", 430, 1.5], ["scope", 180, 1.1], ["lantern", 300, 0.9, 130]),
  lamp: { shell: "ring", things: [["wick", 390, 1.7], ["rail", 360, 1.2], ["shutter", 620, 1.1], ["shutter", 130, 1.1]] },
  lock: { shell: "ring", things: [["gate", 400, 1.5], ["suits", 130, 1.1], ["lantern", 620, 0.9, 170]] },
  machine: inside(["engine", 450, 1.5], ["flywheel", 190, 1.3], ["pipes", 640, 1.3], ["gauge", 320, 1, 250]),
  meadow: open(["tuft", 180, 1.3], ["tuft", 420, 1.6], ["tree", 620, 0.9], ["tuft", 560, 1.1], ["fence", 340, 1]),
  mine: { shell: "rock", things: [["beams", 370, 1.5], ["wagon", 450, 1], ["lantern", 370, 0.9, 190], ["ladder", 150, 1.2]] },
  office: inside(["shelf", 190, 1.2, 330], ["desk", 440, 1.5], ["clock", 440, 1.1, 220], ["chair", 610, 1.1], ["lantern", 300, 0.9, 120]),
  orbit: { shell: "space", things: [["hull", 450, 1.2, 300]] },
  panels: open(["panel", 240, 1.1], ["panel", 430, 1.3], ["panel", 630, 1.1], ["stone", 330, 0.5]),
  pool: { shell: "rock", things: [["water", 400, 1.5], ["stone", 180, 0.9], ["drip", 450, 1, 110], ["shard", 620, 0.8]] },
  rails: open(["track", 380, 1.4], ["wagon", 470, 1.3], ["wagon", 610, 1.3], ["lamppost", 200, 1.1]),
  room: inside(["porthole", 470, 1.2, 260], ["stove", 170, 1.3], ["smalltable", 380, 1.2], ["bunk", 600, 1.2], ["socks", 260, 1, 210]),
  ruin: open(["columns", 450, 1.5], ["stone", 200, 0.8], ["columns", 640, 0.8], ["tuft", 320, 0.8]),
  shaft: { shell: "ring", things: [["ladder", 400, 2], ["cables", 180, 1.4], ["cables", 580, 1.4], ["lantern", 400, 0.8, 90]] },
  shore: { shell: "sea", things: [["boat", 500, 1.3], ["posts", 250, 1.1], ["hut", 640, 1]] },
  sickbay: inside(["cot", 220, 1.3], ["cot", 510, 1.3], ["monitor", 370, 1.1], ["lantern", 420, 0.9, 130], ["shelf", 610, 0.9, 300]),
  store: inside(["shelf", 160, 1.4, 330], ["crates", 400, 1.3], ["shelf", 600, 1.4, 330], ["crates", 540, 0.9], ["lantern", 330, 0.9, 120]),
  street: open(["house", 170, 1.1], ["house", 420, 1.35], ["house", 630, 1.2], ["lamppost", 300, 1.1]),
  tower: open(["tower", 450, 1.7], ["house", 220, 0.7], ["stone", 620, 0.8]),
  vent: open(["geyser", 470, 1.5], ["geyser", 220, 0.9], ["stone", 620, 0.9], ["reeds", 360, 1]),
  window: inside(["wide", 380, 1.7, 380], ["rail", 380, 1.2], ["chair", 180, 1]),
  workshop: inside(["tools", 470, 1.2, 260], ["bench", 430, 1.5], ["flywheel", 150, 1], ["crates", 630, 0.8], ["lantern", 300, 0.9, 120]),
  wreck: { shell: "space", things: [["ribs", 420, 1.6, 470], ["shard", 190, 0.8, 520], ["panel", 640, 0.8, 560]] },
} satisfies Record<string, Scene>;

/** What packs may name. */
export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => name in KINDS;
/** Every kind of place that can be drawn. */
export const kinds = Object.keys(KINDS) as Kind[];

/** A place of this kind as the seed has it. */
export function sceneryOf(kind: Kind, seed: string): { shell: Shell; things: Thing[]; turn: () => number } {
  const turn = noise(hash(`${kind} ${seed}`));
  turn();
  const mirrored = turn() < 0.5;
  const { shell, things }: Scene = KINDS[kind];
  const placed = things.map(([name, at, size, height], place) => {
    // What the place is about stays at the side where nobody stands in front of it.
    const main = size === Math.max(...things.map((one) => one[2]));
    const x = mirrored && !main ? WIDE - at : at;
    return { name, x: x + (turn() - 0.5) * 44, y: height ?? GROUND + (place % 3) * 5, size: size * (0.94 + turn() * 0.12), flip: turn() < 0.5 };
  });
  return { shell, things: placed, turn };
}
