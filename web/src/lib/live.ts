// A live connection that heals itself: it comes back after a loss, sends again what was not acknowledged, and asks for
// everything anew when it has missed something.
import { saw, seenOf } from "./seenVersions";
import type { Command, FromServer, Frame, Parts, Sign, Told } from "./wire";

export type State = "connecting" | "live" | "lost" | "closed";

export type Listener = {
  state(state: State, text: string): void;
  missed(told: Told[]): void;
  frame(version: number, parts: Parts, told: Told[], whole: boolean): void;
  done(id: string, waits: number): void;
  refused(message: Extract<FromServer, { type: "refused" }>): void;
  pinged(message: Extract<FromServer, { type: "pinged" }>): void;
};

export type Hello = { key: string; table: string; language: string; seat: number | null; words: boolean };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

export class Live {
  private socket: WebSocket | null = null;
  private version = -1;
  private pause = FIRST_PAUSE;
  private beat = 0;
  private again = 0;
  private closed = false;
  private readonly waiting = new Map<string, Command>();

  constructor(
    private readonly address: string,
    private hello: Hello,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command until it is acknowledged; it is done once however often it is sent. */
  send(command: Command): void {
    this.waiting.set(command.id, command);
    this.put(command);
  }

  /** Send something that is not worth sending twice. */
  sign(sign: Sign): void {
    if (sign.type === "look") {
      const { seat = null, language = this.hello.language, words = this.hello.words } = sign;
      this.hello = { ...this.hello, seat, language, words };
    }
    this.put(sign.type === "look" ? { ...sign, version: seenOf(this.hello.table) } : sign);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.again);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (!this.closed && this.socket === null && document.visibilityState === "visible") {
      clearTimeout(this.again);
      this.connect();
    }
  };

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.put({ type: "hello", scene: true, ...this.hello, version: seenOf(this.hello.table) });
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.lost(socket);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.pause = FIRST_PAUSE;
        clearInterval(this.beat);
        this.beat = window.setInterval(() => this.put({ type: "beat" }), message.beat * 1000);
        this.listener.state("live", "");
        for (const command of this.waiting.values()) this.put(command);
        break;
      case "missed":
        this.listener.missed(message.told);
        break;
      case "frame":
        this.apply(message);
        break;
      case "done":
        this.waiting.delete(message.id);
        saw(this.hello.table, message.version);
        this.listener.done(message.id, message.waits ?? 0);
        break;
      case "refused":
        this.waiting.delete(message.id);
        this.listener.refused(message);
        break;
      case "pinged":
        this.listener.pinged(message);
        break;
      case "bye":
        if (!message.again) {
          this.close();
          this.listener.state("closed", message.text);
        }
        break;
      case "beat":
        break;
    }
  }

  private apply(frame: Frame): void {
    const base = frame.base ?? -1;
    if (base !== -1 && base !== this.version) {
      this.put({ type: "resync", version: seenOf(this.hello.table) });
      return;
    }
    this.version = frame.version;
    saw(this.hello.table, frame.version);
    this.listener.frame(frame.version, frame.parts, frame.told ?? [], base === -1);
  }

  private lost(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    this.version = -1;
    clearInterval(this.beat);
    this.listener.state("lost", "");
    this.again = window.setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private put(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
