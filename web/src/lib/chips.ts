// How the options of a question become chips in the dock: together with what they are about, each with a key, and folded
// where they would need more room than the dock may take.
import type { Table } from "./table.svelte";
import type { Choice, Offer, SharedScene } from "./wire";

/** How a board wants an option to be called in the dock: short, as it is seen on the board; and what it is about. */
export type ChipLook = {
  group?: string;
  text?: string;
  icon?: string;
  /** It is pressed on a piece of the table, and needs no chip. */
  held?: boolean;
  /** That piece lies in the dock. */
  piece?: boolean;
  /** What it leads to is told on the board, where there are other ways to it, too. */
  told?: boolean;
  /** It is pressed on the board as well: it is folded before the dock would need another line for it. */
  spare?: boolean;
  /** It stands before everything else. */
  first?: boolean;
  /** What follows from it stands on the chip. */
  stakes?: boolean;
};
export type ChipLooks<Scene extends SharedScene = SharedScene> = (choice: Choice, table: Table<Scene>) => ChipLook | undefined;

/** `act`: it gives all these small answers; `offer`: other ways to do it; `spare`: it is pressed on the board as well; `stakes`: what follows from it stands on it; `quiet`: it can end the question, but not yet by itself. */
export type Chip = { choice: Choice; text: string; icon: string; odds: string; spare?: boolean; stakes?: boolean; quiet?: boolean; act?: readonly string[]; offer?: Offer };
/** Chips of one thing; `aside`: they do not answer the question, but may be used beside it; `large`: whole acts, with what follows from them. */
export type Group = { name: string; chips: Chip[]; aside?: boolean; large?: boolean };
/** What is seen of a group, and what opens above its last chip; `key`: no other group of the question has it. */
export type Folded = { key: string; name: string; aside: boolean; large: boolean; shown: Chip[]; under: Chip[] };

/** More chips than this of one group are one chip that opens. */
const MOST = 4;
/** Keys after 1 to 9: letters that do nothing else at a table. */
const LETTERS = "egjknoquvwxyds";

/** The key of the chip in a place; none where there are no more. */
export function keyOf(place: number, letters: boolean): string {
  return place < 9 ? String(place + 1) : ((letters && LETTERS[place - 9]) || "");
}

/** The place of the chip that a key stands for, or -1. */
export function placeOf(key: string, letters: boolean): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const at = letters && key.length === 1 ? LETTERS.indexOf(key.toLowerCase()) : -1;
  return at < 0 ? -1 : at + 9;
}

/** Options by what they are about, in the order in which each of these is named first. */
export function groupsOf(options: readonly Choice[], look: (choice: Choice) => ChipLook | undefined, odds: Readonly<Record<string, string>> = {}): Group[] {
  const groups: Group[] = [];
  for (const choice of options) {
    const { group = "", text = choice.text, icon = "", held = false, spare = false, stakes = false } = look(choice) ?? {};
    if (held) continue;
    const chip = { choice, text, icon, odds: odds[choice.id] || choice.odds || "", spare, stakes };
    const known = groups.find((one) => one.name === group);
    if (known) known.chips.push(chip);
    else groups.push({ name: group, chips: [chip] });
  }
  return groups;
}

/** A chip that tells what else is chosen with it, and how else it could be. */
export function withOffer(chip: Chip, offer: Offer | undefined): Chip {
  const [first] = offer?.gestures ?? [];
  if (!offer || !first) return chip;
  const text = first.text && first.text !== chip.choice.text ? `${chip.text} · ${first.text}` : chip.text;
  return { ...chip, text, odds: first.odds || chip.odds, ...(offer.rows.length ? { offer } : {}) };
}

const ACT: Omit<Choice, "id" | "text" | "about"> = { verb: "act", refs: [], things: [], odds: "", pressing: false, closes: false };
/** Whole acts of the open question, suggested in one go: the first is the sensible one. */
export const actsOf = (offers: readonly Offer[]): Group[] =>
  offers.map((offer) => ({
    name: offer.id,
    large: true,
    chips: offer.gestures.map(({ options, text, odds, about }) => ({
      choice: { ...ACT, id: `act ${options.join(" ")}`, text, about: about.join("\n") },
      text,
      icon: "",
      odds,
      act: options,
    })),
  }));

/**
 * Groups as they are shown when the room has been too small `tries` times: the largest named group is folded first; then
 * of what has no group, as many as it takes; of whole acts the last ones. `kept` is never folded: what somebody was advised to do.
 */
export function fold(groups: readonly Group[], tries: number, kept = ""): { groups: Folded[]; last: boolean; /** All that is seen can be pressed on the board. */ spare: boolean } {
  const named = groups.filter((one) => one.name && !one.large && one.chips.length > 1);
  const crowded = groups.length > 1 ? named.filter((one) => one.chips.length > MOST).length : 0;
  const order = [...named].sort((left, right) => right.chips.length - left.chips.length);
  const closed = new Set(order.slice(0, crowded + tries));
  const loose = groups.find((one) => !one.name)?.chips.length ?? 0;
  const more = Math.max(0, tries - (order.length - crowded));
  const keep = more ? Math.max(0, loose - 1 - more) : loose;
  const shown = groups.map((one, at) => {
    const most = one.large ? Math.max(1, one.chips.length - tries) : closed.has(one) ? 0 : one.name ? one.chips.length : keep;
    return {
      key: `${at} ${one.name}`,
      name: one.name,
      aside: one.aside ?? false,
      large: one.large ?? false,
      shown: one.chips.filter((chip, place) => place < most || chip.choice.id === kept),
      under: one.chips.filter((chip, place) => place >= most && chip.choice.id !== kept),
    };
  });
  const acts = Math.max(0, ...groups.filter((one) => one.large).map((one) => one.chips.length));
  const spare = shown.some((one) => one.shown.length) && shown.every((one) => one.shown.every((chip) => chip.spare || chip.choice.id === kept));
  return { groups: shown, spare, last: closed.size === order.length && keep === 0 && tries >= acts - 1 };
}
