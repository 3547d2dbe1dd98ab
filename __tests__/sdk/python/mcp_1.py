"""The common server on version 1 of the Python SDK.

Over stdio; with `http PORT` over Streamable HTTP, with `sse PORT` over HTTP+SSE.
"""

import sys

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.exceptions import ToolError

import tools

transport, port = sys.argv[1:] or ["stdio", 0]
server = FastMCP("sdk-python-1", port=int(port))
tools.add_to(server, ToolError)
server.run("streamable-http" if transport == "http" else transport)
