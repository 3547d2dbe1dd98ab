"""A right but unusual server on version 1 of the Python SDK: removals that may be repeated, defaults that depend on the day."""

import json
from datetime import date, timedelta

from mcp.server.fastmcp import FastMCP
from mcp.server.fastmcp.exceptions import ToolError
from mcp.types import ToolAnnotations

server = FastMCP("odd-python")
READS = ToolAnnotations(readOnlyHint=True)
REMOVES = ToolAnnotations(readOnlyHint=False, destructiveHint=True, idempotentHint=True)
alarms: dict[str, str] = {"wake": "07:00", "lunch": "12:30", "tea": "16:00"}


@server.tool(annotations=READS)
def list_alarms() -> list[str]:
    """Lists the alarms, one text for each."""
    return [f"{name} at {time}" for name, time in sorted(alarms.items())]


@server.tool(annotations=READS)
def get_alarm(name: str) -> str:
    """Gets an alarm by its name, such as "wake", as JSON."""
    if name not in alarms:
        raise ToolError(f"No alarm is called {name!r}")
    return json.dumps({"name": name, "time": alarms[name]})


@server.tool(annotations=REMOVES)
def remove_alarm(name: str) -> str:
    """Removes an alarm, if there is one."""
    return "Removed." if alarms.pop(name, None) else "There was nothing to remove."


@server.tool(annotations=READS)
def days(start: date | None = None, count: int = 3) -> list[str]:
    """Lists days from a day on; from today if start is left out."""
    if not 0 <= count <= 31:
        raise ToolError("count must be from 0 to 31")
    first = start or date.today()
    if first.year > 9000:
        raise ToolError("start is too far away")
    return [(first + timedelta(days=number)).isoformat() for number in range(count)]


@server.tool(annotations=READS)
def divide(a: float, b: float) -> str:
    """Divides; says so where it cannot."""
    return "Not defined: division by zero." if b == 0 else f"{a / b:.3f}"


server.run("stdio")
