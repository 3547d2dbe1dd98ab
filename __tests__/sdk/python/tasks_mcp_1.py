"""Tasks of 2025-11-25 on version 1 of the Python SDK.

Over stdio; with `http PORT` over Streamable HTTP.
"""

import contextlib
import sys

import anyio
import uvicorn
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.types import CallToolResult, TextContent, Tool, ToolExecution
from starlette.applications import Starlette
from starlette.routing import Mount

FORM = {
    "type": "object",
    "properties": {"confirm": {"type": "boolean"}},
    "required": ["confirm"],
}
server = Server("tasks-python-1")
server.experimental.enable_tasks()


def text(value: str, is_error: bool = False) -> CallToolResult:
    return CallToolResult(
        content=[TextContent(type="text", text=value)], isError=is_error
    )


async def build(task) -> CallToolResult:
    await task.update_status("Reading")
    return text("built")


async def ask(task) -> CallToolResult:
    answer = await task.elicit("Sure?", FORM)
    return text(f"{answer.action} {answer.content}")


async def fail(task) -> CallToolResult:
    raise ValueError("out of stock")


async def endless(task) -> CallToolResult:
    await anyio.sleep_forever()


TOOLS = {work.__name__: work for work in (build, ask, fail, endless)}


@server.list_tools()
async def list_tools() -> list[Tool]:
    return [
        Tool(
            name=name,
            description=f"The tool {name}",
            inputSchema={"type": "object"},
            execution=ToolExecution(taskSupport="required"),
        )
        for name in TOOLS
    ]


@server.call_tool()
async def call_tool(name: str, arguments: dict):
    context = server.request_context.experimental
    context.validate_task_mode("required")
    return await context.run_task(TOOLS[name])


async def over_stdio() -> None:
    async with stdio_server() as streams:
        await server.run(*streams, server.create_initialization_options())


def over_http(port: int) -> None:
    manager = StreamableHTTPSessionManager(app=server)

    @contextlib.asynccontextmanager
    async def lifespan(_):
        async with manager.run():
            yield

    routes = [Mount("/mcp", app=manager.handle_request)]
    uvicorn.run(Starlette(routes=routes, lifespan=lifespan), port=port)


if sys.argv[1:]:
    over_http(int(sys.argv[2]))
else:
    anyio.run(over_stdio)
