// What the server tells about a table of Martians, field by field: see src/farlight/martians/table/scene_types.py.
export type Told = { id: string; name: string; text: string };
export type Counted = { id: string; name: string; count: number };
export type Part = { id: string; kind: string; name: string; state: "works" | "broken" | "mended"; penalty: string; harm: string; rule: string };
export type Farm = { houses: number; most: number; plants: number; growth: number[]; shields: number };
export type Room = {
  id: string;
  name: string;
  house: string;
  complex: string;
  kind: string;
  action: string;
  does: string;
  verbs: string[];
  line: string;
  open: boolean;
  parts: Part[];
  tokens: Told[];
  waiting: Told[];
  shut: Told[];
  supply: string;
  gives: number;
  top: number;
  farm: Farm | null;
  upgrade: Told | null;
  must_roll: boolean;
  site: string;
};
export type Complex = {
  id: string;
  name: string;
  level: number;
  top: number;
  low: number;
  high: number;
  die: string;
  die_name: string;
  trigger: number;
  lasting: boolean;
  reasons: { kind: string; name: string; room: string; element: string }[];
  colour: string;
};
/** Why something of tomorrow is as it is, and the room that it points at. */
export type Cause = { text: string; room: string; tone: string };
export type Flow = { id: string; name: string; made: number; needed: number; stock: number; after: number; short: number; because: string[]; causes: Cause[] };
export type Forecast = {
  stress: number;
  coming: number;
  limit: number;
  eased: number;
  quarrel: boolean;
  why: string;
  causes: Cause[];
  morale: number;
  flows: Flow[];
  warnings: string[];
  planned: boolean;
};
export type Pawn = { id: string; who: string; name: string; profession: string; bound: string };
export type Person = {
  id: string;
  seat: number;
  name: string;
  profession: string;
  calling: string;
  first: boolean;
  wounds: number;
  deadly: number;
  marks_at: number[];
  tokens: number;
  conditions: Told[];
  coming: Told[];
  abilities: { id: string; name: string; text: string; state: "ready" | "used" | "locked" }[];
  marks: string[];
  pawns: Pawn[];
  held: Pawn[];
  spent: Pawn[];
  words: string;
};
export type Helper = { id: string; name: string; kind: "machine" | "rover"; types: string[]; stack: number; tokens: Told[]; words: string };
export type Stack = {
  number: number;
  verb: string;
  type: string;
  name: string;
  target: string;
  place: string;
  room: string;
  path: string[];
  leader: string;
  pawns: Pawn[];
  rover: string;
  strength: number;
  dice_at: number;
  automatic_at: number;
  success: number;
  wound: number;
  wounds: number;
  adventure: number;
  costs: string[];
  strikes: string[];
  words: string;
};
export type Space = {
  id: string;
  ring: number;
  turn: number;
  name: string;
  roi: string;
  terrain: string;
  ground: string;
  effect: string;
  line: string;
  things: Counted[];
  tokens: Told[];
  spots: Told[];
  days: number;
  burden: number;
  base: boolean;
  sites: string[];
  way: { pawns: number; strikes: Told[]; path: string[] } | null;
};
export type Objective = { id: string; text: string; state: "done" | "optional" | "open"; how: string };
export type Mission = {
  name: string;
  story: string;
  difficulty: string;
  objectives: Objective[];
  notes: string[];
  broken: number;
  threshold: number;
  actions: Told[];
  campaign: string;
  number: number;
  missions: number;
};
export type Entry = {
  id: string;
  place: number;
  name: string;
  story: string;
  state: string;
  left: number;
  strikes: number;
  pawns: number;
  needs: string;
  reward: string;
};
export type Cargo = {
  ready: Counted[];
  coming: Counted[];
  examined: Counted[];
  discovered: Counted[];
  finds: Told[];
  upgrades: Told[];
  installed: Told[];
};
export type Past = { sol: number; kind: string; name: string };
export type Ending = { won: boolean; title: string; objectives: Objective[]; facts: string[]; lines: string[]; over: boolean };
export type Start = { levels: Told[] };
/** What would be different after an answer. */
export type Foreseen = { forecast?: Forecast | null; complexes?: Complex[]; broken?: number };

/** One thing, one icon, everywhere. */
const ICONS: Record<string, string> = {
  rest: "quiet", relax: "relax", heal: "heal", manage: "manage", explore: "explore", gather: "gather", research: "research",
  build: "build", event: "situation", tile: "power", energy: "energy", oxygen: "oxygen", food: "food", connectors: "plug",
  filters: "filter", hardware: "hw", cpu: "cpu", seed: "seed", fault: "lock", wound: "wound", adventure: "card", reroll: "die",
  "extra-pawn": "pawn", "rover-risk": "rover", hazard: "rover", morale: "morale", blocked: "lock", force: "die",
};
export function iconOf(thing: string): string {
  return ICONS[thing] ?? (/^(x:)?s[123]$/.test(thing) ? "sample" : "cargo");
}

/** A number that is always the same for the same word: pictures are drawn from it. */
export function seedOf(word: string): number {
  let hash = 2166136261;
  for (const sign of word) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return hash >>> 0;
}
