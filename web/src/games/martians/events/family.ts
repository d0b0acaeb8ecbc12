// Events that belong together: a key that no event of the game has is a mistake that the type checker finds.
import type { Family, TO_TABLE } from "../../../lib/wire";
import type { EventKey } from "./keys";

export const family = (...keys: (EventKey | (typeof TO_TABLE)[number])[]): Family => new Set<string>(keys);
