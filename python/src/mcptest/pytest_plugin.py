"""`pytest --mcptest` collects the tests of suites, one item for each test and revision."""

import json
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import pytest

from mcptest.cli import command
from mcptest.text import Row, reason_of, row_text, title_of

# The exit code of an interrupted run.
INTERRUPTED = 130


def pytest_addoption(parser: pytest.Parser) -> None:
    help_text = "run the tests of every mcptest.yaml and *.mcptest.yaml"
    parser.getgroup("mcptest").addoption("--mcptest", action="store_true", help=help_text)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    # A file is one run, so its tests belong to one worker of pytest-xdist.
    if config.getoption("--mcptest") and getattr(config.option, "dist", "no") == "load":
        config.option.dist = "loadfile"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "SuiteFile | None":
    is_suite = file_path.name == "mcptest.yaml" or file_path.name.endswith(".mcptest.yaml")
    if not (is_suite and parent.config.getoption("--mcptest")):
        return None
    suite: SuiteFile = SuiteFile.from_parent(parent, path=file_path)
    return suite


class SuiteFile(pytest.File):
    """A suite, which runs when the first of its tests does."""

    _run: "SuiteRun | None" = None

    def collect(self) -> Iterator["SuiteItem"]:
        listing = subprocess.run(
            [*_command(self.path), "--list", "--pass-with-no-tests"], capture_output=True, encoding="utf-8", check=False
        )
        if listing.returncode != 0:
            raise self.CollectError(listing.stderr.strip())
        for row in map(json.loads, listing.stdout.splitlines()):
            item: SuiteItem = SuiteItem.from_parent(self, name=title_of(row), row=row)
            yield item

    def result_of(self, row: Row) -> Row:
        if self._run is None:
            items = [item for item in self.session.items if isinstance(item, SuiteItem) and item.parent is self]
            # With -x, no test runs after the first failure.
            bail = self.config.getoption("maxfail") == 1
            self._run = SuiteRun(self.path, [item.row["id"] for item in items], bail)
        return self._run.result_of(row)

    def teardown(self) -> None:
        if self._run is not None:
            self._run.finish()


class SuiteItem(pytest.Item):
    """One test of a suite at one revision."""

    def __init__(self, *, row: Row, **rest: Any) -> None:
        super().__init__(**rest)
        self.row = row
        for tag in row.get("tags", []):
            # So that --strict-markers knows it.
            self.config.addinivalue_line("markers", f"{tag}: a tag of a suite")
            self.add_marker(tag)

    def setup(self) -> None:
        """Reports a test that could not be judged as an error, not as a failure."""
        assert isinstance(self.parent, SuiteFile)
        self.row = self.parent.result_of(self.row)
        if self.row["status"] == "errored":
            self._fail()

    def runtest(self) -> None:
        status = self.row["status"]
        if status == "failed":
            self._fail()
        if status != "passed":
            pytest.skip(reason_of(self.row))

    def _fail(self) -> NoReturn:
        if self.row.get("baseline") == "known":
            pytest.xfail("known to the baseline")
        pytest.fail(row_text(self.row), pytrace=False)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.row["location"]["line"] - 1, self.name


class SuiteRun:
    """One run of a suite: the tests with these ids."""

    def __init__(self, path: Path, ids: Sequence[str], bail: bool) -> None:
        flags = ["--allow-empty", *(["--bail"] if bail else []), *(word for id in ids for word in ("--id", id))]
        self._stderr = tempfile.TemporaryFile("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            [*_command(path), *flags],
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            encoding="utf-8",
            # Only pytest gets Ctrl-C, and passes it on.
            start_new_session=True,
        )
        self._causes: dict[str, Row] = {}
        self._findings: list[str] = []
        self._results: dict[str, Row] = {}

    def result_of(self, row: Row) -> Row:
        """The result of a test; fails if the run ends without one."""
        id = row["id"]
        while id not in self._results and self._read():
            pass
        if id not in self._results:
            pytest.fail(self._end() or "The run ended without a result for this test.", pytrace=False)
        result = self._results[id]
        # Only the first test that has it shows all of a cause.
        cause = self._causes.pop(result.get("cause", ""), None)
        return result if cause is None else {**result, "failures": cause["failures"]}

    def finish(self) -> None:
        """Waits for the end of the run; fails for what belongs to no test."""
        while self._read():
            pass
        output = self._end()
        if output and not any(map(_is_failing, self._results.values())):
            pytest.fail(output, pytrace=False)

    def _read(self) -> bool:
        """Reads a line, of which the first is about the run; False at the end."""
        assert self._process.stdout is not None
        try:
            line = self._process.stdout.readline()
        except KeyboardInterrupt:
            self._process.send_signal(signal.SIGINT)
            self._process.stdout.read()
            raise
        if line == "":
            return False
        row = json.loads(line)
        if "id" in row:
            self._results[row["id"]] = row
        else:
            self._causes = {cause["id"]: cause for cause in row.get("causes", [])}
            self._findings = [f"{finding['message']} [{finding['rule_id']}]" for finding in row["findings"]]
        return True

    def _end(self) -> str:
        """What a run that did not succeed said of it; nothing of one that the user interrupted."""
        if self._process.wait() in (0, INTERRUPTED, -signal.SIGINT):
            return ""
        self._stderr.seek(0)
        return "\n".join([*self._findings, self._stderr.read()]).strip() or "The run failed."


def _command(path: Path) -> list[str]:
    return [*command(), "run", str(path), "--reporter", "ndjson"]


def _is_failing(row: Row) -> bool:
    return row["status"] in ("failed", "errored")
