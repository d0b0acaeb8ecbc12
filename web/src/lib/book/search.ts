// How a text is looked for: whatever its letters' case, accents and apostrophes, so that "ctyri" finds "Čtyři", and
// what a phone types finds "l'acqua".

/** The letters alone, for comparing. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("\u2019", "'");
