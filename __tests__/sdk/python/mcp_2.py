"""The common server on version 2 of the Python SDK: over stdio, or with `http PORT` over Streamable HTTP."""

import sys

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import tools

server = MCPServer("sdk-python-2")
tools.add_to(server, ToolError)
if sys.argv[1:2] == ["http"]:
    server.run("streamable-http", port=int(sys.argv[2]))
else:
    server.run("stdio")
