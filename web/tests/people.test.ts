// Who is who at a table: letters that differ, one entry for each person, signs that the board uses, too.
import { expect, test } from "vitest";
import { lettersOf, signOf, sittersOf } from "../src/lib/people";
import type { Member, Place } from "../src/lib/wire";

test.each([
  [["Ada", "Ben"], ["AD", "BE"]],
  [["Ada", "Ada"], ["AD", "AA"]],
  [["Adam", "Ada", "Adele"], ["AD", "AA", "AE"]],
  [["Marta Novak", "Marta Nilsson"], ["MN", "MA"]],
  [["O", "O", "O"], ["O1", "O2", "O3"]],
  [["Žofie", "čeněk"], ["ŽO", "ČE"]],
  [["", "Ada", ""], ["–", "AD", "–"]],
])("letters of %j", (names, letters) => {
  expect(lettersOf(names)).toEqual(letters);
});

const member = (id: string, name: string, more: Partial<Member> = {}): Member => ({ id, name, here: true, ...more }) as Member;
const place = (name: string, more: Partial<Place> = {}): Place => ({ name, ...more }) as Place;

test("somebody with two seats comes once, with both", () => {
  const found = sittersOf([place("One", { person: "a" }), place("Two", { person: "b" }), place("Three", { person: "a" })], [member("a", "Ada"), member("b", "Ben", { here: false })]);
  expect(found.map((one) => [one.name, one.seats, one.kind])).toEqual([
    ["Ada", [0, 2], "here"],
    ["Ben", [1], "away"],
  ]);
});

test("seats of one device that have names of their own are people of their own", () => {
  const found = sittersOf([place("One", { person: "a" }), place("Two", { person: "a" })], [member("a", "Ada")], { 1: "Grandma" }, "a");
  expect(found.map((one) => [one.name, one.letters])).toEqual([
    ["Ada", "AD"],
    ["Grandma", "GR"],
  ]);
});

test("bots and empty seats stand alone", () => {
  const found = sittersOf([place("One", { person: "a", bot: "crew" }), place("Two"), place("Three")], [member("a", "Ada")]);
  expect(found.map((one) => one.kind)).toEqual(["bot", "free", "free"]);
});

test("a seat has the sign of its crew member, and without one a sign of its own", () => {
  expect(signOf(0, [{ seat: 0, name: "Ada", section: "engineering" }]).shape).toBe("hexagon");
  expect(signOf(1, [{ seat: 1, name: "Bo", profession: "medic" }]).shape).toBe("shield");
  expect(new Set([0, 1, 2, 3].map((seat) => signOf(seat).shape)).size).toBe(4);
});

test("a bot that stands in for one of somebody's seats does not make them two", () => {
  const found = sittersOf([place("One", { person: "a" }), place("Two", { person: "a", bot: "crew" }), place("Three", { person: "b" })], [member("a", "Marta"), member("b", "Mark")]);
  expect(found.map((one) => one.letters)).toEqual(["MA", "MA", "MR"]);
});
