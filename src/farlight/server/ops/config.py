"""How a server is set up, and how much it lets people do."""

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor may ask for. Generous for people, tight for programs that run wild."""

    body: int = 4 * 1024 * 1024
    """Bytes of a request; an imported table is the largest."""
    message: int = 16 * 1024
    """Bytes of a message on a live connection."""
    requests: float = 20.0
    """Requests per second and address, on average."""
    burst: int = 200
    messages: float = 30.0
    """Messages per second and connection, on average."""
    message_burst: int = 120
    address_messages: float = 60.0
    """Messages per second and address, on average: what comes faster on all its live connections waits."""
    address_burst: int = 300
    connections: int = 64
    """Live connections per address."""
    all_connections: int = 4000
    sockets: int = 256
    """Connections of any kind per address, also those that have not asked for anything yet."""
    all_sockets: int = 5000
    head: float = 10.0
    """Seconds in which the head of a request has to come."""
    arrival: float = 60.0
    """Seconds in which its body has to come, and in which an answer has to be read."""
    tables: int = 50
    """New tables per address and hour."""
    people: int = 50
    """New people per address and hour."""
    names: int = 60
    """New names per address and hour."""
    workers: int = 2
    """Looks into the past that are worked on at once, each in a process of its own; one more process reads imports."""
    waiting: int = 32
    """Of each kind, those that may wait for their turn."""
    at_once: int = 6
    """Looks into the past, and imports, that one person may have waiting or worked on at once."""
    past: float = 4.0
    """Looks into the past per second and person, on average."""
    past_burst: int = 40
    past_table: float = 12.0
    """Looks into the past per second and table, on average."""
    past_table_burst: int = 120
    queue: int = 64
    """Frames that wait for a slow reader before it is dropped."""
    queue_bytes: int = 1024 * 1024
    """What they may have together; one alone may be larger."""
    beat: float = 20.0
    """Seconds between signs of life."""
    silence: float = 60.0
    """Seconds after which a silent connection is given up."""
    hello: float = 10.0
    """Seconds in which a connection has to say who comes."""
    rest: float = 60.0
    """Seconds after which a table that nobody watches leaves memory."""
    rest_watched: float = 120.0
    """Those at which somebody looks, likewise: they stay connected, and the table comes back with what happens next."""


class Config(msgspec.Struct, frozen=True):
    database: str
    origins: tuple[str, ...] = ()
    """Addresses of web pages that may talk to this server, which may be called by their names; its own always may."""
    behind_proxy: bool = False
    """Whether the address of a visitor stands in the header that a proxy sets."""
    trusted: tuple[str, ...] = ()
    """Addresses that are not counted, as of a program that measures."""
    limits: Limits = Limits()
