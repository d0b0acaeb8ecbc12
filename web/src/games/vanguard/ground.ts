// The ground of a planet as a picture: painted once, kept as long as the page is open.
import type { PathScene, PlanetScene, SectorScene } from "./scene";
import type { Painted } from "./terrain";
import Painter from "./terrain.worker?worker";

const painted = new Map<string, Promise<HTMLCanvasElement>>();

export function groundOf(planet: PlanetScene, sectors: SectorScene[], paths: PathScene[]): Promise<HTMLCanvasElement> {
  const known = painted.get(planet.id);
  if (known) return known;
  const made = draw(planet, sectors, paths);
  painted.set(planet.id, made);
  return made;
}

function draw(planet: PlanetScene, sectors: SectorScene[], paths: PathScene[]): Promise<HTMLCanvasElement> {
  const small = matchMedia("(max-width: 767px)").matches;
  return new Promise((done, failed) => {
    const painter = new Painter();
    painter.onmessage = (event: MessageEvent<Painted>) => {
      const { width, height, data } = event.data;
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
      painter.terminate();
      done(canvas);
    };
    painter.onerror = () => failed(new Error("the ground was not painted"));
    painter.postMessage(JSON.parse(JSON.stringify({ planet, sectors, paths, small })));
  });
}
