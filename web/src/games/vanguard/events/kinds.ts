// What the log can be narrowed to, by the keys of Vanguard's events.
import type { Kinds } from "../..";
import { family } from "./family";

const kinds: Kinds = {
  dice: family(
    "event-check-began", "event-combination-used", "event-danger-ignored", "event-danger-rolled", "event-dice-bought", "event-dice-refreshed",
    "event-dice-rolled", "event-die-rerolled", "event-die-returned", "event-die-sacrificed", "event-die-spent", "event-die-turned", "event-exerted",
    "event-injury-dice-rolled", "event-injury-die-placed", "event-injury-die-returned", "event-injury-die-taken", "event-injury-discarded",
    "event-not-sacrificed", "event-outcome-applied", "event-outcome-marked", "event-special-resolved", "event-survival-checked", "event-ten-rolled"
  ),
  story: family(
    "event-condition-placed", "event-destination-visited", "event-ended", "event-event-revealed", "event-exploration-ended", "event-landing-entry",
    "event-landing-scanned", "event-log-read", "event-mission-completed", "event-mission-discarded", "event-mission-failed", "event-mission-revealed",
    "event-objective-reached", "event-page-opened", "event-poi-discarded", "event-poi-placed", "event-round-began", "event-situation-effect",
    "event-situation-revealed", "event-situation-solved", "event-situation-waits", "event-unique-gained"
  ),
  people: family(
    "event-action-taken", "event-assigned", "event-buried", "event-card-discarded", "event-card-played", "event-crew-died", "event-crew-dismissed",
    "event-crew-promoted", "event-crew-transferred", "event-gear-given", "event-gear-returned", "event-gear-used", "event-moved", "event-patient-moved",
    "event-rank-up-completed", "event-recruited", "event-skill-used", "event-start-token-passed", "event-team-joined", "event-turn-began"
  ),
  stores: family(
    "event-card-gained", "event-charges-changed", "event-discovery-discarded", "event-discovery-gained", "event-discovery-gathered",
    "event-discovery-paid", "event-equipment-unlocked", "event-find-unloaded", "event-lander-chosen", "event-lander-repaired", "event-lead-placed",
    "event-leads-drawn", "event-mod-fitted", "event-morale-at-its-lowest", "event-morale-changed", "event-no-leads", "event-pool-changed",
    "event-pools-filled", "event-project-completed", "event-project-moved", "event-success-gained", "event-success-pooled", "event-supplies-changed"
  ),
  harm: family(
    "event-buried", "event-crew-died", "event-danger-ignored", "event-danger-rolled", "event-injury-dice-rolled", "event-injury-die-placed",
    "event-injury-die-returned", "event-injury-die-taken", "event-injury-discarded", "event-injury-gained", "event-injury-ignored",
    "event-injury-turned-down", "event-mission-failed", "event-morale-at-its-lowest", "event-ship-adrift", "event-survival-checked", "event-threat-acted",
    "event-threat-moved", "event-threat-placed", "event-threat-removed", "event-time-passed", "event-time-reset"
  ),
};
export default kinds;
