// A pack may be told in fewer languages than the table speaks: then its stories are in English, and whatever shows one says
// so by its `lang`, that screen readers change their voice.
import { comfort } from "../settings.svelte";

const PLACE = "farlight.original";
type Languages = readonly string[];

let here: Languages = $state.raw([]);

/** The languages in which the stories of the table are told that is shown now. */
export function storiesToldIn(languages: Languages): void {
  here = languages;
}

/** The language of stories that are told in these, if it is not the person's own. Nothing is known of an empty list. */
export const originalOf = (languages: Languages): "en" | undefined => (languages.length && !languages.includes(comfort.language) ? "en" : undefined);

/** That of the stories at this table. */
export const original = (): "en" | undefined => originalOf(here);

/** Whether this person should hear now that a game's stories are in English: once for each game and language. */
export function isNewOriginal(game: string): boolean {
  const what = `${game}/${comfort.language}`;
  try {
    const heard = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
    if (heard.includes(what)) return false;
    localStorage.setItem(PLACE, JSON.stringify([...heard, what]));
  } catch {
    // Where nothing can be kept, it is said again.
  }
  return true;
}
