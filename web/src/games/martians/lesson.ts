// A good first sol, led: what the base is, what tomorrow brings, what is worth a pawn, and what comes of it.
import type { Lesson } from "../../lib/lesson.svelte";
import type { Table } from "../../lib/table.svelte";
import { ref } from "../../lib/wire";
import type { MartiansScene } from "./scene";
import { lastRolls } from "./plan/tray";
import { viewOf } from "./view.svelte";

type Base = Table<MartiansScene>;
/** What is asked about the plan: a pawn, an action, whether one is ready; empty while nobody plans. */
const stageOf = ({ question }: Base): string => (question?.prompt === "plan" ? (ref(question, "stage") ?? "") : "");
const plans = (table: Base, ...stages: string[]): boolean => table.scene("phase") === "action" && (stages.length ? stages.includes(stageOf(table)) : stageOf(table) !== "");
const planned = (table: Base): number => table.scene("plan")?.length ?? 0;

const lesson: Lesson<MartiansScene> = {
  missions: ["home"],
  steps: [
    { id: "base", at: [".room"], when: (table) => plans(table), looks: true },
    { id: "tomorrow", at: [".coming", ".figures"], when: (table) => plans(table), looks: true },
    { id: "pawn", at: [".part.able", ".room.can:has([data-thing='ws'])", ".room.can"], when: (table) => plans(table, "pawn") && !planned(table), advises: true },
    { id: "place", at: [".room.can"], when: (table) => plans(table, "act"), advises: true },
    { id: "plan", at: [".order", ".room[data-keep]"], when: (table) => plans(table) && planned(table) > 0, looks: true },
    { id: "rest", at: [".decision .pawn.can"], when: (table) => plans(table, "pawn") && planned(table) > 0, advises: true },
    { id: "ready", at: [".decision .closing"], when: (table) => plans(table, "ready"), advises: true },
    { id: "happened", at: [".rolled"], when: (table) => viewOf(table).tray && lastRolls(table.told).length > 0, looks: true },
    { id: "events", at: [".event", ".tabs button:last-child"], when: (table) => (table.scene("sol") ?? 0) > 1 && plans(table) && (table.scene("log")?.length ?? 0) > 0, looks: true },
  ],
};
export default lesson;
