// How a sol sounds, by what is told.
import type { Sound } from "../../../lib/sound";
import type { EventKey } from "./keys";

const SOUNDS: Partial<Record<EventKey, Sound>> = {
  "event-sol-began": "page",
  "event-die-rolled": "roll",
  "event-malfunction-rolled": "roll",
  "event-rover-tested": "roll",
  "event-plan-filed": "step",
  "event-plan-joined": "step",
  "event-plan-withdrawn": "step",
  "event-plan-committed": "turn",
  "event-action-succeeded": "good",
  "event-action-failed": "bad",
  "event-wounded": "bad",
  "event-died": "alarm",
  "event-quarrelled": "alarm",
  "event-track-triggered": "alarm",
  "event-shut-down": "alarm",
  "event-broke": "bad",
  "event-fixed": "good",
  "event-token-placed": "token",
  "event-thing-gained": "token",
  "event-explored": "page",
  "event-event-came": "card",
  "event-adventure-met": "card",
  "event-adventure-returned": "card",
  "event-echo-came": "card",
  "event-malfunction-drawn": "card",
  "event-upgrade-gained": "card",
  "event-objective-ticked": "good",
  "event-discovered": "good",
  "event-mission-began": "page",
  "event-mission-ended": "page",
};
export default SOUNDS;
