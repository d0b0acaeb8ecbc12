// Names in lines: how many have room.

/** Letters of a line, and those that a name's frame and the mark of the rest take up. */
const LINE = 38;
const FRAME = 4;
const REST = 5;

/** As many of these as fit into so many lines, those that can be used first; the rest needs room of its own. */
export function roomFor<T extends { options: unknown[] }>(all: T[], lengthOf: (one: T) => number, lines: number): T[] {
  const ranked = [...all].sort((one, other) => Number(other.options.length > 0) - Number(one.options.length > 0));
  for (let count = ranked.length; count > 0; count--) {
    const lengths = ranked.slice(0, count).map((one) => lengthOf(one) + FRAME);
    if (linesOf(count < ranked.length ? [...lengths, REST] : lengths) <= lines) {
      const kept = new Set(ranked.slice(0, count));
      return all.filter((one) => kept.has(one));
    }
  }
  return [];
}

function linesOf(lengths: number[]): number {
  let lines = 1;
  let used = 0;
  for (const length of lengths) {
    if (used && used + length > LINE) {
      lines++;
      used = 0;
    }
    used += length;
  }
  return lines;
}
