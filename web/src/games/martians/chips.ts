// The crew stands in the dock: a pawn or a machine that can be taken is its own option, and no chip says it again.
import type { ChipLooks } from "../../lib/chips";
import { iconOf } from "./icons";
import { ref } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import type { MartiansScene } from "./scene";

const DEALT = new Set(["profession", "choose-machine"]);
const TAKEN = new Set(["take", "machine", "add", "rover"]);
const BREAKS = new Set(["lift-morale", "ease-stress"]);

const looks: ChipLooks<MartiansScene> = (choice, table) => {
  if (table.question?.prompt === "plan" && TAKEN.has(choice.verb)) return { held: true, piece: true };
  // Where all crews or sets of machines are offered, their members need no chips; a profession has its card besides.
  if (DEALT.has(choice.verb) && table.offers?.offers.length) return { held: true };
  // The plan is changed where it stands: in its list. What can be done there comes a moment later: until then there is no chip that would go again.
  if (choice.verb === "revise" && (!table.offers || table.offers.things.some(([kind]) => kind === "stack"))) return { held: true };
  // What a break is for is chosen for all of them at once.
  if (BREAKS.has(choice.verb) && table.offers?.offers.length) return { held: true };
  // The name of a season does not say how hard it is.
  if (choice.verb === "difficulty") return { text: say(`difficulty-${ref(choice, "difficulty")}`) };
  const action = ref(choice, "action");
  const icon = action ? { icon: iconOf(action) } : {};
  return table.question?.prompt === "plan" ? { ...icon, spare: true } : icon;
};
export default looks;
