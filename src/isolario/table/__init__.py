"""A table: who sits there, how the game goes, what each player is shown, what must be kept.

It needs no server. It is asked, it answers, and it tells its guests what they may know; a server
(`isolario.server`) lets distant pages be such guests, and a notebook can be one, too:

>>> import asyncio
>>> from isolario.table.guests import Guest
>>> from isolario.table.holders import fresh, holder_of
>>> from isolario.table.lobby import Lobby
>>> from isolario.table.memory import MemoryStore
>>> from isolario.table.messages import Hello, NewTable, SeatWish, Sit
>>> async def evening():
...     lobby, us = Lobby(MemoryStore()), holder_of(fresh())
...     opened = await lobby.open(NewTable("foggy-island", (SeatWish("me"), SeatWish("me"))), us)
...     table = await lobby.find(opened.table.table)
...     for seat in opened.mine:
...         await table.sit(seat, Sit(), us)
...     heard = []
...     await table.join(Guest(heard.append), us, Hello(0))
...     await table.play(0, table.number(0), "pick W")
...     return heard
>>> [type(message).__name__ for message in asyncio.run(evening())]
['Joined', 'Update']
"""
