import { afterAll, describe, expect, it } from "vitest";
import { faultServer, removeFolders, root } from "../../support/cli.js";
import { foundTwice } from "./captured.js";

const plain = `${root}__tests__/servers/plain-server.mjs`;
const probeServer = `${root}__tests__/servers/probe-server.mjs`;
const modernServer = `${root}__tests__/servers/modern-server.mjs`;

afterAll(removeFolders);

describe("run --capture of many servers", () => {
  const stdio = [
    ...["ok", "log-to-stdout", "prompt-before-frame", "garbage", "half-frame", "cut-frame", "two-frames-in-line"],
    ...["invalid-utf8", "bom", "crlf", "batch", "answer-twice", "other-id", "string-id", "null-id", "asks-back"],
    ...["error-without-code", "result-and-error", "no-jsonrpc", "never-fine", "progress-flood=3", "die-on-nth-call"],
    ...["reject-initialize", "nonsense-initialize", "exit-after-init", "schema-of-a-string", "search-too"],
    ...["two-tools", "odd-names"],
  ];
  const commands = [...stdio.map((fault) => [faultServer, fault]), [probeServer], [modernServer], [plain], [plain]];

  it.each([
    ["at the newest revision", {}],
    ["at one revision", { target_versions: ["2025-06-18"] }],
    [
      "at two revisions, with a session for each test",
      {
        target_versions: ["2025-11-25", "2026-07-28"],
        run_options: { restart_policy: "per_test" },
      },
    ],
  ])("judged by the invariants it gives what the run found %s", async (_, more) => {
    const { live, captured } = await foundTwice(commands, more);
    expect(live).toEqual(captured);
    const rules = new Set(live.map((one) => one.split(" ")[1]));
    for (const rule of ["COMP-001", "INV-006", "INV-009", "INV-010", "INV-011", "INV-018"]) {
      expect(rules).toContain(rule);
    }
  });
});
