// What to show when something failed: the server's own sentence, or that it could not be reached.
import { say } from "./words.svelte";

export const problemOf = (error: unknown): string => (error instanceof Error && error.message ? error.message : say("offline"));
