// What stands in the dock: whole acts first, actions by where they happen, ways by number.
import { expect, it } from "vitest";
import looks from "../../src/games/vanguard/chips";
import type { VanguardScene } from "../../src/games/vanguard/scene";
import { actsOf, fold, groupsOf } from "../../src/lib/chips";
import type { Table } from "../../src/lib/table.svelte";
import type { Choice, Offer } from "../../src/lib/wire";

const choice = (id: string, verb: string, more: Partial<Choice> = {}): Choice => ({ id, text: id, verb, refs: [], things: [], about: "", odds: "", pressing: false, closes: false, ...more });
const scene = {
  sectors: [{ number: 5, name: "Gallery One", deeds: [{ source: "poi:5", name: "Dig the Seam" }] }],
  threats: [{ id: "t1", name: "The Long Train", deeds: [] }],
  missions: [],
  condition: null,
} as unknown as VanguardScene;
const table = (prompt: string, offers: number, options: Choice[] = []) =>
  ({ question: { id: 3, prompt, options }, offers: { decision: 3, offers: Array.from({ length: offers }) }, scene: (field: keyof VanguardScene) => scene[field] }) as unknown as Table<VanguardScene>;
const offer: Offer = {
  id: "dice",
  title: "Which dice roll?",
  things: [],
  rows: [],
  barred: "",
  group: "",
  closes: false,
  gestures: [
    { options: ["take-die:a", "ready"], picks: [], text: "Roll these 3", odds: "green 93 %", about: ["2 of Seun"] },
    { options: ["put-back:a"], picks: [], text: "Clear", odds: "", about: [] },
  ],
} as Offer;

it("groups actions by the thing they are written on, and names them as the board does", () => {
  const options = [
    choice("special:1", "special", { text: "Dig the Seam (Gallery One)", refs: [["action", "poi:5"]], things: [["sector", 5]] }),
    choice("special:2", "special", { refs: [["action", "threat:0"]], things: [["threat", "t1"]] }),
    choice("travel:4:7", "travel", { refs: [["path", 4], ["sector", 7]] }),
    choice("rest", "rest"),
  ];
  const groups = groupsOf(options, (one) => looks(one, table("act", 0, options)));
  expect(groups.map((one) => one.chips.map((chip) => chip.text))).toEqual([["Dig the Seam"], ["special:2"], ["7"], ["rest"]]);
  expect(groups[1]?.name).toBe("The Long Train");
});

it("does not put what may be used at any time among the Actions", () => {
  const rest = choice("rest", "rest");
  expect(looks(rest, table("act", 0, [rest]))).toHaveProperty("group");
  expect(looks(choice("exert", "exert"), table("act", 0, [rest]))).not.toHaveProperty("group");
});

it("lets single dice lie on the table once whole sets are suggested, and not before", () => {
  expect(looks(choice("take-die:a", "take-die"), table("check-dice", 1))?.held).toBe(true);
  expect(looks(choice("ready", "ready", { closes: true }), table("check-dice", 1))?.held).toBe(true);
  expect(looks(choice("take-die:a", "take-die"), table("check-dice", 0))?.held).toBeUndefined();
});

it("says on the chips what the choices of a story cost", () => {
  const pour = choice("pour", "log-choice", { about: "Refresh three dice." });
  const groups = groupsOf([pour], (one) => looks(one, table("log", 0, [pour])));
  expect(groups[0]?.chips[0]?.stakes).toBe(true);
});

it("puts a mission that can be completed first", () => {
  expect(looks(choice("complete:m", "complete"), table("act", 0))?.first).toBe(true);
});

it("never folds the sensible act away, however little room there is", () => {
  const groups = [...actsOf([offer]), { name: "", chips: [{ choice: choice("a", "x"), text: "a", icon: "", odds: "" }] }];
  const shown = fold(groups, 0).groups;
  expect(shown[0]?.shown.map((one) => one.text)).toEqual(["Roll these 3", "Clear"]);
  expect(fold(groups, 9).groups[0]?.shown.map((one) => one.text)).toEqual(["Roll these 3"]);
  expect(shown[0]?.shown[0]?.act).toEqual(["take-die:a", "ready"]);
});
