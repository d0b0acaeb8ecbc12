// What happened, as pages: read from what the table told.
import { describe, expect, it } from "vitest";
import type { EntryScene, SpaceScene } from "../../src/games/martians/scene";
import { pagesOf, partsOf, reportOf } from "../../src/games/martians/sheets/storyPages";
import type { Told } from "../../src/lib/wire";

const told = (key: string, refs: [string, string | number][] = [], text = key): Told => ({ moment: 1, key: `event-${key}`, text, refs }) as Told;
const phase = (name: string): Told => told("phase-began", [["phase", name]]);
const door: EntryScene = { id: "c06", place: 0, name: "Door", story: "It sticks.", state: "open", left: 3, strikes: 24, pawns: 2, type: "", needs: "", reward: "Fix it." };
const came = told("event-came", [["event", "c06"]], "Event “Door”: It sticks. Break the Hardware.");
const sol = told("sol-began", [["sol", 2], ["sols", 7]]);

describe("a story", () => {
  it("is taken apart in every language", () => {
    for (const text of ["Event “Door”: It sticks.", "Ereignis „Door“: It sticks.", "Evento «Door»: It sticks.", "„Door“, nach „Tür: zu“: It sticks."]) expect(partsOf(text).title).toBe("Door");
    expect(partsOf("„Tür: zu“ blieb liegen und schlägt zu: Stress steigt.")).toEqual({ title: "Tür: zu", body: "Stress steigt." });
    expect(partsOf("An envelope is opened: Dear crew: hello.")).toEqual({ title: "", body: "Dear crew: hello." });
  });

  it("has its text, its effect and what that did, and nothing of what came after", () => {
    const [page, ...more] = pagesOf([came, told("forced"), told("broke", [], "Broken: bed."), phase("morale"), told("tokens-changed")], [], [door], []);
    expect(more).toEqual([]);
    expect(page).toMatchObject({ kind: "story", mark: "event", title: "Door", story: "It sticks.", effect: "Break the Hardware.", entry: door });
    expect(page?.kind === "story" && page.facts.map((one) => [one.text, one.tone])).toEqual([["Broken: bed.", "bad"]]);
  });

  it("comes one after the other, in the order in which it happened", () => {
    const pages = pagesOf([told("event-struck", [["event", "c06"]], "“Door” was left alone and strikes: Stress."), told("objective-ticked"), told("built-facility"), came], [], [door], []);
    expect(pages.map((one) => (one.kind === "story" ? one.mark : one.kind))).toEqual(["struck", "found", "event"]);
    expect(pages[0]).toMatchObject({ story: "It sticks.", effect: "Stress.", entry: null });
    expect(pages[1]?.kind === "found" && pages[1].facts).toHaveLength(2);
  });
});

describe("how a mission ended", () => {
  const over = (won: number): Told => told("debriefed", [["mission", "wm1"], ["won", won]], "“Lights On” is over: 2 of 3 goals reached. At dusk the light is on.");
  const lines = [told("objective-ticked"), over(1), told("trait-gained", [], "Leonie keeps a scar."), told("campaign-saved", [], "Saved.")];

  it("is read before the next one begins, with what stays of it", () => {
    const pages = pagesOf(lines, [], [], []);
    expect(pages.map((one) => (one.kind === "story" ? one.mark : one.kind))).toEqual(["found", "over"]);
    expect(pages[1]).toMatchObject({ title: "Lights On", story: "2 of 3 goals reached. At dusk the light is on.", facts: [{ text: "Leonie keeps a scar." }] });
  });

  it("says so where it was lost", () => {
    expect(pagesOf([over(0)], [], [], [])).toMatchObject([{ mark: "failed" }]);
  });

  it("has no page where the table shows it already", () => {
    expect(pagesOf(lines, [], [], [], true).map((one) => one.kind)).toEqual(["found"]);
  });
});

describe("what was found", () => {
  it("tells what it is like there, and what lies there", () => {
    const [page] = pagesOf([told("explored", [["space", "A1-S"]], "Explored."), told("thing-gained", [], "Cargo.")], [], [], [{ id: "A1-S", line: "A crack.", place: "cliff" } as SpaceScene]);
    expect(page).toMatchObject({ place: "cliff", facts: [{ text: "Explored.", more: "A crack." }, { text: "Cargo.", icon: "cargo", tone: "good" }] });
  });

  it("tells nothing of who answered meanwhile", () => {
    const usual = { ...told("x", [], "You, as always: Repair"), key: "table-usual" };
    const [page] = pagesOf([told("poi-gained", [], "A find."), usual], [], [], []);
    expect(page?.kind === "found" && page.facts.map((one) => one.text)).toEqual(["A find."]);
  });
});

describe("the report of a night", () => {
  const night = [phase("malfunction"), told("malfunction-rolled", [["die", "yellow"], ["face", 2]]), told("track-moved", [["complex", "working"], ["by", 2], ["level", 3]]), phase("cleanup"), sol, phase("events"), told("track-moved", [["complex", "working"], ["by", 1], ["level", 4]]), came];
  const morning = [phase("morale"), phase("production"), told("produced", [["supply", "energy"], ["made", 8], ["needed", 10]]), told("food-served", [["made", 2], ["needed", 2]]), told("stress-changed", [["by", "+2"], ["level", 4]]), phase("action")];

  it("comes when the crew can act, though the night went over several questions", () => {
    expect(pagesOf(night, [], [door], []).map((one) => one.kind)).toEqual(["story"]);
    const [report] = pagesOf(morning, night, [door], []);
    expect(report).toMatchObject({ kind: "report", sol: 2, sols: 7, dice: [{ die: "yellow", face: "2" }], moves: [{ complex: "working", from: 1, to: 4 }], events: ["Door"] });
    expect(report?.kind === "report" && report.made.map((one) => [one.supply, one.made, one.needed])).toEqual([["energy", 8, 10], ["food", 2, 2]]);
    expect(report?.kind === "report" && report.changes).toMatchObject([{ tone: "bad", icon: "stress" }]);
  });

  it("does not come in the middle of a sol", () => {
    expect(pagesOf([told("action-began"), told("stress-changed", [["by", "-2"]]), told("fixed")], [...night, ...morning], [], [])).toEqual([]);
  });

  it("leaves out the sol before", () => {
    expect(reportOf([sol, told("stress-changed", [["by", "+9"]]), phase("action"), told("broke"), ...night, ...morning])?.changes).toHaveLength(1);
    expect(reportOf([phase("action")])).toBeNull();
  });
});
