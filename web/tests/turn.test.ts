// "Your turn" for somebody who looks elsewhere: the page's sign, and messages only after a button was pressed.
import { beforeEach, expect, test, vi } from "vitest";
import { askToNotify, lightSign, notify } from "../src/lib/turn";

const shown = vi.fn();
const ask = vi.fn();
class FakeNotification {
  static permission = "default";
  static requestPermission = ask;
  onclick: (() => void) | null = null;
  constructor(title: string, more: { body: string }) {
    shown(title, more.body);
  }
}

beforeEach(() => {
  vi.resetAllMocks();
  FakeNotification.permission = "default";
  vi.stubGlobal("Notification", FakeNotification);
});

test("the sign of the page is lit and put out", () => {
  document.head.innerHTML = '<link rel="icon" href="/mark.svg">';
  const link = document.querySelector("link") as HTMLLinkElement;
  lightSign(true);
  expect(link.href).toMatch(/^data:image\/svg/);
  lightSign(false);
  expect(link.getAttribute("href")).toBe("/mark.svg");
});

test("nothing is asked and nothing is shown unless somebody allowed it", async () => {
  notify("t", "Your move", "What do you do?");
  expect(ask).not.toHaveBeenCalled();
  expect(shown).not.toHaveBeenCalled();
  ask.mockResolvedValue("denied");
  expect(await askToNotify()).toBe(false);
});

test("whoever allowed it is told, but only while looking elsewhere", () => {
  FakeNotification.permission = "granted";
  const hidden = vi.spyOn(document, "hidden", "get");
  hidden.mockReturnValue(false);
  notify("t", "Your move", "What do you do?");
  expect(shown).not.toHaveBeenCalled();
  hidden.mockReturnValue(true);
  notify("t", "Your move", "What do you do?");
  expect(shown).toHaveBeenCalledWith("Your move", "What do you do?");
});
