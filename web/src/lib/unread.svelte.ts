// What others have said and done since this person last looked there.
import type { Table } from "./table.svelte";

export class Unread {
  /** Lines of chat that others wrote. */
  chat = $state(0);
  /** Lines of the log that come of what others did. */
  log = $state(0);
  private heard = -1;

  /** Count what is new; `looking` is where this person reads right now. Returns the lines of chat that have just come. */
  hear(table: Table, looking: string): { by: string; text: string }[] {
    const said = table.standing?.chat ?? [];
    const fresh = this.heard < 0 ? [] : said.slice(this.heard).filter((one) => one.by !== table.me.person);
    this.heard = said.length;
    this.chat = looking === "chat" ? 0 : this.chat + fresh.length;
    return looking === "chat" ? [] : fresh;
  }

  tell(lines: number, isOwn: boolean, looking: string): void {
    this.log = looking === "log" || isOwn ? 0 : this.log + lines;
  }

  look(at: string): void {
    if (at === "chat") this.chat = 0;
    if (at === "log") this.log = 0;
  }
}
