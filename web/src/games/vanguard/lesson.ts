// The first Exploration, led: what each kind of question is about, where it comes up for the first time.
import type { Lesson } from "../../lib/lesson";
import type { Table } from "../../lib/table.svelte";
import type { VanguardScene } from "./scene";

type Away = Table<VanguardScene>;
const asks = (prompt: string) => (table: Away): boolean => table.question?.prompt === prompt;
const offers = (verb: string) => (table: Away): boolean => (table.question?.options ?? []).some((one) => one.verb === verb);
const helps = (verb: string) => (table: Away): boolean => table.helps.some((one) => one.verb === verb);

const lesson: Lesson<VanguardScene> = {
  missions: ["first-light", "halfway"],
  steps: [
    { id: "complete", at: [".missions", ".decision"], when: helps("complete"), advises: true },
    { id: "check", at: [".decision"], when: (table) => asks("act")(table) && offers("special")(table), advises: true },
    { id: "dice", at: [".decision"], when: asks("check-dice"), advises: true },
    { id: "assist", at: [".decision"], when: (table) => asks("check-dice")(table) && offers("assist")(table), looks: true },
    { id: "changes", at: [".decision"], when: asks("check-changes"), advises: true },
    { id: "travel", at: [".map", ".decision"], when: (table) => asks("act")(table) && offers("travel")(table), advises: true },
    { id: "prepare", at: [".decision"], when: (table) => asks("act")(table) && offers("prepare")(table), looks: true },
    { id: "exert", at: [".decision .asking", ".decision"], when: (table) => helps("exert")(table) && !asks("check-dice")(table), looks: true },
    { id: "event", at: [".decision"], when: (table) => table.fresh.some(({ key }) => key === "event-event-revealed"), looks: true },
    { id: "hand", at: [".decision"], when: asks("hand-limit"), advises: true },
  ],
};
export default lesson;
