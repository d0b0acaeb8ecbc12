// Every token of every game on the boards, by the name that the server has for it, in every language.
// things.json is written by scripts/board-things from the rules and packs themselves.
import { afterEach, beforeAll, expect, test } from "vitest";
import { aboutHelper, aboutPerson, aboutRoom, aboutSpace } from "../src/games/martians/about";
import CargoPanel from "../src/games/martians/board/CargoPanel.svelte";
import { Controller as Base } from "../src/games/martians/controller.svelte";
import CrewDock from "../src/games/martians/board/CrewDock.svelte";
import RingMap from "../src/games/martians/board/RingMap.svelte";
import RoomTile from "../src/games/martians/board/RoomTile.svelte";
import type { CargoScene, Counted, HelperScene, MartiansScene, PersonScene, RoomScene, SpaceScene, Told } from "../src/games/martians/scene";
import { aboutFinds, aboutSector } from "../src/games/vanguard/about";
import { Controller as Bridge } from "../src/games/vanguard/controller.svelte";
import type { Card, CrewScene, SectorScene, ShipScene, Stores, VanguardScene } from "../src/games/vanguard/scene";
import SectorPlate from "../src/games/vanguard/map/SectorPlate.svelte";
import Pools from "../src/games/vanguard/ship/Pools.svelte";
import StoresBar from "../src/games/vanguard/StoresBar.svelte";
import TurnRail from "../src/games/vanguard/TurnRail.svelte";
import { comfort, type Language } from "../src/lib/settings.svelte";
import { loadWords, say } from "../src/lib/words.svelte";
import ThingText from "../src/ui/ThingText.svelte";
import { LANGUAGES, said, shows, tableOf, type Game } from "./shown";
import things from "./things.json";

type Named = { id: string; name: string };
type Kinds = Record<string, string[] | Record<string, Record<Language, string>>>;

/** All tokens of a kind, by the words of a message or by the name of a card. */
function tokens(game: Exclude<Game, "beacon">, kind: string, language: Language): Named[] {
  const of = (things[game].tokens as Kinds)[kind] ?? [];
  const found = Array.isArray(of) ? of.map((id) => ({ id, name: said(game, language, `${kind}-${id}`) })) : Object.entries(of).map(([id, names]) => ({ id, name: names[language] }));
  expect(found.length, kind).toBeGreaterThan(3);
  expect(found.every((one) => one.name), kind).toBe(true);
  return found;
}

const names = (of: { name: string }[]): string[] => of.map((one) => one.name);
const lines = (of: { text: string }[]): string[] => of.map((one) => one.text);

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});
afterEach(() => {
  comfort.language = "en";
});

test("a kind of token that the games get is shown here", () => {
  expect(Object.keys(things.martians.tokens).sort()).toEqual(["condition", "ground", "hindrance", "load", "spot", "thing", "token"]);
  expect(Object.keys(things.vanguard.tokens).sort()).toEqual(["find", "gear", "lead", "marker"]);
});

// Martians

/** Tokens with what each does where it lies. */
function withText(kind: "ground" | "hindrance" | "load", language: Language): Told[] {
  const called = new Map(tokens("martians", "token", language).map((one) => [one.id, one.name]));
  return tokens("martians", kind, language).map((one) => ({ id: one.id, name: called.get(one.id) ?? "", text: one.name }));
}

test.each(LANGUAGES)("in %s every Modifier token lies in a room, on the ground and on a rover", async (language) => {
  comfort.language = language;
  const room = { id: "la", name: "Ada", house: "", complex: "living", kind: "lab", action: "", does: "", verbs: [], line: "", open: true, parts: [], tokens: withText("hindrance", language), waiting: withText("hindrance", language), shut: [], supply: "", gives: 0, top: 0, farm: null, upgrade: null, must_roll: true, site: "" } as RoomScene;
  const controller = new Base(tableOf<MartiansScene>("martians", {}));
  await shows(RoomTile, { room, plan: [], controller, ghost: () => false }, names(room.tokens));
  await shows(ThingText, { thing: aboutRoom(room, []), brief: false }, lines(room.tokens));
  const rover: HelperScene = { id: "r", name: "Ada", kind: "rover", types: [], stack: 0, tokens: withText("load", language), words: "Ada", now: "" };
  const cargo = { ready: [], examined: [], coming: [], finds: [], upgrades: [], installed: [] } as unknown as CargoScene;
  await shows(CargoPanel, { cargo, rovers: [rover], controller }, names(rover.tokens));
  await shows(ThingText, { thing: aboutHelper(rover), brief: false }, lines(rover.tokens));
});

test.each(LANGUAGES)("in %s every thing and mark lies on the map, and what can be carried in the Cargo Bay", async (language) => {
  comfort.language = language;
  const counted: Counted[] = tokens("martians", "thing", language).map((one) => ({ ...one, count: 2 }));
  const spots: Told[] = tokens("martians", "spot", language).map((one) => ({ ...one, text: "" }));
  const space = { id: "A1-N", ring: 1, turn: 0, name: "Ada", roi: "Ada", terrain: "", ground: "", effect: "", line: "", place: "dunes", things: counted, tokens: withText("ground", language), spots, days: 2, burden: 0, base: false, sites: [], wanted: [], way: null } as SpaceScene;
  const controller = new Base(tableOf<MartiansScene>("martians", { spaces: [space] }));
  await shows(RingMap, { spaces: [space], plan: [], controller, seed: "a", ghost: () => false }, [...names(counted), ...names(space.tokens), ...names(spots)]);
  await shows(ThingText, { thing: aboutSpace(space, []), brief: false }, [...names(counted), ...lines(space.tokens), ...names(spots)]);
  for (const where of ["ready", "examined", "coming"]) {
    const cargo = { ready: [], examined: [], coming: [], finds: [], upgrades: [], installed: [], [where]: counted } as unknown as CargoScene;
    await shows(CargoPanel, { cargo, rovers: [], controller }, names(counted));
  }
});

test.each(LANGUAGES)("in %s Condition and Morale tokens lie beside their astronaut", async (language) => {
  comfort.language = language;
  const conditions: Told[] = tokens("martians", "condition", language).map((one) => ({ ...one, text: said("martians", language, `ailment-${one.id}`) }));
  const person = { id: "a", seat: 0, name: "Ada", profession: "scientist", calling: "Ada", first: true, wounds: 1, deadly: 8, marks_at: [3], tokens: 2, conditions, coming: [], abilities: [], marks: [], pawns: [], held: [], spent: [], words: "Ada" } as PersonScene;
  await shows(CrewDock, { table: tableOf<MartiansScene>("martians", { sol: 1, crew: [person] }) }, ["2"]);
  await shows(ThingText, { thing: aboutPerson(person), brief: false }, conditions.map((one) => `${one.name}: ${one.text}`));
});

// Vanguard

test.each(LANGUAGES)("in %s every token and marker lies in its Sector", async (language) => {
  comfort.language = language;
  const card = (one: Named): Card => ({ ...one, text: "Ada", story: "" });
  const sector = { number: 3, name: "Ada", x: 1, y: 1, mark: "", place: "dunes", poi: null, deeds: [], biomes: [], crew: [], threats: [], markers: tokens("vanguard", "marker", language).map(card), tokens: tokens("vanguard", "gear", language).map(card), stuck: true, pad: true, lander: false, goal: true, unread: true } as SectorScene;
  const controller = new Bridge(tableOf<VanguardScene>("vanguard", { sectors: [sector], crew: [] }));
  const all = names([...sector.markers, ...sector.tokens]);
  await shows(SectorPlate, { controller, sector, small: false, aimed: false, measured: () => undefined }, all);
  await shows(ThingText, { thing: aboutSector(sector, controller), brief: false }, all);
});

test.each(LANGUAGES)("in %s Lead, Success, Command, Energy, Penalty and Start tokens have their words", async (language) => {
  comfort.language = language;
  const found = tokens("vanguard", "lead", language).map((one) => ({ ...one, text: "Ada", story: "" }));
  const leads = tokens("vanguard", "find", language).map((one) => ({ find: one.id, name: one.name, total: 2, needed: 3, left: 4 }));
  const stores = { supplies: 2, most: 5, success: 3, found, leads, lander: null, mods: [], events: 4, event: null, bag: 7, unique: 2, rankup: null, ranked: false, debts: 0, deadly: false } as Stores;
  const crew = { id: "a", name: "Ada", section: "recon", seat: 0, alive: true, turn: false, start: true, done: false, actions: 2 } as CrewScene;
  const table = tableOf<VanguardScene>("vanguard", { planet: {}, crew: [crew] });
  await shows(StoresBar, { controller: new Bridge(table), stores }, [], [say("vg-supplies"), say("vg-success")]);
  await shows(ThingText, { thing: aboutFinds(stores), brief: false }, [...names(leads), ...names(found)]);
  await shows(TurnRail, { table }, [], [say("vg-start-token")]);
  const ship = { command: 2, energy: 3, success: 4, penalty: true, people: [], bridge: { morale: { id: "m", name: "Ada", about: "", more: "", count: 1 } } } as unknown as ShipScene;
  await shows(Pools, { table: table as never, ship }, [], [say("vs-command"), say("vs-energy"), say("vs-success"), say("vs-penalty")]);
});
