import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { folderWith, mcptestHere, root } from "../../support/harness.js";

const EXAMPLES = "compositions data limits lost-answers named-errors-stdio parity steps transform".split(" ");

async function print(file: string, cwd: string): Promise<string> {
  const { code, stdout, stderr } = await mcptestHere(["validate", file, "--print"], { cwd });
  expect([code, stderr]).toEqual([0, ""]);
  return stdout.replace(/^# .*\n/gm, "");
}

describe("validate --print", () => {
  it.each(EXAMPLES)("%s: what is printed is a suite that is resolved to the same", async (name) => {
    const file = readdirSync(join(root, "examples")).find(
      (one) => one.startsWith(`${name}.m`) || one === `${name}.yml`,
    );
    const first = await print(`examples/${file}`, root);
    const folder = folderWith({ "again.mcptest.yaml": first });
    // Files that a suite names are beside it.
    const again = first.includes("file: ") ? first : await print("again.mcptest.yaml", folder);
    expect(again).toBe(first);
  });

  it("has every default of what a suite may leave out", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `servers:
  web: { url: "http://127.0.0.1:1/mcp", wait_for_ready: "http://127.0.0.1:1/" }
  local: { command: [node] }
tools:
  - { name: probes, server: web, tool: x, negative_path: {}, expect: { max_response_tokens: 5 } }
  - { name: steps, server: web, steps: [{ tool: x, expect: { result: { snapshot: { name: a } } } }] }
`,
    });
    const { servers, tools, run_options, performance } = parse(await print("a.mcptest.yaml", cwd));
    expect(run_options).toEqual({
      ...{ restart_policy: "per_file", parallel: false, parallel_versions: false, bail: false },
      ...{ error_channel: "warn", drift: "warn", invariants: "warn" },
    });
    expect(performance).toEqual({ default_timeout_ms: 30000, max_timeout_ms: 600000, gate: false });
    const common = { startup_timeout: "30s", safe_calls: [], sandbox: false, volatile: [] };
    const tls = { insecure_skip_verify: false, min_version: "1.2" };
    expect(servers).toEqual({
      web: {
        ...{ url: "http://127.0.0.1:1/mcp", headers: {}, ...common },
        wait_for_ready: { url: "http://127.0.0.1:1/", timeout: "30s", interval: "500ms" },
        http: { timeout: "30s", connect_timeout: "5s", max_redirects: 5, tls },
      },
      local: { command: ["node"], env: {}, inherit_env: true, ...common },
    });
    const ofTest = { server: "web", tags: [], timeout_ms: 30000, profile: "standard", skip: false, retries: 0 };
    const checks = ["unknown_tool", "missing_required", "wrong_type", "extra_field", "oversized"];
    const snapshot = { name: "a", update: false, ignore: [], normalise: [] };
    const step = { tool: "x", args: {}, server: "web", timeout_ms: 30000 };
    expect(tools).toEqual([
      {
        ...{ name: "probes", ...ofTest, tool: "x", args: {} },
        negative_path: { checks, oversized_bytes: 1048576, error_channel: "warn" },
        expect: { assertions: [], max_response_tokens: { budget: 5, tokenizer: "o200k_base", mode: "fail" } },
      },
      {
        ...{ name: "steps", ...ofTest },
        steps: [{ ...step, expect: { assertions: [{ target: "result", matcher: { snapshot } }] } }],
      },
    ]);
  });
});
