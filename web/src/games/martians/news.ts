// What of a sol is worth a line above the question. The plan and the dice are to be seen on the table already.
import type { News } from "..";
import type { MartiansScene } from "./scene";
import { storiesOf } from "./sheets/storyQueue.svelte";

const news: News<MartiansScene> = {
  loud: /^event-(event-(came|struck)|adventure|echo|malfunction-drawn|envelope|objective-ticked|died|quarrelled)/,
  quiet: /^event-(sol-began|phase-began|chosen|astronaut-joined|placed|first-player|plan-|action-began|die-rolled|malfunction-rolled|perk)/,
  // A sheet that is open is read first; what stood on one need not be said again.
  covered: (table, one) => storiesOf(table).page !== undefined || storiesOf(table).tells(one),
};
export default news;
