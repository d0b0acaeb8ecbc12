// Dice have no names of their own: two Blue Basic dice of one person are the same. So that each can be followed over the table,
// they are counted off, in the order in which they go: ready, in the tray, spent.
import type { Named } from "../../../lib/wire";
import type { CheckScene, CrewScene, Die } from "../scene";

export type DiceKeys = { ready: Map<string, string[]>; tray: string[]; spent: Map<string, string[]> };

/** What lies in the tray: dice that were chosen, then the roll. */
export const isRolled = (check: CheckScene): boolean => check.step >= 3 && check.pool.length > 0;
export const trayOf = (check: CheckScene): Die[] => (isRolled(check) ? check.pool : check.given);

export function diceKeys(crew: CrewScene[], check: CheckScene | null): DiceKeys {
  const counts = new Map<string, number>();
  const key = (owner: string, die: string): string => {
    const name = `die:${owner}:${die}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name}:${count}`;
  };
  const ready = new Map(crew.map((one) => [one.id, one.columns.flatMap((column) => column.dice.map((die) => key(one.id, die.id)))]));
  const tray = check ? trayOf(check).map((die) => key(die.owner, die.id)) : [];
  const spent = new Map(crew.map((one) => [one.id, one.spent.map((die) => key(one.id, die.id))]));
  return { ready, tray, spent };
}

/** A die with its face, as messages name it. */
export type Shown = { die: string; face: string; icons: string[] };

/** The dice of a set or of a roll, in their order. */
export function diceIn(message: Named): Shown[] {
  const dice: Shown[] = [];
  for (const [kind, value] of message.things ?? []) {
    const last = dice.at(-1);
    if (kind === "die") dice.push({ die: String(value), face: "", icons: [] });
    else if (last && kind === "face") [last.face, last.icons] = [String(value), []];
    else if (last && kind === "icon") last.icons.push(String(value));
  }
  return dice.map((one) => ({ ...one, icons: one.icons.length || !one.face ? one.icons : [one.face] }));
}

export const isShown = (die: Die, shown: Shown): boolean => die.id === shown.die && die.face === shown.face;

/** Whether these dice are those of a set, one for one, in whatever order. */
export function isSet(dice: Die[], shown: Shown[]): boolean {
  const left = [...shown];
  for (const die of dice) {
    const place = left.findIndex((one) => isShown(die, one));
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return left.length === 0;
}
