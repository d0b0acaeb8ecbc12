// The ground of a planet, painted once from its look and seed: relief lit from the north-west, coasts along the Sectors;
// a deck plan where people live in hulls and lamps. The same for everybody, in whatever size it is shown.
import type { PathScene, PlanetScene, SectorScene } from "../scene";

/** The drawn box: percent of Sectors become these units. */
export const WIDE = 870;
export const HIGH = 590;
/** How far the ground reaches beyond the box, in parts of it. */
export const BLEED = 0.6;
const SCALE = 0.6;

type Stop = [number, number, number];
type Ground = { base: number; land: number; grain: number; ridge: number; light: number; craters?: number; table: Stop[] };

const GROUNDS: Record<Exclude<PlanetScene["look"], "hull" | "lamp">, Ground> = {
  coast: {
    base: -0.16, land: 0.5, grain: 0.72, ridge: 0, light: 22,
    table: [[3, 14, 26], [4, 22, 36], [6, 33, 50], [10, 55, 73], [19, 85, 98], [43, 128, 128], [168, 171, 153], [150, 158, 118], [112, 134, 92], [96, 116, 82], [104, 112, 88], [122, 118, 100], [140, 130, 112], [160, 150, 134]],
  },
  dust: {
    base: 0.28, land: 0.12, grain: 0.5, ridge: 0, light: 19, craters: 46,
    table: [[8, 8, 13], [14, 13, 19], [22, 20, 27], [34, 31, 38], [50, 45, 52], [66, 59, 64], [84, 75, 77], [100, 89, 88], [116, 103, 99], [130, 116, 110], [142, 128, 121], [153, 139, 131], [166, 152, 144], [182, 168, 160]],
  },
  forest: {
    base: -0.02, land: 0.34, grain: 0.7, ridge: 0, light: 24,
    table: [[6, 24, 28], [8, 34, 36], [12, 52, 50], [26, 76, 66], [60, 92, 62], [94, 100, 54], [122, 104, 52], [134, 104, 50], [126, 92, 46], [112, 84, 48], [104, 82, 54], [116, 94, 66], [136, 112, 82], [160, 136, 102]],
  },
  ice: {
    base: 0.36, land: 0.16, grain: 0.46, ridge: 0.3, light: 13,
    table: [[6, 22, 44], [8, 34, 64], [14, 52, 88], [30, 80, 118], [64, 116, 148], [104, 146, 170], [136, 168, 186], [156, 182, 196], [170, 192, 204], [182, 201, 211], [194, 210, 218], [206, 219, 226], [216, 227, 232], [228, 236, 240]],
  },
};

// Noise

const SLOPES = Float32Array.from({ length: 32 }, (_, place) => (place % 2 ? Math.sin : Math.cos)(((place >> 1) * Math.PI) / 8) * 1.3);

function grains(seed: number): (x: number, y: number) => number {
  const table = new Uint8Array(512);
  let word = (seed * 2654435761) >>> 0;
  for (let place = 0; place < 256; place++) table[place] = place;
  for (let place = 255; place > 0; place--) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    const other = word % (place + 1);
    const kept = table[place]!;
    table[place] = table[other]!;
    table[other] = kept;
  }
  for (let place = 0; place < 256; place++) table[place + 256] = table[place]!;
  const slope = (hash: number, x: number, y: number) => SLOPES[(hash & 15) * 2]! * x + SLOPES[(hash & 15) * 2 + 1]! * y;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const i = left & 255;
    const j = top & 255;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const a = table[i]! + j;
    const b = table[i + 1]! + j;
    const low = slope(table[a]!, fx, fy) + u * (slope(table[b]!, fx - 1, fy) - slope(table[a]!, fx, fy));
    const high = slope(table[a + 1]!, fx, fy - 1) + u * (slope(table[b + 1]!, fx - 1, fy - 1) - slope(table[a + 1]!, fx, fy - 1));
    return low + v * (high - low);
  };
}

function layered(noise: (x: number, y: number) => number, x: number, y: number, octaves: number): number {
  let sum = 0;
  let part = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += part * noise(x, y);
    x = x * 2.03 + 11.7;
    y = y * 2.03 - 5.3;
    part *= 0.5;
  }
  return sum;
}

// Relief

type Height = (x: number, y: number) => number;

type Pit = readonly [x: number, y: number, size: number];
/** How far around its middle a crater is seen, in parts of its size. */
const RIM = 1.35;

/** The craters that could be seen at a point, by the cell in which it lies: most lie far from most points. */
function near(pits: Pit[]): (x: number, y: number) => Pit[] {
  const cells = new Map<number, Pit[]>();
  return (x, y) => {
    if (!pits.length) return pits;
    const [i, j] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const key = i * 4096 + j;
    let known = cells.get(key);
    if (!known) {
      known = pits.filter(([cx, cy, size]) => Math.abs(cx - (i + 0.5) * CELL) < size * RIM + CELL && Math.abs(cy - (j + 0.5) * CELL) < size * RIM + CELL);
      cells.set(key, known);
    }
    return known;
  };
}

function relief(ground: Ground, seed: number, sectors: SectorScene[]): Height {
  const noise = grains(seed);
  const spots = sectors.map((one) => [(one.x / 100) * WIDE, (one.y / 100) * HIGH] as const);
  const pits = Array.from({ length: ground.craters ?? 0 }, (_, place) => {
    const roll = (part: number) => (noise(place * 3.7 + part * 17.3, part * 9.1 + 0.5) + 0.65) / 1.3;
    return [(roll(1) * 2 - 0.5) * WIDE, (roll(2) * 2 - 0.5) * HIGH, 12 + roll(3) ** 3 * 74] as const satisfies Pit;
  });
  const near_pits = near(pits);
  return (x, y) => {
    let open = 1;
    let dent = 0;
    for (const [cx, cy, size] of near_pits(x, y)) {
      const far = Math.hypot(x - cx, (y - cy) * 1.12) / size;
      if (far < RIM) dent += (far < 1 ? far * far * 0.17 - 0.13 : 0.04 * (1 - (far - 1) / (RIM - 1))) * Math.min(1, size / 34);
    }
    for (const [sx, sy] of spots) {
      const dx = (x - sx) / 158;
      const dy = (y - sy) / 112;
      const far = dx * dx + dy * dy;
      if (far < 1) open *= 1 - (1 - far) * (1 - far) * 0.95;
    }
    const px = x * 0.0072;
    const py = y * 0.0086;
    const grain = 0.5 + layered(noise, px + noise(px * 0.7 + 40, py * 0.7) * 0.4, py + noise(px * 0.7, py * 0.7 + 40) * 0.4, 6);
    let height = ground.base + ground.land * (1 - open) + ground.grain * grain + dent;
    if (ground.ridge) {
      const crack = 1 - Math.abs(layered(noise, px * 0.8 + 7, py * 0.8 + 90, 4)) * 5;
      if (crack > 0) height -= ground.ridge * crack * crack * (0.4 + 0.6 * open);
    }
    return height;
  };
}

/** `dense`: neighbours lie so many times as near, and slopes are as steep as ever. */
function paintRelief(ground: Ground, heights: Float32Array, width: number, rows: number, dense: number, into: Uint8ClampedArray): void {
  const table = ground.table;
  const last = table.length - 1;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < width; x++) {
      const place = (y + 1) * (width + 2) + x + 1;
      const height = Math.min(0.9999, Math.max(0, heights[place]!));
      const level = height * last;
      const step = Math.floor(level);
      const part = level - step;
      const low = table[step]!;
      const high = table[Math.min(last, step + 1)]!;
      const rough = ground.light * dense * (height < 0.36 && ground.base < 0 ? 0.18 : 1);
      const nx = (heights[place - 1]! - heights[place + 1]!) * rough;
      const ny = (heights[place - width - 2]! - heights[place + width + 2]!) * rough;
      const light = Math.max(0.12, (-0.5 * nx - 0.48 * ny + 0.74) / Math.sqrt(nx * nx + ny * ny + 1)) * 1.28;
      const at = (y * width + x) * 4;
      into[at] = (low[0] + part * (high[0] - low[0])) * light * 1.03;
      into[at + 1] = (low[1] + part * (high[1] - low[1])) * light;
      into[at + 2] = (low[2] + part * (high[2] - low[2])) * light * 0.98;
      into[at + 3] = 255;
    }
  }
}

// Hulls and lamps: rooms and ways in the dark

type Segment = [number, number, number, number];

function ways(paths: PathScene[], sectors: SectorScene[]): Segment[] {
  const spot = (number: number) => {
    const one = sectors.find((each) => each.number === number);
    return one ? ([(one.x / 100) * WIDE, (one.y / 100) * HIGH] as const) : ([0, 0] as const);
  };
  return paths.flatMap((path) => {
    const [ax, ay] = spot(path.ends[0]);
    const [bx, by] = spot(path.ends[1]);
    const [cx, cy] = path.via ? [(path.via[0] / 100) * WIDE, (path.via[1] / 100) * HIGH] : [(ax + bx) / 2, (ay + by) / 2];
    const steps = path.via ? 8 : 1;
    const at = (t: number) => [(1 - t) * (1 - t) * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) * (1 - t) * ay + 2 * t * (1 - t) * cy + t * t * by] as const;
    return Array.from({ length: steps }, (_, step): Segment => [...at(step / steps), ...at((step + 1) / steps)] as Segment);
  });
}

function fromSegment(x: number, y: number, [ax, ay, bx, by]: Segment): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

type Near = { rooms: (readonly [number, number])[]; segments: Segment[] };
const CELL = 40;
const REACH = 130;

/** What could touch a pixel, by the cell in which it lies. */
function nearby(rooms: (readonly [number, number])[], segments: Segment[]): (x: number, y: number) => Near {
  const cells = new Map<number, Near>();
  return (x, y) => {
    const i = Math.floor(x / CELL);
    const j = Math.floor(y / CELL);
    const key = i * 4096 + j;
    let known = cells.get(key);
    if (!known) {
      const cx = (i + 0.5) * CELL;
      const cy = (j + 0.5) * CELL;
      known = {
        rooms: rooms.filter(([sx, sy]) => Math.abs(sx - cx) < REACH + CELL && Math.abs(sy - cy) < REACH + CELL),
        segments: segments.filter((one) => fromSegment(cx, cy, one) < 40 + CELL),
      };
      cells.set(key, known);
    }
    return known;
  };
}

function rgb(tint: string): Stop {
  const word = Number.parseInt(tint.slice(1), 16);
  return [word >> 16, (word >> 8) & 255, word & 255];
}

/** The night around: mist, and stars in it. */
function nightOf(seed: number, [tr, tg, tb]: Stop): (x: number, y: number) => Stop {
  const noise = grains(seed);
  const bent = grains(seed + 9);
  return (x, y) => {
    const mist = 0.5 + layered(noise, x * 0.0028, y * 0.0034, 4);
    const star = bent(x * 0.31, y * 0.31) * bent(x * 0.17 + 50, y * 0.17);
    const shine = star > 0.36 ? Math.min(1, (star - 0.36) * 7) * 190 : 0;
    return [4 + mist * mist * (10 + tr * 0.05) + shine, 7 + mist * mist * (13 + tg * 0.06) + shine, 14 + mist * mist * (24 + tb * 0.08) + shine];
  };
}

/** The ring of a lamp around it all, with its glow. */
function ringed([r, g, b]: Stop, [tr, tg, tb]: Stop, x: number, y: number): Stop {
  const dx = (x - WIDE / 2) / 372;
  const dy = (y - HIGH * 0.54) / 226;
  const far = Math.hypot(dx, dy);
  const glow = Math.max(0, 1 - far / 1.1);
  const lit: Stop = [r + glow * glow * tr * 0.34, g + glow * glow * tg * 0.3, b + glow * glow * tb * 0.24];
  const band = Math.abs(far - 1) / 0.17;
  if (band >= 1) return lit;
  const angle = Math.atan2(dy, dx);
  const rib = Math.abs(Math.sin(angle * 36)) < 0.12 ? 0.55 : 1;
  const round = 1 - band * band;
  const side = (0.5 - 0.32 * (Math.cos(angle) + Math.sin(angle)) * (far > 1 ? 1 : -0.5)) * rib;
  return [lit[0] * 0.3 + (16 + tr * 0.2) * round * side + 8, lit[1] * 0.3 + (20 + tg * 0.2) * round * side + 10, lit[2] * 0.3 + (28 + tb * 0.2) * round * side + 15];
}

/** How far the nearest wall is, below 0 inside; and how near the middle of a room, where its lamp hangs. */
function insideOf(close: Near, x: number, y: number): [number, number] {
  let near = 1e9;
  let lamp = 0;
  for (const [sx, sy] of close.rooms) {
    const dx = Math.abs(x - sx) / 92;
    const dy = Math.abs(y - sy + 16) / 66;
    near = Math.min(near, ((dx ** 4 + dy ** 4) ** 0.25 - 1) * 66);
    lamp = Math.max(lamp, 1 - Math.hypot(dx * 0.8, dy) / 1.25);
  }
  for (const segment of close.segments) near = Math.min(near, fromSegment(x, y, segment) - 11);
  return [near, Math.max(0, lamp)];
}

/** The floor of a room or corridor: plates with seams, warm under the lamp, a bright edge along the wall. */
function floored([tr, tg, tb]: Stop, seed: number, grain: number, x: number, y: number, near: number, warm: number): Stop {
  const seam = x % 29 < 1.2 || y % 29 < 1.2 ? 0.78 : 1;
  const plate = 0.86 + 0.14 * (((Math.floor(x / 29) * 7 + Math.floor(y / 29) * 13 + seed) % 5) / 4) + grain * 0.06;
  const light = (0.3 + 0.8 * warm) * seam * plate;
  const floor: Stop = [(18 + tr * 0.34) * light + warm * warm * 34, (20 + tg * 0.31) * light + warm * warm * 24, (26 + tb * 0.3) * light + warm * warm * 10];
  return near > -3.4 ? [floor[0] * 0.5 + tr * 0.42, floor[1] * 0.5 + tg * 0.42, floor[2] * 0.5 + tb * 0.42] : floor;
}

/** A pixel of a deck plan: rooms lit from their middle, corridors, the ring of a lamp, and the night around. */
function deck(planet: PlanetScene, sectors: SectorScene[], paths: PathScene[]): (x: number, y: number) => Stop {
  const noise = grains(planet.seed);
  const tint = rgb(planet.tint);
  const night = nightOf(planet.seed, tint);
  const rooms = sectors.map((one) => [(one.x / 100) * WIDE, (one.y / 100) * HIGH] as const);
  const closeTo = nearby(rooms, ways(paths, sectors));
  return (x, y) => {
    const [wall, warm] = insideOf(closeTo(x, y), x, y);
    const near = wall + noise(x * 0.03, y * 0.03) * 2;
    if (near < 0) return floored(tint, planet.seed, noise(x * 0.2, y * 0.2), x, y, near, warm);
    const dark = night(x, y);
    const [r, g, b] = planet.look === "lamp" ? ringed(dark, tint, x, y) : dark;
    const shade = near < 26 ? 0.45 + (near / 26) * 0.55 : 1;
    return [r * shade, g * shade, b * shade];
  };
}

// The picture

export type Painted = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** All pixels of the ground; `dense`: so many times as fine, for screens with more dots. */
export function paint(planet: PlanetScene, sectors: SectorScene[], paths: PathScene[], small: boolean, dense = 1): Painted {
  const scale = (small ? SCALE * 0.62 : SCALE) * dense;
  const width = Math.round(WIDE * (1 + 2 * BLEED) * scale);
  const height = Math.round(HIGH * (1 + 2 * BLEED) * scale);
  const data = new Uint8ClampedArray(width * height * 4);
  const toX = (x: number) => x / scale - WIDE * BLEED;
  const toY = (y: number) => y / scale - HIGH * BLEED;
  if (planet.look === "hull" || planet.look === "lamp") {
    const pixel = deck(planet, sectors, paths);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const [r, g, b] = pixel(toX(x), toY(y));
        data[at] = r;
        data[at + 1] = g;
        data[at + 2] = b;
        data[at + 3] = 255;
      }
    }
  } else {
    const ground = GROUNDS[planet.look];
    const at = relief(ground, planet.seed, sectors);
    const heights = new Float32Array((width + 2) * (height + 2));
    for (let y = 0; y < height + 2; y++) {
      for (let x = 0; x < width + 2; x++) heights[y * (width + 2) + x] = at(toX(x - 1), toY(y - 1));
    }
    paintRelief(ground, heights, width, height, dense, data);
  }
  return { width, height, data };
}
