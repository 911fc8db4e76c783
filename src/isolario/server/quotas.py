"""How much of what costs much an address may do, and all addresses together: open tables, seat
bots, take seats, order keepsakes, have charts played and checked. `isolario.server.settings` has
the numbers.

Where several servers share a database, they share these allowances, and ask there before it is
done. That is too slow for a move: how much pages may say is counted in `isolario.server.limits`.
"""

from __future__ import annotations

from isolario.server.asking import Asking, Doorkeeper, address_of
from isolario.server.counts import Counts, Spend, key
from isolario.server.settings import Settings
from isolario.table.problems import TooMuch

_ALL = "all"
"""Stands for all addresses."""


class Quotas:
    """Asks for everything at once, and spends all of it or nothing. ``counts``: what servers count
    together, if there may be several."""

    def __init__(self, settings: Settings, counts: Counts | None) -> None:
        its = settings
        self._counts = counts
        self._each: dict[str, Doorkeeper] = {
            "tables": Doorkeeper(its.table_rate, its.table_burst),
            "bots": Doorkeeper(its.bot_rate, its.bot_burst, "server_many_bots"),
            "posts": Doorkeeper(its.post_rate, its.post_burst),
            "keepsakes": Doorkeeper(its.keepsake_rate, its.keepsake_burst),
            "charts": Doorkeeper(its.chart_rate, its.chart_burst),
        }
        self._all: dict[str, Doorkeeper] = {
            "tables": Doorkeeper(its.all_table_rate, its.all_table_burst, "server_many_tables"),
            "bots": Doorkeeper(its.all_bot_rate, its.all_bot_burst, "server_many_bots"),
        }

    async def check(self, asking: Asking, **worth: int) -> None:
        """Raises `Trouble` if this address, or everybody together, may not do that much now:
        ``await quotas.check(request, tables=1, bots=3)``"""
        await self.spend(address_of(asking), **worth)

    async def spend(self, address: str, **worth: int) -> None:
        """The same, for an address."""
        wishes = {
            key(what, who): (keeper, who, much)
            for what, much in worth.items()
            for who, keepers in ((address, self._each), (_ALL, self._all))
            if much and (keeper := keepers.get(what)) is not None
        }
        if self._counts is not None:
            spends = [
                Spend(name, much, keeper.rate, keeper.burst)
                for name, (keeper, _, much) in wishes.items()
            ]
            missing = await self._counts.spend(spends)
            if missing is not None:
                raise TooMuch(wishes[missing.who][0].why)
            return
        for keeper, who, much in wishes.values():
            if not keeper.would_let(who, much):
                raise TooMuch(keeper.why)
        for keeper, who, much in wishes.values():
            keeper.lets(who, much)
