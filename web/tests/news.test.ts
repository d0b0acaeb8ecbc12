// What stands above the question is picked by keys.
import { expect, test } from "vitest";
import martians from "../src/games/martians/events/news";
import vanguard from "../src/games/vanguard/events/news";

const KEYS = [
  { game: "martians", news: martians, loud: ["event-event-came", "event-event-struck", "event-malfunction-drawn", "event-objective-ticked"], quiet: ["event-phase-began", "event-plan-filed", "event-malfunction-rolled"], plain: ["event-event-done", "event-supply-changed", "event-explored", "event-crew-talked"] },
  { game: "vanguard", news: vanguard, loud: ["event-event-revealed", "event-outcome-marked", "event-mission-completed"], quiet: ["event-taught", "event-log-read", "event-turn-began", "event-outcome-applied"], plain: ["event-success-gained", "event-dice-rolled", "event-threat-moved"] },
];

test.each(KEYS)("$game: stories are loud, the course of the game is quiet, the rest is plain", ({ news, loud, quiet, plain }) => {
  const kindOf = (key: string): string => (news.quiet.has(key) ? "quiet" : news.loud.has(key) ? "loud" : "plain");
  expect(loud.map(kindOf)).toEqual(loud.map(() => "loud"));
  expect(quiet.map(kindOf)).toEqual(quiet.map(() => "quiet"));
  expect(plain.map(kindOf)).toEqual(plain.map(() => "plain"));
});
