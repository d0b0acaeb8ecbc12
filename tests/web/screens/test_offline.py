"""The client without a server: it opens, says what is the matter, and goes on when the server is back."""

import json

from playwright.sync_api import expect

from tests.server.tools import ServerProcess
from tests.web.tools import AtTable, NewPage, start_mission

KEPT = """
async () => {
  await navigator.serviceWorker.ready;
  const wanted = await (await fetch("/shelf.json")).json();
  const kept = (await (await caches.open((await caches.keys())[0])).keys()).map((one) => new URL(one.url).pathname);
  return wanted.every((name) => kept.includes(name));
}
"""


def test_the_page_opens_while_the_server_is_away(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(is_kept=False)
    table = start_mission(page, server.url, "beacon", "First light", 1)
    table.take()
    page.wait_for_function(KEPT)
    version = table.version()
    server.kill()
    page.reload()
    expect(page.locator(".away")).to_be_visible()
    server.start()
    AtTable(page).wait()
    assert AtTable(page).version() == version, "nothing was lost"


def test_the_client_can_be_installed(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page()
    page.goto(server.url)
    manifest = json.loads(page.request.get(f"{server.url}/manifest.webmanifest").text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(f"{server.url}{icon['src']}").headers["content-type"] == icon["type"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
