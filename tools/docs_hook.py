"""What MkDocs is asked to do besides: pages made from games and modules, and nothing from outside.

`mkdocs.yml` names this file. Pages that are made are never written into docs/.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

from markdown.extensions.toc import slugify
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pygments.formatters import HtmlFormatter

from game_pages import game_pages
from isolario.games import all_games
from outside import outside

log = logging.getLogger("mkdocs.plugins.docs_hook")  # whose warnings strict counts

# Links to what is not in docs/: the repository has it, the site does not.
SOURCE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+([^)]+)\)")

COLOURS = {"code-light.css": "default", "code-dark.css": "github-dark"}  # the styles of Pygments

API = {  # a page for each, and the modules on it
    "everyday": ("Everyday names", ("isolario", "isolario.core.errors")),
    "game": ("A game", ("isolario.core.state", "isolario.core.view", "isolario.core.game")),
    "words": (
        "Moves, events and texts",
        ("isolario.core.moves", "isolario.core.event", "isolario.core.text"),
    ),
    "options": ("Options and records", ("isolario.core.options", "isolario.core.record")),
    "fields": ("Fields and chance", ("isolario.core.fields", "isolario.core.chance")),
    "bots": (
        "Bots",
        ("isolario.bots", "isolario.bots.bot", "isolario.bots.search", "isolario.core.judgement"),
    ),
    "environments": (
        "Environments",
        (
            "isolario.adapters.pettingzoo",
            "isolario.adapters.gymnasium",
            "isolario.adapters.openspiel",
            "isolario.adapters.observing",
            "isolario.adapters.cropping",
        ),
    ),
    "pictures": ("Pictures", ("isolario.picture.scene", "isolario.picture.svg")),
    "contract": ("The contract", ("isolario.contract",)),
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Headings get addresses that the theme can look up."""
    config.mdx_configs["toc"]["slugify"] = address
    return config


def address(heading: str, separator: str) -> str:
    """What a heading is called in an address; never a digit first, at which the theme stumbles.

    >>> address("1. A package", "-"), address("Land vs Sea, 2 players", "-")
    ('step-1-a-package', 'land-vs-sea-2-players')
    """
    slug = slugify(heading, separator)
    return f"step{separator}{slug}" if slug[:1].isdigit() else slug


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages and pictures that are made."""
    ladder = (Path(config.docs_dir) / "bots.md").read_text("utf-8")
    for game in all_games().values():
        for path, content in game_pages(game, ladder).items():
            files.append(File.generated(config, path, content=content))
    for page in API:
        files.append(File.generated(config, f"api/{page}.md", content="\n".join(_api(page))))
    for name, style in COLOURS.items():
        css = HtmlFormatter(style=style).get_style_defs(".codehilite")
        files.append(File.generated(config, name, content=css))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links that lead out of docs/ become the path in the repository."""
    depth = page.file.src_uri.count("/") + 1
    return SOURCE.sub(lambda link: in_repository(link, depth), markdown)


def in_repository(link: re.Match[str], depth: int = 1) -> str:
    """A link to a source file as text; one that stays within docs/ as it is.

    >>> in_repository(SOURCE.search("[the example](../examples/skerries)"))
    'the example (`examples/skerries`)'
    >>> in_repository(SOURCE.search("[the ladder](../bots.md)"), depth=2)
    '[the ladder](../bots.md)'
    """
    if link[0].count("../") < depth:
        return link[0]
    name, path = link[1], link[2]
    return f"`{path}`" if name.strip("`") == path else f"{name} (`{path}`)"


def on_post_build(config: MkDocsConfig) -> None:
    """A page that loads something from elsewhere fails the build."""
    for place, address in outside(Path(config.site_dir)):
        log.warning("%s loads %s from outside", place, address)


def _api(page: str) -> Iterator[str]:
    title, modules = API[page]
    yield f"# {title}\n"
    yield "Made from the docstrings. Every example in them runs in the tests.\n"
    for module in modules:
        yield f"## `{module}`\n"
        yield f"::: {module}\n    options:\n      heading_level: 3\n"
