// The rules of a game as a book, and its words: asked for once for each game and language.
import { createContext } from "svelte";
import * as api from "./api";
import { comfort } from "./settings.svelte";
import type { Book, Word } from "./wire";

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
type Finder = { pattern: RegExp; words: Word[]; names: readonly string[] };
const NO_BOOK = { words: [] as Word[] };
const finders = new WeakMap<object, WeakMap<readonly string[], Finder>>();

const SHORT = 4;
const IRREGULAR: Record<string, string> = { die: "(?:die|dice)" };
const NO_NAMES: readonly string[] = [];
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
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
  return `${small ? `[${first}${first.toLocaleUpperCase()}]` : plain(first)}${plain(rest.join(""))}(?=s?(?![\\p{L}\\p{N}-]))`;
}

function finderOf(book: { words: readonly Word[] }, names: readonly string[]): Finder {
  const of = finders.get(book) ?? new WeakMap<readonly string[], Finder>();
  finders.set(book, of);
  let found = of.get(names);
  if (!found) {
    const words = [...book.words].sort((left, right) => right.word.length - left.word.length);
    const longest = [...names].sort((left, right) => right.length - left.length);
    const forms = [...longest.map((name) => `(${formOf(name)})`), ...words.map((one) => `(${formsOf(one.word)}(?![\\p{L}\\p{N}-]))`)];
    found = { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})`, "gu"), words, names: longest };
    of.set(names, found);
  }
  return found;
}

/** A text in pieces: words of the game and names of things, each where it stands first, and what is between them. */
export function piecesOf(text: string, book: Book | null, names: readonly string[] = NO_NAMES): Piece[] {
  if (!book?.words.length && !names.length) return [{ text }];
  const { pattern, ...finder } = finderOf(book ?? NO_BOOK, names);
  const pieces: Piece[] = [];
  const told = new Set<Word | string>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const place = match.slice(1).findIndex((value) => value !== undefined);
    const found = place < finder.names.length ? { name: finder.names[place] ?? "" } : { word: finder.words[place - finder.names.length] as Word };
    const once = "name" in found ? found.name : found.word;
    if (told.has(once)) continue;
    told.add(once);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], ...found });
    end = match.index + match[0].length;
  }
  if (end < text.length || !pieces.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
