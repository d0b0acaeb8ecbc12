// What every room of the ship is given.
import type { Table } from "../../../lib/table.svelte";
import type { ShipFiles, ShipScene, VanguardScene } from "../scene";

export type RoomProps = { table: Table<VanguardScene>; ship: ShipScene; files: ShipFiles };
