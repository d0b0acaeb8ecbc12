"""The description of our requests: Litestar's own, with what it leaves out."""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from farlight.server.http.routes.requests import AnyRequest
from farlight.wire import SEEN, Asked, Choice, Error, FromClient, FromServer, Section, Standing, Told

Schema = dict[str, Any]  # Any: JSON
REFS = "#/components/schemas/"
LIVE = (FromClient, FromServer, Asked, Choice, Section, Standing, Told)
"""Messages, and what frames carry inside their parts."""

_SEEN: Schema = {
    "name": SEEN,
    "in": "header",
    "required": False,
    "description": "The newest version of the table that was seen: it is shown as it was then, or later.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 2**53},
}


class Described(JsonRenderPlugin):
    """Gives the whole description."""

    def render(self, request: AnyRequest, openapi_schema: Schema) -> bytes:
        return super().render(request, complete(openapi_schema))


def complete(schema: Schema) -> Schema:
    """Add how requests are refused, what travels on a live connection, and by which field kinds are told apart."""
    _, known = msgspec.json.schema_components([Error, *LIVE], ref_template=f"{REFS}{{name}}")
    schemas = {**known, **schema["components"]["schemas"], "Error": known["Error"]}
    paths = {path: _path(path, operations) for path, operations in schema["paths"].items()}
    for union in _unions(paths):
        _tell_apart(union, schemas)
    return {**schema, "paths": paths, "components": {**schema["components"], "schemas": schemas}}


def _path(path: str, operations: Schema) -> Schema:
    """Whatever is asked of a table may say which version of it was seen."""
    made = {method: _operation(one) for method, one in operations.items()}
    if path.startswith("/api/tables/{table_id}"):
        for operation in made.values():
            operation["parameters"] = [*operation.get("parameters", ()), _SEEN]
    return made


def _operation(operation: Schema) -> Schema:
    done = {status: said for status, said in operation["responses"].items() if status.startswith("2")}
    refused = {
        "description": "Refused: why, and what to do.",
        "content": {"application/json": {"schema": {"$ref": f"{REFS}Error"}}},
    }
    return {**operation, "responses": {**done, "default": refused}}


def _unions(part: object) -> Iterator[Schema]:
    """Every `oneOf` in a description."""
    if isinstance(part, dict):
        if "oneOf" in part:
            yield part
        for each in part.values():
            yield from _unions(each)
    elif isinstance(part, list):
        for each in part:
            yield from _unions(each)


def _tell_apart(union: Schema, schemas: Schema) -> None:
    """Name the field that holds the tag, if all kinds have one."""
    names = [str(kind.get("$ref", "")).removeprefix(REFS) for kind in union["oneOf"]]
    tags = {name: schemas.get(name, {}).get("properties", {}).get("type", {}).get("const") for name in names}
    if all(tags.values()):
        mapping = {tag: f"{REFS}{name}" for name, tag in tags.items()}
        union["discriminator"] = {"propertyName": "type", "mapping": mapping}
