"""The common server on version 2 of the Python SDK.

Over stdio; with `http PORT` over Streamable HTTP, with `sse PORT` over HTTP+SSE.
"""

import sys

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import tools

server = MCPServer("sdk-python-2")
tools.add_to(server, ToolError)
match sys.argv[1:]:
    case [transport, port]:
        server.run("streamable-http" if transport == "http" else transport, port=int(port))
    case _:
        server.run("stdio")
