"""Texts about a row of results, as the program itself shows them."""

import json
from typing import Any

Row = dict[str, Any]
"""A test with its result, as `schemas/results.v1.json` describes it."""

# Lines around the place of a failure.
CONTEXT = 2
MAX_VALUE = 4096


def title_of(row: Row) -> str:
    """`adds [2] (calc @ 2025-11-25)`: a test with its row of data, its server and its revision."""
    data = f" [{row['row']}]" if "row" in row else ""
    server = " @ ".join(name for name in (row["server"], row["target_version"]) if name is not None)
    return f"{row['name']}{data}" + (f" ({server})" if server else "")


def row_text(row: Row) -> str:
    """Every failure of a test, or why it has none."""
    return "\n\n".join(_failure_text(failure, row) for failure in row["failures"]) or reason_of(row)


def reason_of(row: Row) -> str:
    return str(row.get("reason", row["status"]))


def _failure_text(failure: Row, row: Row) -> str:
    frame = _frame(failure["location"], failure.get("snippet") or row.get("snippet"))
    margin = " " * (len(frame[0]) - len(frame[0].lstrip()))
    ids = dict.fromkeys([failure["rule_id"], *failure["taxonomy_ids"]])
    values = [f"{name}: {text}" for name, text in _values(failure, row).items()]
    lines = [f"{margin} | {line}" for value in values for line in value.splitlines()]
    return "\n".join(
        [f"{failure['message']} [{', '.join(ids)}]", *frame, f"{margin} |", *lines, f"{margin} = fix: {failure['fix']}"]
    )


def _frame(location: Row, snippet: Row | None) -> list[str]:
    """The place and the author's own lines around it."""
    line = location["line"]
    numbered = enumerate(snippet["text"].split("\n"), snippet["line"]) if snippet else ()
    near = [(number, text) for number, text in numbered if abs(number - line) <= CONTEXT]
    margin = " " * len(str(near[-1][0] if near else line))
    lines = [f"{margin}--> {location['file']}:{line}:{location['column']}"]
    for number, text in near:
        lines.append(f"{number:>{len(margin)}} | {text}")
        if number == line:
            start = location["column"] - 1
            end = location["end_column"] - 1 if location["end_line"] == line else len(text)
            lines.append(f"{margin} | {' ' * start}{'^' * max(1, end - start)}")
    return lines


def _values(failure: Row, row: Row) -> dict[str, str]:
    """What a failure says of values, in the order of the program's own reports."""
    values: dict[str, str | None] = {
        name: json.dumps(failure[name], ensure_ascii=False) for name in ("expected", "actual") if name in failure
    }
    if failure["matcher"]:
        values.setdefault("actual", "none")
    errors = [f"{one['instance_path'] or 'the value'} {one['message']}" for one in failure.get("errors", [])]
    texts = {
        "target": failure["target"],
        **values,
        **{name: failure.get(name) for name in ("path", "diff", "reason", "note")},
        "errors": "\n".join(errors),
        "request": failure.get("request", row.get("request")),
        "seen": failure.get("evidence"),
        "server": "\n".join(failure.get("process", {}).get("stderr", [])),
    }
    return {name: text if len(text) <= MAX_VALUE else f"{text[:MAX_VALUE]}…" for name, text in texts.items() if text}
