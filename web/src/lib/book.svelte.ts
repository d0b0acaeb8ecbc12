// The rules of a game as a book, and its words: asked for once for each game and language.
import * as api from "./api";
import { comfort } from "./settings.svelte";
import type { Book, Word } from "./wire";

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

export type Piece = { text: string; word?: Word };
type Finder = { pattern: RegExp; words: Map<string, Word> };
const finders = new WeakMap<Book, Finder>();

const SHORT = 4;
const IRREGULAR: Record<string, string> = { die: "(?:die|dice)" };
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A word as it may stand in a sentence: its end changes with the case and the number. */
function formsOf(word: string): string {
  return word
    .split(" ")
    .map((part) => IRREGULAR[part] ?? (part.length <= SHORT ? `${plain(part)}s?` : `${plain(part.slice(0, -1))}[\\p{L}’']{1,4}`))
    .join(" ");
}

function finderOf(book: Book): Finder {
  let found = finders.get(book);
  if (!found) {
    const longest = [...book.words].sort((left, right) => right.word.length - left.word.length);
    const forms = longest.map((one, place) => `(?<w${place}>${formsOf(one.word)})`);
    found = { pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}-])`, "gu"), words: new Map(longest.map((one, place) => [`w${place}`, one])) };
    finders.set(book, found);
  }
  return found;
}

/** A text in pieces: words of the game, each where it stands first, and what is between them. */
export function piecesOf(text: string, book: Book | null): Piece[] {
  if (!book?.words.length) return [{ text }];
  const { pattern, words } = finderOf(book);
  const pieces: Piece[] = [];
  const told = new Set<Word>();
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const name = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? "";
    const word = words.get(name);
    if (!word || told.has(word)) continue;
    told.add(word);
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: match[0], word });
    end = match.index + match[0].length;
  }
  if (end < text.length || !pieces.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
