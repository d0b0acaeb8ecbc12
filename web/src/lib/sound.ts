// Small sounds, made here: no files, nothing to fetch. Off unless somebody wants them.
import { comfort } from "./settings.svelte";

export type Sound = "roll" | "step" | "card" | "token" | "page" | "good" | "bad" | "alarm" | "turn";
type Note = { at: number; for: number; tone: number; to?: number; shape?: OscillatorType; loud?: number };

const NOTES: Record<Exclude<Sound, "roll" | "card" | "page">, Note[]> = {
  step: [{ at: 0, for: 0.07, tone: 210, to: 150, shape: "triangle" }],
  token: [{ at: 0, for: 0.05, tone: 640, to: 520, shape: "triangle" }],
  good: [
    { at: 0, for: 0.16, tone: 523 },
    { at: 0.1, for: 0.26, tone: 784 },
  ],
  bad: [
    { at: 0, for: 0.2, tone: 247 },
    { at: 0.13, for: 0.34, tone: 175, shape: "triangle" },
  ],
  alarm: [
    { at: 0, for: 0.14, tone: 392, shape: "square", loud: 0.3 },
    { at: 0.2, for: 0.14, tone: 330, shape: "square", loud: 0.3 },
  ],
  turn: [
    { at: 0, for: 0.14, tone: 659 },
    { at: 0.12, for: 0.32, tone: 880 },
  ],
};
/** Rustles and clatter: moments of noise, with how sharp they are. */
const NOISES: Record<"roll" | "card" | "page", { at: number; for: number; sharp: number }[]> = {
  roll: [0, 0.07, 0.13, 0.22, 0.34, 0.42].map((at, place) => ({ at, for: 0.035, sharp: 1800 + ((place * 731) % 1600) })),
  card: [{ at: 0, for: 0.08, sharp: 3400 }],
  page: [{ at: 0, for: 0.22, sharp: 2200 }],
};
const LOUD = 0.14;

let speaker: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  if (!comfort.sound || typeof AudioContext === "undefined") return;
  speaker ??= new AudioContext();
  void speaker.resume();
  if (sound === "roll" || sound === "card" || sound === "page") for (const burst of NOISES[sound]) rustle(speaker, burst.at, burst.for, burst.sharp);
  else for (const note of NOTES[sound]) ring(speaker, note);
}

function swell(on: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(on.destination);
  return gain;
}

function ring(on: AudioContext, note: Note): void {
  const at = on.currentTime + note.at;
  const source = on.createOscillator();
  source.type = note.shape ?? "sine";
  source.frequency.setValueAtTime(note.tone, at);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, at + note.for);
  source.connect(swell(on, at, note.for, LOUD * (note.loud ?? 1)));
  source.start(at);
  source.stop(at + note.for);
}

function rustle(on: AudioContext, after: number, length: number, sharp: number): void {
  noise ??= whiteNoise(on);
  const at = on.currentTime + after;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = sharp;
  source.connect(filter);
  filter.connect(swell(on, at, length, LOUD * 2));
  source.start(at);
  source.stop(at + length);
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const values = made.getChannelData(0);
  for (let place = 0; place < values.length; place++) values[place] = Math.random() * 2 - 1;
  return made;
}

/** The sound of what was just told: of several the first that has one. */
export function playTold(keys: string[], sounds: Partial<Record<string, Sound>>): void {
  const found = keys.map((key) => sounds[key]).find((sound) => sound !== undefined);
  if (found) play(found);
}
