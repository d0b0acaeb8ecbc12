"""Links to tables: `http://HOST:PORT/join#INVITATION`. What stands behind the `#` opens the table and is never sent as
part of an address, so that no log on the way has it."""

from urllib.parse import urlsplit

import msgspec

from farlight.client.errors import BadLink


class Link(msgspec.Struct, frozen=True):
    server: str
    """Scheme, host and port, as `http://127.0.0.1:8080`."""
    invitation: str

    def __str__(self) -> str:
        return f"{self.server}/join#{self.invitation}"


def read_link(text: str) -> Link:
    """The server and the invitation of a link; raises `BadLink`."""
    server, mark, invitation = text.strip().partition("#")
    if not mark or not invitation:
        raise BadLink("A link to a table looks like http://HOST:PORT/join#INVITATION: copy all of it, in quotes.")
    return Link(read_server(server), invitation)


def read_server(text: str) -> str:
    """The address of a server without what stands behind it; raises `BadLink`."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadLink(f"'{text.strip()}' is no address of a server: it begins with http:// or https://.")
    return f"{parts.scheme}://{parts.netloc}"


def person_of(key: str) -> str:
    """The id of the person whose key this is: it stands before the dot, and others may know it."""
    return key.partition(".")[0]
