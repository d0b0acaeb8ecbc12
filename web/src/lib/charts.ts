// Where the points of a small chart lie. Everything is in the units of its drawing.
import type { Series } from "./wire";

export const WIDE = 380;
export const HIGH = 128;
const [LEFT, RIGHT, TOP, BOTTOM] = [30, 372, 18, 106];

export type Spot = { x: number; y: number; at: string; value: number; note: string };
export type Chart = { spots: Spot[]; line: string; area: string; expected: string; limit: number | null; ticks: { y: number; value: number }[]; bottom: number };

/** An even number with room for a word above everything. */
function topOf(series: Series): number {
  const most = Math.max(1, series.limit ?? 0, ...series.points.map((point) => point.value), ...series.expected);
  return Math.ceil((most * 1.15) / 2) * 2;
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

const WORD = 16;
const LIMIT_WORD = 120;

/** Where the word of the limit stands: above its line, or below where the figure itself is there. */
export function limitWord({ spots, limit }: Chart): number {
  const y = limit ?? 0;
  const crossed = spots.some((spot) => spot.x > RIGHT - LIMIT_WORD && spot.y > y - WORD - 4 && spot.y < y + 2);
  return crossed ? y + WORD - 2 : y - 5;
}

/** Values that are written above their points: the highest, and the last; below, where the word of the limit stands. */
export function marked(chart: Chart): { x: number; y: number; text: string }[] {
  const { spots, limit } = chart;
  const last = spots.at(-1);
  const highest = spots.reduce<Spot | undefined>((best, spot) => (best && best.value >= spot.value ? best : spot), undefined);
  const shown = [...new Set([highest, last])].filter((spot): spot is Spot => spot !== undefined);
  return shown.map((spot) => {
    const taken = limit !== null && spot.x > RIGHT - LIMIT_WORD && Math.abs(spot.y - 9 - limitWord(chart)) < WORD - 4;
    return { x: Math.min(Math.max(spot.x, LEFT + 8), RIGHT - 6), y: taken ? spot.y + WORD : spot.y - 9, text: spot.note || String(spot.value) };
  });
}
