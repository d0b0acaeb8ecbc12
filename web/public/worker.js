// Keeps the client at hand, so that the page opens at once and without a net. Answers of the server are never kept.
const SHELF = "farlight-2";
const LIST = "/shelf.json";

self.addEventListener("install", (event) => {
  event.waitUntil(stock());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([old, self.clients.claim()]));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") event.respondWith(freshOrKept(event));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(keptOrFresh(event.request));
});

// All files of the build that the server has now; those of earlier builds make room.
async function stock() {
  const shelf = await caches.open(SHELF);
  const wanted = await (await fetch(LIST, { cache: "no-cache" })).json();
  const kept = await shelf.keys();
  const there = new Set(kept.map((request) => new URL(request.url).pathname));
  await shelf.addAll(wanted.filter((name) => !there.has(name) || !name.startsWith("/assets/")));
  await Promise.all(kept.filter((request) => !wanted.includes(new URL(request.url).pathname)).map((request) => shelf.delete(request)));
}

async function freshOrKept(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(stock().catch(() => undefined));
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

// Files of a build have their content in their names: what is kept is never old.
async function keptOrFresh(request) {
  return (await caches.match(request)) ?? fetch(request);
}
