// What deserves a look before the table goes on: how a check ended, an Event, a roll that was over at once, a page of the Log.
// All of it is read from what was told about the newest answer and from the check as it was seen last.
import { things, type Told } from "../../../lib/wire";
import { courseOf, timesOf } from "../dice/checkSteps";
import { diceIn, isRolled } from "../dice/dice";
import { isKind, type Kind } from "../../../pictures/scenery";
import { family } from "../events/family";
import type { CheckScene, Die, Effect, Outcome, Story } from "../scene";

/** A Special Effect that was used. */
export type Used = { effect: Effect; times: number };
export type CheckEnd = { kind: "check"; who: string; check: CheckScene; dice: Die[]; used: Used[]; outcomes: Outcome[]; applied: string[]; lines: Told[] };
export type EventCame = { kind: "event"; who: string; event: string; title: string; story: string; half: string; lines: Told[] };
export type Roll = { kind: "roll"; who: string; die: "danger" | "injury" | "other"; letter: string; text: string; lines: Told[] };
/** A Log as it was told: what it looks like there is known where the Log itself says so. */
export type Reading = Omit<Story, "place"> & { place: Kind | null };
export type Page = { kind: "page"; who: ""; story: Reading };
export type Moment = CheckEnd | EventCame | Roll | Page;

/** The check that runs as far as it was seen, and the dice that its Special Effects have used. */
export type Trail = { check: CheckScene; used: Die[] };

const SAME = (left: Die, right: Die): boolean => left.owner === right.owner && left.id === right.id && left.face === right.face;

/** What is in one pool and not in the other; equal dice count one by one. */
function without(dice: Die[], taken: Die[]): Die[] {
  const left = [...taken];
  return dice.filter((die) => {
    const place = left.findIndex((one) => SAME(one, die));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Go on with a check: dice that have left its pool after step 4 were used, they still belong to its end. */
export function followed(trail: Trail | null, check: CheckScene | null, fresh: Told[] = []): Trail | null {
  if (!check) return null;
  const same = trail !== null && trail.check.who === check.who && trail.check.action === check.action && trail.check.step <= check.step;
  if (!same || check.step < 5) return { check, used: [] };
  const lay = isRolled(trail.check) ? trail.check.pool : diceOf(trail, fresh);
  return { check, used: [...trail.used, ...without(lay, check.pool)] };
}

const refsOf = (one: Told): Map<string, string> => new Map((one.refs ?? []).map(([kind, value]) => [kind, String(value)]));

/** The dice as they lie in the end. */
function diceOf(trail: Trail, fresh: Told[]): Die[] {
  let dice = isRolled(trail.check) ? [...trail.used, ...trail.check.pool] : trail.check.given.map((die) => ({ ...die }));
  for (const one of fresh) {
    const refs = refsOf(one);
    if (one.key === "event-dice-rolled") {
      const rolled = diceIn(one);
      dice = dice.map((die, place) => {
        const shown = rolled[place];
        return shown?.die === die.id ? { ...die, face: shown.face, icons: shown.icons } : die;
      });
    } else if (one.key === "event-die-rerolled" || one.key === "event-die-turned") {
      const place = dice.findIndex((die) => die.id === refs.get("die") && die.face === refs.get("before"));
      const face = refs.get("face") ?? "";
      const icons = things(one, "icon");
      dice = dice.map((die, at) => (at === place ? { ...die, face, icons: icons.length ? icons : [face] } : die));
    }
  }
  return dice;
}

/** What the pictures of a result show already, and what nobody needs to read twice. */
const SHOWN = family(
  "event-action-taken", "event-check-began", "event-dice-rolled", "event-die-rerolled", "event-die-spent", "event-die-turned", "event-flag-set",
  "event-forced", "event-injury-dice-rolled", "event-log-read", "event-outcome-applied", "event-outcome-marked", "event-page-opened",
  "event-round-began", "event-special-resolved", "event-start-token-passed", "event-taught", "event-time-reset", "event-track-moved", "event-turn-began"
);
/** Here something else begins: what follows did not come of it. */
const ELSE = family("event-action-taken", "event-check-began", "event-round-began", "event-turn-began");
const ROLLED = family("event-danger-rolled", "event-injury-dice-rolled", "event-ten-rolled");
/** A Danger die of the check itself lies in its tray. */
const OF_CHECK = "V-CHECK-2.3";

function endOf(trail: Trail, fresh: Told[], told: Told[]): CheckEnd {
  const { check } = trail;
  const times = timesOf(courseOf(told), check.specials.map((one) => one.id));
  const applied = fresh.filter((one) => one.key === "event-outcome-marked" || one.key === "event-outcome-applied").map((one) => refsOf(one).get("colour") ?? "");
  const spaces = new Map(fresh.filter((one) => one.key === "event-track-moved").map((one) => [refsOf(one).get("colour"), Number(refsOf(one).get("space"))]));
  const outcomes = (check.deed?.outcomes ?? [])
    .map((one) => ({ ...one, space: applied.includes(one.colour) ? one.length : (spaces.get(one.colour) ?? one.space) }))
    .filter((one) => one.space > 0 || applied.includes(one.colour));
  const used = check.specials.map((effect, place) => ({ effect, times: times[place] ?? 0 })).filter((one) => one.times > 0);
  return { kind: "check", who: check.who, check, dice: diceOf(trail, fresh), used, outcomes, applied, lines: [] };
}

function rollOf(one: Told): Roll {
  const refs = refsOf(one);
  const die = one.key === "event-danger-rolled" ? "danger" : one.key === "event-injury-dice-rolled" ? "injury" : "other";
  return { kind: "roll", who: refs.get("who") ?? "", die, letter: die === "danger" ? (refs.get("table") ?? "") : (refs.get("result") ?? ""), text: one.text, lines: [] };
}

/** Title, story and the half that applies are told line by line. */
function eventOf(one: Told): EventCame {
  const refs = refsOf(one);
  const [title = "", ...rest] = one.text.split("\n").map((line) => line.trim()).filter(Boolean);
  const half = rest.pop() ?? "";
  return { kind: "event", who: refs.get("who") ?? "", event: refs.get("event") ?? "", title, story: rest.join("\n"), half, lines: [] };
}

export function pageOf(one: Told): Page {
  const [title = "", ...rest] = one.text.split("\n");
  const log = refsOf(one).get("log") ?? "";
  const picture = things(one, "picture")[0] ?? "";
  const text = rest.map((line) => line.trim()).join("\n").trim();
  return { kind: "page", who: "", story: { key: `told:${one.moment}:${log}`, log, title: title.trim(), text, place: isKind(picture) ? picture : null, sector: Number(refsOf(one).get("sector") ?? 0) } };
}

/**
 * The moments of one answer, in the order in which they happened. `trail` is the check before it, `running` whether one runs
 * after it, `told` all that is known to have been told, with the newest.
 */
export function momentsOf(fresh: Told[], trail: Trail | null, running: boolean, told: Told[]): Moment[] {
  const found: Moment[] = [];
  let now: Exclude<Moment, Page> | null = null;
  const open = (moment: Exclude<Moment, Page>): void => {
    now = moment;
    found.push(moment);
  };
  // A check may be made without dice: it still has an end.
  const rolled = trail !== null && (trail.check.step > 3 || fresh.some((one) => one.key === "event-dice-rolled"));
  if (trail && rolled && !running) open(endOf(trail, fresh, told));
  for (const one of fresh) {
    if (ELSE.has(one.key)) now = null;
    if (one.key === "event-log-read") found.push(pageOf(one));
    else if (one.key === "event-event-revealed") open(eventOf(one));
    else if (!now && !running && ROLLED.has(one.key)) open(rollOf(one));
    else if (now && !SHOWN.has(one.key) && one.rule !== OF_CHECK) (now as Exclude<Moment, Page>).lines.push(one);
  }
  return found;
}

/** What of an answer its moments tell, in words or in pictures. */
export function toldBy(moments: Moment[], fresh: Told[]): Told[] {
  if (!moments.some((one) => one.kind !== "page")) return [];
  const lines = new Set(moments.flatMap((one) => (one.kind === "page" ? [] : one.lines)));
  return fresh.filter((one) => lines.has(one) || SHOWN.has(one.key) || ROLLED.has(one.key) || one.key === "event-event-revealed");
}
