// Things that move: what lay in one place and now lies in another is seen to travel there. Nothing waits for it: the
// table is at its new position at once, ghosts of the things only show the way, and any key or click ends them.
import { tick } from "svelte";

type Key = string;
/** What is followed: its name; where it lies, so that it does not travel when only the board has shifted below it; and the
 *  thing it comes out of, where it was not seen before (a card out of its deck). */
export type Followed = Key | { key: Key; at?: string | number; from?: Key };
type Place = { left: number; top: number; width: number; height: number; at: string | number | undefined };

const NEAR = 6;
const TRAVEL = 420;
const STAGGER = 45;
const MOST = 24;

const things = new Map<HTMLElement, Exclude<Followed, string>>();
const running = new Set<Animation>();

/** Whoever wants it quick waits half as long. */
const pace = (): number => (document.documentElement.dataset.motion === "quick" ? 0.5 : 1);
const isStill = (): boolean =>
  document.documentElement.dataset.motion === "reduced" || document.hidden || typeof Element.prototype.animate !== "function";

/** `use:travels={"die:7"}`: the thing of this name is followed, wherever on the board it turns up next; without a name it is not. */
export function travels(node: HTMLElement, followed: Followed) {
  const follow = (one: Followed) => {
    const named = typeof one === "string" ? { key: one } : one;
    if (named.key) things.set(node, named);
    else things.delete(node);
  };
  follow(followed);
  return {
    update: follow,
    destroy() {
      things.delete(node);
    },
  };
}

/** Change the table; afterwards what has another place is shown on its way there. */
export function staged(change: () => void): void {
  if (isStill() || !things.size) {
    change();
    return;
  }
  const before = new Map<Key, Place>();
  for (const [node, { key, at }] of things) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width) before.set(key, { left, top, width, height, at });
  }
  change();
  void tick().then(() => showWays(before));
}

function showWays(before: Map<Key, Place>): void {
  let count = 0;
  for (const [node, { key, at, from: source }] of things) {
    const from = before.get(key) ?? (source === undefined ? undefined : before.get(source));
    const to = node.getBoundingClientRect();
    if (!from || (at !== undefined && from.at === at) || !to.width || Math.hypot(to.left - from.left, to.top - from.top) < NEAR || count >= MOST) continue;
    travel(node, from, to, STAGGER * count++);
  }
}

/** How a ghost lies in its host, and the host over the page: as the thing lies where it stands, above all that would cut it. */
const GHOST = { position: "absolute", inset: "0", margin: "0", translate: "none", scale: "none" };
const HOST = {
  position: "fixed", zIndex: "60", inset: "auto", margin: "0", padding: "0", border: "0", overflow: "visible",
  background: "none", color: "inherit", translate: "none", transformOrigin: "0 0", pointerEvents: "none",
};

/** A ghost of a thing, beside the thing itself, so that it keeps its colours and letters. */
function raiseGhost(node: HTMLElement, to: DOMRect, wide: number): HTMLElement {
  const size = { width: `${wide}px`, height: `${node.offsetHeight || to.height}px` };
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("id");
  ghost.inert = true;
  Object.assign(ghost.style, GHOST, size);
  const host = document.createElement("div");
  host.setAttribute("aria-hidden", "true");
  host.popover = "manual";
  Object.assign(host.style, HOST, size, { left: `${to.left}px`, top: `${to.top}px` });
  host.append(ghost);
  (node.parentElement ?? document.body).append(host);
  host.showPopover?.();
  return host;
}

/** A ghost goes the way above everything else, so that no frame cuts it; the thing itself waits unseen. */
function travel(node: HTMLElement, from: Place, to: DOMRect, delay: number): void {
  const wide = node.offsetWidth || to.width;
  const host = raiseGhost(node, to, wide);
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const lift = Math.min(60, Math.hypot(dx, dy) / 6);
  const last = to.width / wide;
  const first = last * Math.min(2, Math.max(0.4, from.width / to.width));
  const moves = host.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${first})` },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(first + last) / 2 + 0.08})`, offset: 0.5 },
      { transform: `scale(${last})` },
    ],
    { duration: TRAVEL * pace(), delay: delay * pace(), easing: "cubic-bezier(.4,0,.2,1)", fill: "backwards" },
  );
  const hides = node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (TRAVEL + delay) * pace() });
  run(hides);
  run(moves, () => host.remove());
}

function run(animation: Animation, then?: () => void): void {
  running.add(animation);
  const end = (): void => {
    running.delete(animation);
    then?.();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

/** `use:tumbles={roll}`: a die that rolls whenever this changes. */
export function tumbles(node: HTMLElement, roll: unknown) {
  let last = roll;
  return {
    update(next: unknown) {
      if (next === last) return;
      last = next;
      tumble(node);
    },
  };
}

/** `use:thrown`: a die that rolls when it comes onto the table. */
export function thrown(node: HTMLElement) {
  tumble(node);
}

function tumble(node: HTMLElement): void {
  if (isStill()) return;
  const turns = 360 + (node.offsetLeft % 3) * 120;
  const throwBy = -30 - (node.offsetTop % 4) * 9;
  run(
    node.animate(
      [
        { transform: `translateY(${throwBy}px) rotate(-${turns}deg) scale(1.15)`, filter: "blur(1px)" },
        { transform: "translateY(4px) rotate(20deg)", offset: 0.72 },
        { transform: "translateY(-3px) rotate(-6deg)", offset: 0.88 },
        { transform: "none" },
      ],
      { duration: 620 * pace(), easing: "cubic-bezier(.2,.7,.3,1)" },
    ),
  );
}

/** `use:stirs={value}`: a number or a piece that draws the eye for a moment when it has changed. */
export function stirs(node: HTMLElement, value: unknown) {
  let last = JSON.stringify(value);
  return {
    update(next: unknown) {
      const now = JSON.stringify(next);
      if (now === last) return;
      last = now;
      if (isStill()) return;
      run(node.animate([{ transform: "scale(1)" }, { transform: "scale(1.22)", offset: 0.35 }, { transform: "scale(1)" }], { duration: 420 * pace(), easing: "ease-out" }));
    },
  };
}

/** Whoever goes on does not want to wait. */
export function endMotion(): void {
  for (const animation of [...running]) animation.finish();
}
