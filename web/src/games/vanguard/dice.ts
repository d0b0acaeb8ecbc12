// Dice have no names of their own: two Blue Basic dice of one person are the same. So that each can be followed over the table,
// they are counted off, in the order in which they go: ready, in the tray, spent.
import type { CheckScene, CrewScene, Die } from "./scene";

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
