// Rust-coloured ground from a seed, lit from the north-west: painted once for its size.
const RAMP: [number, number, number][] = [
  [38, 17, 14],
  [74, 33, 24],
  [122, 57, 37],
  [163, 82, 52],
  [196, 112, 74],
  [221, 150, 108],
];

function hash(x: number, y: number, seed: number): number {
  let word = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  word = Math.imul(word ^ (word >>> 13), 1274126177);
  return ((word ^ (word >>> 16)) >>> 0) / 4294967296;
}

function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [su, sv] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const top = hash(i, j, seed) * (1 - su) + hash(i + 1, j, seed) * su;
  const low = hash(i, j + 1, seed) * (1 - su) + hash(i + 1, j + 1, seed) * su;
  return top * (1 - sv) + low * sv;
}

/** Heights of a piece of ground, with ripples as the wind leaves them. */
function heights(width: number, height: number, seed: number, tilt: number): Float32Array {
  const found = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let size = 0.5;
      let step = 0.012;
      for (let octave = 0; octave < 5; octave++) {
        sum += size * noise(x * step, (y * step) / tilt, seed + octave);
        size *= 0.52;
        step *= 2.1;
      }
      found[y * width + x] = sum + 0.003 * Math.sin((x * 0.1 + y * 0.35) / tilt + 40 * sum);
    }
  }
  return found;
}

export function paintRelief(canvas: HTMLCanvasElement, width: number, height: number, seed: number, tilt = 0.62): void {
  const [w, h] = [Math.max(2, Math.round(width / 2)), Math.max(2, Math.round(height / 2))];
  canvas.width = w;
  canvas.height = h;
  const brush = canvas.getContext("2d");
  if (!brush) return;
  const ground = heights(w, h, seed, tilt);
  const image = brush.createImageData(w, h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const here = ground[at]!;
      const back = ground[Math.max(0, y - 1) * w + Math.max(0, x - 1)]!;
      const light = 0.78 + Math.max(-0.42, Math.min(0.6, (here - back) * 11));
      const place = Math.max(0, Math.min(RAMP.length - 1.001, (here - 0.2) * 7.5));
      const [low, high] = [RAMP[Math.floor(place)]!, RAMP[Math.floor(place) + 1]!];
      for (let channel = 0; channel < 3; channel++) {
        const colour = low[channel]! + (high[channel]! - low[channel]!) * (place % 1);
        image.data[at * 4 + channel] = colour * light;
      }
      image.data[at * 4 + 3] = 255;
    }
  }
  brush.putImageData(image, 0, 0);
}
