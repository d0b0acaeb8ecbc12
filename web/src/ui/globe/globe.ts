// A world seen from afar, painted pixel by pixel from a seed: ground, sea, clouds, lights on the night side, air at its rim.
// All of it is arithmetic, so that everybody sees the same coast and nothing is borrowed.

export type Kind = "haven" | "mars";
export type Painted = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
type Colour = readonly [number, number, number];
type Point = [number, number, number];
type World = {
  seed: number;
  /** Size of the continents, and how much of them lies under water. */
  grain: number;
  sea: number;
  relief: number;
  ground: readonly (readonly [number, Colour])[];
  water: readonly [Colour, Colour];
  clouds: number;
  lights: number;
  air: Colour;
  /** Where the light comes from: right, down, towards us. */
  sun: readonly [number, number, number];
};

/** So much air lies around the ball, as a part of its radius. */
export const AIR = 0.1;

const WORLDS: Record<Kind, World> = {
  haven: {
    seed: 4117, grain: 1.75, sea: 0.5, relief: 26,
    ground: [
      [0.0, [178, 166, 130]], [0.035, [112, 128, 92]], [0.12, [82, 106, 80]], [0.26, [116, 114, 88]],
      [0.44, [142, 120, 100]], [0.7, [168, 154, 142]], [0.9, [236, 240, 246]], [1, [244, 248, 252]],
    ],
    water: [[7, 32, 60], [34, 112, 128]],
    clouds: 1, lights: 1, air: [126, 214, 240], sun: [-0.72, -0.6, 0.34],
  },
  mars: {
    seed: 977, grain: 1.6, sea: -1, relief: 20,
    ground: [
      [0, [92, 40, 28]], [0.3, [142, 66, 40]], [0.5, [186, 98, 58]], [0.7, [216, 138, 88]], [0.86, [232, 174, 128]], [1, [246, 226, 204]],
    ],
    water: [[0, 0, 0], [0, 0, 0]],
    clouds: 0.16, lights: 0, air: [255, 176, 130], sun: [-0.78, 0.16, 0.6],
  },
};

/** Smooth noise in space, between -1 and 1, from a table that the seed has shuffled. */
function noiseOf(seed: number): (x: number, y: number, z: number) => number {
  const table = new Uint8Array(512);
  const order = Array.from({ length: 256 }, (_, place) => place);
  let word = seed >>> 0;
  for (let place = 255; place > 0; place -= 1) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((word / 4294967296) * (place + 1));
    [order[place], order[other]] = [order[other] as number, order[place] as number];
  }
  for (let place = 0; place < 512; place += 1) table[place] = order[place & 255] as number;
  const slope = (hash: number, x: number, y: number, z: number): number => {
    const low = hash & 15;
    const u = low < 8 ? x : y;
    const v = low < 4 ? y : low === 12 || low === 14 ? x : z;
    return ((low & 1) === 0 ? u : -u) + ((low & 2) === 0 ? v : -v);
  };
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  return (px, py, pz) => {
    const fx = Math.floor(px), fy = Math.floor(py), fz = Math.floor(pz);
    const X = fx & 255, Y = fy & 255, Z = fz & 255;
    const x = px - fx, y = py - fy, z = pz - fz;
    const u = ease(x), v = ease(y), w = ease(z);
    const at = (place: number): number => table[place] as number;
    const a = at(X) + Y, aa = at(a) + Z, ab = at(a + 1) + Z;
    const b = at(X + 1) + Y, ba = at(b) + Z, bb = at(b + 1) + Z;
    const mix = (one: number, two: number, t: number): number => one + (two - one) * t;
    return mix(
      mix(mix(slope(at(aa), x, y, z), slope(at(ba), x - 1, y, z), u), mix(slope(at(ab), x, y - 1, z), slope(at(bb), x - 1, y - 1, z), u), v),
      mix(
        mix(slope(at(aa + 1), x, y, z - 1), slope(at(ba + 1), x - 1, y, z - 1), u),
        mix(slope(at(ab + 1), x, y - 1, z - 1), slope(at(bb + 1), x - 1, y - 1, z - 1), u),
        v,
      ),
      w,
    );
  };
}

const DUSK: Colour = [52, 24, 8];
const NIGHT: Colour = [5, 10, 20];

const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);
const smooth = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

function blend(into: Point, one: Colour, two: Colour, t: number): void {
  into[0] = one[0] + (two[0] - one[0]) * t;
  into[1] = one[1] + (two[1] - one[1]) * t;
  into[2] = one[2] + (two[2] - one[2]) * t;
}

function shade(into: Point, steps: World["ground"], height: number): void {
  let before = steps[0] as readonly [number, Colour];
  for (const step of steps) {
    if (height <= step[0]) return blend(into, before[1], step[1], step[0] === before[0] ? 1 : (height - before[0]) / (step[0] - before[0]));
    before = step;
  }
  blend(into, before[1], before[1], 0);
}

/** What all pixels of a picture share: the ball in it, and where the light comes from. */
type View = {
  world: World;
  width: number;
  height: number;
  middle: number;
  radius: number;
  sun: Point;
  /** How fine the ground is. */
  detail: number;
  noise: ReturnType<typeof noiseOf>;
};

function viewOf(world: World, width: number, part: number): View {
  const middle = width / 2;
  const length = Math.hypot(...world.sun);
  const sun = world.sun.map((one) => one / length) as Point;
  return { world, width, height: Math.ceil(width * part), middle, radius: middle / (1 + AIR), sun, detail: width > 400 ? 7 : 5, noise: noiseOf(world.seed) };
}

function layers({ noise }: View, x: number, y: number, z: number, times: number): number {
  let sum = 0, size = 1, all = 0, scale = 1;
  for (let layer = 0; layer < times; layer += 1) {
    sum += noise(x * scale, y * scale, z * scale) * size;
    all += size;
    size *= 0.52;
    scale *= 2.03;
  }
  return sum / all;
}

/** The ball is turned a little, so that its poles are not where the picture's edges are. */
function turned(x: number, y: number, z: number): Point {
  const cy = y * 0.9 - z * 0.436, cz = y * 0.436 + z * 0.9;
  return [x * 0.82 + cz * 0.57 + 3.1, cy + 1.7, -x * 0.57 + cz * 0.82 + 5.3];
}

// First heights and clouds, so that slopes can catch the light and clouds throw shadows. What is soft, clouds and the
// bend of the coasts, is worked out at every second point only: that halves the work, and nobody sees it.

type Soft = { half: number; bends: Float32Array; covers: Float32Array };

function softOf(view: View): Soft {
  const { world, middle, radius } = view;
  const half = Math.ceil(view.width / 2) + 2;
  const low = Math.ceil(view.height / 2) + 2;
  const bends = new Float32Array(half * low);
  const covers = new Float32Array(half * low);
  for (let py = 0; py < low; py += 1) {
    for (let px = 0; px < half; px += 1) {
      const x = (px * 2 + 0.5 - middle) / radius, y = (py * 2 + 0.5 - middle) / radius;
      const far = x * x + y * y;
      if (far >= 1.03) continue;
      const [tx, ty, tz] = turned(x, y, Math.sqrt(Math.max(0, 1 - far)));
      bends[py * half + px] = layers(view, tx * world.grain + 7, ty * world.grain, tz * world.grain, 2) * 0.55;
      // Wind and weather have drawn the clouds out into bands.
      const swirl = layers(view, tx * 1.6, ty * 2.2, tz * 1.6, 2) * 0.9;
      covers[py * half + px] = layers(view, tx * 2.3 + swirl, ty * 5.2 + swirl * 0.7, tz * 2.3 - swirl, view.detail - 2);
    }
  }
  return { half, bends, covers };
}

function between(half: number, grid: Float32Array, px: number, py: number): number {
  const at = (py >> 1) * half + (px >> 1);
  const u = (px & 1) / 2, v = (py & 1) / 2;
  const top = (grid[at] as number) * (1 - u) + (grid[at + 1] as number) * u;
  const bottom = (grid[at + half] as number) * (1 - u) + (grid[at + half + 1] as number) * u;
  return top * (1 - v) + bottom * v;
}

/** How high the ground is at every pixel, and how thick the clouds are over it. */
type Maps = { land: Float32Array; sky: Float32Array };

function mapsOf(view: View, { half, bends, covers }: Soft): Maps {
  const { world, width, height, middle, radius } = view;
  const land = new Float32Array(width * height);
  const sky = new Float32Array(width * height);
  for (let py = 0; py < height; py += 1) {
    const y = (py + 0.5 - middle) / radius;
    for (let px = 0; px < width; px += 1) {
      const x = (px + 0.5 - middle) / radius;
      const far = x * x + y * y;
      if (far >= 1) continue;
      const [tx, ty, tz] = turned(x, y, Math.sqrt(1 - far));
      const warp = between(half, bends, px, py);
      land[py * width + px] = 0.5 + layers(view, tx * world.grain + warp, ty * world.grain + warp, tz * world.grain - warp, view.detail) * 0.95;
      sky[py * width + px] = smooth(-0.02, 0.4, between(half, covers, px, py)) * world.clouds;
    }
  }
  return { land, sky };
}

/** A point of the ball that somebody sees. */
type Spot = {
  px: number;
  py: number;
  x: number;
  y: number;
  z: number;
  /** How much of the light falls on it; below 0 it is night. */
  sun: number;
  /** How high the ground is, and where it lies on the ball. */
  here: number;
  ground: Point;
};

/** Paints the sea, and gives how much of the sun is mirrored in it. */
function paintSea({ world, sun }: View, { x, y, z, here }: Spot, into: Point): number {
  const [deep, shore] = world.water;
  blend(into, deep, shore, smooth(world.sea - 0.17, world.sea, here) ** 1.6);
  const towardsUs = [sun[0], sun[1], sun[2] + 1] as const;
  const size = Math.hypot(...towardsUs);
  return clamp((x * towardsUs[0] + y * towardsUs[1] + z * towardsUs[2]) / size) ** 28 * 0.55;
}

/** Paints the land, and gives how far it leans towards the sun. */
function paintLand({ world, width, height, noise, sun }: View, land: Float32Array, { px, py, z, here, ground }: Spot, into: Point): number {
  const dry = world.sea < 0 ? clamp(here) : ((here - world.sea) / (1 - world.sea)) * 1.55;
  shade(into, world.ground, clamp(dry + noise(ground[0] * 9, ground[1] * 9, ground[2] * 9) * 0.05));
  const at = py * width + px;
  const east = px + 1 < width ? (land[at + 1] as number) || here : here;
  const south = py + 1 < height ? (land[at + width] as number) || here : here;
  return clamp(((here - east) * sun[0] + (here - south) * sun[1]) * -world.relief * (width / 1000), -0.42, 0.42) * smooth(0.04, 0.42, z);
}

/** What lies on the ball, as it is lit: through clouds, in their shadow, at dusk and in the haze of the rim. */
function light({ world, width, height, sun }: View, sky: Float32Array, spot: Spot, slope: number, glint: number, colour: Point): void {
  const throwing = width * 0.008;
  const cloud = sky[spot.py * width + spot.px] as number;
  const towards = Math.max(0, Math.min(height - 1, spot.py + Math.round(sun[1] * throwing))) * width + Math.max(0, Math.min(width - 1, spot.px + Math.round(sun[0] * throwing)));
  const under = sky[towards] as number;
  const day = smooth(-0.1, 0.62, spot.sun);
  const bright = clamp(day * (1 + slope * 1.7) * (1 - under * 0.34 * (1 - cloud)), 0, 1.3);
  const dusk = smooth(-0.12, 0.06, spot.sun) * (1 - smooth(0.06, 0.34, spot.sun));
  const rim = (1 - spot.z) ** 2.6;
  const haze = clamp(rim * (0.25 + day) * 0.85);
  for (let one = 0; one < 3; one += 1) {
    let value = (colour[one] as number) * bright * 1.12 + glint * 255 * day * (1 - cloud);
    const white = (one === 2 ? 246 : 240) * (0.16 + 0.92 * day) * day;
    value += (white - value) * cloud * 0.88;
    value += (NIGHT[one] as number) * (1 - day);
    value += dusk * (DUSK[one] as number) * (0.35 + cloud * 0.6);
    value += ((world.air[one] as number) - value) * haze * (0.18 + 0.72 * day);
    colour[one] = value;
  }
}

/** Lamps where people live: on land near the sea, and only where it is night. */
function lightLamps(view: View, { here, sun, ground: [tx, ty, tz] }: Spot, cloud: number, colour: Point): void {
  const coast = 1 - smooth(0.0, 0.2, here - view.world.sea);
  const towns = smooth(0.04, 0.45, layers(view, tx * 9, ty * 9, tz * 9, 2)) * (0.4 + coast);
  const grain = smooth(0.2, 0.62, view.noise(tx * 70, ty * 70, tz * 70)) + 0.12;
  const lamp = clamp(towns * grain * 1.9) * (1 - smooth(-0.1, 0.1, sun)) * (1 - cloud * 0.7);
  colour[0] += 255 * lamp;
  colour[1] += 190 * lamp;
  colour[2] += 96 * lamp;
}

function put(data: Uint8ClampedArray, place: number, colour: Colour, alpha: number): void {
  data[place * 4] = colour[0];
  data[place * 4 + 1] = colour[1];
  data[place * 4 + 2] = colour[2];
  data[place * 4 + 3] = alpha * 255;
}

/** Paint a world into a square of this width; `part` of it from the top, where the rest is never seen. */
export function paint(kind: Kind, width: number, part = 1): Painted {
  const view = viewOf(WORLDS[kind], width, part);
  const { world, height, middle, radius, sun } = view;
  const { land, sky } = mapsOf(view, softOf(view));
  const data = new Uint8ClampedArray(width * height * 4);
  const colour: Point = [0, 0, 0];
  for (let py = 0; py < height; py += 1) {
    const y = (py + 0.5 - middle) / radius;
    for (let px = 0; px < width; px += 1) {
      const x = (px + 0.5 - middle) / radius;
      const far = Math.hypot(x, y);
      const place = py * width + px;
      const lit = clamp(0.12 + 0.88 * smooth(-0.35, 0.75, (x * sun[0] + y * sun[1]) / far));
      if (far >= 1) {
        // Air above the rim: brightest where the sun stands behind it, gone on the night side.
        const above = (far - 1) / AIR;
        if (above < 1) put(data, place, world.air, lit * (0.62 * Math.exp(-above * 7) + 0.26 * (1 - above) ** 2.2));
        continue;
      }
      const z = Math.sqrt(1 - far * far);
      const spot: Spot = { px, py, x, y, z, sun: x * sun[0] + y * sun[1] + z * sun[2], here: land[place] as number, ground: turned(x, y, z) };
      const isSea = spot.here < world.sea;
      const glint = isSea ? paintSea(view, spot, colour) : 0;
      const slope = isSea ? 0 : paintLand(view, land, spot, colour);
      light(view, sky, spot, slope, glint, colour);
      if (world.lights && !isSea && spot.sun < 0.1) lightLamps(view, spot, sky[place] as number, colour);
      // The edge itself is softened over one pixel.
      put(data, place, colour, Math.max(clamp((1 - far) * radius), lit * 0.88));
    }
  }
  return { width, height, data };
}
