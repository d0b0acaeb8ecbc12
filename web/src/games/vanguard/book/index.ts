// Which parts of the book have pictures, and the pictures.
import Figures from "./Figures.svelte";

export default { parts: new Set(["idea", "setup", "round", "actions", "dice", "symbols", "checks", "danger", "threats", "ship"]), figures: Figures };
