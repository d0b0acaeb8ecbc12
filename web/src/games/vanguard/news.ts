// What of an Exploration is worth a line above the question. Pages of the Log open by themselves, a running check tells its own
// course, its end and an Event have a card, pages of the ship that were passed are looked at.
import type { News } from "..";
import { deskOf } from "./controller.svelte";
import type { VanguardScene } from "./scene";

const news: News<VanguardScene> = {
  loud: /^event-(event-revealed|danger-rolled|outcome-marked|mission-|injury-gained|crew-died|threat-acted|situation-revealed)/,
  quiet: /^event-(forced|taught|log-read|page-opened|section-taken|team-joined|round-began|turn-began|start-token|action-taken|check-began|outcome-applied|flag-set)/,
  covered: (table, one) => {
    const { queue, visit } = deskOf(table);
    return Boolean(table.scene("check")) || [queue, visit].some((each) => each.first !== null || each.told.has(one));
  },
};
export default news;
