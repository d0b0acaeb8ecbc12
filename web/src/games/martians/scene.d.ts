// What a table of martians is drawn from. Written by scripts/scene-types from the structs that `Table.scene` and
// `Table.foreseen` give: change those, and run it again.

export type MartiansScene = {
  title: string;
  moment: string;
  goals: Goal[];
  phase: string;
  phases: Told[];
  sol: number;
  sols: number;
  complexes: ComplexScene[];
  rooms: RoomScene[];
  forecast: ForecastScene | null;
  crew: PersonScene[];
  faces: FaceScene[];
  helpers: HelperScene[];
  machines: MachinesScene | null;
  plan: StackScene[];
  /** Tomorrow, with this plan; None while nobody plans. */
  planned: ForeseenScene | null;
  ready: boolean[];
  spaces: SpaceScene[];
  mission: MissionScene;
  log: EntryScene[];
  cargo: CargoScene;
  history: PastScene[];
  ending: EndingScene | null;
  start: StartScene | null;
};

/** What a table is there for, in words: a mission, a campaign, or something that may be done on the way. */
export type Goal = {
  /** Which of them it is, in a word. */
  kind: string;
  title: string;
  /** In the words of the story. */
  why: string;
  /** What it takes, as it stands. */
  steps: Remark[];
  /** What to do next about it; empty where there is nothing left to do. */
  onward: string;
};

/** A line with how it stands: something done or not, kept or lost. */
export type Remark = {
  text: string;
  done: boolean;
  icon: string;
};

/** A thing with its name, and what it does or tells in a sentence. */
export type Told = {
  id: string;
  name: string;
  text: string;
};

/** A complex: its Malfunction track, and where it can come to tonight. */
export type ComplexScene = {
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
  reasons: ReasonScene[];
  /** Its Malfunction die, whether it is rolled tonight or not. */
  colour: string;
};

/** A broken element that moves a Malfunction track. */
export type ReasonScene = {
  kind: string;
  name: string;
  room: string;
  element: string;
};

/** A Facility as a room. */
export type RoomScene = {
  id: string;
  name: string;
  /** What the crew calls it. */
  house: string;
  complex: string;
  /** Which little scene it is. */
  kind: string;
  /** The type of its actions; empty for a machine. */
  action: string;
  does: string;
  /** The actions that are done here, as options name them. */
  verbs: string[];
  line: string;
  open: boolean;
  parts: PartScene[];
  tokens: Told[];
  /** Tokens that work in the next sol. */
  waiting: Told[];
  shut: Told[];
  supply: string;
  gives: number;
  top: number;
  farm: FarmScene | null;
  upgrade: Told | null;
  must_roll: boolean;
  /** The space of the map where it stands; empty inside the base. */
  site: string;
};

/** An element of a Facility. */
export type PartScene = {
  id: string;
  kind: string;
  name: string;
  state: "broken" | "mended" | "works";
  penalty: string;
  /** What it costs while it is broken, in a few words. */
  harm: string;
  /** The same as a sentence. */
  rule: string;
};

export type FarmScene = {
  houses: number;
  most: number;
  plants: number;
  growth: number[];
  shields: number;
};

export type ForecastScene = {
  stress: number;
  coming: number;
  limit: number;
  /** What it would be if everybody who plans a break took it for their nerves. */
  eased: number;
  quarrel: boolean;
  why: string;
  /** Of the Stress. */
  causes: CauseScene[];
  morale: number;
  flows: FlowScene[];
  warnings: string[];
  /** Whether something is planned that it could not yet count in. */
  planned: boolean;
};

/** Why something of tomorrow is as it is. */
export type CauseScene = {
  text: string;
  /** The Facility that it points at, if it points at one. */
  room: string;
  /** `caution` for what could be better. */
  tone: string;
};

/** What the next Production makes of a supply, and what it needs. */
export type FlowScene = {
  id: string;
  name: string;
  made: number;
  needed: number;
  stock: number;
  after: number;
  short: number;
  because: string[];
  causes: CauseScene[];
};

export type PersonScene = {
  id: string;
  seat: number;
  name: string;
  profession: string;
  calling: string;
  first: boolean;
  wounds: number;
  deadly: number;
  /** The wounds that bring a Condition. */
  marks_at: number[];
  tokens: number;
  conditions: Told[];
  coming: Told[];
  abilities: AbilityScene[];
  marks: string[];
  /** Not assigned yet. */
  pawns: PawnScene[];
  /** In hand: somebody is just finding something to do for them. */
  held: PawnScene[];
  /** Back from work. */
  spent: PawnScene[];
  words: string;
};

export type AbilityScene = {
  id: string;
  name: string;
  text: string;
  state: "locked" | "ready" | "used";
};

export type PawnScene = {
  id: string;
  who: string;
  name: string;
  /** Whose badge it carries; `machine` for a machine. */
  profession: string;
  bound: string;
  /** What binds it, as options name it; `free` for nothing. */
  binding: string;
  /** The machine that it stands for; empty for somebody's pawn. */
  helper: string;
};

/** What somebody looks like who can be in a crew. */
export type FaceScene = {
  id: string;
  skin: string;
  hair: string;
  cut: string;
  extra: string;
};

/** A machine or a rover. */
export type HelperScene = {
  id: string;
  name: string;
  kind: "machine" | "rover";
  types: string[];
  stack: number;
  tokens: Told[];
  words: string;
  /** What a machine could do as the plan stands; empty while nobody plans, and where it can be sent no more. */
  now: string;
};

/** How many machines the plan uses, of how many it may. M-PC-06. */
export type MachinesScene = {
  used: number;
  most: number;
  /** How many could still be sent. */
  idle: number;
  words: string;
};

/** An action of the plan, with its odds. */
export type StackScene = {
  number: number;
  verb: string;
  type: string;
  name: string;
  target: string;
  /** The Facility that the target is, or is a part of. */
  target_room: string;
  place: string;
  room: string;
  path: string[];
  leader: string;
  pawns: PawnScene[];
  rover: string;
  strength: number;
  dice_at: number;
  automatic_at: number;
  success: number;
  wound: number;
  /** For certain. */
  wounds: number;
  adventure: number;
  costs: string[];
  strikes: string[];
  words: string;
  /** Its place in the order in which the plan will be resolved, from 1. M-ACT-10. */
  turn: number;
  /** What it is in a word or two, as its plan line says it: the part, the space, the event, or the action. */
  what: string;
  /** `sure`, `67 %`, or what is missing for it. */
  chance: string;
  /** What about it the crew may have overlooked: another action that is aimed at the same thing. */
  warning: string;
};

/** What would be different tomorrow. */
export type ForeseenScene = {
  forecast: ForecastScene | null;
  complexes: ComplexScene[];
  broken: number;
  /** How far the objectives would be that count something. */
  goals: Record<string, number>;
};

/** A space of the ring map. */
export type SpaceScene = {
  id: string;
  ring: number;
  /** Eighths of a circle from north. */
  turn: number;
  name: string;
  /** Empty where nobody has been. */
  roi: string;
  terrain: string;
  ground: string;
  effect: string;
  line: string;
  /** What it looks like there. */
  place: "berths" | "bridge" | "cave" | "chapel" | "cliff" | "corridor" | "crystal" | "dock" | "dunes" | "field" | "forge" | "garden" | "grove" | "hall" | "ice" | "lab" | "lamp" | "lock" | "machine" | "meadow" | "mine" | "office" | "orbit" | "panels" | "pool" | "rails" | "room" | "ruin" | "shaft" | "shore" | "sickbay" | "store" | "street" | "tower" | "vent" | "window" | "workshop" | "wreck";
  things: Counted[];
  tokens: Told[];
  spots: Told[];
  /** Days of light of a beacon; -1 without one. */
  days: number;
  burden: number;
  base: boolean;
  sites: string[];
  /** The goals that speak of it. */
  wanted: string[];
  way: WayScene | null;
};

export type Counted = {
  id: string;
  name: string;
  count: number;
};

export type WayScene = {
  pawns: number;
  strikes: Told[];
  path: string[];
};

export type MissionScene = {
  name: string;
  story: string;
  difficulty: string;
  objectives: ObjectiveScene[];
  notes: string[];
  broken: number;
  threshold: number;
  /** What only this mission has. */
  actions: Told[];
  campaign: string;
  number: number;
  missions: number;
};

export type ObjectiveScene = {
  id: string;
  text: string;
  state: "done" | "open" | "optional";
  how: string;
  now: number;
  /** Of how many; 0 where nothing is counted. */
  wanted: number;
  /** The same in words: `40 of 100`. */
  count: string;
};

/** An event in the Mission Log. */
export type EntryScene = {
  id: string;
  place: number;
  name: string;
  story: string;
  state: string;
  left: number;
  strikes: number;
  pawns: number;
  /** The action whose costs and penalties it bears; empty for none. */
  type: string;
  needs: string;
  reward: string;
};

export type CargoScene = {
  ready: Counted[];
  coming: Counted[];
  examined: Counted[];
  discovered: Counted[];
  finds: Told[];
  upgrades: Told[];
  installed: Told[];
};

export type PastScene = {
  sol: number;
  kind: string;
  name: string;
};

export type EndingScene = {
  won: boolean;
  title: string;
  objectives: ObjectiveScene[];
  facts: string[];
  lines: string[];
  /** Whether the game is over, too; between the missions of a campaign it is not. */
  over: boolean;
};

/** Before the first sol. */
export type StartScene = {
  levels: Told[];
};
