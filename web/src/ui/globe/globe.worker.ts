// Paints a world beside the page, so that nothing waits for it.
import { paint, type Kind } from "./globe";

self.onmessage = (event: MessageEvent<{ kind: Kind; width: number; part: number }>) => {
  const painted = paint(event.data.kind, event.data.width, event.data.part);
  self.postMessage(painted, { transfer: [painted.data.buffer] });
};
