// What a table of vanguard is drawn from. Written by scripts/scene-types from the structs that `Table.scene` and
// `Table.foreseen` give: change those, and run it again.

export type VanguardScene = {
  title: string;
  moment: string;
  goals: Goal[];
  /** None aboard the ship. */
  planet: PlanetScene | null;
  sectors: SectorScene[];
  paths: PathScene[];
  /** The tables of the Danger die. */
  dangers: DangerTable[];
  threats: ThreatScene[];
  crew: CrewScene[];
  clocks: Clock[];
  condition: ConditionScene | null;
  missions: MissionScene[];
  stores: Stores | null;
  check: CheckScene | null;
  story: Story | null;
  ending: Ending | null;
  ship: ShipScene | null;
  shipfiles: ShipFiles | null;
  faces: FaceScene[];
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

export type PlanetScene = {
  id: string;
  name: string;
  text: string;
  look: "coast" | "dust" | "forest" | "hull" | "ice" | "lamp";
  tint: string;
  seed: number;
};

export type SectorScene = {
  number: number;
  name: string;
  x: number;
  /** In percent from the left and from the top. */
  y: number;
  mark: string;
  /** What it looks like there from near by. */
  place: "berths" | "bridge" | "cave" | "chapel" | "cliff" | "corridor" | "crystal" | "dock" | "dunes" | "field" | "forge" | "garden" | "grove" | "hall" | "ice" | "lab" | "lamp" | "lock" | "machine" | "meadow" | "mine" | "office" | "orbit" | "panels" | "pool" | "rails" | "room" | "ruin" | "shaft" | "shore" | "sickbay" | "store" | "street" | "tower" | "vent" | "window" | "workshop" | "wreck";
  poi: Card | null;
  deeds: Deed[];
  biomes: Card[];
  crew: string[];
  threats: string[];
  markers: Card[];
  tokens: Card[];
  stuck: boolean;
  /** Whether a Lander may land here. */
  pad: boolean;
  lander: boolean;
  /** Whether an open Mission sends the team here. */
  goal: boolean;
  /** Whether the board has a Log here that nobody has read. */
  unread: boolean;
};

/** Anything with a name and rules text. */
export type Card = {
  id: string;
  name: string;
  text: string;
  story: string;
};

/** A Special Action: what it is called, what it asks, what comes of it. */
export type Deed = {
  source: string;
  name: string;
  text: string;
  check: boolean;
  specials: Effect[];
  outcomes: Outcome[];
};

/** A Special Effect of a check. */
export type Effect = {
  /** Alternatives, each a list of terms: icons, colours, `die`, `SAME`. */
  need: string[][];
  /** The same in words. */
  needs: string;
  text: string;
  lacks: boolean;
  /** The requirement as events name it. */
  id: string;
};

/** A row or a track of a check with what comes of it. */
export type Outcome = {
  colour: "green" | "red" | "yellow";
  name: string;
  need: string[][];
  needs: string;
  text: string;
  then: string[];
  /** Of a track; 0 for a row. */
  length: number;
  space: number;
};

export type PathScene = {
  place: number;
  ends: [number, number];
  prices: PathPrice[];
  words: string;
  one_way: boolean;
  via: [number, number] | null;
};

/** An icon of a Path. */
export type PathPrice = {
  /** `danger`, `spend`, or `travel`. */
  kind: string;
  /** The Danger die, or the colour of the die that is spent. */
  of: string;
  /** What it asks for; of a Danger die all that it may do. */
  text: string;
};

/** A table of the Danger die. */
export type DangerTable = {
  id: string;
  name: string;
  /** All of it in one sentence: `3 of 6 nothing, 2 of 6 spend a die, 1 of 6 Graze`. */
  odds: string;
  rows: DieRow[];
};

/** One symbol of a die: how many of its sides show it, and what it does. */
export type DieRow = {
  count: number;
  /** `2 of 6`. */
  share: string;
  name: string;
  text: string;
  harmless: boolean;
};

export type ThreatScene = {
  id: string;
  name: string;
  story: string;
  sector: number;
  others: number[];
  next: string;
  /** What it does on the spaces to come. */
  ahead: string;
  /** The Sectors that it enters next, one list for each way it may take; empty if it stays or nobody can know. */
  ways: number[][];
  /** Whether it then does something to whoever is with it. */
  strikes: boolean;
  deeds: Deed[];
};

export type CrewScene = {
  id: string;
  name: string;
  section: string;
  section_name: string;
  seat: number;
  rank: number;
  sector: number;
  place: string;
  alive: boolean;
  turn: boolean;
  start: boolean;
  done: boolean;
  actions: number;
  /** None where there are none. V-TUT-27. */
  charges: number | null;
  columns: Column[];
  spent: Die[];
  injuries: Injury[];
  hand: Card[];
  limit: number;
  deck: number;
  discard: number;
  /** The card that was discarded last. */
  top: Card | null;
  gear: Card[];
  /** The icon that the Basic ones of its colour can stand for. */
  convert: Die;
  skill: Card;
};

export type Column = {
  colour: string;
  dice: Die[];
  /** That the Rank may use. */
  slots: number;
  /** Whether an Injury die lies on top. */
  hurt: boolean;
};

export type Die = {
  id: string;
  colour: string;
  /** What it shows: its face, or before a roll what it is good at. */
  icons: string[];
  name: string;
  owner: string;
  /** What it shows, as options and events name it; empty before a roll. */
  face: string;
};

/** A slot for an Injury card; without an id it is free. */
export type Injury = {
  id: string;
  name: string;
  text: string;
  down: boolean;
};

/** A Time Track. */
export type Clock = {
  id: string;
  /** Of the card that shows it: condition, threat, mission or poi. */
  kind: string;
  card: string;
  name: string;
  space: number;
  length: number;
  /** What happens on the next space, or at the end. */
  next: string;
  sector: number;
};

export type ConditionScene = {
  id: string;
  name: string;
  story: string;
  /** What a Travel icon does. */
  travel: string;
  need: string;
  /** The Dice Combination that everybody may use. */
  gives: string;
  specials: Effect[];
  deeds: Deed[];
};

export type MissionScene = {
  id: string;
  name: string;
  story: string;
  goal: string;
  done: boolean;
  where: number[];
  deeds: Deed[];
  /** Special Actions that lie open and may complete it, by where they are written. */
  ways: string[];
};

export type Stores = {
  supplies: number;
  /** 0 where Supplies are not counted. */
  most: number;
  success: number;
  found: Card[];
  leads: Lead[];
  lander: Card | null;
  mods: Card[];
  events: number;
  /** The last one. */
  event: Card | null;
  bag: number;
  unique: number;
  rankup: Card | null;
  ranked: boolean;
  debts: number;
  deadly: boolean;
};

/** A kind of Discovery: the value of its Leads of what is needed, and the cards left. */
export type Lead = {
  find: string;
  name: string;
  total: number;
  needed: number;
  left: number;
};

export type CheckScene = {
  who: string;
  name: string;
  action: string;
  title: string;
  /** Where the check is written: a place, a Threat, a Mission. */
  place: string;
  step: number;
  /** None for the check of Prepare. */
  deed: Deed | null;
  /** The Global Condition's first. V-CHECK-7.2. */
  specials: Effect[];
  /** How many were looked at. */
  special: number;
  given: Die[];
  pool: Die[];
  injury_dice: number;
  wounds: Card[];
  danger: Card[];
  outcome: string;
  /** The ten steps of the rulebook, told as four. */
  steps: CheckStep[];
  /** While dice are chosen: everybody's. */
  hands: Hand[];
  /** What the dice in hand come to, in a few words; after the roll, what they came to before it. */
  odds: string;
  chances: Chance[];
  /** After the roll: the Outcome that would come as it lies; empty if none, or before the roll. */
  now: string;
  /** The same in words: `now: green`. */
  now_text: string;
  /** Steps that could change nothing, with the reason. */
  passed: string[];
  /** The seats that have still to say something. */
  waits: number[];
};

/** A step as people see it. */
export type CheckStep = {
  id: string;
  name: string;
  done: boolean;
  now: boolean;
};

/** Somebody with the dice that could be rolled, or why there are none. */
export type Hand = {
  who: string;
  name: string;
  seat: number;
  active: boolean;
  /** Whether its player is done with choosing. */
  ready: boolean;
  /** How many it may give. */
  note: string;
  /** Why it gives none. */
  why: string;
  dice: HandDie[];
  /** That roll along. */
  injury_dice: number;
  /** What one of them may do: `2 of 6 spend 1 die`. */
  injury: string;
};

export type HandDie = {
  die: Die;
  marked: boolean;
  /** Whether it belongs to the best set, as long as nothing is marked. */
  suggested: boolean;
  /** What taking it would make of the chances: `67 % → sure`. */
  change: string;
  /** Why its owner cannot give it now. */
  barred: string;
};

/** How likely an Outcome is, or how far a track would go. */
export type Chance = {
  colour: string;
  name: string;
  percent: number;
  text: string;
};

/** The Log that was read last. */
export type Story = {
  /** Changes with every Log that is read. */
  key: string;
  log: string;
  title: string;
  text: string;
  /** What it looks like where it is read. */
  place: "berths" | "bridge" | "cave" | "chapel" | "cliff" | "corridor" | "crystal" | "dock" | "dunes" | "field" | "forge" | "garden" | "grove" | "hall" | "ice" | "lab" | "lamp" | "lock" | "machine" | "meadow" | "mine" | "office" | "orbit" | "panels" | "pool" | "rails" | "room" | "ruin" | "shaft" | "shore" | "sickbay" | "store" | "street" | "tower" | "vent" | "window" | "workshop" | "wreck";
  /** 0 aboard, and where it is about no Sector. */
  sector: number;
};

export type Ending = {
  won: boolean;
  title: string;
  lines: string[];
};

export type ShipScene = {
  page: string;
  pages: PageTab[];
  /** Facilities that are open to visits. */
  rooms: string[];
  command: number;
  energy: number;
  success: number;
  penalty: boolean;
  price: number;
  recruits: number;
  deadly: boolean;
  people: Person[];
  dice: Record<string, string[]>;
  dienames: Record<string, string>;
  team: Member[];
  medbay: Medbay;
  wall: Plate[];
  bridge: Bridge;
  starmap: Starmap;
  lab: Slot[];
  production: Production;
  addons: Thing[];
  envelope: boolean;
  gathered: Finds[];
  landers: Craft[];
  mods: Thing[];
  fitted: Thing[];
  cargo: Thing[];
  found: Thing[];
  supplies: number;
  planet: string;
  previously: string[];
  forecast: string[];
};

export type PageTab = {
  id: string;
  name: string;
  part: "aside" | "home" | "out" | "room";
};

export type Person = {
  card: string;
  name: string;
  section: string;
  rank: number;
  icon: NamedIcon;
  place: string;
  /** The place in words. */
  told: string;
  injuries: number;
  /** Nobody else of the Section is Available. V-SHIP-ASSIGN-3. */
  last: boolean;
};

export type NamedIcon = {
  id: string;
  name: string;
};

/** Somebody of the Away Team, as far as it stands. */
export type Member = {
  section: string;
  card: string;
  name: string;
  rank: number;
  alive: boolean;
  injuries: number;
  charges: number;
  dice: string[];
  cards: number;
  gear: Thing[];
};

/** A card, or anything else with a name and words. */
export type Thing = {
  id: string;
  name: string;
  about: string;
  /** Its story, or another line beside what it does. */
  more: string;
  count: number;
};

export type Medbay = {
  lanes: Lane[];
  risk: number;
  ahead: Ahead[];
  upgrades: Thing[];
};

/** Cots of a kind, the most severe first. V-SHIP-MEDBAY-4. */
export type Lane = {
  id: string;
  name: string;
  slots: number;
  patients: string[];
};

/** What becomes of somebody hurt: now, and after the next pass. */
export type Ahead = {
  who: string;
  now: string;
  then: string;
  told: string;
};

/** A name on the wall. */
export type Plate = {
  id: string;
  name: string;
  /** Whose slot it has; `common` for one of all. */
  section: string;
};

export type Bridge = {
  objective: Thing;
  secondary: Thing | null;
  offered: Thing[];
  upgrades: Thing[];
  awaiting: Thing[];
  situations: Situation[];
  possible: number;
  morale: Thing;
  tech: Thing;
};

export type Situation = {
  card: Thing;
  choices: Taking[];
  icons: NamedIcon[][];
  staffed: boolean;
};

/** A way to take a Situation. V-SHIP-BRIDGE-9. */
export type Taking = {
  id: string;
  name: string;
  about: string;
  payable: boolean;
};

export type Starmap = {
  system: Thing;
  ways: Way[];
  scanner: Scanned | null;
  parts: Part[];
  adrift: number;
};

export type Way = {
  kind: "destination" | "system";
  id: string;
  name: string;
  text: string;
  energy: number;
  why: string;
  /** The Landing card of the world that it leads to; empty if it leads to none. */
  landing: string;
  world: World | null;
  visited: boolean;
};

/** How a world is drawn, as its map is. */
export type World = {
  look: "coast" | "dust" | "forest" | "hull" | "ice" | "lamp";
  tint: string;
  seed: number;
};

export type Scanned = {
  landing: string;
  name: string;
  number: number;
  /** How many were scanned. */
  parts: number;
  world: World;
};

/** A part of the Landing card; without words it is not scanned. V-SHIP-STARMAP-13. */
export type Part = {
  name: string;
  told: string;
  energy: number;
};

/** A slot of the Laboratory. */
export type Slot = {
  card: Thing | null;
  keyword: NamedIcon;
  cost: Cost[];
  payable: boolean;
  icons: NamedIcon[];
};

export type Cost = {
  count: number;
  find: string;
  name: string;
  rarity: string;
  told: string;
};

export type Production = {
  queues: (Thing | null)[][];
  ready: Thing[];
  upgrades: Thing[];
  built: string[];
  startable: string[];
  boostable: string[];
};

/** Gathered Discoveries of a type. */
export type Finds = {
  id: string;
  name: string;
  rarities: Record<string, number>;
};

/** A Lander. */
export type Craft = {
  card: Thing;
  ready: boolean;
  chosen: boolean;
};

/** What changes seldom: it is sent apart from the rest. */
export type ShipFiles = {
  /** With what is said of their dice. */
  sections: Thing[];
  /** What everybody who serves can do. */
  people: Record<string, string>;
  armory: Thing[];
  cabinet: Row[];
  chronicle: Chapter[];
  dice: Record<string, DieLook>;
};

export type Row = {
  cards: (Thing | null)[];
  complete: boolean;
};

/** An Exploration and the visit of the ship that followed. */
export type Chapter = {
  number: number;
  planet: string;
  lines: string[];
};

/** A Section die as it is drawn while it lies on no table. */
export type DieLook = {
  colour: string;
  icon: string;
};

/** What somebody looks like who can be in a crew. */
export type FaceScene = {
  id: string;
  skin: string;
  hair: string;
  cut: string;
  extra: string;
};
