// Everything on the table that has a name, with what it says of itself.
import type { Names } from "..";
import type { Named } from "../../lib/book/names.svelte";
import type { Thing } from "../../lib/pointing.svelte";
import { say } from "../../lib/words.svelte";
import { aboutEntry, aboutHelper, aboutPerson, aboutRoom, aboutSpace } from "./about";
import type { MartiansScene, PersonScene, StackScene, Told } from "./scene";

const told = (kind: string, over: string) => (one: Told): Named => [one.name, (): Thing => ({ kind, id: one.id, title: one.name, over, lines: one.text ? [{ text: one.text }] : [] })];

function* ofPerson(person: PersonScene): Iterable<Named> {
  yield [person.name, () => aboutPerson(person)];
  yield* [...person.abilities, ...person.conditions, ...person.coming].map(told("ability", person.name));
}

const names: Names<MartiansScene> = function* (table) {
  const plan: StackScene[] = table.scene("plan") ?? [];
  for (const room of table.scene("rooms") ?? []) {
    const about = (): Thing => aboutRoom(room, plan.filter((one) => (one.target_room || one.room) === room.id && !one.path.length));
    yield [room.name, about];
    if (room.house && room.house !== room.name) yield [room.house, about];
    if (room.upgrade) yield told("upgrade", room.name)(room.upgrade);
  }
  for (const person of table.scene("crew") ?? []) yield* ofPerson(person);
  yield* (table.scene("helpers") ?? []).map((one): Named => [one.name, () => aboutHelper(one)]);
  for (const space of table.scene("spaces") ?? []) {
    const about = (): Thing => aboutSpace(space, plan.filter((one) => one.path.at(-1) === space.id));
    yield [space.name, about];
    if (space.roi) yield [space.roi, about];
  }
  yield* (table.scene("log") ?? []).map((one): Named => [one.name, () => aboutEntry(one)]);
  const cargo = table.scene("cargo");
  if (cargo) {
    yield* cargo.finds.map(told("poi", say("ms-cargo")));
    yield* [...cargo.upgrades, ...cargo.installed].map(told("upgrade", say("ms-cargo")));
  }
  yield* (table.scene("mission")?.actions ?? []).map(told("action", table.scene("mission")?.name ?? ""));
};
export default names;
