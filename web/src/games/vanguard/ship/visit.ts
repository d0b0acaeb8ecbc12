// A visit of the ship, page by page: what happened on pages that nobody was asked anything on, and what was read aloud there.
import type { Told } from "../../../lib/wire";
import { family } from "../events/family";
import { pageOf, type Reading } from "../sheets/moments";

/** A page of the Ship Book that was passed, with what happened there; or something that was read aloud on one. */
export type Stop = { page: string; lines: Told[]; log: Reading | null };

const OPENED = "event-page-opened";
/** Where a visit begins. */
const HOME = "docking";
/** What the page itself shows, and what nobody needs to read. */
const SHOWN = family(
  "event-box-marked", "event-flag-set", "event-forced", "event-log-read", "event-page-opened", "event-round-began", "event-start-token-passed",
  "event-turn-began"
);

const pageOpened = (one: Told): string => (one.key === OPENED ? String(one.refs?.find(([kind]) => kind === "page")?.[1] ?? "") : "");

export const comesHome = (fresh: Told[]): boolean => fresh.some((one) => pageOpened(one) === HOME);

/**
 * What of the newest answer is looked at before the table goes on. `before` is the page where it was given, empty on a planet;
 * `seen` are the pages of this visit that were looked at. The page where it ends asks for itself.
 */
export function stopsOf(fresh: Told[], before: string, seen: ReadonlySet<string>): Stop[] {
  const found: Stop[] = [];
  const known = new Set(seen);
  let page = before;
  let lines: Told[] = [];
  const pass = (): void => {
    if (page && !seen.has(page) && (lines.length || !known.has(page))) found.push({ page, lines, log: null });
    known.add(page);
    lines = [];
  };
  for (const one of fresh) {
    const next = pageOpened(one);
    if (next) {
      pass();
      page = next;
    } else if (one.key === "event-log-read") {
      // What came before it is read before it.
      if (lines.length) pass();
      found.push({ page, lines: [], log: pageOf(one).story });
    } else if (!SHOWN.has(one.key)) lines.push(one);
  }
  return found;
}
