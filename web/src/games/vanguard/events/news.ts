// What of an Exploration is worth a line above the question. Pages of the Log open by themselves, a running check tells its own
// course, its end and an Event have a card, pages of the ship that were passed are looked at.
import type { News } from "../..";
import { deskOf } from "../controller.svelte";
import { family } from "./family";
import type { VanguardScene } from "../scene";

const news: News<VanguardScene> = {
  loud: family(
    "event-crew-died", "event-danger-rolled", "event-event-revealed", "event-injury-gained", "event-mission-completed", "event-mission-discarded",
    "event-mission-failed", "event-mission-revealed", "event-outcome-marked", "event-situation-revealed", "event-threat-acted"
  ),
  quiet: family(
    "event-action-taken", "event-check-began", "event-flag-set", "event-forced", "event-log-read", "event-outcome-applied", "event-page-opened",
    "event-round-began", "event-section-taken", "event-start-token-passed", "event-taught", "event-team-joined", "event-turn-began"
  ),
  covered: (table, one) => {
    const { queue, visit } = deskOf(table);
    return Boolean(table.scene("check")) || [queue, visit].some((each) => each.first !== null || each.told.has(one));
  },
};
export default news;
