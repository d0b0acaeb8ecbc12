// What the log can be narrowed to, by the keys of Vanguard's events.
import type { Kinds } from "..";

const kinds: Kinds = {
  dice: /^event-(die|dice|exerted|danger|check|ten-rolled|combination|special-resolved|outcome|not-sacrificed|injury-di|survival)/,
  story: /^event-(log-read|event-revealed|mission|page|landing|exploration|objective|situation|poi|condition|unique|destination|round-began|ended)/,
  people: /^event-(turn|action-taken|moved|card-(played|drawn|discarded)|skill|gear|crew|team|assigned|recruited|patient|buried|rank-up|start-token)/,
  stores: /^event-(supplies|success|charges|lead|leads|discovery|no-leads|find|pool|pools|morale|card-gained|equipment|project|mod-fitted|lander)/,
  harm: /^event-(injury|danger|threat|time|crew-died|mission-failed|ship-adrift|morale-at|buried|survival)/,
};
export default kinds;
