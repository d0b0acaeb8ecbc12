// Who sits at a table, as it is shown: one entry for each person, with all of their seats, two letters and a sign.
import { seatNames } from "./me";
import type { Table } from "./table.svelte";
import type { Member, Place, SharedScene } from "./wire";
import { say } from "./words.svelte";

export type Kind = "here" | "away" | "bot" | "free";
export type Shape = "shield" | "triangle" | "circle" | "hexagon";
/** Shape and colour of a seat; never the colour alone. */
export type Sign = { shape: Shape; colour: string };
export type Sitter = {
  /** Who it is; empty for a seat that nobody holds. */
  person: string;
  name: string;
  letters: string;
  seats: number[];
  kind: Kind;
  ready: boolean;
};

const SHIELD: Sign = { shape: "shield", colour: "var(--seat-sec)" };
const TRIANGLE: Sign = { shape: "triangle", colour: "var(--seat-rec)" };
const CIRCLE: Sign = { shape: "circle", colour: "var(--seat-sci)" };
const HEXAGON: Sign = { shape: "hexagon", colour: "var(--seat-eng)" };
/** The order in which seats get a sign, as long as the game has given them none. */
const SIGNS = [TRIANGLE, CIRCLE, SHIELD, HEXAGON];
const CALLINGS: Record<string, Sign> = {
  sec: SHIELD, security: SHIELD, medic: SHIELD, rec: TRIANGLE, recon: TRIANGLE, geologist: TRIANGLE,
  sci: CIRCLE, science: CIRCLE, scientist: CIRCLE, eng: HEXAGON, engineering: HEXAGON, engineer: HEXAGON,
};

/** The sign of a seat: of its crew member, where the board shows one, so that both look the same. */
export function signOf(seat: number, crew: SharedScene["crew"] = []): Sign {
  const own = crew.find((one) => one.seat === seat);
  return CALLINGS[own?.section ?? own?.profession ?? ""] ?? SIGNS[seat % SIGNS.length] ?? CIRCLE;
}

/** Two letters for each name, all different: the first ones, or what tells the names apart. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const found = candidates(name).find((one) => !taken.has(one)) ?? "–";
    if (found !== "–") taken.add(found);
    return found;
  });
}

function candidates(name: string): string[] {
  const words = name.trim().split(/[\s._-]+/u).filter(Boolean);
  const first = [...(words[0] ?? "")];
  if (!first.length) return ["–"];
  const upper = (text: string): string => text.toLocaleUpperCase();
  const head = upper(first[0] ?? "");
  const lasts = words.slice(1).reverse().map((word) => upper([...word][0] ?? ""));
  const rest = first.slice(1).map(upper);
  const numbers = Array.from({ length: 9 }, (_, place) => String(place + 1));
  return [...lasts, ...rest, ...numbers].map((second) => head + second).concat(first.length === 1 ? [head] : []);
}

/** Everybody who sits there, in the order of the seats; somebody with two seats comes once. */
export function sittersOf(places: readonly Place[], members: readonly Member[], named: Record<number, string> = {}, me = ""): Sitter[] {
  const sitters: Omit<Sitter, "letters">[] = [];
  places.forEach((place, seat) => {
    const member = members.find((one) => one.id === place.person);
    const kind: Kind = place.bot ? "bot" : !member ? "free" : member.here ? "here" : "away";
    // Several people before one device: each seat that has a name of its own stands for somebody.
    const local = place.person === me ? named[seat] : undefined;
    const known = sitters.find((one) => one.person === place.person && one.kind === kind && one.person !== "" && one.name === (local ?? member?.name));
    if (known) known.seats.push(seat);
    else sitters.push({ person: place.person ?? "", name: local ?? member?.name ?? "", seats: [seat], kind, ready: member?.ready ?? false });
  });
  // The same name of the same person is the same somebody, also where a bot stands in for one of the seats.
  const keys = sitters.map((one) => `${one.person} ${one.name}`);
  const names = new Map(sitters.map((one, place) => [keys[place], one.name]));
  const letters = lettersOf([...names.values()]);
  return sitters.map((one, place) => ({ ...one, letters: letters[[...names.keys()].indexOf(keys[place])] ?? "–" }));
}

/** The name of a seat itself; where a game only counts its players, it is a seat with a number. */
export const seatWord = (name: string, seat: number): string => (!name || /\d$/.test(name) ? say("seat-number", { number: seat + 1 }) : name);

/** Whoever the board shows for a seat: the crew member, where there is one. */
export function crewName(table: Table, seat: number): string {
  return (table.scene("crew") ?? []).filter((one) => one.seat === seat).map((one) => one.name).filter(Boolean).join(", ");
}

/** What a seat is called: by the person for others, by the name it was given here or by its crew for one's own. */
export function seatCalled(table: Table, seat: number): string {
  const place = table.standing?.places[seat];
  if (!place) return "";
  if (place.person !== table.me.person) return (place.person && table.nameOf(place.person)) || crewName(table, seat) || seatWord(place.name, seat);
  const named = seatNames(table.id);
  // Where some seats of this device have names, those without belong to whoever it is.
  if (Object.keys(named).length) return named[seat] ?? table.nameOf(place.person);
  return table.mySeats.length > 1 ? crewName(table, seat) || seatWord(place.name, seat) : table.nameOf(place.person);
}
