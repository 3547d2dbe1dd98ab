import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runSuite, textIn } from "../../support/harness.js";
import { probe, toolError } from "./probed.js";

const program = fileURLToPath(new URL("../../servers/answers-server.mjs", import.meta.url));
const done = { result: { content: [{ type: "text", text: "done" }] } };
const gate = { "negative_path.gate_passed": 1 };

/** The text of every failure, with its rule and line. */
function failuresOf({ row }: Awaited<ReturnType<typeof probe>>) {
  return row?.failures.map(({ rule_id, message, note, fix }) => [rule_id, message, note, fix]);
}

it("negative_path shows each probe with --verbose and in the HTML report, an accepted extra field too", async () => {
  const flags = ["--verbose", "--reporter", "pretty", "--reporter", "html=r.html"];
  const { row, stdout, cwd } = await probe({}, { flags });
  expect(row?.status).toBe("passed");
  expect(stdout).toMatch(/^ +missing_required {2}rejected \(tool\), 1 request$/m);
  expect(stdout).toMatch(/^ +extra_field {7}accepted, 1 request$/m);
  expect(textIn(cwd, "r.html")).toContain("extra_field       accepted, 1 request");
});

describe("negative_path whose valid call cannot be made", () => {
  it("fails for a tool that the server does not list, with the one that is probably meant", async () => {
    const run = await probe({}, { tool: "wipes" });
    expect([run.row?.status, run.code]).toEqual(["failed", 1]);
    expect(failuresOf(run)).toEqual([
      [
        "ASSERT-RESULT",
        "tools/list has no tool `wipes`, so no bad request was sent",
        "The server lists no tool `wipes`: did you mean `wipe`?",
        "Correct the name of the tool.",
      ],
    ]);
    expect(run.calls).toEqual([]);
    expect(run.told).toMatchObject({ checks_run: 0, failures: 0, gate_passed: 0, base: "skipped" });
  });

  it("fails if the server rejects the valid call, with its answer", async () => {
    const run = await probe({ valid: toolError("no disk is called d") });
    expect([run.row?.status, run.code]).toEqual(["failed", 1]);
    expect(failuresOf(run)).toEqual([
      [
        "ASSERT-RESULT",
        "the base call was rejected, so the probes prove nothing: no disk is called d",
        undefined,
        "Give the test other `args`, which the tool accepts, or set `base_call: false`.",
      ],
    ]);
  });

  it("judges `expect` all the same", async () => {
    const run = await probe({ valid: toolError("no disk is called d") }, { expect: gate });
    expect(run.row?.failures.map(({ rule_id }) => rule_id)).toEqual(["ASSERT-RESULT", "ASSERT-EXACT"]);
    const unknown = await probe({}, { tool: "wipes", expect: { "negative_path.failures": 0 } });
    expect(unknown.row?.failures.map(({ rule_id }) => rule_id)).toEqual(["ASSERT-RESULT"]);
  });

  it("is unverified if no service is there behind the server, unless `expect` says otherwise", async () => {
    const valid = toolError("getaddrinfo ENOTFOUND db.internal");
    expect((await probe({ valid })).row).toMatchObject({ status: "unverified", failures: [] });
    const run = await probe({ valid }, { expect: gate });
    expect([run.row?.status, run.code]).toEqual(["failed", 1]);
  });

  it("fails for want of a service too if the server accepted another call of the run", async () => {
    const tools = ["wipe", "look"].map((name) => ({ name, inputSchema: { type: "object" } }));
    const answers = { tools, valid: toolError("connect ECONNREFUSED 10.0.0.1:5432"), of: { look: done } };
    const { results } = await runSuite({
      servers: { s: { command: [process.execPath, program, JSON.stringify(answers)] } },
      tools: [
        { name: "works", tool: "look" },
        { name: "does not", tool: "wipe", negative_path: null },
      ],
    });
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
  });
});
