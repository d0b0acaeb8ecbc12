// Which parts of the book have pictures, and the pictures.
import Figures from "./Figures.svelte";

export default { parts: new Set(["idea", "setup", "sol", "production", "plan", "base", "trouble", "crew", "outside"]), figures: Figures };
