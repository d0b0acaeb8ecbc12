// Whole acts: one pick of each row makes one of them, and what offers them hides nothing that can be pressed.
import { describe, expect, it } from "vitest";
import { withOffer } from "../src/lib/chips";
import { isPlain, offerOf, opens, placeFor, stayAt, withPick } from "../src/lib/offers";
import type { Choice, Gesture, Offer } from "../src/lib/wire";

const gesture = (...picks: string[]): Gesture => ({ options: picks, picks, text: "", odds: "", about: [] });
const offer = (...gestures: Gesture[]): Offer => ({ id: "repair", title: "Repair", things: [], rows: [], gestures, barred: "", group: "", closes: false });

describe("another pick", () => {
  const all = offer(gesture("ada", "part"), gesture("ada", "tool"), gesture("bo", "part"), gesture("bo", "tool"), gesture("cy", "part"));
  const now = gesture("ada", "tool");

  it("keeps the picks of the other rows where it can", () => {
    expect(withPick(all, now, 0, "bo")?.picks).toEqual(["bo", "tool"]);
    expect(withPick(all, now, 1, "part")?.picks).toEqual(["ada", "part"]);
  });

  it("changes them where no act is like that, and is none where there is no such act", () => {
    expect(withPick(all, now, 0, "cy")?.picks).toEqual(["cy", "part"]);
    expect(withPick(all, now, 0, "dee")).toBeUndefined();
  });
});

it("is done at once only where nothing is to be chosen or weighed", () => {
  const one: Gesture = { ...gesture(), options: ["go"] };
  expect(isPlain(offer(one))).toBe(true);
  expect(isPlain(offer({ ...one, about: ["then it rains"] }))).toBe(false);
  expect(isPlain(offer({ ...one, options: ["go", "on"] }))).toBe(false);
  expect(isPlain(offer(one, one))).toBe(false);
  expect(isPlain({ ...offer(one), rows: [{ name: "team", text: "who", picks: [] }] })).toBe(false);
  expect(isPlain(offer())).toBe(false);
});

describe("its place", () => {
  const frame = { left: 0, top: 48, right: 1280, bottom: 670 };
  const size = { wide: 400, high: 280 };
  const box = (place: { left: number; top: number }) => ({ ...place, right: place.left + size.wide, bottom: place.top + size.high });
  const meets = (one: { left: number; top: number; right: number; bottom: number }, other: typeof one) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

  it("is inside the frame, and off what it is about", () => {
    for (const [x, y] of [[0, 48], [1180, 60], [600, 300], [10, 600], [1200, 620]] as const) {
      const spot = { left: x, top: y, right: x + 80, bottom: y + 50 };
      const at = box(placeFor(size, spot, frame, []));
      expect(at.left).toBeGreaterThanOrEqual(frame.left);
      expect(at.top).toBeGreaterThanOrEqual(frame.top);
      expect(at.right).toBeLessThanOrEqual(frame.right);
      expect(at.bottom).toBeLessThanOrEqual(frame.bottom);
      expect(meets(at, spot)).toBe(false);
    }
  });

  it("is not where something else can be pressed", () => {
    const spot = { left: 900, top: 60, right: 1000, bottom: 260 };
    const keep = [{ left: 400, top: 60, right: 890, bottom: 260 }, { left: 890, top: 270, right: 1260, bottom: 460 }];
    const at = box(placeFor(size, spot, frame, keep));
    expect(keep.some((one) => meets(at, one))).toBe(false);
  });

  it("stays where it was laid when its next page is higher or lower", () => {
    const spot = { left: 800, top: 440, right: 1000, bottom: 610 };
    expect(stayAt({ left: 390, top: 335 }, 200, 280, spot, frame)).toEqual({ left: 390, top: 335 });
    expect(stayAt({ left: 600, top: 150 }, 200, 280, spot, frame)).toEqual({ left: 600, top: 230 });
    expect(stayAt({ left: 390, top: 500 }, 280, 150, spot, frame)).toEqual({ left: 390, top: 390 });
  });
});

describe("what an option leads to", () => {
  const choice: Choice = { id: "exert-first", verb: "exert-first", text: "Exert first", about: "", refs: [], things: [], odds: "", pressing: false, closes: false };
  const offer: Offer = { id: choice.id, title: choice.text, things: [["option", choice.id]], rows: [], gestures: [{ options: [choice.id, "die"], picks: [], text: "Basic is gone for good", odds: "", about: [] }], barred: "", group: "", closes: false };
  const chip = { choice, text: choice.text, icon: "", odds: "" };

  it("stands in its chip, with other ways beside it where there are some", () => {
    expect(withOffer(chip, offer)).toEqual({ ...chip, text: "Exert first · Basic is gone for good" });
    const more = { ...offer, rows: [{ name: "team", text: "", picks: [] }] };
    expect(withOffer(chip, more).offer).toBe(more);
    expect(withOffer(chip, undefined)).toBe(chip);
  });

  it("is found by the option's id alone", () => {
    const offers = { version: 1, decision: 1, offers: [offer], things: [["option", "travel"]] as [string, string][], at_once: [], usual: null };
    expect([offerOf(offers, choice.id), offerOf(offers, "travel"), offerOf(null, choice.id)]).toEqual([offer, undefined, undefined]);
    expect([opens(offers, "travel"), opens(offers, choice.id), opens(null, "travel")]).toEqual([true, false, false]);
  });
});
