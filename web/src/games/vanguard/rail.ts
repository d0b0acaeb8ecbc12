// The round as a row: who has been, whose turn it is, who is still to come, beginning with the Start token.
import type { CrewScene } from "./scene";

export type Turn = { crew: CrewScene; stage: "been" | "now" | "next" | "later" };

export function turnsOf(crew: CrewScene[]): Turn[] {
  const first = Math.max(0, crew.findIndex((one) => one.start));
  const order = [...crew.slice(first), ...crew.slice(0, first)].filter((one) => one.alive);
  const next = order.find((one) => !one.turn && !one.done);
  return order.map((one) => ({ crew: one, stage: one.turn ? "now" : one.done ? "been" : one === next ? "next" : "later" }));
}

/** A person of the team as the others call them. */
export const calledFirst = (crew: Pick<CrewScene, "name">): string => crew.name.split(" ")[0] ?? "";
