"""Tasks of 2026-07-28 on `fastmcp-tasks`.

Over stdio; with `http PORT` over Streamable HTTP.
"""

import asyncio
import sys

from fastmcp import Context, FastMCP
from fastmcp.exceptions import ToolError
from fastmcp_tasks import TasksExtension
from mcp_types import ElicitRequest, ElicitRequestFormParams, InputRequiredResult

FORM = {
    "type": "object",
    "properties": {"sure": {"type": "boolean"}},
    "required": ["sure"],
}
server = FastMCP("tasks-fastmcp")
server.add_extension(TasksExtension())


@server.tool(task=True)
async def build() -> str:
    """Builds a report"""
    return "built"


@server.tool(task=True)
async def fail() -> str:
    """Always fails"""
    raise ToolError("out of stock")


@server.tool(task=True)
async def endless() -> str:
    """Never ends"""
    await asyncio.Event().wait()


@server.tool(task=True)
async def ask(ctx: Context):
    """Asks before it answers"""
    answers = ctx.input_responses
    if not answers:
        params = ElicitRequestFormParams(message="Sure?", requested_schema=FORM)
        return InputRequiredResult(input_requests={"sure": ElicitRequest(params=params)})
    answer = answers["sure"]
    return f"{answer.action} {answer.content}"


match sys.argv[1:]:
    case [transport, port]:
        server.run(transport, port=int(port), show_banner=False)
    case _:
        server.run("stdio", show_banner=False)
