// Nothing moves under the finger: while a pointer is down, what would change the page waits.
let down = 0;
const waiting: (() => void)[] = [];

function release(): void {
  down = 0;
  // After the click that this release may be: it is meant for what was seen when it began.
  setTimeout(() => {
    if (!down) for (const act of waiting.splice(0)) act();
  });
}

function watch(): void {
  addEventListener("pointerdown", () => (down += 1), true);
  for (const name of ["pointerup", "pointercancel", "dragend"]) addEventListener(name, release, true);
  // The window's own, not on the way down to elements: one that loses the focus to what is pressed lets nothing go.
  addEventListener("blur", release);
  document.addEventListener("visibilitychange", release);
}
if (typeof document !== "undefined") watch();

export const isPressed = (): boolean => down > 0;

/** Do this as soon as no pointer is down: at once, if none is; in the order in which it was asked for. */
export function whenReleased(act: () => void): void {
  if (isPressed() || waiting.length) waiting.push(act);
  else act();
}

/** Do this now, after all that waits. */
export function inOrder(act: () => void): void {
  for (const earlier of waiting.splice(0)) earlier();
  act();
}
