// Requests to the server, typed. Every failure is a sentence that can be shown.
import { remember, starName, whoAmI, type Me } from "./me";
import { saw, seenOf } from "./seenVersions";
import {
  wholeOffers,
  type Bars,
  type Book,
  type Chronicle,
  type GameInfo,
  type Hint,
  type Invitation,
  type Invited,
  type NewTable,
  type Odds,
  type Onward,
  type Offers,
  type Recap,
  type Replay,
  type Seated,
  type Settings,
  type Summary,
  type TableSummary,
  type Way,
  type WhyNot,
} from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

type Options = { method?: string; body?: unknown; raw?: Blob; language?: string };

const tableIn = (path: string): string | undefined => /^\/tables\/([0-9a-f]{16})/.exec(path)?.[1];

async function ask(path: string, options: Options = {}): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  const me = whoAmI();
  if (me) headers.authorization = `Bearer ${me.key}`;
  if (options.language) headers["accept-language"] = options.language;
  const table = tableIn(path);
  if (table && seenOf(table)) headers["farlight-seen"] = String(seenOf(table));
  if (options.body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: options.method ?? (options.body === undefined && !options.raw ? "GET" : "POST"),
      headers,
      body: options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body)),
      cache: "no-store",
    });
  } catch {
    throw new Refusal("offline", "", 0);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
  throw new Refusal(said.code ?? "broken", said.text ?? answer.statusText, answer.status);
}

async function get<T>(path: string, options: Options = {}): Promise<T> {
  const said = (await (await ask(path, options)).json()) as T & { table?: string; version?: number };
  const table = said.table ?? tableIn(path);
  if (table && typeof said.version === "number") saw(table, said.version);
  return said;
}

/** Become somebody, unless this browser is somebody already. */
export async function becomeSomebody(name: string): Promise<Me> {
  const known = whoAmI();
  if (known) return known;
  const given = await get<{ person: string; key: string }>("/people", { body: { name } });
  const me = { ...given, name };
  remember(me);
  return me;
}

/** Become somebody of this name; whoever was known by another one is known by this from now on. */
export async function beCalled(name: string): Promise<void> {
  const me = await becomeSomebody(name || starName());
  if (!name || name === me.name) return;
  await renameMe(name);
  remember({ ...me, name });
}

export const games = (language: string): Promise<GameInfo[]> => get(`/games?language=${language}`);
export const myTables = (language = ""): Promise<TableSummary[]> => get(`/tables${language ? `?language=${language}` : ""}`);
export const openTable = (wanted: Partial<NewTable>): Promise<Seated> => get("/tables", { body: wanted });
export const lookAt = (invitation: string, language = ""): Promise<Invited> =>
  get(`/invitations${language ? `?language=${language}` : ""}`, { body: { invitation } });
/** Come in; to a seat, or to none with -1. */
export const join = (invitation: string, seat: number): Promise<Seated> =>
  get("/join", { body: seat < 0 ? { invitation, watch: true } : { invitation, seat } });
export const importTable = (file: Blob): Promise<Seated> => get("/tables/import", { raw: file });

const at = (table: string, rest: string): string => `/tables/${table}${rest}`;

export const invitation = (table: string): Promise<Invitation> => get(at(table, "/invitation"));
export const newInvitation = (table: string): Promise<Invitation> =>
  get(at(table, "/invitation"), { method: "POST" });
export const changeSeat = (table: string, seat: number, change: { person?: string; bot?: string }): Promise<unknown> =>
  get(at(table, `/seats/${seat}`), { method: "PUT", body: change });
export const changeSettings = (table: string, settings: Settings): Promise<unknown> =>
  get(at(table, "/settings"), { method: "PUT", body: settings });
/** The last page of what happened, or the last before a moment. */
export const log = (table: string, language: string, upto?: number): Promise<Recap> =>
  get(at(table, `/log?language=${language}${upto === undefined ? "" : `&upto=${upto}`}`));
export const moment = (table: string, node: number, language: string): Promise<Replay> =>
  get(at(table, `/moments/${node}?scene=true&language=${language}`));
export const whyNot = (table: string, seat: number, option: string, language: string): Promise<WhyNot> =>
  get(at(table, `/why?seat=${seat}&option=${encodeURIComponent(option)}&language=${language}`));
export const barred = (table: string, about: { seat: number; kind: string; thing: string; language: string }): Promise<Bars> =>
  get(at(table, `/barred?${new URLSearchParams({ ...about, seat: String(about.seat) })}`));
export const odds = (table: string, decision: number, language: string): Promise<Odds> =>
  get(at(table, `/odds/${decision}?language=${language}`));
/** What a seat can do in one go: at a thing, or with the open question as a whole. */
export const offers = async (table: string, about: { seat: number; language: string; kind?: string; thing?: string }): Promise<Offers> =>
  wholeOffers(await get(at(table, `/offers?${new URLSearchParams({ ...about, seat: String(about.seat) })}`)));
export const foreseen = (table: string, about: { seat: number; option: string; language: string }): Promise<{ parts: Record<string, unknown> }> =>
  get(at(table, `/foreseen?${new URLSearchParams({ ...about, seat: String(about.seat) })}`));
export const book = (game: string, language: string): Promise<Book> => get(`/games/${game}/book?language=${language}`);
export const rule = (game: string, id: string, language: string): Promise<{ rules: { id: string; text: string }[] }> =>
  get(`/games/${game}/rules?about=${encodeURIComponent(id)}&language=${language}`);
export const hint = (table: string, language: string): Promise<Hint> =>
  get(at(table, `/hint?language=${language}`));
/** What is best after the server has tried things out for a while; it takes some seconds, and nothing waits for it. */
export const searchedHint = (table: string, language: string): Promise<Hint> =>
  get(at(table, `/hint/searched?language=${language}`));

export async function download(path: string, name: string): Promise<void> {
  const file = await (await ask(path)).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const exportTable = (table: string, name: string): Promise<void> => download(at(table, "/export"), name);
export const exportReport = (table: string, report: string): Promise<void> =>
  download(at(table, `/reports/${report}`), `farlight-${report}.failure`);
/** A page of the answers that were given after a moment; `last` is the newest one there is. */
export const way = (table: string, after: number, language: string): Promise<Way> => get(at(table, `/way?after=${after}&language=${language}`));
/** Take a free seat, or ask the host for one that somebody holds. */
export const claimSeat = (table: string, seat: number): Promise<unknown> =>
  get(at(table, "/claims"), { body: { type: "claim", id: crypto.randomUUID(), seat } });
/** Where this person wants to be asked what most people answer alike. */
export const changeHabits = (table: string, habits: Partial<Record<"window" | "order" | "step", Settings["stops"]>>): Promise<unknown> =>
  get(at(table, "/habits"), { body: { type: "habits", id: crypto.randomUUID(), ...habits } });

// What becomes of a table, and what somebody is called

export const renameMe = (name: string): Promise<unknown> => get("/people/me", { method: "PATCH", body: { name } });
export const changeStops = (table: string, stops: Settings["stops"]): Promise<unknown> =>
  get(at(table, "/settings"), { method: "PATCH", body: { stops } });
export const changeSharing = (table: string, sharing: Settings["sharing"]): Promise<unknown> =>
  get(at(table, "/settings"), { method: "PATCH", body: { sharing } });
export const renameTable = (table: string, title: string): Promise<unknown> =>
  get(at(table, "/settings"), { method: "PATCH", body: { title } });
export const deleteTable = (table: string): Promise<unknown> => get(at(table, ""), { method: "DELETE" });
export const leaveTable = (table: string, person: string): Promise<unknown> => get(at(table, `/people/${person}`), { method: "DELETE" });
export const letInAgain = (table: string, person: string): Promise<unknown> => get(at(table, `/sent-away/${person}`), { method: "DELETE" });
export const passOn = (table: string, person: string): Promise<unknown> => get(at(table, "/host"), { method: "PUT", body: { person } });
/** The chronicle as one page, to be kept. */
export const chroniclePage = (table: string, language: string): Promise<void> => download(at(table, `/chronicle.html?language=${language}`), "chronicle.html");
/** How the last mission that is over went. */
/** Of the summary what the table itself knows: it needs no record to be read. */
export const result = (table: string, language: string): Promise<Summary> => get(at(table, `/result?language=${language}`));
export const summary = (table: string, language: string): Promise<Summary> => get(at(table, `/summary?language=${language}`));
/** Another table for the people of this one. */
export const again = (table: string, wanted: Pick<Onward, "mission" | "difficulty" | "rules">): Promise<Seated> =>
  get(at(table, "/again"), { body: wanted });
export const chronicle = (table: string, language: string): Promise<Chronicle> => get(at(table, `/chronicle?language=${language}`));
