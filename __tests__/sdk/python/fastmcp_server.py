"""The common server on FastMCP: over stdio, or with `http PORT` over Streamable HTTP."""

import sys

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError

import tools

server = FastMCP("sdk-fastmcp")
tools.add_to(server, ToolError)
if sys.argv[1:2] == ["http"]:
    server.run("http", port=int(sys.argv[2]), show_banner=False)
else:
    server.run("stdio", show_banner=False)
