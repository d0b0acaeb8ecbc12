"""Logs as lines of JSON: what happened, to which table, never with a key or an address in full."""

import logging
import sys
import time

import msgspec

FIELDS = ("table", "report", "code", "error", "seconds", "status", "path")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        said.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def log_to_stderr(level: int = logging.INFO) -> None:
    """Log all lines, those of the libraries as well: of these what is wrong with us, not what visitors do wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("farlight").setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about malformed requests
    logging.captureWarnings(True)
