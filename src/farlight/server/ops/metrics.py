"""What a server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """A registry of its own: several servers may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        self.answers = Counter("farlight_answers", "Answers that were stored.", registry=self.registry)
        self.refused = Counter("farlight_refused", "Commands that were refused.", ["code"], registry=self.registry)
        self.errors = Counter("farlight_rule_errors", "Errors of the rules.", registry=self.registry)
        self.seconds = Histogram(
            "farlight_command_seconds",
            "Seconds from a command to its acknowledgement.",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.connections = Gauge("farlight_connections", "Live connections.", registry=self.registry)
        self.tables = Gauge("farlight_tables", "Tables in memory.", registry=self.registry)
        self.loads = Gauge("farlight_table_loads", "Tables read from the store so far.", registry=self.registry)
        self.frames = Gauge("farlight_frames", "Frames sent so far.", registry=self.registry)
        self.processor = Gauge(
            "farlight_processor_seconds",
            "Processor time so far, by the part of an answer that it went into, and of the whole process.",
            ["part"],
            registry=self.registry,
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
