// Whole acts as they are chosen: one pick of each row, and where a popover for them may lie.
import type { Gesture, Offer, Offers } from "./wire";

/** The kind of thing that an option is: what can be done in one go there is all that the option leads to. */
const OPTION = "option";
const isAbout = (things: Offers["things"], option: string): boolean => (things ?? []).some(([kind, id]) => kind === OPTION && id === option);
/** What an option leads to, where that is known: choosing it does the first gesture. */
export const offerOf = (offers: Offers | null, option: string): Offer | undefined => offers?.offers.find((one) => isAbout(one.things, option));
/** Whether choosing an option opens what it leads to. */
export const opens = (offers: Offers | null, option: string): boolean => offers !== null && isAbout(offers.things, option);

export const named = (offers: readonly Offer[], id: string): Offer | undefined => offers.find((one) => one.id === id);

/** The row whose picks are large: whoever chooses one of them does it. */
export const TEAM = "team";

/** The gesture with a pick in a row that differs least from the one that is chosen now; undefined where no act has that pick. */
export function withPick(offer: Offer, now: Gesture, row: number, pick: string): Gesture | undefined {
  const alike = (one: Gesture): number => one.picks.filter((id, place) => id === now.picks[place]).length;
  return offer.gestures
    .filter((one) => one.picks[row] === pick)
    .reduce<Gesture | undefined>((best, one) => (best && alike(best) >= alike(one) ? best : one), undefined);
}

/** Whether there is nothing to choose and nothing to weigh: it can be done at once. */
export const isPlain = (offer: Offer): boolean => {
  const [only, ...more] = offer.gestures;
  return only !== undefined && !more.length && !offer.rows.length && only.options.length === 1 && !only.about.length;
};

export type Box = { left: number; top: number; right: number; bottom: number };
const GAP = 10;
/** So many hidden square pixels are a pixel of distance worth: where all can be pressed, near is better than far. */
const FAR = 100;
/** The thing itself is not hidden if there is any other way. */
const OWN = 1000;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where a box of a size lies best: inside the frame, off the thing that it is about, over as little as possible of what
 * must stay in sight, and near.
 */
export function placeFor(size: { wide: number; high: number }, spot: Box, frame: Box, keep: readonly Box[]): { left: number; top: number } {
  const { wide, high } = size;
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const [middle, centre] = [(spot.left + spot.right - wide) / 2, (spot.top + spot.bottom - high) / 2];
  const lefts = [middle, spot.left, spot.right - wide, spot.right + GAP, spot.left - wide - GAP, frame.left, frame.right - wide];
  const tops = [spot.bottom + GAP, spot.top - high - GAP, centre, spot.top, spot.bottom - high, frame.top, frame.bottom - high];
  let best = { left: frame.left, top: frame.top, cost: Infinity };
  for (const x of lefts) {
    for (const y of tops) {
      const left = within(x, frame.left, Math.max(frame.left, frame.right - wide));
      const top = within(y, frame.top, Math.max(frame.top, frame.bottom - high));
      const box = { left, top, right: left + wide, bottom: top + high };
      const hidden = keep.reduce((sum, one) => sum + overlap(box, one), 0) + OWN * overlap(box, spot);
      const far = Math.abs(left - middle) + Math.abs(top + high / 2 - (spot.top + spot.bottom) / 2);
      const cost = hidden + FAR * far;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: best.left, top: best.top };
}

/** Where a box stays that has become higher or lower: the edge beside the thing stays where it was. */
export function stayAt(at: { left: number; top: number }, high: number, before: number, spot: Box, frame: Box): { left: number; top: number } {
  const isAbove = at.top + before <= spot.top;
  const top = isAbove ? at.top + before - high : at.top;
  return { left: at.left, top: Math.max(frame.top, Math.min(frame.bottom - high, top)) };
}
