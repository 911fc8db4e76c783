"""A game is put through the contract, a line for each part: what `isolario check` does."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from isolario import all_games
from isolario.contract import ContractBroken, examination
from isolario.core.errors import GameUnusable, UnknownOption
from isolario.core.game import Game
from isolario.terminal.voice import Voice


def game_at(name: str) -> Game:
    """The game of this name, or the one that a package or a module has.

    >>> game_at("foggy-island"), game_at("isolario.games.foggy_island:GAME")
    (<Game foggy-island>, <Game foggy-island>)
    """
    if name in all_games():
        return all_games()[name]
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute or "GAME", None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise GameUnusable(f"{name} cannot be imported: {error}") from error
        there_are = ", ".join(all_games())
        raise UnknownOption(
            f"there is no game and no module {name!r}; the games are: {there_are}"
        ) from None
    except Exception as error:  # it is somebody else's code: anything can happen
        raise GameUnusable(f"{name} cannot be imported: {type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        raise GameUnusable(f"{name} has no Game: write MODULE:NAME")
    return found


def keeps_contract(game: Game, games: int, voice: Voice, tell: Callable[[str], object]) -> bool:
    """Whether a game keeps all parts of the contract; each is told as soon as it is known. What a
    check found is told the first time; after that only which checks found something again."""
    parts = examination(game, games)
    kept = 0
    found: set[str] = set()
    for name, part in parts.items():
        try:
            part()
        except ContractBroken as broken:
            for check, why in broken.lines.items():
                if check not in found:
                    tell(voice.say("check_broken", part=name, why=why))
            if again := sorted(found & broken.lines.keys()):
                tell(voice.say("check_broken_again", part=name, checks=", ".join(again)))
            found |= broken.lines.keys()
        else:
            kept += 1
            tell(voice.say("check_kept", part=name))
    tell(voice.say("check_result", game=game.name, kept=kept, n=len(parts)))
    return kept == len(parts)
