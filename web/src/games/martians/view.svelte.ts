// Which part of the base somebody looks at: the top bar, the board and the dock share it.
import { comfort } from "../../lib/settings.svelte";
import type { Found } from "../../lib/pointing.svelte";
import type { Table } from "../../lib/table.svelte";
import { Controller } from "./controller.svelte";
import type { MartiansScene } from "./scene";

export type Tab = "base" | "map" | "plan" | "goals";

/** From here on what comes stands beside the base, and nothing needs a tab of its own. */
const WIDE = 1100;
/** Letters of this size need the whole width for the rooms. */
const LARGE = 130;
/** From here on the top bar has room for the phases of the sol. */
const RAILED = 1280;
/** From here on it has room for the names of keys. */
const ROOMY = 1400;
/** From here on the tabs have room in the top bar. */
const BARRED = 900;

export class View {
  tab: Tab = $state("base");
  width = $state(window.innerWidth);
  /** The dice lie on the table. */
  tray = $state(false);
  /** What was read of the end of the mission was put aside: one looks at the board once more. */
  aside = $state(false);
  /** The tab was changed by a question, not by a hand. */
  private led = false;

  readonly controller: Controller;

  constructor(table: Table<MartiansScene>) {
    this.controller = new Controller(table);
    this.controller.point.find = (kind, id) => this.find(table, kind, id);
  }

  /** Where something is that somebody points at. */
  private find(table: Table<MartiansScene>, kind: string, id: string): Found | undefined {
    const at = (tab: Tab, name: string | undefined): Found | undefined => name === undefined ? undefined : { name, show: () => this.show(this.tabs.includes(tab) ? tab : "base") };
    if (kind === "facility") return at("base", table.scene("rooms")?.find((one) => one.id === id)?.name);
    if (kind === "event") return at("goals", table.scene("log")?.find((one) => one.id === id)?.name);
    if (kind === "who") return at("base", table.scene("crew")?.find((one) => one.id === id)?.name);
    const space = kind === "space" ? table.scene("spaces")?.find((one) => one.id === id) : undefined;
    return at("map", space && (space.roi || space.name));
  }

  wide: boolean = $derived.by(() => this.width >= WIDE && comfort.size < LARGE);
  railed: boolean = $derived.by(() => this.width >= RAILED && this.wide);
  roomy: boolean = $derived.by(() => this.width >= ROOMY && comfort.size < LARGE);
  inBar: boolean = $derived.by(() => this.width >= BARRED);
  tabs: Tab[] = $derived.by(() => (this.wide ? ["base", "map"] : ["base", "map", "plan", "goals"]));

  show(tab: Tab): void {
    this.led = false;
    this.tab = tab;
  }

  /** A question about places is asked where the places are; when it is answered, one is back where one was. */
  follow(wantsMap: boolean): void {
    if (wantsMap && this.tab === "base") {
      this.tab = "map";
      this.led = true;
    } else if (!wantsMap && this.led) {
      this.led = false;
      this.tab = "base";
    }
  }
}

const known = new WeakMap<Table<MartiansScene>, View>();
export function viewOf(table: Table<MartiansScene>): View {
  let found = known.get(table);
  if (!found) known.set(table, (found = new View(table)));
  return found;
}
