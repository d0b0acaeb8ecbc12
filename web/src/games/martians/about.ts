// What a thing says of itself when somebody wants to know.
import type { Drawn, Line, Thing } from "../../lib/pointing.svelte";
import { say } from "../../lib/words.svelte";
import Causes from "./board/Causes.svelte";
import type { Controller } from "./controller.svelte";
import { iconOf } from "./icons";
import type { CauseScene, EntryScene, FlowScene, ForecastScene, HelperScene, ObjectiveScene, PartScene, PersonScene, RoomScene, SpaceScene, StackScene } from "./scene";

/** A name at the head of a card begins with a capital, though it may not in a sentence. */
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

export function aboutRoom(room: RoomScene, here: StackScene[]): Thing {
  const lines: Line[] = room.parts.map((part) => ({
    icon: iconOf(part.kind),
    text: part.state === "works" ? say("ms-part-works", { part: part.name, harm: part.rule }) : say(`ms-part-${part.state}`, { part: part.name, harm: part.rule }),
    tone: part.state === "works" ? "quiet" : part.state === "broken" ? "bad" : "ok",
  }));
  lines.unshift(...room.shut.map((tile) => ({ icon: "power", text: tile.name, tone: "off" })));
  if (room.does) lines.unshift({ icon: iconOf(room.action), text: room.does });
  if (room.supply) lines.unshift({ icon: iconOf(room.supply), text: say("ms-makes", { count: room.gives, most: room.top }) });
  lines.push(...room.tokens.map((token) => ({ icon: iconOf(token.id), text: token.text, tone: "caution" })));
  lines.push(...room.waiting.map((token) => ({ icon: "sol", text: say("ms-next-sol", { what: token.text }) })));
  if (room.upgrade) lines.push({ icon: "arrow-u", text: `${room.upgrade.name}: ${room.upgrade.text}` });
  lines.push(...here.map((stack) => ({ icon: "pawn", text: stack.words })));
  return { kind: "facility", id: room.id, title: room.name, over: room.house, lines, story: room.line };
}

/** What one wants to know at a glance: what is done there, what is wrong, what is planned. */
export function briefRoom(room: RoomScene, here: StackScene[]): Thing {
  const whole = aboutRoom(room, here);
  return { ...whole, lines: whole.lines?.filter((one) => one.tone !== "quiet") ?? [], story: "" };
}

/** One part of a Facility. */
export function aboutPart(part: PartScene, room: RoomScene): Thing {
  const text = say(`ms-part-${part.state}`, { part: part.name, harm: part.rule });
  return { kind: "element", id: part.id, title: `${room.name}: ${part.name}`, lines: [{ icon: iconOf(part.kind), text, tone: part.state === "broken" ? "bad" : "" }] };
}

export function aboutPerson(person: PersonScene): Thing {
  const ill = [...person.conditions, ...person.coming].map((one) => ({ icon: "injury", text: `${one.name}: ${one.text}`, tone: "bad" }));
  const able = person.abilities.map((one) => ({
    icon: one.state === "ready" ? "star" : one.state === "used" ? "check" : "lock",
    text: `${one.name}: ${one.text}`,
    tone: one.state === "ready" ? "" : "quiet",
  }));
  return {
    kind: "who",
    id: person.id,
    title: person.name,
    over: person.calling,
    lines: [{ icon: "user", text: person.words }, ...ill, ...person.marks.map((text) => ({ icon: "sol", text })), ...able],
  };
}

export function aboutHelper(helper: HelperScene): Thing {
  return {
    kind: helper.kind,
    id: helper.id,
    title: capital(helper.name),
    lines: [{ icon: helper.kind === "rover" ? "rover" : "bot", text: helper.words }, ...helper.tokens.map((one) => ({ icon: iconOf(one.id), text: one.text, tone: "caution" }))],
  };
}

/** All of them at once, where there is no room for each. */
export function aboutHelpers(helpers: HelperScene[]): Thing {
  const lines = helpers.map((one) => ({ icon: one.kind === "rover" ? "rover" : "bot", name: capital(one.name), text: one.words }));
  return { kind: "machine", id: "", title: say("ms-helpers"), lines };
}

export function aboutSpace(space: SpaceScene, here: StackScene[]): Thing {
  const lines: Line[] = [];
  if (!space.roi) lines.push({ icon: "eye", text: say("ms-unexplored") });
  lines.push(...space.wanted.map((text) => ({ icon: "star", text, tone: "ok" })));
  if (space.ground) lines.push({ icon: "target", text: space.ground });
  if (space.effect && space.effect !== "none") lines.push({ icon: iconOf(space.effect), text: say(`ms-terrain-${space.effect}`), tone: "caution" });
  lines.push(...space.things.map((one) => ({ icon: iconOf(one.id), text: one.count > 1 ? `${one.count} × ${one.name}` : one.name })));
  lines.push(...space.tokens.map((one) => ({ icon: iconOf(one.id), text: one.text, tone: "caution" })));
  lines.push(...space.spots.map((one) => ({ icon: "flag", text: one.name })));
  if (space.days >= 0) lines.push({ icon: "sol", text: say("ms-days", { count: space.days }) });
  lines.push(...space.sites.map((text) => ({ icon: "ruin", text })));
  if (space.way) {
    lines.push({ icon: "pawn", text: say("ms-way", { count: space.way.pawns + space.burden }) });
    lines.push(...space.way.strikes.map((one) => ({ icon: iconOf(one.id), text: say("ms-on-the-way", { what: one.name }), tone: "caution" })));
  } else lines.push({ icon: "lock", text: say("ms-no-way") });
  lines.push(...here.map((stack) => ({ icon: "pawn", text: stack.words })));
  return { kind: "space", id: space.id, title: space.roi || space.name, over: space.roi ? space.name : "", lines, story: space.line };
}

export const signed = (level: number): string => (level > 0 ? `+${level}` : String(level));
/** Why tomorrow is so; a cause that lies in a room shows the way there. */
const drawn = (causes: CauseScene[], controller: Controller): Drawn[] => [{ face: Causes, of: { causes, controller } }];

export function aboutStress(forecast: ForecastScene, controller: Controller): Thing {
  const lines: Line[] = [{ icon: "morale", text: `${say("ms-morale")} ${signed(forecast.morale)}` }];
  if (forecast.quarrel) lines.unshift({ icon: "danger", text: say("ms-quarrel-means"), tone: "bad" });
  if (forecast.eased < forecast.coming) lines.push({ icon: "relax", text: say("ms-eased", { level: forecast.eased }), tone: "ok" });
  return { kind: "stress", id: "", title: say("ms-stress-of", { level: forecast.coming, limit: forecast.limit }), over: say("ms-tomorrow"), lines, drawn: drawn(forecast.causes, controller) };
}

/** What follows for the store from what is made and needed. */
export function storeOf(flow: FlowScene): string {
  if (flow.id === "food") {
    if (flow.short) return say("ms-hungry", { count: flow.short });
    return flow.made < flow.needed ? say("ms-eaten", { count: flow.needed - flow.made, before: flow.stock, after: flow.after }) : say("ms-kept", { before: flow.stock, after: flow.after });
  }
  if (flow.short) return say("ms-dark", { count: flow.short, because: flow.because.join(", ") || "none" });
  return say("ms-kept", { before: flow.stock, after: flow.after });
}

export function aboutFlow(flow: FlowScene, controller: Controller): Thing {
  return {
    kind: "supply",
    id: flow.id,
    title: `${capital(flow.name)}: ${say("ms-made-of", { made: flow.made, needed: flow.needed })}`,
    over: say("ms-tomorrow"),
    lines: [{ icon: "cargo", text: storeOf(flow), tone: flow.short ? "caution" : "" }],
    drawn: drawn(flow.causes, controller),
  };
}

/** An action of the plan. */
export function aboutStack(stack: StackScene): Thing {
  const lines: Line[] = [{ icon: "pawn", text: stack.words }];
  if (stack.warning) lines.unshift({ icon: "danger", text: stack.warning, tone: "caution" });
  return { kind: "stack", id: stack.number, title: capital(stack.place ? `${stack.name}: ${stack.place}` : stack.name), lines };
}

export function aboutEntry(entry: EntryScene): Thing {
  const lines: Line[] = [];
  if (entry.state === "open") {
    lines.push({ icon: "pawn", text: say("ms-event-needs", { pawns: entry.pawns, type: entry.type || "none", things: entry.needs || "none" }) });
    lines.push({ icon: "success", text: entry.reward, tone: "ok" });
    lines.push({ icon: "time", text: say("ms-event-left", { left: entry.left }) });
    if (entry.strikes) lines.push({ icon: "danger", text: say("ms-event-strikes", { percent: entry.strikes }), tone: "bad" });
  } else lines.push({ icon: "danger", text: say("ms-event-struck"), tone: "quiet" });
  return { kind: "event", id: entry.id, title: entry.name, lines, story: entry.story };
}

export function aboutObjective(objective: ObjectiveScene): Thing {
  return {
    kind: "objective",
    id: objective.id,
    title: objective.text,
    over: say(`ms-objective-${objective.state}`),
    lines: objective.how ? [{ icon: "info", text: objective.how }] : [],
  };
}
