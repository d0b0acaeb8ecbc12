// What of an Exploration is worth a line above the question. Pages of the Log open by themselves, a running check tells its own course, its end and an Event have a card.
import type { News } from "..";
import { deskOf } from "./controller.svelte";
import type { VanguardScene } from "./scene";

const news: News<VanguardScene> = {
  loud: /^event-(event-revealed|danger-rolled|outcome-marked|mission-|injury-gained|crew-died|threat-acted|situation-revealed)/,
  quiet: /^event-(taught|log-read|page-opened|section-taken|team-joined|round-began|turn-began|start-token|action-taken|check-began|outcome-applied|flag-set)/,
  covered: (table) => !table.past && (Boolean(table.scene("check")) || deskOf(table).queue.first !== null),
};
export default news;
