import { describe, expect, it } from "vitest";
import type { RuleResult } from "../../src/conformance/corpus/run-corpus.js";
import { folderWith, mcptest, root } from "../support/cli.js";
import { STATE_CASES } from "./state-cases.js";

const TOKENS = ["--server-auth-bearer-env", "TOKEN_A", "--second-bearer-env", "TOKEN_B"];

interface Options {
  breaks?: string;
  server?: string;
  entry?: string;
  flags?: readonly string[];
}

/** The results of the rules of state for copies of a server. */
async function judge({ breaks = "", server = "state-server.mjs", entry = "replicas: 2", flags = TOKENS }: Options) {
  const config = `server:
  url: http://127.0.0.1:\${port}/mcp
  start: { command: [node, ${root}__tests__/servers/${server}, "\${port}", "\${BREAK:-}"] }
  safe_calls: [order, rent, ask]
  ${entry}
`;
  const cwd = folderWith({ "server.yaml": config });
  const args = [
    "compliance",
    "run",
    "--server-config",
    "server.yaml",
    "--rules",
    "STATE-*",
    "--format",
    "json",
    ...flags,
  ];
  const env = { BREAK: breaks, TOKEN_A: "token-of-alice-1234", TOKEN_B: "token-of-bob-56789" };
  const { code, stdout, leftovers } = await mcptest(args, { cwd, env });
  const rules: RuleResult[] = JSON.parse(stdout).rules;
  const idsOf = (status: string) => [...new Set(rules.filter((one) => one.status === status).map(({ id }) => id))];
  return {
    code,
    leftovers,
    rules,
    failed: idsOf("failed"),
    skipped: idsOf("skipped"),
    unverified: idsOf("unverified"),
  };
}

describe.concurrent("state", () => {
  it("is right at a server that keeps none", async () => {
    const { rules, code, leftovers } = await judge({});
    expect(rules.filter(({ status }) => status !== "passed")).toEqual([]);
    expect(rules.length).toBeGreaterThanOrEqual(10);
    expect([code, leftovers]).toEqual([0, []]);
  });

  it("is judged for one process as far as that goes", async () => {
    const { failed, unverified, skipped } = await judge({ entry: "", flags: [] });
    expect([failed, unverified, skipped]).toEqual([[], [], ["STATE-CONTEXT", "STATE-REPLICA"]]);
  });

  it.each(STATE_CASES)("breaks %s alone: %s", async (id, breaks, expected) => {
    const { failed, unverified, code } = await judge({ breaks });
    expect([failed, unverified, code]).toEqual([[id], [], expected]);
  });

  it("of a copy that starts again is not known to it", async () => {
    const { failed } = await judge({ breaks: "memory", entry: "replicas: 1" });
    expect(failed).toEqual(["STATE-REPLICA"]);
  });

  it("has no musts against the official SDK, whose server sends an open state", async () => {
    const { rules } = await judge({ server: "modern-server.mjs", flags: [] });
    expect(rules.filter(({ status, severity }) => status === "failed" && severity === "must")).toEqual([]);
    expect(rules.filter(({ status }) => status === "passed").length).toBeGreaterThanOrEqual(3);
  });
});
