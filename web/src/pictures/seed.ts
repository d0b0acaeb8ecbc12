// Pictures from data: the same name gives everybody the same picture.
export function hash(text: string): number {
  let word = 2166136261;
  for (const letter of text) word = Math.imul(word ^ letter.charCodeAt(0), 16777619);
  return word >>> 0;
}

/** Numbers from 0 to 1, always the same ones for a seed. */
export function noise(seed: number): () => number {
  let word = seed >>> 0;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 4294967296;
  };
}

export function pick<T>(from: readonly T[], number: number): T {
  return from[number % from.length] as T;
}
