"""What happened and what the score is, as lines to read: news, log, score, sheet, places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from isolario.core.event import Event, Outcome, Standing
from isolario.core.game import State, View
from isolario.core.moves import Move
from isolario.core.text import Text
from isolario.terminal.picture import Fact, details
from isolario.terminal.screen import Screen
from isolario.terminal.voice import Voice

MOST_NEWS = 14
"""More lines than this are not read anyway: then only those that gave points are shown."""


def log_lines(state: State, seat: int | None, voice: Voice) -> list[str]:
    """Everything that happened, as a seat (None: a spectator) saw it."""
    return [voice.tell(event) for entry in state.log for event in seen(entry.events, seat)]


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as a seat sees them."""
    shown = (event.seen_by(seat, remembering=False) for event in events)
    return [event for event in shown if event is not None]


def drafted(state: State, seat: int, events: Sequence[Event]) -> list[Event]:
    """What a sealed step did, which is a draft, and what followed from its being the last."""
    own = len(state.last_step(seat).events)
    drafts = (replace(event, draft=True) for event in events[:own])
    return [*drafts, *events[own:]]


def without_drafts(events: Iterable[Event]) -> list[Event]:
    """Without drafts: decisions that have taken effect are told again, and better."""
    return [event for event in events if not event.draft]


def news_lines(events: Sequence[Event], voice: Voice) -> list[str]:
    """What happened lately. If that is too much, only the scoring events and the last few."""
    if len(events) <= MOST_NEWS:
        return [voice.tell(event) for event in events]
    last = events[-4:]
    kept = [event for event in events[:-4] if event.points][-4 * MOST_NEWS :] + list(last)
    left_out = len(events) - len(kept)
    more = [voice.say("terminal_more_in_log", n=left_out)] if left_out else []
    return more + [voice.tell(event) for event in kept]


def score_facts(view: View, voice: Voice) -> list[Fact]:
    """The points, and what they would be if all were scored now."""
    facts: list[Fact] = [(voice.say("area_score"), _points(view, view.scores, voice))]
    standing = None if view.over else view.standing()
    if standing is not None and standing.scores != view.scores:
        facts.append((voice.say("page_score_now"), _points(view, standing.scores, voice)))
    return facts


def _points(table: View | State, scores: Sequence[int], voice: Voice) -> tuple[str, ...]:
    """The points in words, as this table counts them: whose they are, unless all have the same."""
    state = table.known if isinstance(table, View) else table
    counted = [Text(state.options.unit, {"n": score}) for score in scores]
    if state.one_team:
        return (voice.say(counted[0]),)
    return tuple(voice.say("score_of", player=seat, score=it) for seat, it in enumerate(counted))


def tell_score(view: View, voice: Voice, screen: Screen) -> None:
    """The score and the reasons for it, item by item, with the rule behind each."""
    standing = None if view.over else view.standing()
    for heading, points in score_facts(view, voice):
        screen.say(f"{heading}: {'; '.join(points)}", "strong")
    for heading, lines in details(view.scene(), voice, ("score",)):
        screen.say(f"{heading}:", "strong")
        for line in lines:
            screen.say(f"  {line}")
    for item in standing.items if standing is not None else ():
        screen.say(f"  {_with_clause(item, voice)}")
    clauses = dict.fromkeys(item.clause for item in (standing.items if standing else ()))
    for clause in clauses:
        if text := voice.clause(clause):
            screen.say(f"  {clause}: {text}", "faint")


def _with_clause(event: Event, voice: Voice) -> str:
    line = voice.tell(event)
    return voice.say("by_clause", reason=line, clause=event.clause) if event.clause else line


def tell_preview(view: View, move: Move, voice: Voice, screen: Screen) -> None:
    """What a legal move would do, and how the score would change: now → then."""
    preview = view.preview(move)
    screen.say(f"{_capital(voice.say('what_if'))}: {move.notation}", "heading")
    for event in preview.events:
        screen.say(f"  {voice.tell(event)}")
    for line in _changes(preview.now, preview.then, view.known.one_team, voice):
        screen.say(f"  {line}", "strong")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _changes(now: Standing | None, then: Standing | None, team: bool, voice: Voice) -> list[str]:
    if now is None or then is None:
        return [voice.say("terminal_cannot_tell")]
    if team and now.scores != then.scores:
        what = "terminal_team_now_then" if len(now.scores) > 1 else "terminal_alone_now_then"
        return [voice.say(what, now=now.scores[0], then=then.scores[0])]
    changed = [
        voice.say("terminal_now_then", player=seat, now=before, then=after)
        for seat, (before, after) in enumerate(zip(now.scores, then.scores, strict=True))
        if before != after
    ]
    return changed or [voice.say("terminal_no_change")]


def tell_refusal(clause: str, reason: Text, voice: Voice, screen: Screen) -> None:
    """Why a move is not possible, with the rule in words."""
    said = voice.say(reason)
    screen.say(voice.say("by_clause", reason=said, clause=clause) if clause else said, "bad")
    if text := voice.clause(clause):
        screen.say(f"{clause}: {text}", "faint")


def tell_ending(state: State, seat: int | None, voice: Voice, screen: Screen) -> None:
    """The score sheet line by line, then the places."""
    outcome = state.outcome
    assert outcome is not None
    screen.gap()
    screen.say(voice.say("button_score"), "heading")
    subtotal_due = False
    for event in (event for entry in state.log for event in seen(entry.events, seat)):
        if event.points:
            screen.say(f"  {_with_clause(event, voice)}")
            subtotal_due = True
        elif event.seat is None and subtotal_due:  # what the table says after a scoring
            screen.say(f"  {voice.tell(event)}", "strong")
            subtotal_due = False
    for line in _points(state, state.scores, voice):
        screen.say(line, "strong")
    for event in last_words(state, seat):
        if event.seat is not None:
            screen.say(f"{_with_clause(event, voice)}", "strong")
    screen.gap()
    _tell_places(outcome, voice, screen)


def last_words(state: State, seat: int | None) -> list[Event]:
    """What is said at the very end, after the last points and the last move."""
    told: list[Event] = []
    for event in reversed([event for entry in state.log for event in seen(entry.events, seat)]):
        if event.points or event.cells:
            break
        told.append(event)
    return told[::-1]


def _tell_places(outcome: Outcome, voice: Voice, screen: Screen) -> None:
    screen.say(voice.say("game_over"), "heading")
    if outcome.title:
        screen.say(voice.say(outcome.title), "good")
    if outcome.missed:
        screen.say(voice.say(outcome.missed.id, **outcome.missed.args))
    if len(set(outcome.places)) > 1 or not outcome.title:
        winners = outcome.winners
        names = ", ".join(voice.names[seat] for seat in winners)
        shared = len(winners) > 1 and sorted(winners) not in map(sorted, outcome.teams)
        screen.say(voice.say("shared_winners" if shared else "winner", player=names), "good")
        if len(outcome.places) > 1:
            for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
                screen.say(voice.say("place_of", place=place, player=seat))
    if outcome.tie_break:
        screen.say(voice.say("tie_broken"))
        for had in outcome.tied:
            screen.say(voice.say(had.id, **had.args))
        if text := voice.clause(outcome.tie_break):
            screen.say(f"{outcome.tie_break}: {text}", "faint")
