// Where the places of a map stand on the screen: as near to their points as there is room for all their words, none upon another.

export type Point = { x: number; y: number };
/** What a place takes up around its point: half of its width, and how far it reaches up and down. */
export type Extent = { half: number; up: number; down: number };
export type Rect = { left: number; top: number; width: number; height: number };
/** A line of the screen is `k` times that of the ground, moved by `d`. */
export type Camera = { kx: number; ky: number; dx: number; dy: number };
export type Placed = Point & { extent: Extent };

export const PLATE: Extent = { half: 75, up: 60, down: 20 };
/** Between two places. */
const GAP = 8;
const ROUNDS = 120;
const HALVINGS = 24;
/** The ground is not stretched further than this in one direction. */
const WIDEST = 2.2;
const TALLEST = 1.7;

/** The camera that shows all of these places with everything that stands at them. */
export function fitted(places: Placed[], room: Rect, most: number): Camera {
  const xs = places.map((one) => ({ at: one.x, low: one.extent.half, high: one.extent.half }));
  const ys = places.map((one) => ({ at: one.y, low: one.extent.up, high: one.extent.down }));
  let kx = scaleFor(xs, room.width, most);
  let ky = scaleFor(ys, room.height, most);
  kx = Math.min(kx, ky * WIDEST);
  ky = Math.min(ky, kx * TALLEST);
  return { kx, ky, dx: room.left + room.width / 2 - middleOf(xs, kx), dy: room.top + room.height / 2 - middleOf(ys, ky) };
}

type Reach = { at: number; low: number; high: number };

const ends = (reaches: Reach[], scale: number): [number, number] => [
  Math.min(...reaches.map((one) => one.at * scale - one.low)),
  Math.max(...reaches.map((one) => one.at * scale + one.high)),
];

function middleOf(reaches: Reach[], scale: number): number {
  const [low, high] = ends(reaches, scale);
  return (low + high) / 2;
}

/** The largest scale at which everything is within so much room. */
function scaleFor(reaches: Reach[], room: number, most: number): number {
  let low = 0.05;
  let high = most;
  for (let step = 0; step < HALVINGS; step++) {
    const scale = (low + high) / 2;
    const [from, to] = ends(reaches, scale);
    if (to - from <= room) low = scale;
    else high = scale;
  }
  return low;
}

type Edges = { left: number; right: number; top: number; bottom: number };

export const edgesOf = (one: Placed, gap = 0): Edges => ({
  left: one.x - one.extent.half - gap,
  right: one.x + one.extent.half + gap,
  top: one.y - one.extent.up - gap,
  bottom: one.y + one.extent.down + gap,
});

/** How far two places lie upon each other, to the side and up or down; nothing if they do not. */
export function overlap(one: Placed, other: Placed, gap = 0): { wide: number; high: number } | null {
  const [a, b] = [edgesOf(one, gap / 2), edgesOf(other, gap / 2)];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? { wide, high } : null;
}

/** Moves places that lie upon each other apart, the shorter way, and keeps them inside. */
export function apart(places: Placed[], room: Rect): Point[] {
  const found = places.map((one) => ({ ...one }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [at, one] of found.entries()) {
      for (const other of found.slice(at + 1)) {
        const both = overlap(one, other, GAP);
        if (!both) continue;
        moved = true;
        push(one, other, both);
      }
    }
    for (const one of found) hold(one, room);
    if (!moved) break;
  }
  return found.map(({ x, y }) => ({ x, y }));
}

function push(one: Placed, other: Placed, both: { wide: number; high: number }): void {
  if (both.wide < both.high) {
    const step = ((one.x <= other.x ? 1 : -1) * (both.wide + 0.5)) / 2;
    one.x -= step;
    other.x += step;
  } else {
    const step = ((one.y <= other.y ? 1 : -1) * (both.high + 0.5)) / 2;
    one.y -= step;
    other.y += step;
  }
}

function hold(one: Placed, room: Rect): void {
  const edges = edgesOf(one);
  if (edges.right > room.left + room.width) one.x -= edges.right - room.left - room.width;
  if (edges.left < room.left) one.x += room.left - edges.left;
  if (edges.bottom > room.top + room.height) one.y -= edges.bottom - room.top - room.height;
  if (edges.top < room.top) one.y += room.top - edges.top;
}

/**
 * Places that nobody has to see now must not peep out under what stands above or below the room: they move into it where
 * there is room for them, and are beyond the window where there is none.
 */
export function cleared(places: Placed[], isWanted: (place: number) => boolean, room: Rect, whole: Rect): Point[] {
  const found = places.map((one) => ({ ...one }));
  const [low, high] = [whole.top + whole.height, room.top + room.height];
  for (const [at, one] of found.entries()) {
    const { top, bottom } = edgesOf(one);
    const peeps = (bottom > high && top < low) || (top < room.top && bottom > whole.top);
    if (isWanted(at) || !peeps) continue;
    const inside = { ...one, y: Math.min(high - one.extent.down, Math.max(room.top + one.extent.up, one.y)) };
    const isFree = one.y > room.top && one.y < high && found.every((other, place) => place === at || !overlap(inside, other));
    if (isFree) one.y = inside.y;
    else {
      const isBelow = bottom > high;
      one.y = isBelow ? low + one.extent.up : whole.top - one.extent.down;
      // Nor do they lie upon each other where nobody looks: somebody may push the map there.
      while (found.some((other, place) => place !== at && overlap(one, other))) one.y += (isBelow ? 1 : -1) * (one.extent.up + one.extent.down);
    }
  }
  return found.map(({ x, y }) => ({ x, y }));
}

/** How far a way may bend to either side, the straightest first. */
const BENDS = [0.06, -0.06, 0.16, -0.16, 0.28, -0.28, 0.42, -0.42, 0.6, -0.6];
const STEPS = 24;

export const onBow = (a: Point, middle: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * middle.x + t * t * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * middle.y + t * t * b.y,
});

/** The middle of the bow from one place to another that passes the fewest of the others. */
export function bowPast(a: Point, b: Point, others: Placed[], wanted?: Point): Point {
  const tries = BENDS.map((bend) => ({ x: (a.x + b.x) / 2 + (b.y - a.y) * bend, y: (a.y + b.y) / 2 - (b.x - a.x) * bend }));
  let best = wanted ?? tries[0] ?? a;
  let least = Infinity;
  for (const middle of wanted ? [wanted, ...tries] : tries) {
    let met = 0;
    for (let step = 1; step < STEPS; step++) {
      const p = onBow(a, middle, b, step / STEPS);
      if (others.some((one) => within(p, one))) met++;
    }
    if (met < least) [best, least] = [middle, met];
    if (!met) break;
  }
  return best;
}

const within = (p: Point, one: Placed): boolean => {
  const edges = edgesOf(one, 3);
  return p.x > edges.left && p.x < edges.right && p.y > edges.top && p.y < edges.bottom;
};
