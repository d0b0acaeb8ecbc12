// What of a sol is worth a line above the question. The plan and the dice are to be seen on the table already.
import type { News } from "../..";
import { family } from "./family";
import type { MartiansScene } from "../scene";
import { storiesOf } from "../sheets/storyQueue.svelte";

const news: News<MartiansScene> = {
  loud: family(
    "event-adventure-met", "event-adventure-returned", "event-died", "event-echo-came", "event-envelope-opened", "event-event-came", "event-event-struck",
    "event-malfunction-drawn", "event-objective-ticked", "event-quarrelled"
  ),
  quiet: family(
    "event-action-began", "event-astronaut-joined", "event-chosen", "event-die-rolled", "event-first-player-changed", "event-malfunction-rolled",
    "event-perk-gained", "event-phase-began", "event-placed", "event-plan-changed", "event-plan-committed", "event-plan-filed", "event-plan-joined",
    "event-plan-withdrawn", "event-sol-began"
  ),
  // A sheet that is open is read first; what stood on one need not be said again.
  covered: (table, one) => storiesOf(table).page !== undefined || storiesOf(table).tells(one),
};
export default news;
