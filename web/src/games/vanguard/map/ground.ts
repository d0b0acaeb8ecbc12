// The ground of a planet as a picture: painted once, kept as long as the page is open.
import type { PathScene, PlanetScene, SectorScene } from "../scene";
import type { Painted } from "./terrain";
import Painter from "./terrain.worker?worker";

const painted = new Map<string, Promise<HTMLCanvasElement>>();

/** On screens with more dots the ground is painted once more, twice as fine. */
const FINE = devicePixelRatio > 1.25 ? 2 : 1;

/** The ground as soon as it can be seen, and then as sharp as the screen can show it. */
export async function groundOf(planet: PlanetScene, sectors: SectorScene[], paths: PathScene[], show: (picture: HTMLCanvasElement) => void): Promise<void> {
  for (let dense = 1; dense <= FINE; dense += 1) {
    const name = `${planet.id} ${dense}`;
    const made = painted.get(name) ?? draw(planet, sectors, paths, dense);
    painted.set(name, made);
    show(await made);
  }
}

function draw(planet: PlanetScene, sectors: SectorScene[], paths: PathScene[], dense: number): Promise<HTMLCanvasElement> {
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
    painter.postMessage(JSON.parse(JSON.stringify({ planet, sectors, paths, small, dense })));
  });
}
