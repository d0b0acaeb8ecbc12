"""Where requests come from, as they are counted."""

import ipaddress
from typing import Any

Scope = Any  # Any: ASGI's mappings have no types
"""What ASGI tells of a request: a plain mapping."""


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    address = client[0] if client else ""
    if behind_proxy:
        headers = dict(scope["headers"])
        said = headers.get(b"x-forwarded-for", b"").decode("latin-1")
        address = said.rpartition(",")[2].strip() or address
    return network_of(address)


def network_of(address: str) -> str:
    """An address as it is counted: IPv6 networks count as one, since a visitor has all of one."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address[:60]
    return str(ipaddress.ip_network((known, 64), strict=False)) if known.version == 6 else address
