import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { existsIn, folderWith, mcptest, type Ran, REPORTS, reportedIn, spoolsIn, until } from "../support/harness.js";
import { processesWith } from "../support/processes.js";
import { partOf } from "../support/whole.js";

const PRELOAD = fileURLToPath(new URL("spin.mjs", import.meta.url));
const SERVER = fileURLToPath(new URL("../servers/listing-server.mjs", import.meta.url));
const PROBED = fileURLToPath(new URL("../servers/probe-server.mjs", import.meta.url));

const LIST = {
  tools: [
    {
      name: "x",
      inputSchema: { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
      annotations: { readOnlyHint: true },
    },
  ],
};
const COMMAND = ["node", SERVER, "list.json"];
/** Three tests that pass. */
const SUITE = `servers: { s: { command: [node, "${PROBED}"], safe_calls: [search] } }
tools:
  - { name: answer, tool: none, expect: [{ target: error.code, matcher: { exact: -32602 } }] }
  - { name: probes, tool: search, args: { project: a }, negative_path: {} }
compliance:
  - { name: list, check: tools/list, expect: [{ target: "result.tools[0].name", matcher: { contains: search } }] }
`;

/** Starts a command whose main thread hangs where `spin` says, and is sent a SIGTERM then. */
async function hang(cwd: string, args: readonly string[], spin: string): Promise<Ran> {
  let entry = "";
  const during = async (child: ChildProcess, mark: string) => {
    entry = `MARK=${mark}`;
    await until(() => existsIn(cwd, "spinning"));
    child.kill("SIGTERM");
  };
  const through = [process.execPath, "--import", PRELOAD];
  const ran = await mcptest(args, { cwd, env: { SPIN: spin }, through, during });
  await until(() => processesWith(entry).length === 0);
  return ran;
}

/** What is said of the place at which it hung. */
function said(spin: string): RegExp {
  const [, caller] = spin.split(" ");
  return new RegExp(
    `mcptest itself failed; please report this:\nError: one piece of work took [^]* at (\\S+\\.)?#?${caller} `,
  );
}

describe("a main thread that never comes back: exit 2, where it hung, no process left", () => {
  it.each([
    ["core", "Object.entries weightOf", ["errored", "skipped", "skipped"]],
    ["mcp", "JSON.parse line", ["errored", "skipped", "skipped"]],
    ["matchers", "String.prototype.includes judgeInTime", ["passed", "passed", "errored"]],
    ["conformance", "Object.entries propertiesOf", ["passed", "errored", "skipped"]],
    ["kinds", "Array.prototype.map judgeProbes", ["passed", "errored", "skipped"]],
    ["engine", "Array.prototype.map runTest", ["errored", "skipped", "skipped"]],
    ["results", "Array.prototype.filter gate", ["passed", "passed", "passed"]],
    ["report", "Array.prototype.map shownCauses", ["passed", "passed", "passed"]],
    ["run", "Array.prototype.map writeReports", ["passed", "passed", "passed"]],
  ])("%s, in a run, which is reported", async (_, spin, statuses) => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "list.json": LIST });
    const ran = await hang(cwd, ["run", ...REPORTS, "--reporter", "pretty"], spin);
    expect(ran).toMatchObject({ code: 2, signal: null, stderr: expect.stringMatching(said(spin)) });
    const results = reportedIn(cwd);
    expect(results.tests.map(({ status }) => status)).toEqual(statuses);
    expect(results.tests.flatMap(({ failures }) => failures.map(({ rule_id }) => rule_id))).toEqual(
      statuses.includes("errored") ? ["RUNNER-FAULT"] : [],
    );
    expect(ran.stdout).toContain("3 tests: ");
    expect(spoolsIn(cwd)).toEqual([]);
  });

  const server = ["--server-command", COMMAND.join(" ")];
  const others: [command: string, spin: string, args: string[]][] = [
    ["fuzz", "Object.entries propertiesOf", server],
    ["compliance run", "Array.prototype.map judgeDefinitions", server],
    ["compliance run", "Array.prototype.map corpusText", server],
    ["audit", "Object.entries propertiesOf", server],
    ["init", "Object.entries weightOf", server],
    ["discover", "Object.entries weightOf", server],
    ["record", "Object.entries weightOf", server],
    ["call", "JSON.parse line", ["x", ...server]],
    ["diff", "Object.entries weightOf", [COMMAND.join(" "), COMMAND.join(" ")]],
  ];
  it.each(partOf(others, 3))("%s, at %s", async (command, spin, args) => {
    const cwd = folderWith({ "list.json": LIST });
    const ran = await hang(cwd, [...command.split(" "), ...args], spin);
    expect(ran).toMatchObject({ code: 2, signal: null, stderr: expect.stringMatching(said(spin)) });
  });

  it("is nothing to speak of while it only stands still", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE });
    const still = fileURLToPath(new URL("still.mjs", import.meta.url));
    const through = [process.execPath, "--import", still];
    expect(await mcptest(["run"], { cwd, through })).toMatchObject({ code: 0, stderr: "" });
  });
});
