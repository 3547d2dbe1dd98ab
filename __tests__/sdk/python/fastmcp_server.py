"""The common server on FastMCP.

Over stdio; with `http PORT` over Streamable HTTP, with `sse PORT` over HTTP+SSE.
"""

import sys

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError

import tools

server = FastMCP("sdk-fastmcp")
tools.add_to(server, ToolError)
match sys.argv[1:]:
    case [transport, port]:
        server.run(transport, port=int(port), show_banner=False)
    case _:
        server.run("stdio", show_banner=False)
