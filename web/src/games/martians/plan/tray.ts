// The dice of the last answer, put together from what the table told: who rolled what for what, and what came of it.
import { things, type Told } from "../../../lib/wire";
import { family } from "../events/family";
import { value } from "../sheets/storyPages";

export type Rolled = { die: string; face: string; /** Rolled again: this one does not count. */ void: boolean };
/** An action with its dice. */
export type Deed = { kind: "deed"; title: string; verb: string; who: string; machine: string; dice: Rolled[]; end: "done" | "failed" | ""; lines: Told[]; last: number };
export type Moved = { complex: string; from: number; to: number; by: number };
/** The dice of the Malfunction phase, and how far they moved the markers. */
export type Night = { kind: "night"; title: string; dice: Rolled[]; moves: Moved[]; lines: Told[]; last: number };
export type Roll = Deed | Night;

/** What is told, but is no result of dice. */
const ASIDE = family("event-crew-talked", "event-plan-filed", "event-plan-changed", "event-first-player-changed");

/** Tales that have a page of their own. */
const TALES = family("event-adventure-met", "event-adventure-returned");

const plain = (text: string): string => text.replace(/\.$/, "");

/** All rolls that were told, in order. */
export function rollsOf(told: Told[]): Roll[] {
  const found: Roll[] = [];
  let now: Roll | null = null;
  for (const one of told) {
    if (one.key === "event-action-began") {
      now = { kind: "deed", title: plain(one.text), verb: value(one, "verb"), who: value(one, "who"), machine: "", dice: [], end: "", lines: [], last: one.moment };
      found.push(now);
      continue;
    }
    if (one.key === "event-phase-began") {
      now = value(one, "phase") === "malfunction" ? { kind: "night", title: plain(one.text), dice: [], moves: [], lines: [], last: one.moment } : null;
      if (now) found.push(now);
      continue;
    }
    if (one.key === "event-plan-committed" || one.key === "event-sol-began") now = null;
    if (!now) continue;
    if (!ASIDE.has(one.key)) now.last = one.moment;
    add(now, one);
  }
  return found.filter((roll) => roll.dice.length > 0);
}

function add(roll: Roll, one: Told): void {
  if (one.key === "event-die-rolled" || one.key === "event-malfunction-rolled") {
    const die = value(one, "die");
    // Only the dice of the action itself are rolled again; a Malfunction die may come up twice.
    if (one.key === "event-die-rolled") for (const earlier of roll.dice) if (earlier.die === die) earlier.void = true;
    roll.dice.push({ die, face: value(one, "face"), void: false });
  } else if (roll.kind === "deed" && (one.key === "event-action-succeeded" || one.key === "event-action-failed")) {
    roll.end = one.key === "event-action-succeeded" ? "done" : "failed";
  } else if (roll.kind === "deed" && one.key === "event-machine-acted") roll.machine = value(one, "machine");
  else if (roll.kind === "night" && one.key === "event-track-moved") {
    const to = Number(value(one, "level"));
    const by = Number(value(one, "by"));
    roll.moves.push({ complex: value(one, "complex"), from: to - by, to, by });
  } else if (!ASIDE.has(one.key) && !TALES.has(one.key)) roll.lines.push(one);
}

/** The rolls that the last answer set off or went on with; when it rolled nothing, none. */
export function lastRolls(told: Told[]): Roll[] {
  const moment = told.at(-1)?.moment ?? 0;
  return rollsOf(told).filter((roll) => roll.last >= moment);
}

/** What a line is about: the room that it can point at. */
export const roomOf = (told: Told): string => things(told, "room")[0] ?? "";
