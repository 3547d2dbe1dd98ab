import { describe, expect, it } from "vitest";
import { existsIn, jsonIn, textIn } from "../../support/files.js";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { started } from "../../support/suites.js";

const token = "ghs_jobsOwnTokenJobsOwnToken0123456789";
const dumped = "dumped.json";
const dump = `import { writeFileSync } from "node:fs";
writeFileSync("${dumped}", JSON.stringify(process.env));
process.stdin.pipe(process.stdout);
`;

describe("secrets that a suite brings along, in the action", () => {
  const values = { dotenv: "dotenv-value-1f2e3d", literal: "literal-value-4c5b6a", entry: "server-value-aabbcc" };
  const suite = `variables: { db_password: { value: ${values.literal} } }
servers: { s: { command: [node, server.mjs], env: { AWS_CREDENTIALS: ${values.entry} } } }
tools:
  - { name: tells, tool: environment, expect: { "result.content[0].text": nothing } }
  - { name: "repeats \${OPENAI_APIKEY}", tool: everywhere, args: { text: "\${OPENAI_APIKEY} \${db_password}" }, expect: { "result.content[0].text": nothing } }
`;

  it.each([
    ["the .env file beside it", ".env", {}],
    ["env-file", "ci.env", { "env-file": "ci.env" }],
  ])("are masked, and in nothing that the step writes: with %s", async (_, file, more) => {
    const workspace = makeWorkspace({ "a.mcptest.yaml": suite, [file]: `OPENAI_APIKEY=${values.dotenv}\n` });
    const inputs = { json: "results.json", junit: "junit.xml", ...more };
    const { exitCode, masks, output: reported } = await runStep(workspace, inputs);
    expect(exitCode).toBe(1);
    expect(masks.sort()).toEqual(Object.values(values).sort());
    const files = ["results.json", "junit.xml"].map((name) => textIn(workspace, name));
    for (const text of [reported, ...files]) {
      for (const value of Object.values(values)) expect(text).not.toContain(value);
      expect(text).toContain("«secret:OPENAI_APIKEY»");
    }
  });

  it("are masked if the suite is wrong too", async () => {
    const workspace = makeWorkspace({
      "a.mcptest.yaml": suite.replace("tool: everywhere", "tol: everywhere"),
      ".env": `OPENAI_APIKEY=${values.dotenv}\n`,
    });
    const { exitCode, masks, output: reported } = await runStep(workspace, {});
    expect(exitCode).toBe(2);
    expect(masks.sort()).toEqual(Object.values(values).sort());
    for (const value of Object.values(values)) expect(reported).not.toContain(value);
  });
});

describe("the job's token under another name, in the action", () => {
  const suite = `servers: { s: { command: [node, server.mjs, ${started}] } }
tools: [{ name: a, tool: echo, args: { text: "\${RENAMED:-nothing}" }, transform: { response: node dump.mjs }, expect: { "result.content[0].text": nothing } }]
`;
  // A check run would be tried again for seconds: nobody answers where the API should be.
  const quiet = { annotations: "commands" };
  const env = { GH_TOKEN: token, RENAMED: token, WRAPPED: `https://x-access-token:${token}@github.com/o/r` };
  const seen = (workspace: string, file: string): string[] =>
    existsIn(workspace, file) ? Object.keys(jsonIn(workspace, file)).filter((name) => name in env) : [];

  it.each([
    ["the input github-token", { "github-token": token }, {}],
    ["GITHUB_TOKEN", {}, { GITHUB_TOKEN: token }],
    ["ACTIONS_ID_TOKEN_REQUEST_TOKEN", {}, { ACTIONS_ID_TOKEN_REQUEST_TOKEN: token }],
  ])("reaches no server, no suite and no transform command: that of %s", async (_, inputs, more) => {
    const workspace = makeWorkspace({ "a.mcptest.yaml": suite, "dump.mjs": dump });
    const { exitCode, output: reported } = await runStep(
      workspace,
      { ...quiet, ...inputs },
      { env: { ...env, ...more } },
    );
    expect(exitCode).toBe(0);
    expect(seen(workspace, started)).toEqual([]);
    expect(seen(workspace, dumped)).toEqual([]);
    expect(reported).not.toContain(token);
  });

  it("reaches them under the name that pass-env lets through, and under no other", async () => {
    const workspace = makeWorkspace({ "a.mcptest.yaml": suite, "dump.mjs": dump });
    const inputs = { ...quiet, "github-token": token, "pass-env": "GH_TOKEN" };
    const { exitCode, output: reported } = await runStep(workspace, inputs, { env });
    expect(exitCode).toBe(0);
    expect(seen(workspace, started)).toEqual(["GH_TOKEN"]);
    expect(seen(workspace, dumped)).toEqual(["GH_TOKEN"]);
    expect(reported).not.toContain(token);
  });
});
