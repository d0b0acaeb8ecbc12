// Pictures from data: the same word gives everybody the same picture.
/** A number that is always the same for the same word: pictures are drawn from it. */
export function seedOf(word: string): number {
  let hash = 2166136261;
  for (const sign of word) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return hash >>> 0;
}
