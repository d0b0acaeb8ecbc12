// Which picture stands for what.
/** One thing, one icon, everywhere. */
const ICONS: Record<string, string> = {
  rest: "quiet", relax: "relax", heal: "heal", manage: "manage", explore: "explore", gather: "gather", research: "research",
  build: "build", event: "situation", tile: "power", energy: "energy", oxygen: "oxygen", food: "food", connectors: "plug",
  filters: "filter", hardware: "hw", cpu: "cpu", seed: "seed", fault: "lock", wound: "wound", adventure: "card", reroll: "die",
  "extra-pawn": "pawn", "rover-risk": "rover", hazard: "rover", morale: "morale", blocked: "lock", force: "die",
};
export function iconOf(thing: string): string {
  return ICONS[thing] ?? (/^(x:)?s[123]$/.test(thing) ? "sample" : "cargo");
}
