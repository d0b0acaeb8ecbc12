"""Who somebody is: a key that was handed out once."""

import msgspec

from farlight.server.store.store import Store
from farlight.server.store.tokens import new_id, new_key, read_token
from farlight.server.tables.rejections import Rejection
from farlight.server.tables.user_text import name_of
from farlight.wire import PersonKey


class Visitor(msgspec.Struct, frozen=True):
    person: str
    name: str


async def new_person(store: Store, name: str) -> PersonKey:
    person, key = new_id(), new_key()
    await store.add_person(person, key, name_of(name))
    return PersonKey(person, f"{person}.{key}")


async def visitor_of(store: Store, word: str) -> Visitor:
    """The person with this key; raises `Rejection`."""
    token = read_token(word)
    name = None if token is None else await store.person(token.id, token.key)
    if token is None or name is None:
        raise Rejection("who", 401)
    return Visitor(token.id, name)
