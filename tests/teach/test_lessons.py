"""The lessons: each can be played through with right and wrong answers, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import isolario
from isolario import words
from isolario.core.game import Game, State
from isolario.teach.lesson import (
    BadLesson,
    Beat,
    Lesson,
    Line,
    Verdict,
    lesson_of,
    lines,
    read,
    scripted,
)
from isolario.teach.printed_lesson import printed
from isolario.words import LANGUAGES
from tests.ours import OURS
from tests.terminal.typist import Play
from tests.words import ftl

GAMES = [game for game in OURS.values() if lesson_of(game)]
CARTOGRAPHERS = isolario.all_games()["cartographers"]
FOUR_MINUTES = 240

every_lesson = pytest.mark.parametrize("game", GAMES, ids=str)


def beats(game: Game) -> Iterator[tuple[Beat, State]]:
    lesson = lesson_of(game)
    for at, beat in enumerate(lesson.beat):
        yield beat, lesson.state(game, at)


def first(beat: Beat, state: State, written: str, verdict: Verdict) -> Line:
    """A way to give an answer."""
    return next(lines(beat, state, written, verdict))


@every_lesson
def test_a_lesson_agrees_with_the_engine(game: Game) -> None:
    """Every right and every worse answer can be given and gets its verdict; every script runs
    after every right answer; five to seven beats, three of which weigh two moves."""
    lesson_of(game).check(game)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_can_be_played_with_right_and_wrong_answers(game: Game, language: str) -> None:
    told = printed(game, language)
    for (beat, state), said in zip(beats(game), told.beats, strict=True):
        asked = state.text
        for answer in beat.worse:
            wrong = first(beat, state, answer.moves[0], Verdict("worse", answer.id))
            after = state.copy()
            for move in wrong[:-1]:
                after.play(beat.seat, move)
            verdict = beat.judge(after, wrong[:-1], wrong[-1])
            assert said.worse[verdict.worse], beat.id
        assert state.text == asked, "judging changes nothing"
        made: Line = ()
        for move in first(beat, state, beat.right.moves[0], Verdict("right")):
            verdict = beat.judge(state, made, move)
            state.play(beat.seat, move)
            made = (*made, move)
        assert verdict == Verdict("right"), beat.id
        for seat, reply in scripted(beat.after):
            state.play(seat, reply)
        assert all((said.title, said.text, said.hint, said.done))


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_less_than_four_minutes(game: Game, language: str) -> None:
    assert printed(game, language).seconds <= FOUR_MINUTES


@every_lesson
def test_every_beat_is_worded_and_nothing_else_is(game: Game) -> None:
    """In all languages: tests/words compares them."""
    needed = {"lesson_intro", "lesson_end"}
    for beat in lesson_of(game).beat:
        needed |= set(beat.messages.values())
    worded = {name for name in ftl.messages("en", game.folder.name) if name.startswith("lesson_")}
    assert worded == needed


@every_lesson
def test_what_a_lesson_cites_can_be_told(game: Game) -> None:
    for beat in lesson_of(game).beat:
        assert beat.clauses, f"{beat.id} teaches no clause"
        for clause in beat.clauses:
            assert words.knows(words.clause_id(clause), game=game.name), (beat.id, clause)


# --- in the terminal ----------------------------------------------------------------------------


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_in_the_terminal(game: Game, language: str, play: Play) -> None:
    """With a wrong answer in every beat that has one, and a hint in each."""
    typed: list[str] = []
    told = printed(game, language)
    said: list[str] = []
    for (beat, state), words_of in zip(beats(game), told.beats, strict=True):
        for answer in beat.worse[:1]:
            wrong = first(beat, state, answer.moves[0], Verdict("worse", answer.id))
            typed += map(str, wrong)
            said += (block.plain for block in words_of.worse[answer.id])
        right = first(beat, state, beat.right.moves[0], Verdict("right"))
        typed += ("hint", *map(str, right), "")
        said += (block.plain for block in (*words_of.hint, *words_of.done))
    text = play("learn", game.name, "--plain", first=typed, language=language)
    for sentence in (*said, *(block.plain for block in told.end)):
        assert sentence in text


def test_a_lesson_can_be_left(play: Play) -> None:
    text = play("learn", "cartographers", "--plain", first=["quit"])
    assert text.endswith("Goodbye!\n")
    assert "2 of 7" not in text


# --- a broken lesson says where it is wrong -----------------------------------------------------


def written(game: Game = CARTOGRAPHERS) -> str:
    return (game.folder / "lesson.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ('id = "coin"', 'id = "shape"', "beat shape: there are two"),
        ('id = "coin"', 'id = "A coin"', "beat A coin: its id should be a short name"),
        ('id = "big"', 'id = "hint"', "beat coin: 'hint' is not a name for a worse answer"),
        ('marks = "d3"', 'mark = "d3"', "unknown field `mark`"),
        ('"CRT-D4"', '"CRT-D99"', "beat mountain: CRT-D99 has no place in the book"),
        ('marks = "d3"', 'marks = "z9"', "beat mountain: there is no cell sheet-0/z9"),
        ("coins = 3", "coins = 4", "beat mountain: F* is never right"),
        ('"W5a/*"', '"W3a/*"', "beat coin: W3a/* is never big"),
        ('"W5a/*"', '"W5a/0@c1"', "beat coin: Something is there already"),
        ('"1: W3a/1@g7"', '"1: W3a/1@k7"', "beat coin: "),
        ('"1: W3a/1@g7"', '"W3a/1@g7"', "beat coin: 'W3a/1@g7' should be a seat and a move"),
        ('"1: W3a/1@g7"', '"0: W3a/1@g7"', "beat coin: "),
    ],
)
def test_a_lesson_that_is_wrong_says_where(was: str, becomes: str, says: str) -> None:
    text = written()
    assert was in text
    with pytest.raises(BadLesson, match=re.escape(says)):
        read(text.replace(was, becomes), CARTOGRAPHERS).check(CARTOGRAPHERS)


def test_a_lesson_is_neither_short_nor_without_decisions() -> None:
    lesson = lesson_of(CARTOGRAPHERS)
    with pytest.raises(BadLesson, match="4 beats, not 5 to 7"):
        Lesson(lesson.beat[:4]).check(CARTOGRAPHERS)
    plain = tuple(
        Beat(beat.id, beat.right, position=beat.position, after=beat.after) for beat in lesson.beat
    )
    with pytest.raises(BadLesson, match="only 0 beats weigh two moves"):
        Lesson(plain).check(CARTOGRAPHERS)


def test_a_beat_goes_on_from_one_right_answer_only() -> None:
    text = written().replace('moves = ["W3a/*"]', 'moves = ["W3a/0@c2"]')
    lesson = read(text, CARTOGRAPHERS)
    coin, edict = lesson.beat[1:3]
    on = Beat(edict.id, edict.right)
    whole = Lesson((lesson.beat[0], coin, on, *lesson.beat[3:]))
    assert "card: hamlet" in whole.state(CARTOGRAPHERS, 2).text
    vague = Lesson((lesson.beat[0], lesson_of(CARTOGRAPHERS).beat[1], on, *lesson.beat[3:]))
    with pytest.raises(BadLesson, match=r"coin: edict goes on from it|edict: "):
        vague.check(CARTOGRAPHERS)
