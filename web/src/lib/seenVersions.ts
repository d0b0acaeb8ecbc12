// The newest version of each table that this person has seen. A server may have several processes: the next one that is
// asked shows this version or a later one, also after this page was loaded anew.
const PLACE = "farlight.seen.";

export function seenOf(table: string): number {
  try {
    return Number(sessionStorage.getItem(PLACE + table) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function saw(table: string, version: number): void {
  try {
    if (version > seenOf(table)) sessionStorage.setItem(PLACE + table, String(version));
  } catch {
    // A browser that keeps nothing sees what the process that it reaches has read so far.
  }
}

const ENDS = "farlight.ends.";

/** How many missions of a table were over when this person last read how one went. */
export function endsSeen(table: string): number {
  try {
    return Number(localStorage.getItem(ENDS + table) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function sawEnd(table: string, ended: number): void {
  try {
    if (ended > endsSeen(table)) localStorage.setItem(ENDS + table, String(ended));
  } catch {
    // It is offered again.
  }
}

const SITTINGS = "farlight.sitting.";
/** Milliseconds after which people have to be told where they were. */
const BREAK = 3 * 60 * 60 * 1000;

/** Whether this person comes back to a table after a long break; from now on they sit there. */
export function sitsDownAgain(table: string, now = Date.now()): boolean {
  try {
    const last = Number(localStorage.getItem(SITTINGS + table) ?? 0) || now;
    localStorage.setItem(SITTINGS + table, String(now));
    return now - last > BREAK;
  } catch {
    return false;
  }
}
