// A room for each page of the ship book, and for what can be looked up beside it.
import type { Component } from "svelte";
import type { RoomProps } from "../props";
import Addons from "./Addons.svelte";
import Barracks from "./Barracks.svelte";
import Bridge from "./Bridge.svelte";
import Cargo from "./Cargo.svelte";
import Chronicle from "./Chronicle.svelte";
import Debriefing from "./Debriefing.svelte";
import Docking from "./Docking.svelte";
import Facilities from "./Facilities.svelte";
import Forecast from "./Forecast.svelte";
import Hangar from "./Hangar.svelte";
import Laboratory from "./Laboratory.svelte";
import Launch from "./Launch.svelte";
import Medbay from "./Medbay.svelte";
import Memorial from "./Memorial.svelte";
import People from "./People.svelte";
import Previously from "./Previously.svelte";
import Production from "./Production.svelte";
import SavePoint from "./SavePoint.svelte";
import Situations from "./Situations.svelte";

export const ROOMS: Record<string, Component<RoomProps>> = {
  docking: Docking,
  debriefing: Debriefing,
  unloading: Cargo,
  medbay: Medbay,
  memorial: Memorial,
  "save-point": SavePoint,
  bridge: Bridge,
  facilities: Facilities,
  laboratory: Laboratory,
  production: Production,
  barracks: Barracks,
  "situation-room": Situations,
  addon: Addons,
  hangar: Hangar,
  launch: Launch,
  previously: Previously,
  chronicle: Chronicle,
  people: People,
  forecast: Forecast,
};
