// The chapters of a chronicle: what was read in each, and what is remembered of that time.
import { plain } from "../../lib/book/search";
import type { Chronicle, Passage } from "../../lib/wire";

export type Chapter = { title: string; passages: { place: number; passage: Passage }[]; entries: Chronicle["entries"] };

/** In the order of the story; times of which nothing was read come where the chronicle names them, at the end. */
export function chaptersOf(told: Chronicle): Chapter[] {
  const found = new Map<string, Chapter>();
  const chapter = (title: string): Chapter => {
    const known = found.get(title) ?? { title, passages: [], entries: [] };
    found.set(title, known);
    return known;
  };
  told.passages.forEach((passage, place) => chapter(passage.chapter).passages.push({ place, passage }));
  for (const entry of told.entries) chapter(entry.when).entries.push(entry);
  return [...found.values()];
}

/** Whether a passage has every word that is looked for, in whatever it says. */
export function matches(passage: Passage, wanted: string): boolean {
  const said = plain([passage.title, passage.text, passage.when, ...passage.came, ...passage.options.map((one) => one.text)].join(" "));
  return plain(wanted).split(/\s+/).every((word) => said.includes(word));
}
