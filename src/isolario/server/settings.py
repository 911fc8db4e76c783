"""The knobs of a server. The defaults suit a family, a club, a small public table."""

from __future__ import annotations

from dataclasses import dataclass

from isolario.table.settings import TableSettings


@dataclass(frozen=True)
class Settings(TableSettings):
    """Those of its tables, and how much it takes from pages. Times are in seconds.

    >>> Settings(pause=0, burst=3).burst
    3
    """

    public_url: str = ""  # where browsers find us, if a proxy stands in between: https://host
    proxies: tuple[str, ...] = ()  # addresses and networks whose forwarded headers are believed
    hosts: tuple[str, ...] = ()  # names that browsers may call us by, besides our own

    # One page. A hand that clicks fast stays far below these.
    beat: float = 2  # of silence before a heartbeat
    hello: float = 10  # to say hello in after connecting
    ping: float = 20  # between signs of life that a browser has to give, and for each to come
    slow: float = 20  # a page that takes longer to accept a message is dropped
    backlog: int = 500_000  # bytes that may wait for a page before it is dropped
    message: int = 4096  # bytes of a message from a page
    rate: float = 20  # messages a second from one page …
    burst: int = 60  # … after this many at once
    hello_rate: float = 1  # of these, those that ask for a whole picture …
    hello_burst: int = 12

    # One seat: all pages of the browser that holds it, on however many tabs.
    seat_pages: int = 8  # connected at once; the next one takes the place of the oldest
    seat_rate: float = 5  # decisions a second, those taken back included …
    seat_burst: int = 60

    # One address: a family at home, or a club, can share one. Twelve players with a phone each and
    # some onlookers need a quarter of this.
    address_pages: int = 300  # connected at once …
    address_watching: int = 60  # … of these, without a seat at the table: onlookers, lessons
    address_rate: float = 100  # messages a second from all of them …
    address_burst: int = 600
    address_lines: int = 256  # connections that are not known to be a player's
    table_rate: float = 0.2  # tables opened a second …
    table_burst: int = 40
    post_rate: float = 2  # seats taken, lists changed, lessons begun a second …
    post_burst: int = 60
    bot_rate: float = 0.1  # bots that get a seat a second …
    bot_burst: int = 72
    keepsake_rate: float = 5  # replays, boards, scores and posters made a second …
    keepsake_burst: int = 60
    chart_rate: float = 0.05  # links to charts checked, charts played by bots, a second …
    chart_burst: int = 20

    # All addresses together.
    all_table_rate: float = 10  # tables opened a second …
    all_table_burst: int = 2000
    all_bot_rate: float = 5  # bots that get a seat a second …
    all_bot_burst: int = 2000

    # All connections. Those of players are never closed to make room.
    lines: int = 4000  # at once; fewer where the system allows fewer open files
    kept_free: float = 0.25  # the part of them that only players get
    head: int = 65_536  # bytes of a request before its body
    head_time: float = 10  # to send them in
    body: int = 16_384  # bytes of a request
    body_time: float = 20  # to send them in

    # Replays, boards, scores and posters of games that are over.
    makers: int = 1  # processes in which these are made
    making: float = 30  # for one of them
    orders: int = 32  # how many may wait to be made …
    orders_each: int = 8  # … for one address
    charts: int = 2  # links that are checked in turns, and as many charts that bots play …
    chart_wait: float = 30  # … for as long after somebody has last asked how far it is
    shelf: int = 64_000_000  # bytes of what has been made that are kept
