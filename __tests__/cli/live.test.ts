import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLiveArea, createLiveView } from "../../src/cli/live-view.js";
import type { RunEvent } from "../../src/core/event.js";
import { createPaint } from "../../src/report/words.js";
import { cause, failed, failure, row, stopped } from "../support/results.js";

const paint = createPaint(false);
const VERSIONS = ["2025-06-18", "2025-11-25"];
const planned = VERSIONS.flatMap((targetVersion) => Array(3).fill({ server: "calc", targetVersion }));

function started(name: string, version: string, server = "calc"): RunEvent {
  return { event: "test_started", id: idOf(name, version), name, server, target_version: version };
}

function idOf(name: string, version: string): string {
  return `${name} ${version}`;
}

function ended(name: string, version: string, rest: Parameters<typeof row>[0] = {}): RunEvent {
  return { event: "test", order: 0, row: row({ id: idOf(name, version), name, target_version: version, ...rest }) };
}

function starting(version: string, is: boolean): RunEvent {
  return { event: "server_start", server: "calc", target_version: version, starting: is };
}

describe("the live view", () => {
  it("from event to event", async () => {
    const [first, second] = VERSIONS as [string, string];
    const why = cause({ target_version: second });
    const bad = failed([failure(), failure({ target: "result" })], {
      id: idOf("subtracts", first),
      name: "subtracts",
      target_version: first,
      duration_ms: 4200,
    });
    const events: [number, RunEvent][] = [
      [0, starting(first, true)],
      [2100, starting(first, false)],
      [2100, started("adds", first)],
      [2150, ended("adds", first)],
      [2150, started("subtracts", first)],
      [5000, { event: "progress", id: idOf("subtracts", first), text: "1,234 calls, p95 12 ms" }],
      [6300, { event: "test", order: 1, row: bad }],
      [6400, started("divides", first)],
      [6500, ended("divides", first, { status: "errored", reason: "no key" })],
      [6500, starting(second, true)],
      [6700, starting(second, false)],
      [6700, { event: "cause", cause: why }],
      [6700, { event: "test", order: 3, row: stopped(why, { id: idOf("adds", second) }) }],
    ];
    const view = createLiveView(planned, paint);
    const shown = events.map(([at, event]) => {
      const above = view.update(event, at);
      return [`@ ${at} ${event.event}`, ...above, ...view.frame(at + 50, { columns: 80, rows: 24 })].join("\n");
    });
    const late = ["a second and a half into a test", ...view.frame(8_000, { columns: 80, rows: 24 })].join("\n");
    await expect(`${[...shown, late].join("\n\n")}\n`).toMatchFileSnapshot("../golden/cli/live.txt");
  });

  it("names the slowest tests that run, on one line each, whatever is in their names", () => {
    const view = createLiveView(planned, paint);
    view.update(started("evil\n::error::x\u001b[2J\u202e", "2025-06-18"), 0);
    expect(view.frame(1_500, { columns: 80, rows: 24 })).toEqual([
      "0/6 tests, 1.5 s",
      "  1.5 s evil\\n::error::x\\u202e (calc @ 2025-06-18)",
    ]);
  });

  it("fits into every terminal", () => {
    const text = fc.string({ unit: fc.constantFrom("a", " ", "漢", "é", "😀", "\n", "\x1b[2J"), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 10 }), (name, columns, rows) => {
        const view = createLiveView(planned, paint);
        view.update(starting("2025-11-25", true), 0);
        for (const version of VERSIONS) view.update(started(name, version, name), 0);
        const lines = view.frame(5_000, { columns, rows });
        expect(lines.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
        for (const shown of lines) {
          expect([...shown].length).toBeLessThan(Math.max(columns, 1) + 1);
          expect(shown).not.toMatch(/[\n\x1b]/);
        }
      }),
    );
  });
});

/** What a terminal shows after these writes: as much of one as the area needs. */
function screenOf(writes: string, columns: number): string[] {
  const lines = [""];
  let at = 0;
  for (const [part] of writes.matchAll(/\x1b\[(\d*)([AJ])|\r|\n|[^\x1b\r\n]/gu)) {
    const [, count = "1", command] = /^\x1b\[(\d*)([AJ])$/.exec(part) ?? [];
    if (command === "A") at = Math.max(0, at - Number(count));
    else if (command === "J") lines.splice(at, lines.length, "");
    else if (part === "\n") at += 1;
    else if (part !== "\r") {
      if ((lines[at] ?? "").length === columns) at += 1;
      lines[at] = `${lines[at] ?? ""}${part}`;
    }
    lines[at] ??= "";
  }
  return lines;
}

describe("the live area", () => {
  it("leaves what stays, and nothing else", () => {
    const [first] = VERSIONS as [string];
    let written = "";
    const view = createLiveView(planned, paint);
    const area = createLiveArea(
      view,
      () => ({ columns: 200, rows: 24 }),
      (text) => {
        written += text;
      },
    );
    area.update(starting(first, true));
    for (const name of ["a", "b", "c"]) {
      area.update(started(name, first));
      area.update(ended(name, first, { status: "errored", reason: `no ${name}` }));
    }
    expect(screenOf(written, 200)).toHaveLength(3 + 2);
    area.close();
    expect(screenOf(written, 200)).toEqual([
      "✗ a (calc @ 2025-06-18) errored: no a",
      "✗ b (calc @ 2025-06-18) errored: no b",
      "✗ c (calc @ 2025-06-18) errored: no c",
      "",
    ]);
  });

  it("erases every row that its lines take in a terminal that has become narrower", () => {
    let written = "";
    let columns = 80;
    const view = createLiveView(planned, paint);
    const area = createLiveArea(
      view,
      () => ({ columns, rows: 24 }),
      (text) => {
        written += text;
      },
    );
    area.update(starting("2025-06-18", true));
    // "0/6 tests, 0.0 s" and "  calc @ 2025-06-18: starting, 0.0 s" take two and four rows of ten columns.
    columns = 10;
    written = "";
    area.close();
    expect(written).toBe("\r\x1b[5A\x1b[J");
  });
});
