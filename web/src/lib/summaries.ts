// What a table is doing, in a few words, for somebody who is not there: whose turn it is, who sits there, since when.
import { lettersOf } from "./people";
import type { TableSummary } from "./wire";

export type State = { key: string; who: string };
export type Seen = { person: string; name: string; letters: string; seats: number[]; bot: boolean; me: boolean };

/** Tables that wait for whoever asks come first, then those played last; what is over is not among them. */
export function openTables(tables: readonly TableSummary[]): TableSummary[] {
  return tables.filter((one) => !one.outcome).sort((left, right) => Number(right.my_turn) - Number(left.my_turn) || right.updated - left.updated);
}

export const overTables = (tables: readonly TableSummary[]): TableSummary[] =>
  tables.filter((one) => one.outcome).sort((left, right) => right.updated - left.updated);

/** Everybody who sits there, once. */
export function peopleOf(table: TableSummary, me: string): Seen[] {
  const found: Omit<Seen, "letters">[] = [];
  (table.places ?? []).forEach((place, seat) => {
    const known = found.find((one) => place.person && one.person === place.person);
    if (known) known.seats.push(seat);
    else if (place.person || place.bot) found.push({ person: place.person ?? "", name: table.names?.[place.person ?? ""] ?? "", seats: [seat], bot: Boolean(place.bot), me: place.person === me });
  });
  const letters = lettersOf(found.map((one) => one.name));
  return found.map((one, place) => ({ ...one, letters: letters[place] ?? "–" }));
}

/** Whose turn it is, as the key of a sentence and the names that belong into it. */
export function stateOf(table: TableSummary): State {
  if (table.outcome) return { key: "state-over", who: "" };
  if (table.my_turn) return { key: "state-mine", who: "" };
  const waited = (table.places ?? []).filter((place) => place.since && !place.bot);
  const names = [...new Set(waited.map((place) => table.names?.[place.person ?? ""] ?? "").filter(Boolean))];
  if (names.length) return { key: "state-others", who: names.join(", ") };
  if (waited.length) return { key: "state-empty", who: waited.map((place) => place.name).join(", ") };
  return { key: "state-waits", who: "" };
}

/** How long ago, in the words of a language. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const minutes = Math.max(0, Math.floor((now - seconds) / 60));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 1) return format.format(0, "second");
  if (minutes < 60) return format.format(-minutes, "minute");
  if (minutes < 48 * 60) return format.format(-Math.round(minutes / 60), "hour");
  return format.format(-Math.round(minutes / 1440), "day");
}
