import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { CLIENT, serveOAuth } from "../servers/oauth-server.mjs";
// Waits until the bundle is built.
import "../support/bundle.js";
import { read, resultsIn, suiteOf, windowsPath, write } from "./suites.js";
import { folder, hasWine, mcptest, mcptestWith, node } from "./wine.js";

const examples = readdirSync(fileURLToPath(new URL("../../examples", import.meta.url))).filter((name) =>
  name.endsWith(".mcptest.yaml"),
);

const oauth = await serveOAuth();
afterAll(() => oauth.close());

describe.skipIf(!hasWine)("on Windows", { concurrent: true }, () => {
  it.each(examples)("the example %s passes", async (name) => {
    const env = {
      MCP_URL: `${oauth.origin}/mcp/fine`,
      OAUTH_ENDPOINT: `${oauth.origin}/token/fine`,
      OAUTH_CLIENT_ID: CLIENT.id,
      OAUTH_CLIENT_SECRET: CLIENT.secret,
    };
    const ran = await mcptestWith(env, "run", `examples/${name}`);
    expect(ran.code, ran.stdout + ran.stderr).toBe(0);
  });

  it.each([
    ["passes", "ends", "[]", 0],
    ["fails", "ends", "other", 1],
    ["has no server", "missing", "[]", 2],
  ])("a run that %s", async (what, mode, expected, code) => {
    const suite = suiteOf(what.replaceAll(" ", "-"), mode, expected);
    if (mode === "missing") write(suite, read(suite).replace("servers/leaves.cjs", "servers/none.cjs"));
    const ran = await mcptest("run", suite);
    expect(ran.code, ran.stdout + ran.stderr).toBe(code);
  });

  it("every reporter names places as elsewhere", async () => {
    const names = ["junit", "json", "markdown", "sarif", "tap", "html", "codequality"];
    const suite = suiteOf("reports", "ends", "other");
    const reporters = names.flatMap((name) => ["--reporter", `${name}=reports/${name}.out`]);
    await mcptest("run", suite, "--reporter", "github", ...reporters);
    for (const name of names) expect(read(`reports/${name}.out`), name).toContain(suite);
    expect(resultsIn("reports/json.out").summary).toMatchObject({ total: 1, failed: 1 });
  });

  it("the action sets outputs, writes a summary, and annotates the line", async () => {
    const suite = suiteOf("action", "ends", "other");
    for (const name of ["output", "summary", "env", "path", "state"]) write(`action.${name}`, "");
    const ran = await node(["dist/action/index.js"], {
      GITHUB_ACTIONS: "true",
      GITHUB_WORKSPACE: windowsPath(folder()),
      GITHUB_OUTPUT: windowsPath(join(folder(), "action.output")),
      GITHUB_STEP_SUMMARY: windowsPath(join(folder(), "action.summary")),
      INPUT_SUITE: suite,
      "INPUT_FAIL-ON": "failure",
    });
    expect(ran.code, ran.stdout + ran.stderr).toBe(1);
    expect(ran.stdout).toMatch(/^::error .*file=action\.mcptest\.yaml,line=8/m);
    expect(read("action.output")).toMatch(/conclusion<<(\S+)\r?\nfailure\r?\n/);
    expect(read("action.summary")).toContain("1 test: 1 failed");
  });
});
