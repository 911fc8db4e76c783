"""Who asks: a browser by its cookie, a program by a token.

A browser gets one random secret, in a cookie that comes with the page and that no script can read.
The answers of the API never set it, so two windows opened side by side end up with the same one.
A program makes up a secret of its own and sends it in a header: ``Authorization: Bearer …``.

A browser sends its cookie along whoever made it ask, so whatever changes something, and every live
connection, has to come from a page of this server.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Cookie

from isolario.server.asking import Asking
from isolario.server.settings import Settings
from isolario.table.holders import NOBODY, Holder, fresh, holder_of, is_secret
from isolario.table.problems import NotYours

KEPT = 400 * 24 * 3600  # seconds; no browser keeps a cookie longer, but each visit renews it
_BEARER = "bearer "


def holder(asking: Asking) -> Holder:
    """Who asks to see something; `NOBODY` if they do not say."""
    if (token := _token(asking)) is not None:
        if not is_secret(token):
            raise NotYours("server_bad_token")
        return holder_of(token)
    secret = asking.cookies.get(cookie_name(asking), "")
    return holder_of(secret) if is_secret(secret) else NOBODY


def holder_who_acts(asking: Asking) -> Holder:
    """Who asks to do something, or to take part. Raises `NotYours` if another site's page makes a
    browser ask."""
    by_cookie = _token(asking) is None
    if by_cookie and not from_our_page(asking, cookie_name(asking) in asking.cookies):
        raise NotYours("server_foreign_page")
    return holder(asking)


def known_holder(asking: Asking) -> Holder:
    """The same, for what only somebody who has said who they are can do."""
    found = holder_who_acts(asking)
    if not found:
        raise NotYours("page_no_cookies")
    return found


def _token(asking: Asking) -> str | None:
    """What a program says it is. Other kinds of authorization are a proxy's own business: a browser
    sends those by itself."""
    given = asking.headers.get("authorization", "")
    return given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else None


def from_our_page(asking: Asking, must_say: bool) -> bool:
    """Whether the page that asks came from this server. ``must_say``: it is not enough that nothing
    speaks against it, as with programs, which say nothing about pages."""
    site = asking.headers.get("sec-fetch-site")  # the browser's own word; no proxy changes it
    if site is not None:
        return site == "same-origin"
    origin = asking.headers.get("origin")  # over plain http a browser says only this
    if origin is None:
        return not must_say
    public = _settings(asking).public_url
    if public:
        return origin == public
    try:
        return urlsplit(origin).netloc == asking.headers.get("host")
    except ValueError:
        return False


def cookie_name(asking: Asking) -> str:
    """The name of the cookie: a browser shows one server's cookies to all others on the same host,
    so the port is in it."""
    port, secure = _door(asking)
    return f"__Host-isolario-{port}" if secure else f"isolario-{port}"


def renewed(asking: Asking) -> Cookie:
    """The browser's cookie, for another 400 days; a new one if it has none."""
    name = cookie_name(asking)
    given = asking.cookies.get(name, "")
    return Cookie(
        key=name,
        value=given if is_secret(given) else fresh(),
        path="/",
        max_age=KEPT,
        secure=_door(asking)[1],
        httponly=True,
        samesite="lax",
    )


def _door(asking: Asking) -> tuple[int, bool]:
    """The port that a browser knows us by, and whether the way to it is secure."""
    public = _settings(asking).public_url
    scheme = urlsplit(public).scheme if public else str(asking.scope.get("scheme", "http"))
    secure = scheme in ("https", "wss")
    where = public or f"//{asking.headers.get('host', '')}"
    try:
        port = urlsplit(where).port
    except ValueError:
        port = None
    return port or (443 if secure else 80), secure


def _settings(asking: Asking) -> Settings:
    settings: Settings = asking.app.state.settings
    return settings
