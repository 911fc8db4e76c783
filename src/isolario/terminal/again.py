"""A recorded game told again: as a log, or move by move."""

from __future__ import annotations

import msgspec

from isolario import all_games
from isolario.core.game import State
from isolario.core.record import Record, replay
from isolario.terminal.picture import picture
from isolario.terminal.report import log_lines, tell_ending
from isolario.terminal.screen import Screen
from isolario.terminal.voice import Voice


def tell_again(
    record: Record, seat: int | None, voice: Voice, screen: Screen, step: bool = False
) -> State:
    """Tells a game as a seat (None: a spectator) saw it, and shows where it ended."""
    told = 0

    def watch(state: State, number: int) -> None:
        nonlocal told
        lines = log_lines(state, seat, voice)
        if step:
            screen.page()
            screen.say(f"{number} / {len(record.moves)}", "faint")
        for line in lines[told:]:
            screen.say(line)
        told = len(lines)
        if step and number < len(record.moves):
            _show(state, seat, voice, screen)
            screen.ask(voice.say("terminal_press_enter"))

    screen.say(voice.title, "heading")
    state = replay(record, all_games()[record.game], watch if step else None)
    if not step:
        watch(state, len(record.moves))
    _show(state, seat, voice, screen)
    if state.over:
        tell_ending(state, seat, voice, screen)
    return state


def _show(state: State, seat: int | None, voice: Voice, screen: Screen) -> None:
    shown = picture(state.view(seat), voice)
    screen.show(msgspec.structs.replace(shown, facts=()) if state.over else shown)
