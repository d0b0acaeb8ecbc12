// Who this browser is. The key is a password that nobody has to remember: it stays here and in headers.
const PLACE = "farlight.me";

export type Me = { person: string; key: string; name: string };

export function whoAmI(): Me | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Me | null;
    return kept?.key ? kept : null;
  } catch {
    return null;
  }
}

export function remember(me: Me): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(me));
  } catch {
    // A browser that keeps nothing still plays, until it is closed.
  }
}
