// The rules of a game as a book, and its words: asked for once for each game and language.
import { createContext } from "svelte";
import * as api from "../api";
import { comfort } from "../settings.svelte";
import type { Book, Word } from "../wire";

/** The game whose words are read here: that of the table around it. */
export const [gameHere, setGameHere] = createContext<() => string>();

const known: Record<string, Book> = $state.raw({});
let loaded = $state(0);
const asked: Record<string, Promise<void>> = {};

/** The book of a game in the person's language; null until it is there. */
export function bookOf(game: string): Book | null {
  void loaded;
  return known[`${game} ${comfort.language}`] ?? null;
}

/** Ask for the book, once. */
export function loadBook(game: string): Promise<void> {
  const place = `${game} ${comfort.language}`;
  asked[place] ??= api.book(game, comfort.language).then(
    (found) => {
      known[place] = found;
      loaded += 1;
    },
    (error: Error) => {
      delete asked[place];
      throw error;
    },
  );
  return asked[place];
}

/** A piece of a text: a word of the game, the name of a thing, or what is between them. */
export type Piece = { text: string; word?: Word; name?: string };
/** What may stand at a place of a text, and how it looks there. */
type Sought = { form: RegExp; told: { name: string } | { word: Word } };
/** By the letter it may begin with: names before words, the longest first. */
type Finder = Map<string, Sought[]>;
const NO_BOOK = { words: [] as Word[] };
const finders = new WeakMap<object, WeakMap<readonly string[], Finder>>();
/** Forms are made once: a name more on the table must not cost all the others again. */
const forms = new Map<string, RegExp>();

const SHORT = 4;
const IRREGULAR: Record<string, string> = { die: "(?:die|dice)" };
const NO_NAMES: readonly string[] = [];
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** No letter follows: a part of another word is no word. */
const LATER = "(?![\\p{L}\\p{N}-])";
/** A word as it may stand in a sentence: its end changes with the case and the number. */
function formsOf(word: string): string {
  return word
    .split(" ")
    .map((part) => IRREGULAR[part] ?? (part.length <= SHORT ? `${plain(part)}s?` : `${plain(part.slice(0, -1))}[\\p{L}’']{1,4}`))
    .join(" ");
}
/** A name stands as it is; one that is written small may begin a sentence, and a genitive may follow. */
function formOf(name: string): string {
  const [first = "", ...rest] = name;
  const small = first !== first.toLocaleUpperCase();
  return `${small ? `[${first}${first.toLocaleUpperCase()}]` : plain(first)}${plain(rest.join(""))}(?=s?${LATER})`;
}

function formed(pattern: string): RegExp {
  const found = forms.get(pattern) ?? new RegExp(pattern, "uy");
  forms.set(pattern, found);
  return found;
}
const byLength = (left: string, right: string): number => right.length - left.length;

function finderOf(book: { words: readonly Word[] }, names: readonly string[]): Finder {
  const of = finders.get(book) ?? new WeakMap<readonly string[], Finder>();
  finders.set(book, of);
  let found = of.get(names);
  if (!found) {
    found = new Map<string, Sought[]>();
    const seek = (first: string, one: Sought): void => void (found?.get(first)?.push(one) ?? found?.set(first, [one]));
    for (const name of [...names].sort(byLength)) {
      const [first = ""] = name;
      const one = { form: formed(formOf(name)), told: { name } };
      for (const begun of new Set([first, first.toLocaleUpperCase()])) seek(begun, one);
    }
    for (const word of [...book.words].sort((left, right) => byLength(left.word, right.word))) seek([...word.word][0] ?? "", { form: formed(formsOf(word.word) + LATER), told: { word } });
    of.set(names, found);
  }
  return found;
}

/** Where a word may begin. */
const START = /(?<![\p{L}\p{N}-])./gsu;

/** A text in pieces: words of the game and names of things, each where it stands first, and what is between them. */
export function piecesOf(text: string, book: Book | null, names: readonly string[] = NO_NAMES): Piece[] {
  if (!book?.words.length && !names.length) return [{ text }];
  const finder = finderOf(book ?? NO_BOOK, names);
  const pieces: Piece[] = [];
  const told = new Set<Word | string>();
  let [end, next] = [0, 0];
  for (const { 0: first, index } of text.matchAll(START)) {
    if (index < next) continue;
    const found = finder.get(first)?.find(({ form }) => ((form.lastIndex = index), form.test(text)));
    if (!found) continue;
    next = found.form.lastIndex;
    const once = "name" in found.told ? found.told.name : found.told.word;
    if (told.has(once)) continue;
    told.add(once);
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: text.slice(index, next), ...found.told });
    end = next;
  }
  if (end < text.length || !pieces.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
