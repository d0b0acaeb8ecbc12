// Which picture stands for what.
/** One thing, one icon, everywhere. */
const ICONS: Record<string, string> = {
  rest: "quiet", relax: "relax", heal: "heal", manage: "manage", explore: "explore", gather: "gather", research: "research",
  build: "build", event: "situation", tile: "power", energy: "energy", oxygen: "oxygen", food: "food", connectors: "plug",
  filters: "filter", hardware: "hw", cpu: "cpu", seed: "seed", fault: "lock", wound: "wound", adventure: "card", reroll: "die",
  "extra-pawn": "pawn", "rover-risk": "rover", hazard: "rover", morale: "morale", blocked: "lock", force: "die",
  s1: "sample", s2: "sample", s3: "sample", "x:s1": "sample", "x:s2": "sample", "x:s3": "sample",
};
export function iconOf(thing: string): string {
  return ICONS[thing] ?? "cargo";
}
