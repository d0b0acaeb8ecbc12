// The first Exploration, led: what each kind of question is about, where it comes up for the first time. In its first round
// the engine teaches itself, and holds back what comes later.
import type { Lesson } from "../../lib/lesson.svelte";
import type { Table } from "../../lib/table.svelte";
import { things } from "../../lib/wire";
import type { VanguardScene } from "./scene";

type Away = Table<VanguardScene>;
const asks = (prompt: string) => (table: Away): boolean => table.question?.prompt === prompt;
const offers = (verb: string) => (table: Away): boolean => (table.question?.options ?? []).some((one) => one.verb === verb);
const helps = (verb: string) => (table: Away): boolean => table.helps.some((one) => one.verb === verb);

const TAUGHT = "event-taught";
/** Questions that are asked again while they are answered: their lesson stands until something else is asked. */
const ASKED_AGAIN = ["check-dice", "check-changes"];
function taught(table: Away): string {
  const lesson = table.told.findLast((one) => one.key === TAUGHT);
  const prompt = table.question?.prompt ?? "";
  if (!lesson || (things(lesson, "prompt")[0] ?? prompt) !== prompt) return "";
  const since = table.told.at(-1)?.moment ?? 0;
  return ASKED_AGAIN.includes(prompt) || since <= lesson.moment ? lesson.text : "";
}

const lesson: Lesson<VanguardScene> = {
  missions: ["first-light", "halfway"],
  taught,
  steps: [
    { id: "sections", at: [".decision"], when: (table) => asks("section")(table) || asks("team")(table), advises: true },
    { id: "complete", at: ["[data-completes]", ".missions", ".decision"], when: helps("complete"), advises: true },
    { id: "check", at: [".decision"], when: (table) => asks("act")(table) && offers("special")(table), advises: true },
    { id: "dice", at: [".decision"], when: asks("check-dice"), advises: true },
    { id: "assist", at: [".decision"], when: (table) => asks("check-dice")(table) && offers("assist")(table), looks: true },
    { id: "changes", at: [".decision"], when: asks("check-changes"), advises: true },
    { id: "travel", at: [".map", ".decision"], when: (table) => asks("act")(table) && offers("travel")(table), advises: true },
    { id: "prepare", at: [".decision"], when: (table) => asks("act")(table) && offers("prepare")(table), looks: true },
    { id: "exert", at: [".decision .asking", ".decision"], when: (table) => helps("exert")(table) && asks("act")(table), looks: true },
    { id: "event", at: [".decision"], when: (table) => table.fresh.some(({ key }) => key === "event-event-revealed"), looks: true },
    { id: "hand", at: [".decision"], when: asks("hand-limit"), advises: true },
  ],
};
export default lesson;
