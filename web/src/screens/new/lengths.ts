// How long a table takes, roughly, as told to somebody who picks one. Keys of words; a game that is not here says nothing.
import type { MissionInfo } from "../../lib/wire";

const LENGTHS: Record<string, { mission: string; campaign: string }> = {
  vanguard: { mission: "length-vanguard", campaign: "length-vanguard-campaign" },
  martians: { mission: "length-martians", campaign: "length-martians-campaign" },
  beacon: { mission: "length-beacon", campaign: "length-beacon" },
};

export const isCampaign = (mission: MissionInfo): boolean => mission.campaign || mission.series;

export function lengthOf(game: string, mission: MissionInfo): string {
  const known = LENGTHS[game];
  return known ? known[isCampaign(mission) ? "campaign" : "mission"] : "";
}

/** The first sentence, for a line; the rest is for whoever has chosen it. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
