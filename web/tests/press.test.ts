// What would change the page waits while a pointer is down.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPressed, whenReleased } from "../src/lib/press";

const press = (): boolean => window.dispatchEvent(new Event("pointerdown"));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event("pointerup"));
  vi.runAllTimers();
  vi.useRealTimers();
});

test("what is asked for while a pointer is down is done when it is up, in order", () => {
  const done: number[] = [];
  press();
  whenReleased(() => done.push(1));
  whenReleased(() => done.push(2));
  vi.runAllTimers();
  expect(done).toEqual([]);
  window.dispatchEvent(new Event("pointerup"));
  vi.runAllTimers();
  expect(done).toEqual([1, 2]);
});

test("an element that loses the focus to what is pressed lets nothing go", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  press();
  field.blur();
  expect(isPressed()).toBe(true);
  field.remove();
});

test("whoever leaves the window has let go", () => {
  press();
  window.dispatchEvent(new Event("blur"));
  expect(isPressed()).toBe(false);
});
