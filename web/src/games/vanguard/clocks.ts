// Time Tracks in the order in which they press.
import type { Clock } from "./scene";

const left = (clock: Clock): number => clock.length - clock.space;

/** Threats first, then whatever ends soonest. */
export const rankedClocks = (clocks: Clock[]): Clock[] => [...clocks].sort((one, other) => Number(other.kind === "threat") - Number(one.kind === "threat") || left(one) - left(other));
