// How the things aboard look: colours with their shapes, pages with their icons.
export const SEATS: Record<string, { colour: string; shape: string; icon: string }> = {
  security: { colour: "var(--seat-sec)", shape: "M20 2 36.5 7.5V20C36.5 29.5 29.5 35.5 20 38.5 10.5 35.5 3.5 29.5 3.5 20V7.5z", icon: "def" },
  recon: { colour: "var(--seat-rec)", shape: "M20 1.5 39 35a2 2 0 0 1-1.8 3H2.8A2 2 0 0 1 1 35z", icon: "sco" },
  science: { colour: "var(--seat-sci)", shape: "M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36z", icon: "sci" },
  engineering: { colour: "var(--seat-eng)", shape: "M11 3h18l9.5 17L29 37H11L1.5 20z", icon: "hw" },
};
export const seatOf = (section: string) => SEATS[section] ?? { colour: "var(--star)", shape: "M2 2h36v36H2z", icon: "user" };

export const PAGE_ICONS: Record<string, string> = {
  docking: "lander",
  debriefing: "chat",
  unloading: "cargo",
  medbay: "injury",
  memorial: "memorial",
  "save-point": "save",
  bridge: "bridge",
  starmap: "orbit",
  facilities: "research",
  laboratory: "research",
  production: "production",
  barracks: "barracks",
  "situation-room": "situation",
  addon: "plus",
  hangar: "hangar",
  launch: "lift",
  previously: "book",
  chronicle: "log",
  people: "users",
  forecast: "eye",
};

export const FIND_ICONS: Record<string, string> = {
  specimen: "specimen",
  mineral: "mineral",
  microorganism: "micro",
  vegetation: "seed",
  technology: "tech",
  any: "any",
};

export const LANES: Record<string, { colour: string; icon: string }> = {
  critical: { colour: "var(--bad)", icon: "danger" },
  moderate: { colour: "var(--caution)", icon: "injury" },
  light: { colour: "var(--ok)", icon: "check" },
};
