// Everything on the table that has a name, with what it says of itself: away from the ship, and aboard.
import type { Names } from "..";
import type { Named } from "../../lib/book/names.svelte";
import type { Thing } from "../../lib/pointing.svelte";
import { say } from "../../lib/words.svelte";
import { aboutCard, aboutClock, aboutCondition, aboutCrew, aboutDanger, aboutDangers, aboutDeed, aboutInjury, aboutMission, aboutSector, aboutThreat } from "./about";
import { deskOf, type Controller } from "./controller.svelte";
import type { Card, CrewScene, Deed, ShipFiles, ShipScene, Stores, Thing as ShipThing, VanguardScene } from "./scene";

const card = (kind: string, over: string) => (one: Card): Named => [one.name, () => aboutCard(kind, one, over)];
const deed = (place: string) => (one: Deed): Named => [one.name, () => aboutDeed(one, place)];

function* ofCrew(crew: CrewScene): Iterable<Named> {
  yield [crew.name, () => aboutCrew(crew)];
  yield* crew.hand.map(card("card", crew.name));
  yield* crew.gear.map(card("gear", crew.name));
  if (crew.top) yield card("card", crew.name)(crew.top);
  if (crew.skill.name) yield card("skill", crew.name)(crew.skill);
  yield* crew.injuries.filter((one) => one.id).map((one): Named => [one.name, () => aboutInjury(one)]);
}

function* ofStores(stores: Stores): Iterable<Named> {
  yield* stores.found.map(card("found", say("vg-finds")));
  yield* stores.mods.map(card("mod", stores.lander?.name ?? ""));
  if (stores.lander) yield card("lander", "")(stores.lander);
  if (stores.event) yield card("event", say("vg-event-came"))(stores.event);
  if (stores.rankup) yield card("rankup", "")(stores.rankup);
}

/** The rule that says what a Danger die is: wherever the word stands, it opens the tables. */
const DANGER = "V-DANGER-01";

function* ofPlanet(desk: Controller): Iterable<Named> {
  for (const sector of desk.sectors) {
    const about = (): Thing => aboutSector(sector, desk);
    yield [sector.name, about];
    if (sector.poi && sector.poi.name !== sector.name) yield [sector.poi.name, about];
    yield* sector.tokens.map(card("gear", sector.name));
    yield* sector.deeds.map(deed(sector.name));
  }
  for (const one of desk.threats) {
    yield [one.name, () => aboutThreat(one)];
    yield* one.deeds.map(deed(one.name));
  }
  for (const one of desk.missions) {
    yield [one.name, () => aboutMission(one)];
    yield* one.deeds.map(deed(one.name));
  }
  const condition = desk.condition;
  if (condition) {
    yield [condition.name, () => aboutCondition(condition)];
    yield* condition.deeds.map(deed(condition.name));
  }
  // A card that shows a Time Track tells of it itself.
  const told = new Set([...desk.threats, ...desk.missions, ...(condition ? [condition] : [])].map((one) => one.name));
  yield* desk.clocks.filter((one) => !told.has(one.name)).map((one): Named => [one.name, () => aboutClock(one)]);
  yield* desk.dangers.map((one): Named => [one.name, () => aboutDanger(one)]);
  if (desk.dangers.length) yield ["", () => aboutDangers(desk.dangers), DANGER];
}

const aboard = (kind: string, over: string) => (one: ShipThing): Named => [one.name, () => ({ kind, id: one.id, title: one.name, over, lines: one.about ? [{ text: one.about }] : [], story: one.more })];
const some = <T>(all: readonly (T | null)[]): T[] => all.filter((one) => one !== null);

function* ofShip(ship: ShipScene, files: ShipFiles | null): Iterable<Named> {
  const { bridge, production, medbay } = ship;
  const things = [
    ...some([bridge.objective, bridge.secondary, bridge.morale, bridge.tech, ship.starmap.system]),
    ...bridge.offered, ...bridge.upgrades, ...bridge.awaiting, ...bridge.situations.map((one) => one.card),
    ...some(ship.lab.map((one) => one.card)), ...some(production.queues.flat()), ...production.ready, ...production.upgrades,
    ...medbay.upgrades, ...ship.addons, ...ship.landers.map((one) => one.card), ...ship.mods, ...ship.fitted, ...ship.cargo, ...ship.found,
    ...ship.team.flatMap((one) => one.gear), ...(files?.armory ?? []), ...some((files?.cabinet ?? []).flatMap((one) => one.cards)),
  ];
  yield* things.map(aboard("card", ""));
  yield* (files?.sections ?? []).map(aboard("section", ""));
  for (const one of ship.people) yield [one.name, () => ({ kind: "who", id: one.card, title: one.name, over: one.told, lines: files?.people[one.card] ? [{ text: files.people[one.card] ?? "" }] : [] })];
  for (const way of ship.starmap.ways) yield [way.name, () => ({ kind: way.kind, id: way.id, title: way.name, lines: [{ text: way.text }, ...(way.why ? [{ text: way.why }] : [])] })];
}

const names: Names<VanguardScene> = function* (table) {
  const desk = deskOf(table);
  if (desk.planet) yield* ofPlanet(desk);
  for (const crew of desk.crew) yield* ofCrew(crew);
  if (desk.stores) yield* ofStores(desk.stores);
  const ship = table.scene("ship");
  if (ship) yield* ofShip(ship, table.scene("shipfiles") ?? null);
};
export default names;
