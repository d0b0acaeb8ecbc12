// A world seen from afar, painted pixel by pixel from a seed: ground, sea, clouds, lights on the night side, air at its rim.
// All of it is arithmetic, so that everybody sees the same coast and nothing is borrowed.

export type Kind = "haven" | "mars";
export type Painted = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
type Colour = readonly [number, number, number];
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

function blend(into: [number, number, number], one: Colour, two: Colour, t: number): void {
  into[0] = one[0] + (two[0] - one[0]) * t;
  into[1] = one[1] + (two[1] - one[1]) * t;
  into[2] = one[2] + (two[2] - one[2]) * t;
}

function shade(into: [number, number, number], steps: World["ground"], height: number): void {
  let before = steps[0] as readonly [number, Colour];
  for (const step of steps) {
    if (height <= step[0]) return blend(into, before[1], step[1], step[0] === before[0] ? 1 : (height - before[0]) / (step[0] - before[0]));
    before = step;
  }
  blend(into, before[1], before[1], 0);
}

/** Paint a world into a square of this width; `part` of it from the top, where the rest is never seen. */
export function paint(kind: Kind, width: number, part = 1): Painted {
  const world = WORLDS[kind];
  const noise = noiseOf(world.seed);
  const height = Math.ceil(width * part);
  const data = new Uint8ClampedArray(width * height * 4);
  const middle = width / 2;
  const radius = middle / (1 + AIR);
  const length = Math.hypot(...world.sun);
  const [sx, sy, sz] = world.sun.map((one) => one / length) as [number, number, number];

  const layers = (x: number, y: number, z: number, times: number): number => {
    let sum = 0, size = 1, all = 0, scale = 1;
    for (let layer = 0; layer < times; layer += 1) {
      sum += noise(x * scale, y * scale, z * scale) * size;
      all += size;
      size *= 0.52;
      scale *= 2.03;
    }
    return sum / all;
  };
  // The ball is turned a little, so that its poles are not where the picture's edges are.
  const turned = (x: number, y: number, z: number): [number, number, number] => {
    const cy = y * 0.9 - z * 0.436, cz = y * 0.436 + z * 0.9;
    return [x * 0.82 + cz * 0.57 + 3.1, cy + 1.7, -x * 0.57 + cz * 0.82 + 5.3];
  };

  // First heights and clouds, so that slopes can catch the light and clouds throw shadows. What is soft, clouds and the
  // bend of the coasts, is worked out at every second point only: that halves the work, and nobody sees it.
  const detail = width > 400 ? 7 : 5;
  const half = Math.ceil(width / 2) + 2;
  const low = Math.ceil(height / 2) + 2;
  const bends = new Float32Array(half * low);
  const covers = new Float32Array(half * low);
  for (let py = 0; py < low; py += 1) {
    for (let px = 0; px < half; px += 1) {
      const x = (px * 2 + 0.5 - middle) / radius, y = (py * 2 + 0.5 - middle) / radius;
      const far = x * x + y * y;
      if (far >= 1.03) continue;
      const [tx, ty, tz] = turned(x, y, Math.sqrt(Math.max(0, 1 - far)));
      bends[py * half + px] = layers(tx * world.grain + 7, ty * world.grain, tz * world.grain, 2) * 0.55;
      // Wind and weather have drawn the clouds out into bands.
      const swirl = layers(tx * 1.6, ty * 2.2, tz * 1.6, 2) * 0.9;
      covers[py * half + px] = layers(tx * 2.3 + swirl, ty * 5.2 + swirl * 0.7, tz * 2.3 - swirl, detail - 2);
    }
  }
  const between = (grid: Float32Array, px: number, py: number): number => {
    const at = (py >> 1) * half + (px >> 1);
    const u = (px & 1) / 2, v = (py & 1) / 2;
    const top = (grid[at] as number) * (1 - u) + (grid[at + 1] as number) * u;
    const bottom = (grid[at + half] as number) * (1 - u) + (grid[at + half + 1] as number) * u;
    return top * (1 - v) + bottom * v;
  };

  const land = new Float32Array(width * height);
  const sky = new Float32Array(width * height);
  for (let py = 0; py < height; py += 1) {
    const y = (py + 0.5 - middle) / radius;
    for (let px = 0; px < width; px += 1) {
      const x = (px + 0.5 - middle) / radius;
      const far = x * x + y * y;
      if (far >= 1) continue;
      const [tx, ty, tz] = turned(x, y, Math.sqrt(1 - far));
      const warp = between(bends, px, py);
      land[py * width + px] = 0.5 + layers(tx * world.grain + warp, ty * world.grain + warp, tz * world.grain - warp, detail) * 0.95;
      sky[py * width + px] = smooth(-0.02, 0.4, between(covers, px, py)) * world.clouds;
    }
  }

  const throwing = width * 0.008;

  const put = (place: number, colour: Colour, alpha: number): void => {
    data[place] = colour[0];
    data[place + 1] = colour[1];
    data[place + 2] = colour[2];
    data[place + 3] = alpha * 255;
  };

  const out: [number, number, number] = [0, 0, 0];
  const colour: [number, number, number] = [0, 0, 0];
  for (let py = 0; py < height; py += 1) {
    const y = (py + 0.5 - middle) / radius;
    for (let px = 0; px < width; px += 1) {
      const x = (px + 0.5 - middle) / radius;
      const far = Math.hypot(x, y);
      const place = (py * width + px) * 4;
      if (far >= 1) {
        // Air above the rim: brightest where the sun stands behind it, gone on the night side.
        const above = (far - 1) / AIR;
        if (above >= 1) continue;
        const lit = clamp(0.12 + 0.88 * smooth(-0.35, 0.75, (x * sx + y * sy) / far));
        put(place, world.air, lit * (0.62 * Math.exp(-above * 7) + 0.26 * (1 - above) ** 2.2));
        continue;
      }
      const z = Math.sqrt(1 - far * far);
      const spot = py * width + px;
      const here = land[spot] as number;
      const sun = x * sx + y * sy + z * sz;
      const [tx, ty, tz] = turned(x, y, z);
      let glint = 0;
      let slope = 0;
      const isSea = here < world.sea;
      if (isSea) {
        const depth = smooth(world.sea - 0.17, world.sea, here) ** 1.6;
        const [deep, shore] = world.water;
        blend(colour, deep, shore, depth);
        const towardsUs = [sx, sy, sz + 1] as const;
        const size = Math.hypot(...towardsUs);
        glint = clamp((x * towardsUs[0] + y * towardsUs[1] + z * towardsUs[2]) / size) ** 28 * 0.55;
      } else {
        const dry = world.sea < 0 ? clamp(here) : (here - world.sea) / (1 - world.sea) * 1.55;
        shade(colour, world.ground, clamp(dry + noise(tx * 9, ty * 9, tz * 9) * 0.05));
        const east = px + 1 < width ? (land[spot + 1] as number) || here : here;
        const south = py + 1 < height ? (land[spot + width] as number) || here : here;
        slope = clamp(((here - east) * sx + (here - south) * sy) * -world.relief * (width / 1000), -0.42, 0.42) * smooth(0.04, 0.42, z);
      }
      const cloud = sky[spot] as number;
      const towards = Math.max(0, Math.min(height - 1, py + Math.round(sy * throwing))) * width + Math.max(0, Math.min(width - 1, px + Math.round(sx * throwing)));
      const under = sky[towards] as number;

      const day = smooth(-0.1, 0.62, sun);
      const bright = clamp(day * (1 + slope * 1.7) * (1 - under * 0.34 * (1 - cloud)), 0, 1.3);
      const dusk = smooth(-0.12, 0.06, sun) * (1 - smooth(0.06, 0.34, sun));
      const rim = (1 - z) ** 2.6;
      const haze = clamp(rim * (0.25 + day) * 0.85);
      for (let one = 0; one < 3; one += 1) {
        let value = (colour[one] as number) * bright * 1.12 + glint * 255 * day * (1 - cloud);
        const white = (one === 2 ? 246 : 240) * (0.16 + 0.92 * day) * day;
        value += (white - value) * cloud * 0.88;
        value += (NIGHT[one] as number) * (1 - day);
        value += dusk * (DUSK[one] as number) * (0.35 + cloud * 0.6);
        value += ((world.air[one] as number) - value) * haze * (0.18 + 0.72 * day);
        out[one] = value;
      }
      // Lamps where people live: on land near the sea, and only where it is night.
      if (world.lights && !isSea && sun < 0.1) {
        const coast = 1 - smooth(0.0, 0.2, here - world.sea);
        const towns = smooth(0.04, 0.45, layers(tx * 9, ty * 9, tz * 9, 2)) * (0.4 + coast);
        const grain = smooth(0.2, 0.62, noise(tx * 70, ty * 70, tz * 70)) + 0.12;
        const lamp = clamp(towns * grain * 1.9) * (1 - smooth(-0.1, 0.1, sun)) * (1 - cloud * 0.7);
        out[0] += 255 * lamp;
        out[1] += 190 * lamp;
        out[2] += 96 * lamp;
      }
      // The edge itself is softened over one pixel.
      const lit = clamp(0.12 + 0.88 * smooth(-0.35, 0.75, (x * sx + y * sy) / far));
      put(place, out, Math.max(clamp((1 - far) * radius), lit * 0.88));
    }
  }
  return { width, height, data };
}
