// Text can be read: contrast of the pairs that the design sheet names, computed from styles/tokens.css.
import { expect, test } from "vitest";
import css from "../src/styles/tokens.css?raw";

function tokens(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{3,6})/g)].map(([, name, value]) => [name, value]));
}

function light(hex: string): number {
  const wide = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join("") : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(wide.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [light(one), light(other)].sort((left, right) => right - left);
  return (high + 0.05) / (low + 0.05);
}

const night = tokens(":root");
const THEMES: [string, Record<string, string>, number][] = [
  ["night", night, 4.5],
  ["day", { ...night, ...tokens('[data-theme="day"]') }, 4.5],
  ["night, more contrast", { ...night, ...tokens('[data-contrast="more"]') }, 7],
  ["day, more contrast", { ...night, ...tokens('[data-theme="day"]'), ...tokens('[data-contrast="more"]'), ...tokens('[data-theme="day"][data-contrast="more"]') }, 7],
];
const WORDS = ["text", "text-2", "text-3", "lamp", "star", "ok", "bad", "off", "caution", "bonus", "good", "fail"];

test.each(THEMES)("%s", (_name, theme, least) => {
  for (const word of WORDS) {
    for (const ground of ["ink-1", "ink-2", "ink-3"]) {
      const found = contrast(theme[word] ?? "", theme[ground] ?? "");
      expect(found, `${word} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  }
  expect(contrast(theme["lamp-ink"] ?? "", theme["lamp"] ?? "")).toBeGreaterThanOrEqual(4.5);
});
