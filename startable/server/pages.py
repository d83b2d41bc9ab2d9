"""The client's files, the pages for hosts, and what is shown where no client has been built."""

from __future__ import annotations

import gzip
import re
from asyncio import to_thread
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.spec import OpenAPI, Operation, PathItem
from litestar.params import FromPath
from litestar.response import File

from startable.server.health import Health
from startable.server.metrics import Metrics

__all__ = ["HANDLERS"]

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the build puts a hash into the names of its assets
EACH_TIME = "no-cache"  # ask whether it is still the same
PACKED = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
PAGE = '<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Startable</title>\n{}\n</html>\n'
UNBUILT = PAGE.format(
    "<h1>Startable</h1>\n<p>The table server is running, but its browser client has not been built here.\n"
    'Build it with <code>make web</code>, or use the interface described at <a href="/api/docs">/api/docs</a>.</p>'
)
Asked = Request[Any, Any, Any]


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(request: Asked) -> Response[str]:
    """Whether the server is up and its store takes what it is given."""
    health: Health = request.app.state.health
    well = await health.well()
    return Response("ok\n" if well else "the store does not answer\n", status_code=200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> bytes:
    """For Prometheus."""
    numbers: Metrics = request.app.state.lobby.house.metrics
    return numbers.page()


@get("/api/docs", include_in_schema=False)
async def docs(request: Asked) -> Response[str]:
    """The HTTP interface to read; /api/openapi.json is for programs."""
    return Response(PAGE.format(_described(request.app.openapi_schema)), media_type=MediaType.HTML)


def _described(schema: OpenAPI) -> str:
    lines = ["<h1>Startable: the HTTP interface</h1>"]
    lines += ['<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a>. The socket: docs/protocol.md.</p>']
    for path, item in sorted((schema.paths or {}).items()):
        lines += [_operation(path, method, operation) for method, operation in _operations(item)]
    return "\n".join([*lines, "<h1>What is sent and answered</h1>", *_shapes(schema)])


def _shapes(schema: OpenAPI) -> Iterator[str]:
    for name, shape in sorted(schema.to_schema()["components"]["schemas"].items()):
        text = msgspec.json.format(msgspec.json.encode(shape), indent=2).decode()
        yield f'<h2 id="{escape(name)}">{escape(name)}</h2>\n<pre>{escape(text, quote=False)}</pre>'


def _links(operation: Operation) -> str:
    """To the shape of the body and of the answer."""
    named = dict.fromkeys(
        re.findall(r"#/components/schemas/(\w+)", msgspec.json.encode(operation.to_schema()).decode())
    )
    return ", ".join(f'<a href="#{name}">{name}</a>' for name in named)


def _operations(item: PathItem) -> list[tuple[str, Operation]]:
    methods = ("get", "post", "put", "delete")
    return [(method, operation) for method in methods if (operation := getattr(item, method)) is not None]


def _operation(path: str, method: str, operation: Operation) -> str:
    statuses = ", ".join(operation.responses or ())
    heading = f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    told = f"<p>{escape(operation.description or '')} Answers: {escape(statuses)}.</p>"
    return f"{heading}\n{told}\n<p>{_links(operation)}</p>"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, path: FromPath[str] = "") -> File | Response[str] | Response[bytes]:
    """A file of the client; any other path is one of the client's own pages."""
    if path.startswith("/api/"):
        raise NotFoundException("there is nothing here")
    wanted, index = (STATIC / path.lstrip("/")).resolve(), STATIC / "index.html"
    if wanted.is_relative_to(STATIC) and wanted.is_file():
        return await _file(request, wanted, FOREVER if "assets" in wanted.relative_to(STATIC).parts else EACH_TIME)
    if index.is_file():
        return await _file(request, index, EACH_TIME)
    return Response(UNBUILT, media_type=MediaType.HTML)


async def _file(request: Asked, file: Path, keep: str) -> File | Response[bytes]:
    """As it is, or smaller where the browser can unpack it; only files that anyone may read are packed."""
    headers = {"cache-control": keep}
    if file.suffix not in PACKED:
        return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.read_bytes(), media_type=PACKED[file.suffix], headers=headers)
    small = await to_thread(_packed, file, file.stat().st_mtime_ns)
    return Response(small, media_type=PACKED[file.suffix], headers={**headers, "content-encoding": "gzip"})


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:
    """Packed once for each version of a file."""
    return gzip.compress(file.read_bytes())


HANDLERS = [healthz, metrics, docs, page]
