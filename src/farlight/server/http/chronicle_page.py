"""A chronicle as one page that stands by itself: to be printed, sent or kept. Every word of it is escaped."""

from collections.abc import Iterator
from html import escape
from itertools import groupby

from farlight.kernel import Met, Passage
from farlight.texts import Texts
from farlight.wire import Chronicle

STYLE = """
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.06rem/1.55 Georgia,serif;color:#1c1a17;background:#fbf9f4}
h1{font-size:2.2rem;margin:.2em 0}h2{margin:2em 0 .4em;border-bottom:1px solid #b9b2a4}h3{margin:1.4em 0 .2em}
small,.when{font:.86rem/1.3 sans-serif;color:#5d574c}p{margin:.4em 0}ul{padding-left:1.2em}
.chosen{font-weight:bold}.other{color:#6d675b}.came{border-left:3px solid #4e8a6c;padding-left:.8em}.dead{color:#6d675b}
@media print{body{margin:0;background:none}h3{break-after:avoid}}
"""


def page_of(chronicle: Chronicle, texts: Texts) -> str:
    """The whole chronicle, chapter by chapter, with the people at its end."""
    title = escape(chronicle.title)
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    body = "".join((f"<h1>{title}</h1>", *_chapters(chronicle, texts), *_people(chronicle, texts)))
    return f'<!doctype html><html lang="{texts.language}"><head>{head}</head><body>{body}</body></html>'


def _chapters(chronicle: Chronicle, texts: Texts) -> Iterator[str]:
    entries = {when: list(group) for when, group in groupby(chronicle.entries, lambda each: each.when)}
    for chapter, passages in groupby(chronicle.passages, lambda each: each.chapter):
        yield f"<h2>{escape(chapter)}</h2>"
        yield from (_passage(each, texts) for each in passages)
        yield _listed([escape(each.text) for each in entries.pop(chapter, ())])
    for when, left in entries.items():
        yield f"<h2>{escape(when)}</h2>{_listed([escape(each.text) for each in left])}"


def _passage(passage: Passage, texts: Texts) -> str:
    when = f'<p class="when">{escape(passage.when)}</p>' if passage.when else ""
    told = "".join(f"<p>{escape(part)}</p>" for part in passage.text.split("\n") if part.strip())
    unknown = escape(texts.say("server-chronicle-unknown"))
    options = [
        f'<span class="chosen">{escape(option.text)}</span>'
        if option.done
        else f'<span class="other">{escape(option.text)} ({unknown})</span>'
        for option in passage.options
    ]
    came = "".join(f"<p>{escape(each)}</p>" for each in passage.came)
    chosen = f"<p><small>{escape(texts.say('server-chronicle-chose'))}</small></p>{_listed(options)}" if options else ""
    return f"<h3>{escape(passage.title)}</h3>{when}{told}{chosen}" + (f'<div class="came">{came}</div>' if came else "")


def _people(chronicle: Chronicle, texts: Texts) -> Iterator[str]:
    if chronicle.people:
        people = [_person(each) for each in chronicle.people]
        yield f"<h2>{escape(texts.say('server-chronicle-people'))}</h2>{_listed(people)}"
    if chronicle.carried:
        carried = [escape(each) for each in chronicle.carried]
        yield f"<h2>{escape(texts.say('server-chronicle-carried'))}</h2>{_listed(carried)}"


def _person(met: Met) -> str:
    kind = ' class="dead"' if met.dead else ""
    return f"<b{kind}>{escape(met.name)}</b>, {escape(met.text)}"


def _listed(lines: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>" if lines else ""
