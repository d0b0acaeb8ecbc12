// How options of Vanguard are called in the dock: together with where they happen, short as on the board.
import type { ChipLook, ChipLooks } from "../../lib/chips";
import type { Table } from "../../lib/table.svelte";
import { ref, things, type Choice } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import type { VanguardScene } from "./scene";

/** Dice are marked where they lie. */
const MARKING = new Set(["take-die", "assist", "put-back"]);

/** Questions whose options change the roll, or use its dice up: they stand on the board, with what comes of them. */
export const CHANGING = ["check-changes", "check-combinations"];

const looks: ChipLooks<VanguardScene> = (choice, table) => {
  if (choice.verb === "complete") return { group: say("vg-mission"), icon: "flag", first: true };
  const prompt = table.question?.prompt ?? "";
  if (prompt === "check-dice") return marking(choice, table);
  if (CHANGING.includes(prompt)) return { told: true };
  if (prompt === "log") return { stakes: true };
  return prompt === "act" ? acting(choice, table) : undefined;
};
export default looks;

/** With suggestions of whole sets, single dice need no chips, and rolling what is marked is one of the sets. */
function marking(choice: Choice, table: Table<VanguardScene>): ChipLook | undefined {
  const suggested = table.offers?.decision === table.question?.id && (table.offers?.offers.length ?? 0) > 0;
  return suggested && (MARKING.has(choice.verb) || choice.closes) ? { held: true } : undefined;
}

/** Actions by where they happen; ways by the number of the place. What may be used at any time is no Action, and stands apart. */
function acting(choice: Choice, table: Table<VanguardScene>): ChipLook {
  const sector = ref(choice, "sector");
  if (sector && ref(choice, "path")) return { group: say("vg-chips-travel"), text: sector };
  const action = ref(choice, "action");
  const group = placeOf(choice, table) || (table.question?.options?.includes(choice) ? say("vg-chips-always") : "");
  return { ...(group && { group }), text: (action && deedOf(action, table)) || choice.text };
}

/** The place, Threat, Mission or condition that an Action is written on. */
function placeOf(choice: Choice, table: Table<VanguardScene>): string {
  const [threat] = things(choice, "threat");
  if (threat) return table.scene("threats")?.find((one) => one.id === threat)?.name ?? "";
  const [mission] = things(choice, "mission");
  if (mission) return table.scene("missions")?.find((one) => one.id === mission)?.name ?? "";
  const [sector] = things(choice, "sector");
  const place = table.scene("sectors")?.find((one) => String(one.number) === sector);
  if (place) return say("vg-chips-in", { place: place.name });
  return things(choice, "condition").length ? (table.scene("condition")?.name ?? "") : "";
}

function deedOf(action: string, table: Table<VanguardScene>): string {
  const cards = [...(table.scene("sectors") ?? []), ...(table.scene("threats") ?? []), ...(table.scene("missions") ?? [])];
  const condition = table.scene("condition");
  return [...cards, ...(condition ? [condition] : [])].flatMap((one) => one.deeds).find((one) => one.source === action)?.name ?? "";
}
