// How a text is looked for: whatever its letters' case and accents, so that "ctyri" finds "Čtyři".

/** The letters alone, for comparing. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
