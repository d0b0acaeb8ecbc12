// What was rolled, and what came of it, read from what the table told.
import { describe, expect, it } from "vitest";
import { lastRolls, rollsOf, roomOf } from "../../src/games/martians/plan/tray";
import type { Told } from "../../src/lib/wire";

const told = (moment: number, key: string, refs: [string, string | number][] = [], text = key, things: Told["things"] = []): Told => ({ moment, key: `event-${key}`, text, refs, things }) as Told;
const repair = (moment: number): Told[] => [
  told(moment, "action-began", [["verb", "repair"], ["who", "jun"]], "Jun: Repair."),
  told(moment, "die-rolled", [["die", "success"], ["face", "success"]]),
  told(moment, "die-rolled", [["die", "wound"], ["face", "wound"]]),
];

describe("an action with dice", () => {
  it("has its title, its dice and its end", () => {
    const [roll] = rollsOf([...repair(1), told(1, "action-succeeded"), told(1, "fixed", [["element", "ga.cpu"]], "", [["room", "ga"]])]);
    expect(roll).toMatchObject({ kind: "deed", title: "Jun: Repair", end: "done" });
    expect(roll?.dice.map((one) => one.face)).toEqual(["success", "wound"]);
    expect(roll?.lines.map(roomOf)).toEqual(["ga"]);
  });

  it("strikes out a die that was rolled again", () => {
    const [roll] = rollsOf([...repair(1), told(2, "die-rolled", [["die", "wound"], ["face", "blank"]])]);
    expect(roll?.dice.map((one) => one.void)).toEqual([false, true, false]);
  });

  it("goes on over questions, and is gone when the next answer rolls nothing", () => {
    const before = repair(1);
    expect(lastRolls(before)).toHaveLength(1);
    const after = [...before, told(2, "wounded", [["who", "jun"]]), told(2, "action-succeeded")];
    expect(lastRolls(after)).toHaveLength(1);
    expect(lastRolls([...after, told(3, "plan-filed")])).toHaveLength(0);
    expect(lastRolls([...after, told(3, "phase-began", [["phase", "cleanup"]])])).toHaveLength(0);
  });

  it("leaves the tale of an Adventure to its page", () => {
    const [roll] = rollsOf([...repair(1), told(1, "adventure-met", [], "Twelve on the list."), told(1, "stress-changed", [], "Stress +1.")]);
    expect(roll?.lines.map((one) => one.text)).toEqual(["Stress +1."]);
  });

  it("leaves out what took no dice", () => {
    expect(rollsOf([told(1, "action-began", [["verb", "rest"]]), told(1, "action-succeeded")])).toEqual([]);
  });
});

it("tells how far the Malfunction dice moved the markers", () => {
  const [roll] = rollsOf([
    told(4, "phase-began", [["phase", "malfunction"]]),
    told(4, "malfunction-rolled", [["die", "yellow"], ["face", 2]]),
    told(4, "track-moved", [["complex", "working"], ["by", 3], ["level", 5]]),
    told(4, "track-triggered", [["complex", "working"]]),
    told(4, "phase-began", [["phase", "cleanup"]]),
    told(4, "track-moved", [["complex", "living"], ["by", 1], ["level", 1]]),
  ]);
  expect(roll).toMatchObject({ kind: "night", moves: [{ complex: "working", from: 2, to: 5, by: 3 }] });
  expect(roll?.lines.map((one) => one.key)).toEqual(["event-track-triggered"]);
});
