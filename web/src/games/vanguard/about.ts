// What a thing says of itself when somebody asks: name, rules, story.
import type { Drawn, Thing } from "../../lib/pointing.svelte";
import { say } from "../../lib/words.svelte";
import type { Controller } from "./controller.svelte";
import DeedCard from "./dice/DeedCard.svelte";
import type { Card, Clock, ConditionScene, CrewScene, DangerTable, Deed, Injury, MissionScene, SectorScene, Stores, ThreatScene } from "./scene";

const line = (name: string, text: string): { name?: string; text: string }[] => (text ? [{ name, text }] : []);

const cards = (deeds: Deed[]): Drawn[] => deeds.map((deed) => ({ face: DeedCard, of: { deed } }));

/** Where the ways from a place lead, and what they cost. */
function waysFrom(sector: SectorScene, { paths, sectors }: Controller): { text: string }[] {
  return paths.flatMap((path) => {
    const there = path.ends[0] === sector.number ? path.ends[1] : path.ends[1] === sector.number && !path.one_way ? path.ends[0] : 0;
    const name = sectors.find((one) => one.number === there)?.name;
    return name ? [{ text: say("vg-way-to", { name, number: there, price: path.words || say("vg-way-free") }) }] : [];
  });
}

export function aboutSector(sector: SectorScene, controller: Controller): Thing {
  const { crew, threats } = controller;
  const here = crew.filter((one) => sector.crew.includes(one.id)).map((one) => one.name);
  const foes = threats.filter((one) => sector.threats.includes(one.id)).map((one) => one.name);
  return {
    kind: "sector",
    id: sector.number,
    over: say("vg-sector", { number: sector.number }),
    title: sector.poi && sector.poi.name.toLowerCase() !== sector.name.toLowerCase() ? `${sector.name}: ${sector.poi.name}` : sector.name,
    lines: [
      ...line(say("vg-biomes"), sector.biomes.map((one) => one.name).join(", ")),
      ...line(say("vg-here"), here.join(", ")),
      ...line(say("vg-threats"), foes.join(", ")),
      ...line(say("vg-markers"), sector.markers.map((one) => one.name).join(", ")),
      ...sector.tokens.flatMap((one) => line(one.name, one.text)),
      ...(sector.stuck ? [{ text: say("vg-stuck") }] : []),
      ...(sector.pad ? [{ text: say("vg-pad") }] : []),
      ...(sector.unread ? [{ text: say("vg-unread") }] : []),
      ...waysFrom(sector, controller),
    ],
    drawn: cards(sector.deeds),
    story: sector.poi?.story ?? "",
  };
}

export const aboutThreat = (threat: ThreatScene): Thing => ({
  kind: "threat",
  id: threat.id,
  over: say("vg-threat"),
  title: threat.name,
  lines: [...line(say("vg-next"), threat.next), ...line(say("vg-ahead"), threat.ahead)],
  drawn: cards(threat.deeds),
  story: threat.story,
});

export const aboutClock = (clock: Clock): Thing => ({
  kind: "track",
  id: clock.id,
  over: say("vg-clock", { space: clock.space, length: clock.length }),
  title: clock.name,
  lines: [{ text: clock.next }],
});

export const aboutCondition = (condition: ConditionScene): Thing => ({
  kind: "condition",
  id: condition.id,
  over: say("vg-condition"),
  title: condition.name,
  lines: [
    ...line(say("vg-travel-icon"), condition.travel),
    ...(condition.need ? line(condition.need, condition.gives) : []),
    ...condition.specials.map((one) => ({ name: one.needs, text: one.text })),
  ],
  drawn: cards(condition.deeds),
  story: condition.story,
});

export const aboutMission = (mission: MissionScene): Thing => ({
  kind: "mission",
  id: mission.id,
  over: say(mission.done ? "vg-mission-done" : "vg-mission"),
  title: mission.name,
  lines: line(say("vg-goal"), mission.goal),
  drawn: cards(mission.deeds),
  story: mission.story,
});

export const aboutCard = (kind: string, card: Card, over: string): Thing => ({ kind, id: card.id, over, title: card.name, lines: card.text ? [{ text: card.text }] : [], story: card.story });

/** All that somebody carries, with what it says. */
export const aboutHand = (crew: CrewScene, more: number): Thing => ({
  kind: "hand",
  id: crew.id,
  over: crew.name,
  title: say("vg-more-cards", { count: more }),
  lines: [...crew.hand, ...crew.gear, ...crew.injuries.filter((one) => one.id)].map((one) => ({ name: one.name, text: one.text })),
});

/** A Special Action, by where it is written. */
export const aboutDeed = (deed: Deed, place: string): Thing => ({ kind: "action", id: deed.source, over: place, title: deed.name, drawn: [{ face: DeedCard, of: { deed, headless: true } }] });

/** A table of the Danger die. */
export const aboutDanger = (table: DangerTable): Thing => ({
  kind: "danger",
  id: table.id,
  title: table.name,
  lines: table.rows.map((row) => ({ name: row.share, text: `${row.name}: ${row.text}`, ...(row.harmless ? { tone: "quiet" } : {}) })),
});

/** All of them, each in one sentence. */
export const aboutDangers = (tables: DangerTable[]): Thing => ({ kind: "danger", id: "", title: say("vg-danger-tables"), lines: tables.map((one) => ({ name: one.name, text: one.odds })) });

export const aboutInjury = (injury: Injury): Thing => ({
  kind: "injury",
  id: injury.id,
  over: say("vg-injury"),
  title: injury.name,
  lines: [{ text: injury.down ? say("vg-injury-down") : injury.text }],
});

export const aboutCrew = (crew: CrewScene): Thing => ({
  kind: "who",
  id: crew.id,
  over: say("vg-rank", { section: crew.section_name, rank: crew.rank }),
  title: crew.name,
  lines: [
    { text: crew.alive ? crew.place : say("vg-dead") },
    { text: crew.convert.name },
    { name: crew.skill.name, text: crew.skill.text },
    ...(crew.spent.length ? [{ name: say("vg-spent"), text: crew.spent.map((one) => one.name).join(", ") }] : []),
    { text: say("vg-deck", { count: crew.deck }) },
    ...(crew.top ? [{ text: say("vg-discard", { count: crew.discard, card: crew.top.name }) }] : []),
    ...crew.gear.map((one) => ({ name: one.name, text: one.text })),
    ...crew.injuries.filter((one) => one.id).map((one) => ({ name: one.name, text: one.down ? say("vg-injury-down") : one.text })),
  ],
  story: crew.skill.story,
});

export const aboutFinds = (stores: Stores): Thing => ({
  kind: "stores",
  id: "finds",
  over: say("vg-finds"),
  title: say("vg-finds-count", { count: stores.found.length }),
  lines: [
    ...stores.leads.map((one) => ({ name: one.name, text: say("vg-lead", { total: one.total, needed: one.needed }) })),
    ...stores.found.map((one) => ({ name: one.name, text: one.text })),
    { text: say("vg-decks", { events: stores.events, bag: stores.bag, unique: stores.unique }) },
  ],
});
