"""A chest for tests, which may refuse."""

from __future__ import annotations

import asyncio


class Box:
    """Keeps texts in memory, as a browser would on its disk: each time somebody waits."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = self.closed = False

    async def _wait(self) -> None:
        await asyncio.sleep(0)
        if self.closed:
            raise OSError("storage is forbidden")

    async def load(self, name: str) -> str | None:
        await self._wait()
        return self.texts.get(name)

    async def names(self) -> list[str]:
        await self._wait()
        return [*self.texts]

    async def save(self, name: str, text: str) -> None:
        await self._wait()
        if self.full:
            raise OSError("no room")
        self.texts[name] = text

    async def delete(self, name: str) -> None:
        await self._wait()
        self.texts.pop(name, None)
