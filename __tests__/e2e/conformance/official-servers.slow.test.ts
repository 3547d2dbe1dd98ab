import { type ChildProcess, spawn } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../src/core/proc/port.js";
import { askServer } from "../../support/conformance-suite.js";
import { judged, mcptest, root } from "../../support/harness.js";

const node = process.env.MCPTEST_NODE24 ?? "";
if (node === "") console.log("MCPTEST_NODE24 names no Node 24: the official suite, which needs one, is not run.");

const EVERYTHING = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;

interface TestedServer {
  name: string;
  revision: string;
  start: (port: string) => ChildProcess;
  /** Scenarios of the official suite, each with the rule of ours that says the same. */
  scenarios: [scenario: string, rule: string][];
}

const servers: TestedServer[] = [
  {
    name: "server-everything",
    revision: "2025-11-25",
    start: (port: string) => spawn(process.execPath, [EVERYTHING, "streamableHttp"], { env: { PORT: port } }),
    scenarios: [
      ["server-initialize", "LIFE-RESULT"],
      ["ping", "LIFE-PING"],
      ["logging-set-level", "PROTO-LOG-LEVELS"],
      ["resources-subscribe", "RES-SUBSCRIBE"],
      ["server-session-lifecycle", "TRANSPORT-HTTP-SESSION-ENDED"],
      ["dns-rebinding-protection", "TRANSPORT-HTTP-ORIGIN"],
    ],
  },
  {
    name: "TypeScript 2",
    revision: "2026-07-28",
    start: (port: string) => spawn(process.execPath, [`${root}__tests__/sdk/typescript/v2.mjs`, "http", port]),
    scenarios: [
      ["http-header-validation", "TRANSPORT-HTTP-HEADER-MISMATCH"],
      ["caching", "INV-030"],
      ["sep-2164-resource-not-found", "RES-UNKNOWN-CODE"],
      ["dns-rebinding-protection", "TRANSPORT-HTTP-ORIGIN"],
    ],
  },
  {
    // The one that breaks no rule for tasks (extensions.slow.test.ts).
    name: "a server with tasks",
    revision: "2026-07-28",
    start: (port: string) =>
      spawn(process.execPath, [`${root}__tests__/servers/extensions/tasks-server.mjs`, port], {
        env: { REVISION: "2026-07-28" },
      }),
    scenarios: [
      ["tasks-lifecycle", "TASK-OUTCOME"],
      ["tasks-capability-negotiation", "TASK-UNDECLARED"],
      ["tasks-wire-fields", "TASK-SHAPE"],
      ["tasks-request-state-removal", "TASK-SHAPE"],
      ["tasks-mrtr-input", "TASK-INPUT"],
      ["tasks-request-headers", "TASK-HEADER"],
      ["tasks-dispatch-and-envelope", "TASK-UNKNOWN"],
      ["tasks-required-task-error", "TASK-UNDECLARED"],
      ["tasks-mrtr-composition", "TASK-SHAPE"],
    ],
  },
  {
    // The one that breaks no rule for skills (extensions.slow.test.ts).
    name: "a server with skills",
    revision: "2026-07-28",
    start: (port: string) =>
      spawn(process.execPath, [`${root}__tests__/servers/extensions/skills-server.mjs`, port], {
        env: { REVISION: "2026-07-28" },
      }),
    scenarios: [
      ["sep-2640-skills-enumeration", "SKILL-LIST"],
      ["sep-2640-skills-manifest", "SKILL-CONTENT"],
      ["sep-2640-skills-directory", "SKILL-DIRECTORY"],
    ],
  },
  {
    // The one that breaks no rule for elicitation (extensions.slow.test.ts).
    name: "a server that asks",
    revision: "2025-11-25",
    start: (port: string) => asking(port, "2025-11-25"),
    scenarios: [
      ["tools-call-elicitation", "ELICIT-UNDECLARED"],
      ["elicitation-sep1034-defaults", "ELICIT-SCHEMA"],
      ["elicitation-sep1330-enums", "ELICIT-SCHEMA"],
    ],
  },
  {
    name: "a server that asks",
    revision: "2026-07-28",
    start: (port: string) => asking(port, "2026-07-28"),
    scenarios: [
      ["input-required-result-basic-elicitation", "PROTO-CLIENT-CAPABILITY"],
      ["input-required-result-basic-sampling", "PROTO-CLIENT-CAPABILITY"],
      ["input-required-result-basic-list-roots", "PROTO-CLIENT-CAPABILITY"],
      ["input-required-result-multiple-input-requests", "PROTO-CLIENT-CAPABILITY"],
      ["input-required-result-multi-round", "PROTO-CLIENT-CAPABILITY"],
      ["input-required-result-non-tool-request", "PROTO-CLIENT-CAPABILITY"],
      ["input-required-result-result-type", "INV-030"],
      ["input-required-result-unsupported-methods", "INV-027"],
      ["input-required-result-request-state", "STATE-REPLAY"],
      ["input-required-result-tampered-state", "STATE-TAMPERED"],
      ["input-required-result-missing-input-response", "STATE-EXTRA"],
      ["input-required-result-ignore-extra-params", "STATE-EXTRA"],
      ["input-required-result-validate-input", "STATE-EXTRA"],
      ["input-required-result-capability-check", "PROTO-CLIENT-CAPABILITY"],
    ],
  },
];

function asking(port: string, revision: string): ChildProcess {
  return spawn(process.execPath, [`${root}__tests__/servers/extensions/elicit-server.mjs`, port], {
    env: { REVISION: revision },
  });
}

describe.runIf(node).each(servers)(
  "the official suite and ours on $name at $revision",
  ({ revision, start, scenarios }) => {
    let server: ChildProcess | undefined;
    let url = "";
    /** The rules that fail. */
    let failed = new Set<string>();

    beforeAll(async () => {
      const port = await freePort();
      server = start(`${port}`);
      url = `http://127.0.0.1:${port}/mcp`;
      await reachable(url);
      failed = new Set((await judged(["--server-url", url], {}, mcptest)).idsOf("failed"));
    });
    afterAll(() => server?.kill());

    it.each(scenarios)("agree: %s and %s", async (scenario, rule) => {
      const { wrong, passed } = await askServer(node, scenario, url, revision);
      expect(wrong.length + passed).toBeGreaterThan(0);
      expect(wrong.length > 0, wrong.join("\n")).toBe(failed.has(rule));
    });
  },
);

/** Waits until a server answers, at most thirty seconds. */
async function reachable(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      const response = await fetch(address, { method: "POST" });
      await response.body?.cancel();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${address} does not answer`);
}
