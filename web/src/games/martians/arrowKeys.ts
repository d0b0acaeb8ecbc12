// Going over the board with the arrow keys: to the nearest thing in that direction.
export type Box = { left: number; top: number; width: number; height: number };

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isStep = (key: string): boolean => key in WAYS;

/** The place of the nearest box in a direction; -1 if there is none. Boxes aside count as farther away. */
export function nearest(from: Box, boxes: Box[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 4 || ahead * 2 < aside) return;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = place;
    }
  });
  return best;
}
