"""Two tools without an SDK: one keeps a list of the module that grows with every call."""

import json
import sys

kept: list[bytearray] = []
NAMES = ["plain", "makes_garbage", "keeps_list"]


def call(name: str) -> dict:
    if name == "makes_garbage":
        bytearray(300_000)
    if name == "keeps_list":
        kept.append(bytearray(b"x") * 100_000)
    return {"content": [{"type": "text", "text": "done"}]}


def result_of(method: str, params: dict) -> dict:
    if method == "initialize":
        return {
            "protocolVersion": params["protocolVersion"],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "growing", "version": "1.0.0"},
        }
    if method == "tools/list":
        hints = {"readOnlyHint": True}
        return {"tools": [{"name": name, "inputSchema": {"type": "object"}, "annotations": hints} for name in NAMES]}
    return call(params["name"]) if method == "tools/call" else {}


for line in sys.stdin:
    request = json.loads(line)
    if "id" not in request:
        continue
    answer = {"jsonrpc": "2.0", "id": request["id"]}
    if request["method"] == "server/discover":
        answer["error"] = {"code": -32601, "message": "Unknown method"}
    else:
        answer["result"] = result_of(request["method"], request.get("params", {}))
    print(json.dumps(answer), flush=True)
