"""All requests together: each subject has its routes in a module of its own."""

from litestar import Router

from farlight.server.http.routes import commands, files, invitations, people, positions, seats, tables

SUBJECTS = (people, tables, files, invitations, seats, positions, commands)
# One router for all: two of them cannot answer for the same address.
ROUTER = Router("/api", route_handlers=[handler for subject in SUBJECTS for handler in subject.HANDLERS])
