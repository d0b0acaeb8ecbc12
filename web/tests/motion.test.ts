// Motion shows the way and never holds anything up.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endMotion, staged, travels } from "../src/lib/motion";

let animated: { node: Element; finish: ReturnType<typeof vi.fn>; onfinish?: (() => void) | undefined }[] = [];

beforeEach(() => {
  animated = [];
  delete document.documentElement.dataset.motion;
  Element.prototype.animate = function (this: Element) {
    const made = { node: this, finish: vi.fn(() => made.onfinish?.()), onfinish: undefined as (() => void) | undefined };
    animated.push(made);
    return made as unknown as Animation;
  };
});
afterEach(() => document.body.replaceChildren());

function pieceAt(left: number): HTMLElement {
  const node = document.createElement("b");
  node.getBoundingClientRect = () => ({ left, top: 0, width: 10, height: 10, right: left + 10, bottom: 10 }) as DOMRect;
  document.body.append(node);
  return node;
}

const settled = () => new Promise((done) => setTimeout(done));

it("shows a ghost on its way, and takes it away at a click", async () => {
  const before = pieceAt(0);
  const here = travels(before, "die:1");
  let there: { destroy: () => void } | undefined;
  staged(() => {
    here.destroy();
    before.remove();
    there = travels(pieceAt(300), "die:1");
  });
  await settled();
  expect(document.querySelectorAll("[aria-hidden='true']")).toHaveLength(1);
  endMotion();
  expect(document.querySelectorAll("[aria-hidden='true']")).toHaveLength(0);
  there?.destroy();
});

it("leaves what has not moved alone", async () => {
  const lying = travels(pieceAt(40), "die:2");
  staged(() => undefined);
  await settled();
  expect(animated).toEqual([]);
  lying.destroy();
});

it("moves nothing for those who want no motion, but changes the table all the same", async () => {
  document.documentElement.dataset.motion = "reduced";
  const piece = pieceAt(0);
  const kept = travels(piece, "die:3");
  let changed = false;
  staged(() => {
    changed = true;
    piece.getBoundingClientRect = () => ({ left: 500, top: 0, width: 10, height: 10 }) as DOMRect;
  });
  await settled();
  expect(changed).toBe(true);
  expect(animated).toEqual([]);
  kept.destroy();
});
