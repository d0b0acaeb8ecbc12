// The words of the client itself, by Fluent. What the game says comes in words from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../locales/en.ftl?raw";
import { comfort, type Language } from "./settings.svelte";

const OTHERS: Partial<Record<Language, () => Promise<{ default: string }>>> = {
  it: () => import("../locales/it.ftl?raw"),
  de: () => import("../locales/de.ftl?raw"),
  cs: () => import("../locales/cs.ftl?raw"),
};

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const fallback = bundle("en", english);
const bundles: Record<string, FluentBundle> = $state.raw({ en: fallback });
let ready = $state(0);

/** Load the words of the language that is set; English shows until they are there. */
export async function loadWords(language: Language): Promise<void> {
  const load = OTHERS[language];
  if (load && !bundles[language]) {
    bundles[language] = bundle(language, (await load()).default);
    ready += 1;
  }
}

/** A message in the person's language; a missing one in English, never a key alone. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  void ready;
  for (const known of [bundles[comfort.language], fallback]) {
    const pattern = known?.getMessage(key)?.value;
    if (known && pattern) return known.formatPattern(pattern, args);
  }
  return key;
}

/** A name that may be broken at the joints of its words, for narrow places: not every browser knows those of German. */
export function softly(name: string): string {
  return say("long-words").split(" ").reduce((text, word) => text.replaceAll(word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")), name);
}
