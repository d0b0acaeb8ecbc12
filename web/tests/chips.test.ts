// How options become chips: together with what they are about, with keys, folded where there is no room.
import { describe, expect, it } from "vitest";
import { fold, groupsOf, keyOf, placeOf, type Folded, type Group } from "../src/lib/chips";
import type { Choice } from "../src/lib/wire";

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({ id, verb: "go", text: id, ...more }) as Choice;
const group = (name: string, ...ids: string[]): Group => ({ name, chips: ids.map((id) => ({ choice: choice(id), text: id, icon: "", odds: "" })) });
const ids = (groups: Folded[]) => groups.map((one) => [one.shown, one.under].map((chips) => chips.map((chip) => chip.choice.id).join("")));

describe("keys", () => {
  it("are the numbers, then letters that do nothing else", () => {
    const keys = Array.from({ length: 20 }, (_, place) => keyOf(place, true));
    expect(keys.slice(0, 10)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "e"]);
    expect(keys.filter((one) => "lrtzfhbcmpai0".includes(one) && one)).toEqual([]);
    expect(keys.filter(Boolean).map((one) => placeOf(one, true))).toEqual(keys.filter(Boolean).map((_, place) => place));
  });

  it("are numbers alone where nobody wants letters", () => {
    expect(keyOf(9, false)).toBe("");
    expect(placeOf("e", false)).toBe(-1);
    expect(placeOf("Tab", true)).toBe(-1);
  });
});

describe("groups", () => {
  it("come in the order in which each is named first, with short names, without what is held", () => {
    const looks: Record<string, object> = { a: { group: "here", text: "A" }, b: {}, c: { group: "here" }, d: { held: true } };
    const made = groupsOf([choice("a"), choice("b"), choice("c"), choice("d")], (one) => looks[one.id], { c: "99 %" });
    expect(made.map((one) => [one.name, one.chips.map((chip) => chip.text)])).toEqual([["here", ["A", "c"]], ["", ["b"]]]);
    expect(made[0]?.chips.map((chip) => [chip.choice.text, chip.odds])).toEqual([["a", ""], ["c", "99 %"]]);
  });
});

describe("folding", () => {
  it("makes one chip of a group of more than four, beside others", () => {
    const many = group("far", "a", "b", "c", "d", "e");
    expect(ids(fold([many, group("near", "x")], 0).groups)).toEqual([["", "abcde"], ["x", ""]]);
    expect(ids(fold([many], 0).groups)).toEqual([["abcde", ""]]);
  });

  it("folds the largest group first, then what has no group, and says when nothing is left to fold", () => {
    const groups = [group("two", "a", "b"), group("three", "c", "d", "e"), group("", "x", "y", "z")];
    expect(ids(fold(groups, 1).groups)).toEqual([["ab", ""], ["", "cde"], ["xyz", ""]]);
    expect(ids(fold(groups, 2).groups)).toEqual([["", "ab"], ["", "cde"], ["xyz", ""]]);
    expect(ids(fold(groups, 3).groups)).toEqual([["", "ab"], ["", "cde"], ["x", "yz"]]);
    expect(fold(groups, 3).last).toBe(false);
    expect(ids(fold(groups, 4).groups)).toEqual([["", "ab"], ["", "cde"], ["", "xyz"]]);
    expect(fold(groups, 4).last).toBe(true);
    expect(fold([], 0).last).toBe(true);
  });

  it("tells groups of the same name apart", () => {
    const keys = fold([group("always", "a"), { ...group("always", "b"), aside: true }, group("", "c")], 0).groups.map((one) => one.key);
    expect(new Set(keys).size).toBe(3);
  });

  it("says whether all that is seen can be pressed on the board as well", () => {
    const spare = { ...group("", "x", "y"), chips: group("", "x", "y").chips.map((chip) => ({ ...chip, spare: true })) };
    expect(fold([spare], 0).spare).toBe(true);
    expect(fold([spare, group("here", "a")], 0).spare).toBe(false);
    expect(fold([spare, group("here", "a")], 0, "a").spare).toBe(true);
    expect(fold([spare], 1).spare).toBe(false);
  });

  it("never hides what somebody was advised to do", () => {
    expect(ids(fold([group("far", "a", "b", "c", "d", "e"), group("", "x")], 9, "c").groups)).toEqual([["c", "abde"], ["", "x"]]);
  });
});
