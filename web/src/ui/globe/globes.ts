// Worlds that were painted, kept as long as the page is open.
import type { Kind, Painted } from "./globe";
import Painter from "./globe.worker?worker";

const kept = new Map<string, Promise<Painted>>();

/** A painted world; none where pictures cannot be painted beside the page. */
export function globeOf(kind: Kind, width: number, part: number): Promise<Painted> {
  const name = `${kind} ${width} ${part}`;
  const known = kept.get(name);
  if (known) return known;
  const made = new Promise<Painted>((done, failed) => {
    const painter = new Painter();
    painter.onmessage = (event: MessageEvent<Painted>) => {
      painter.terminate();
      done(event.data);
    };
    painter.onerror = () => failed(new Error("the world was not painted"));
    painter.postMessage({ kind, width, part });
  });
  kept.set(name, made);
  return made;
}
