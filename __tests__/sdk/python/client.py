"""A client of the official SDK: `client.py stdio COMMAND…` or `client.py http URL`. Prints what it got, one line of JSON each."""

import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamablehttp_client


async def talk(read, write) -> None:
    async with ClientSession(read, write) as session:
        await session.initialize()
        answers = [
            await session.list_tools(),
            await session.call_tool("echo", {"message": "grüße"}),
            await session.call_tool("get-sum", {"a": 1, "b": 2}),
            await session.call_tool("echo", {}),
        ]
        for answer in answers:
            print(json.dumps(answer.model_dump(mode="json"), sort_keys=True))


async def main(kind: str, *target: str) -> None:
    if kind == "stdio":
        async with stdio_client(StdioServerParameters(command=target[0], args=list(target[1:]))) as (read, write):
            await talk(read, write)
    else:
        async with streamablehttp_client(target[0]) as (read, write, _):
            await talk(read, write)


asyncio.run(main(*sys.argv[1:]))
