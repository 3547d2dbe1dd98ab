"""The common server on version 1 of the Python SDK: over stdio, or with `http PORT` over Streamable HTTP."""

import sys

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.exceptions import ToolError

import tools

http = sys.argv[1:2] == ["http"]
server = FastMCP("sdk-python-1", port=int(sys.argv[2]) if http else 0)
tools.add_to(server, ToolError)
server.run("streamable-http" if http else "stdio")
