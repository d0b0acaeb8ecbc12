// Which pawn is which. The server counts pawns that look alike; whoever watches follows each of them: a pawn that stays
// where it is keeps its name, one that went somewhere else takes it along.
import type { PawnScene, PersonScene, StackScene } from "../scene";

/** Where pawns are: `plan:3`, `free`, `held`, `spent`. */
type Place = string;
/** For each pawn that may be somewhere, there and by its look: what those are called that are. */
export type Pieces = Map<string, { id: string; names: string[] }>;

const placeOf = (place: Place, pawn: PawnScene): string => `${place} ${pawn.id}`;

/** The names of the pawns at a place, in its order. */
export function namesAt(pieces: Pieces, place: Place, pawns: PawnScene[]): string[] {
  const taken = new Map<string, number>();
  return pawns.map((pawn) => {
    const count = taken.get(pawn.id) ?? 0;
    taken.set(pawn.id, count + 1);
    return pieces.get(placeOf(place, pawn))?.names[count] ?? `pawn:${pawn.id}`;
  });
}

/** Name all pawns of the table, given what they were called before. */
export function follow(before: Pieces, crew: PersonScene[], plan: StackScene[]): Pieces {
  const now: { where: string; pawn: PawnScene }[] = [
    ...plan.flatMap((stack) => stack.pawns.map((pawn) => ({ where: placeOf(`plan:${stack.number}`, pawn), pawn }))),
    ...crew.flatMap((person) => [
      ...(person.held ?? []).map((pawn) => ({ where: placeOf("held", pawn), pawn })),
      ...person.pawns.map((pawn) => ({ where: placeOf("free", pawn), pawn })),
      ...(person.spent ?? []).map((pawn) => ({ where: placeOf("spent", pawn), pawn })),
    ]),
  ];
  const wanted = new Map<string, number>();
  for (const { where } of now) wanted.set(where, (wanted.get(where) ?? 0) + 1);
  const after: Pieces = new Map();
  const left = new Map<string, string[]>();
  // Those that stay keep their names; the others are free to be found elsewhere.
  for (const [where, { id, names }] of before) {
    const stay = Math.min(names.length, wanted.get(where) ?? 0);
    // Who leaves a row leaves it from the front: the first pawn is the one that was taken.
    const kept = names.slice(names.length - stay);
    if (kept.length) after.set(where, { id, names: kept });
    left.set(id, [...(left.get(id) ?? []), ...names.slice(0, names.length - stay)]);
  }
  const used = new Set([...after.values()].flatMap((one) => one.names));
  for (const { where, pawn } of now) {
    const names = after.get(where)?.names ?? [];
    if (names.length >= (wanted.get(where) ?? 0)) continue;
    const name = left.get(pawn.id)?.shift() ?? fresh(pawn, used);
    used.add(name);
    after.set(where, { id: pawn.id, names: [...names, name] });
  }
  return after;
}

function fresh(pawn: PawnScene, used: Set<string>): string {
  if (pawn.helper) return `machine:${pawn.helper}`;
  let count = 0;
  while (used.has(`pawn:${pawn.id}:${count}`)) count += 1;
  return `pawn:${pawn.id}:${count}`;
}
