// What the log can be narrowed to, by the keys of Martians' events.
import type { Kinds } from "../..";
import { family } from "./family";

const kinds: Kinds = {
  dice: family(
    "event-action-failed", "event-action-succeeded", "event-die-rolled", "event-direction-drawn", "event-malfunction-rolled", "event-research-drawn",
    "event-tile-discarded", "event-tile-peeked", "event-tile-stays", "event-tile-turned"
  ),
  story: family(
    "event-adventure-met", "event-adventure-returned", "event-crew-talked", "event-discovered", "event-echo-came", "event-ended", "event-envelope-opened",
    "event-event-came", "event-event-done", "event-event-expired", "event-event-struck", "event-mission-began", "event-mission-ended",
    "event-objective-ticked", "event-phase-began", "event-sol-began"
  ),
  people: family(
    "event-ability-refreshed", "event-ability-unlocked", "event-ability-used", "event-action-began", "event-action-failed", "event-action-succeeded",
    "event-astronaut-joined", "event-explored", "event-first-player-changed", "event-healed", "event-machine-acted", "event-mark-gained",
    "event-perk-gained", "event-placed", "event-plan-changed", "event-plan-committed", "event-plan-filed", "event-plan-joined", "event-plan-withdrawn",
    "event-planted", "event-plants-grew", "event-plants-moved", "event-plants-wilted", "event-quarrelled"
  ),
  stores: family(
    "event-built-facility", "event-food-served", "event-morale-changed", "event-planted", "event-plants-grew", "event-plants-moved",
    "event-plants-wilted", "event-poi-gained", "event-poi-used", "event-produced", "event-productivity-changed", "event-restored",
    "event-sample-examined", "event-sample-returned", "event-supply-changed", "event-thing-gained", "event-thing-lost", "event-tokens-changed",
    "event-upgrade-dismantled", "event-upgrade-gained", "event-upgrade-installed"
  ),
  harm: family(
    "event-box-reddened", "event-broke", "event-condition-cured", "event-condition-gained", "event-died", "event-event-struck",
    "event-malfunction-discarded", "event-malfunction-drawn", "event-malfunction-rolled", "event-plants-wilted", "event-shield-lost", "event-shut-down",
    "event-stress-changed", "event-token-placed", "event-track-moved", "event-track-triggered", "event-went-hungry", "event-wound-cancelled",
    "event-wounded"
  ),
};
export default kinds;
