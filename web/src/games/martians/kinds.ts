// What the log can be narrowed to, by the keys of Martians' events.
import type { Kinds } from "..";

const kinds: Kinds = {
  dice: /^event-(die-rolled|malfunction-rolled|action-(succeeded|failed)|direction|research-drawn|tile)/,
  story: /^event-(event|adventure|echo|mission|envelope|crew-talked|objective|discovered|sol-began|phase|ended)/,
  people: /^event-(action|plan|machine|ability|mark|perk|explored|astronaut|placed|first-player|quarrelled|healed)/,
  stores: /^event-(supply|produced|productivity|plants|planted|food|thing|sample|poi|upgrade|built|restored|morale|tokens)/,
  harm: /^event-(malfunction|broke|wound|died|condition|stress|went-hungry|shut-down|track|box|shield|token-placed|event-struck|plants-wilted)/,
};
export default kinds;
