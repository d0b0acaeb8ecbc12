// Where the points of a small chart lie. Everything is in the units of its drawing.
import type { Series } from "./wire";

export const WIDE = 380;
export const HIGH = 128;
const [LEFT, RIGHT, TOP, BOTTOM] = [30, 372, 18, 106];

export type Spot = { x: number; y: number; at: string; value: number; note: string };
export type Chart = { spots: Spot[]; line: string; area: string; expected: string; limit: number | null; ticks: { y: number; value: number }[]; bottom: number };

/** A round number that nothing is above. */
function topOf(series: Series): number {
  const most = Math.max(1, series.limit ?? 0, ...series.points.map((point) => point.value), ...series.expected);
  return Math.ceil(most / 2) * 2;
}

const path = (spots: readonly { x: number; y: number }[]): string => spots.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export function chartOf(series: Series): Chart {
  const top = topOf(series);
  const across = (place: number): number => LEFT + ((RIGHT - LEFT) * place) / Math.max(1, series.points.length - 1);
  const up = (value: number): number => BOTTOM - ((BOTTOM - TOP) * value) / top;
  const spots = series.points.map((point, place) => ({ ...point, x: across(place), y: up(point.value) }));
  const first = spots[0];
  const last = spots.at(-1);
  return {
    spots,
    line: path(spots),
    area: first && last ? `${path(spots)}L${last.x.toFixed(1)} ${BOTTOM}L${first.x.toFixed(1)} ${BOTTOM}Z` : "",
    expected: path(series.expected.map((value, place) => ({ x: across(place), y: up(value) }))),
    limit: typeof series.limit === "number" ? up(series.limit) : null,
    ticks: [0, top / 2, top].map((value) => ({ y: up(value), value })),
    bottom: BOTTOM,
  };
}

/** The points whose value is written beside them: the highest, and the last. */
export function marked(spots: readonly Spot[]): Spot[] {
  const last = spots.at(-1);
  const highest = spots.reduce<Spot | undefined>((best, spot) => (best && best.value >= spot.value ? best : spot), undefined);
  return [...new Set([highest, last])].filter((spot): spot is Spot => spot !== undefined);
}
