"""A server of the Python SDK, version 1 or 2, over Streamable HTTP: `server.py PORT FORM`.

FORM: `stateful`, `stateless`, or `store`, with one event store for all sessions.
"""

import os
import sys

import anyio
from mcp.server.streamable_http import EventMessage, EventStore
from mcp.types import ToolAnnotations

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver import Context
except ImportError:
    MCPServer = None
    from mcp.server.fastmcp import Context, FastMCP

SLOW_SECONDS = int(os.environ.get("SLOW_MS", "200")) / 1000


class OneStore(EventStore):
    """The events of all sessions, as in the SDK's own example."""

    def __init__(self):
        self.events = []

    async def store_event(self, stream_id, message):
        self.events.append((stream_id, message))
        return str(len(self.events))

    async def replay_events_after(self, last_event_id, send_callback):
        after = int(last_event_id)
        stream_id = self.events[after - 1][0]
        for at, (stream, message) in enumerate(self.events[after:], after + 1):
            if stream == stream_id and message is not None:
                await send_callback(EventMessage(message, str(at)))
        return stream_id


async def quick(text: str) -> str:
    """Repeats a text"""
    return text


async def slow(text: str, context: Context) -> str:
    """Repeats a text"""
    for progress in (1, 2):
        await anyio.sleep(SLOW_SECONDS / 2)
        await context.report_progress(progress, message=text)
    return text


_, port, form = sys.argv
store = {"event_store": OneStore()} if form == "store" else {}
options = {"port": int(port), "stateless_http": form == "stateless"}
server = MCPServer("isolation") if MCPServer else FastMCP("isolation", **options, **store)
for tool in (quick, slow):
    server.tool(annotations=ToolAnnotations(readOnlyHint=True))(tool)
if MCPServer:
    server.run("streamable-http", **options, **store)
else:
    server.run("streamable-http")
