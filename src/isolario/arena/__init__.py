"""The arena: bots play each other, many times, and what came of it is kept, counted and drawn.

>>> from isolario.arena.kind import kind_of
>>> from isolario.arena.player import read_player
>>> from isolario.arena.playing import play
>>> from isolario.arena.series import series_of
>>> kind = kind_of("foggy-island")
>>> duel = series_of(kind, (read_player("greedy"), read_player("random")))
>>> play(duel, 0).result.places
(1, 2)

From the bottom up: a `player` is a bot as it is written; a `kind` of game says which, how many play
and by which options; a `series` is some games of one kind, and knows who sits where in each;
`playing` plays one of them; a `crew` plays them all: this process, several, or a cluster
(`on_ray`); `results` are what is kept; `match` plays what is missing and stops when enough is
known; a `ladder` is all pairs of some players, and a plan several of them; `meeting` counts,
`ratings` rates, `report` and `markdown` show it.
"""
