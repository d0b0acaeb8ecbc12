// Where this person wants to be asked what most people answer alike. The server keeps it for each table; this browser
// remembers it for the next one.
import * as api from "./api";
import { comfort } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { Settings } from "./wire";

export const HABITS = ["window", "order", "step"] as const;
export type Habit = (typeof HABITS)[number];
export type Stop = Settings["stops"];

const isHabit = (kind: string): kind is Habit => (HABITS as readonly string[]).includes(kind);

/** Remember a habit here; what is to be sent to the table, or nothing if there is no such kind. */
export function keepHabit(kind: string, stop: Stop): Partial<Record<Habit, Stop>> | null {
  if (!isHabit(kind)) return null;
  comfort.habits = { ...comfort.habits, [kind]: stop };
  return { [kind]: stop };
}

/** What holds for this person at a table. */
export function habitAt(table: Table, kind: Habit): Stop {
  const member = table.standing?.members.find((one) => one.id === table.me.person);
  return (member?.habits?.[kind] ?? table.standing?.stops ?? "matter") as Stop;
}

/** At a table where this person has said nothing yet, what they like elsewhere holds. */
export async function bringHabits(table: Table): Promise<void> {
  const member = table.standing?.members.find((one) => one.id === table.me.person);
  const wanted = comfort.habits;
  if (!member || !table.mySeats.length || Object.keys(member.habits ?? {}).length || !Object.keys(wanted).length) return;
  await api.changeHabits(table.id, wanted);
}
