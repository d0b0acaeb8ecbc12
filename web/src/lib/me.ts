// Who this browser is. The key is a password that nobody has to remember: it stays here and in headers.
const PLACE = "farlight.me";
const SEATS = "farlight.seats";
const INVITE = "farlight.invite";

export type Me = { person: string; key: string; name: string };

/** Nobody is called "Player": until somebody says otherwise, people have the name of a star. */
const STARS = ["Vega", "Mira", "Altair", "Lyra", "Rigel", "Deneb", "Capella", "Nova", "Castor", "Maia", "Atria", "Alcor", "Naos", "Izar"];

function read<T>(place: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(place: string, what: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // A browser that keeps nothing still plays, until it is closed.
  }
}

export function whoAmI(): Me | null {
  const kept = read<Me>(PLACE);
  return kept?.key ? kept : null;
}

export function remember(me: Me): void {
  write(PLACE, me);
}

/** A name to begin with. */
export const starName = (): string => STARS[Math.floor(Math.random() * STARS.length)] ?? "Vega";

/** Somebody is to come to this new table by link: its links are shown once, when it opens. */
export function invite(table: string): void {
  try {
    sessionStorage.setItem(INVITE, table);
  } catch {
    // Then the links wait behind the people of the table.
  }
}

export function isInviting(table: string): boolean {
  try {
    const wanted = sessionStorage.getItem(INVITE) === table;
    if (wanted) sessionStorage.removeItem(INVITE);
    return wanted;
  } catch {
    return false;
  }
}

/** What the people before this device are called, by seat: of interest only where one person holds several seats. */
export function seatNames(table: string): Record<number, string> {
  return read<Record<string, Record<number, string>>>(SEATS)?.[table] ?? {};
}

export function nameSeat(table: string, seat: number, name: string): void {
  const all = read<Record<string, Record<number, string>>>(SEATS) ?? {};
  const here = { ...all[table] };
  if (name.trim()) here[seat] = name.trim();
  else delete here[seat];
  write(SEATS, { ...all, [table]: here });
}
