// Paints the ground beside the page, so that nothing waits for it.
import type { PathScene, PlanetScene, SectorScene } from "./scene";
import { paint } from "./terrain";

type Wanted = { planet: PlanetScene; sectors: SectorScene[]; paths: PathScene[]; small: boolean };

self.onmessage = (event: MessageEvent<Wanted>) => {
  const { planet, sectors, paths, small } = event.data;
  const painted = paint(planet, sectors, paths, small);
  self.postMessage(painted, { transfer: [painted.data.buffer] });
};
