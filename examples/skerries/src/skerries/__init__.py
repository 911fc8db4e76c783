"""Skerries: a small game for two to four, and an example of how to write one for Isolario."""

from isolario.core.game import Game
from isolario.core.judgement import Judgement
from skerries.bot import explain, judge
from skerries.moves import ALL_MOVES
from skerries.rules import SkerriesState
from skerries.scene import draw

GAME = Game(
    name="skerries",
    seats=(2, 3, 4),
    longest=32,
    state_type=SkerriesState,
    phases=("choose", "turn"),
    all_moves=ALL_MOVES,
    scene=draw,
    bot=Judgement(judge=judge, explain=explain),
)
