// What Crewmembers look like, by their cards: told with the table, wanted wherever somebody is drawn.
import type { FaceScene } from "../scene";

let known: ReadonlyMap<string, FaceScene> = $state.raw(new Map());

/** The faces of the table that is shown. */
export function learnFaces(faces: readonly FaceScene[] | undefined): void {
  if (faces?.length && faces[0] !== known.get(faces[0]?.id ?? "")) known = new Map(faces.map((face) => [face.id, face]));
}

export const faceOf = (who: string): FaceScene | undefined => known.get(who);
