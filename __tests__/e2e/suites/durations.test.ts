import { expect, it } from "vitest";
import { folderWith, mcptestHere, runSuite } from "../../support/harness.js";
import { commandOf } from "../../support/server-text.js";

const lab = {
  url: "http://127.0.0.1:9/mcp",
  start: { command: ["node", "${port}"] },
  auth: { lab: { subjects: { alice: ["read"] } } },
};

function validate(variables: object, duration: string) {
  const tools = [{ name: "t", tool: "x", token: { expires_in: duration } }];
  const cwd = folderWith({ "s.mcptest.yaml": { variables, servers: { lab }, tools } });
  return mcptestHere(["validate", "s.mcptest.yaml"], { cwd, env: { FROM_ENV: "20s", WRONG: "tomorrow" } });
}

it.each([
  ["${X}", { X: { value: "-10m" } }],
  ["-${N}${UNIT}", { N: { value: 9 }, UNIT: { value: "m" } }],
  ["${N:-3}s", {}],
  ["${FROM_ENV}", {}],
])("a duration may hold references: %s", async (duration, variables) => {
  expect(await validate(variables, duration)).toMatchObject({ code: 0, stderr: "" });
});

it.each([
  ["${X}", { X: { value: "soon" } }],
  ["${N}", { N: { value: 9 } }],
  ["${N}s", { N: { value: "many" } }],
  ["${WRONG}", {}],
])("what is then no duration is an error at its place: %s", async (duration, variables) => {
  const { code, stdout, stderr } = await validate(variables, duration);
  expect(code).toBe(2);
  expect(stdout + stderr).toMatch(/error: the variable of `expires_in` does not fit\n +--> s\.mcptest\.yaml/);
  expect(stdout + stderr).toContain(
    "= With its value, this is not a number and one of ms, s, m, h (`500ms`, `1.5s`, `2m`), with an optional minus sign.",
  );
});

it("the duration is the one with its value", async () => {
  const silent = { command: commandOf("process.stdin.resume();"), startup_timeout: "${N}ms" };
  const tools = [{ name: "t", tool: "x" }];
  const { results } = await runSuite({ variables: { N: { value: 350 } }, servers: { silent }, tools });
  expect(JSON.stringify(results.causes)).toContain("did not answer initialize within 350 ms");
});
