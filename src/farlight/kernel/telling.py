"""Which events are worth telling: the log without what the next line says anyway."""

from collections.abc import Iterable

from farlight.kernel.events import Ended, Event, Forced


def telling(events: Iterable[Event]) -> list[Event]:
    """Events without those that tell nothing: a forced choice that the next line tells anyway, an end told before."""
    known = list(events)
    return [event for place, event in enumerate(known) if _tells(event, known[:place], known[place + 1 :])]


def _tells(event: Event, before: list[Event], after: list[Event]) -> bool:
    if isinstance(event, Ended):
        return all(dict(other.refs()).get("outcome") != event.outcome for other in before)
    if not isinstance(event, Forced):
        return True
    about = {value for _, value in event.option.refs}
    told = [{value for _, value in other.refs() if isinstance(value, str | int)} for other in after]
    return bool(about) and not any(about <= values for values in told)
