"""The server of typescript-1.mjs, on the SDK that the first argument names."""

import importlib
import os
import sys

module, name = {
    "mcp-1": ("mcp.server.fastmcp", "FastMCP"),
    "mcp-2": ("mcp.server.mcpserver", "MCPServer"),
    "fastmcp": ("fastmcp", "FastMCP"),
}[sys.argv[1]]
server = getattr(importlib.import_module(module), name)("hello")


@server.tool()
def add(a: int, b: int) -> int:
    """Add two numbers"""
    return a + b


@server.tool()
def greet(name: str) -> str:
    """Greet somebody"""
    if "BUG" in os.environ and name == "":
        os._exit(1)
    return f"Hello, {name}!"


@server.resource("greeting://{name}")
def greeting(name: str) -> str:
    """A greeting"""
    return f"Hello, {name}!"


@server.prompt()
def review(code: str) -> str:
    """Ask for a review"""
    return f"Please review: {code}"


server.run()
