// How this person likes the table: language, light, size, motion, sound. Kept in this browser.
export const LANGUAGES = ["en", "it", "de", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Comfort = {
  language: Language;
  theme: "night" | "day";
  contrast: "usual" | "more";
  size: number;
  motion: "full" | "quick" | "reduced";
  /** Where this person likes to be asked what most people answer alike; tables keep it, and new ones are told. */
  habits: Partial<Record<"window" | "order" | "step", "always" | "matter" | "never">>;
  letters: boolean;
  pictures: boolean;
  sound: boolean;
  keys: boolean;
  notify: boolean;
  /** Which words of the game are underlined: they can all be asked about. */
  terms: "new" | "always" | "never";
};

const PLACE = "farlight.comfort";
export const SIZES = [90, 100, 115, 130, 150];
/** From this size of text on, what stands beside a board becomes tabs, and the dock may be higher. */
export const LARGE = 130;

function usual(): Comfort {
  const spoken = navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGUAGES.includes(one as Language));
  return {
    language: (spoken as Language | undefined) ?? "en",
    theme: "night",
    contrast: matchMedia("(prefers-contrast: more)").matches ? "more" : "usual",
    size: 100,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "reduced" : "full",
    habits: {},
    letters: false,
    pictures: true,
    sound: false,
    keys: true,
    notify: false,
    terms: "new",
  };
}

function kept(): Partial<Comfort> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Comfort>;
  } catch {
    return {};
  }
}

export const comfort: Comfort = $state({ ...usual(), ...kept() });

/** Let the page follow the settings, and keep them. Call once, inside an effect root. */
export function followComfort(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = comfort.language;
    root.dataset.theme = comfort.theme;
    root.dataset.contrast = comfort.contrast;
    root.dataset.motion = comfort.motion;
    root.dataset.large = String(comfort.size >= LARGE);
    root.dataset.letters = String(comfort.letters);
    root.style.setProperty("--size", String(comfort.size / 100));
    try {
      localStorage.setItem(PLACE, JSON.stringify(comfort));
    } catch {
      // Where nothing can be kept, the settings hold until the page is closed.
    }
  });
}

/** Paper is white: what is printed is lit as by day, whatever the screen is. */
export function lightOnPaper(isPaper: boolean): void {
  document.documentElement.dataset.theme = isPaper ? "day" : comfort.theme;
}
