// Where in the client we are: the part of the address behind the `#`. Invitations stand there, too: browsers keep it home.
import { remember, whoAmI } from "./me";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "learn" }
  | { screen: "credits" }
  | { screen: "chronicle"; table: string }
  | { screen: "end"; table: string }
  | { screen: "join"; invitation: string }
  | { screen: "table"; table: string; at?: number };

export function read(path: string, hash: string): Route {
  const word = hash.replace(/^#\/?/, "");
  if (path === "/join" || word.startsWith("join/")) return { screen: "join", invitation: word.replace(/^join\//, "") };
  const [first = "", second = "", third = ""] = word.split("/");
  const isTable = /^[0-9a-f]{16}$/.test(second);
  if (first === "table" && isTable) return /^\d{1,8}$/.test(third) ? { screen: "table", table: second, at: Number(third) } : { screen: "table", table: second };
  if (first === "new") return { screen: "new", game: second };
  if ((first === "chronicle" || first === "end") && isTable) return { screen: first, table: second };
  if (first === "learn" || first === "credits") return { screen: first };
  return { screen: "home" };
}

/** A page that `farlight play` opens says who we are, behind the `#`, where it stays in the browser. */
function introduce(): void {
  const [, key = "", game = ""] = /^#\/me\/([0-9a-f]+\.[\w-]+)\/?(\w*)$/.exec(location.hash) ?? [];
  if (!key) return;
  const known = whoAmI();
  if (known?.key !== key) remember({ person: key.split(".")[0] ?? "", key, name: known?.name ?? "" });
  history.replaceState(null, "", game ? `/#/new/${game}` : "/#/");
}
introduce();

let current: Route = $state.raw(read(location.pathname, location.hash));

addEventListener("hashchange", () => {
  current = read(location.pathname, location.hash);
});

export const route = (): Route => current;

export function go(place: string): void {
  if (location.pathname !== "/") {
    history.pushState(null, "", `/#/${place}`);
    current = read("/", `#/${place}`);
  } else {
    location.hash = `/${place}`;
  }
}
