// Where Threats will go, as arrows on the map: one if it is certain, several faint ones if it is not.
import { PLATE, type Extent, type Point } from "./plates";
import type { ThreatScene } from "../scene";

export type Size = { w: number; h: number };
export type Box = Point & Size;
export type Arrow = {
  key: string;
  threat: ThreatScene;
  goal: number;
  sure: boolean;
  line: string;
  head: Point & { turn: number };
  tag: Point;
};

const BEND = 0.2;
const TAG: Size = { w: 150, h: 28 };
/** Where the words may stand beside the bow, the nearest first. */
const BESIDE: [number, number][] = [[0, 0], [0, 30], [0, -30], [50, 0], [-50, 0], [0, 56], [0, -56], [80, 30], [-80, 30], [80, -30], [-80, -30]];

/** The Sectors that some Threat will certainly enter. */
export const aimedAt = (threats: ThreatScene[]): Set<number> => new Set(threats.flatMap((one) => (one.ways.length === 1 ? (one.ways[0] ?? []).slice(-1) : [])));

export function arrowsOf(threats: ThreatScene[], spots: Map<number, Point>, extents: Record<number, Extent>, taken: Box[]): Arrow[] {
  const boxes = [...taken];
  return threats.flatMap((threat) =>
    threat.ways.flatMap((way, place) => {
      const stops = [threat.sector, ...way];
      const goal = stops[stops.length - 1] ?? 0;
      const legs = stops.slice(1).flatMap((there, at) => {
        const [from, to] = [spots.get(stops[at] ?? 0), spots.get(there)];
        return from && to ? [legOf(from, to)] : [];
      });
      const last = legs[legs.length - 1];
      if (!last || legs.length < way.length) return [];
      const tag = free(last, boxes);
      boxes.push({ ...tag, ...TAG });
      return [{ key: `${threat.id}:${place}`, threat, goal, sure: threat.ways.length === 1, line: legs.map((leg) => leg.line).join(""), head: headOf(last, extents[goal] ?? PLATE), tag }];
    }),
  );
}

type Leg = { line: string; end: Point; at: (t: number) => Point };

/** A bow beside the path, so that the path and its price stay in sight. */
function legOf(a: Point, b: Point): Leg {
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * BEND, y: (a.y + b.y) / 2 + (b.x - a.x) * BEND };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * middle.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * middle.y + t * t * b.y,
  });
  return { line: `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`, end: b, at };
}

/** The point of the arrow, where it meets the plate of the place. */
function headOf(leg: Leg, plate: Extent): Point & { turn: number } {
  const STEPS = 60;
  for (let step = 0; step < STEPS; step++) {
    const t = 1 - step / STEPS;
    const p = leg.at(t);
    if (Math.abs(p.x - leg.end.x) > plate.half + 10 || Math.abs(p.y - leg.end.y) > plate.down + 10) {
      const q = leg.at(t - 0.03);
      return { ...p, turn: (Math.atan2(p.y - q.y, p.x - q.x) * 180) / Math.PI };
    }
  }
  return { ...leg.at(0.5), turn: 0 };
}

/** The words stand in the middle of the bow, or as near to it as nothing else stands; at worst where they hide the least. */
function free(leg: Leg, boxes: Box[]): Point {
  const hidden = (p: Point): number =>
    boxes.reduce((sum, box) => {
      const wide = (box.w + TAG.w) / 2 - Math.abs(box.x - p.x);
      const high = (box.h + TAG.h) / 2 - Math.abs(box.y - p.y);
      return sum + (wide > 0 && high > 0 ? wide * high : 0);
    }, 0);
  const along = [0.5, 0.42, 0.58, 0.34, 0.66].map(leg.at);
  const tries = BESIDE.flatMap(([x, y]) => along.map((p) => ({ x: p.x + x, y: p.y + y })));
  let best = tries[0] ?? leg.at(0.5);
  for (const one of tries) if (hidden(one) < hidden(best)) best = one;
  return best;
}
