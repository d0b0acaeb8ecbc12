// Paints the ground beside the page, so that nothing waits for it.
import type { PathScene, PlanetScene, SectorScene } from "../scene";
import { paint } from "./terrain";

type Wanted = { planet: PlanetScene; sectors: SectorScene[]; paths: PathScene[]; small: boolean; dense: number };

self.onmessage = (event: MessageEvent<Wanted>) => {
  const { planet, sectors, paths, small, dense } = event.data;
  const painted = paint(planet, sectors, paths, small, dense);
  self.postMessage(painted, { transfer: [painted.data.buffer] });
};
