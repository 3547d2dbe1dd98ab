import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CaptureReport } from "../../../src/conformance/sessions/capture-report.js";
import { faultServer, folderWith, measured, mostMemory, root } from "../../support/harness.js";
import { partOf } from "../../support/whole.js";
import { foundTwice } from "./captured.js";

const plain = `${root}__tests__/servers/plain-server.mjs`;
const probeServer = `${root}__tests__/servers/probe-server.mjs`;
const modernServer = `${root}__tests__/servers/modern-server.mjs`;

describe("run --capture of many servers", () => {
  const stdio = [
    ...["ok", "log-to-stdout", "prompt-before-frame", "garbage", "half-frame", "cut-frame", "two-frames-in-line"],
    ...["invalid-utf8", "bom", "crlf", "batch", "answer-twice", "other-id", "string-id", "null-id", "asks-back"],
    ...["error-without-code", "result-and-error", "no-jsonrpc", "never-fine", "progress-flood=3", "die-on-nth-call"],
    ...["reject-initialize", "nonsense-initialize", "exit-after-init", "schema-of-a-string", "search-too"],
    ...["two-tools", "odd-names"],
  ];
  const commands = [...stdio.map((fault) => [faultServer, fault]), [probeServer], [modernServer], [plain], [plain]];

  const suites: [string, object][] = [
    ["at the newest revision", {}],
    [
      "at two revisions, with a session for each test",
      { target_versions: ["2025-11-25", "2026-07-28"], run_options: { restart_policy: "per_test" } },
    ],
    ["at one revision", { target_versions: ["2025-06-18"] }],
  ];
  it.each(partOf(suites, 2))("judged by the invariants it gives what the run found %s", async (_, more) => {
    const { live, captured } = await foundTwice(commands, more);
    // A run reports lines that are no message, and answers to no request, as faults of the session.
    const isFault = (one: string) => / INV-018 |, for which no request was waiting$/.test(one);
    expect(live).toEqual(captured.filter((one) => !isFault(one)));
    const rules = new Set(live.map((one) => one.split(" ")[1]));
    for (const rule of ["COMP-001", "INV-006", "INV-009", "INV-010", "INV-011"]) {
      expect(rules).toContain(rule);
    }
  });
});

describe.skipIf(!existsSync("/proc/self/status"))("the captures of a day", () => {
  it("with a session of a hundred exchanges each minute are judged in a few hundred megabytes", async () => {
    const exchange = (id: number, method: string, params: object, result: object) => ({
      request: { jsonrpc: "2.0", id, method, params },
      response: { jsonrpc: "2.0", id, result },
    });
    const capabilities = { tools: {} };
    const outputSchema = { type: "object", required: ["sum"], properties: { sum: { type: "number" } } };
    const calls = Array.from({ length: 97 }, (_, id) =>
      exchange(
        id + 3,
        "tools/call",
        { name: "add", arguments: { a: id, b: 2 } },
        { content: [{ type: "text", text: `{"sum":${id + 2}}` }], structuredContent: { sum: id + 2 } },
      ),
    );
    const session = (minute: number) => ({
      server_label: "sums",
      transport: "stdio",
      exchanges: [
        exchange(
          1,
          "initialize",
          { protocolVersion: "2025-11-25", capabilities: {} },
          { protocolVersion: "2025-11-25", capabilities, serverInfo: { name: "sums", version: "1" } },
        ),
        { request: { jsonrpc: "2.0", method: "notifications/initialized" } },
        exchange(2, "tools/list", {}, { tools: [{ name: "add", inputSchema: { type: "object" }, outputSchema }] }),
        // One session of the day breaks a rule.
        ...(minute === 1_000
          ? [...calls.slice(1), exchange(3, "tools/call", { name: "add", arguments: {} }, { content: [] })]
          : calls),
      ],
    });
    const sessions = Array.from({ length: 1_440 }, (_, minute) => session(minute));
    const cwd = folderWith({ "day.json": JSON.stringify(sessions) });
    const args = ["compliance", "invariants", "--capture", "day.json", "--format", "json"];
    const { code, stdout, peakMiB } = await measured(args, cwd);
    const report: CaptureReport = JSON.parse(stdout);
    expect(report.sessions.map(({ exchanges }) => exchanges)).toEqual(sessions.map(() => 100));
    const broken = report.sessions.flatMap(({ invariants }, minute) =>
      invariants.filter(({ status }) => status === "fail").map(({ id }) => `${minute} ${id}`),
    );
    expect([code, broken]).toEqual([1, ["1000 INV-013"]]);
    expect(peakMiB).toBeLessThan(mostMemory(400));
  });
});
