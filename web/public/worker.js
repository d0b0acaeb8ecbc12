// Keeps the client at hand, so that the page opens at once and without a net. Answers of the server are never kept.
const SHELF = "farlight-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(["/", "/mark.svg", "/manifest.webmanifest"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) return;
  const page = event.request.mode === "navigate";
  event.respondWith(page ? freshOrKept(event.request) : keptOrFresh(event.request));
});

async function freshOrKept(request) {
  try {
    const answer = await fetch(request);
    (await caches.open(SHELF)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

// Files of a build have their content in their names: what is kept is never old.
async function keptOrFresh(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && new URL(request.url).pathname.startsWith("/assets/")) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
