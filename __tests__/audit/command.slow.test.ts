import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, mcptest, mcptestHere, root, steady, textIn } from "../support/harness.js";

const small = `${root}__tests__/audit/servers/small.mjs`;
// What is not about time has enough of it on every machine.
const GENEROUS = ["--budget", "20m", "--max-call", "20s"];

function audit(odd: string, flags: readonly string[], cwd = folderWith({})) {
  return mcptestHere(["audit", "--server-command", `"${process.execPath}" "${small}" ${odd}`, ...flags], { cwd });
}

interface Report {
  rules: { id: string; status: string; tier?: string; subject?: string; baseline?: string; sdk?: string }[];
  tools: { name: string; calls: number; accepted: number }[];
  left: string[];
  failed_by: string[];
  fixed: string[];
  counts: unknown;
  grade: string | null;
}

async function reportOf(odd: string, flags: readonly string[], cwd?: string) {
  const { code, stdout } = await audit(odd, [...flags, "--format", "json"], cwd);
  return { code, report: JSON.parse(stdout) as Report };
}

/** The results of a rule that failed. */
function failuresOf({ rules }: Report, rule: string) {
  return rules.filter(({ id, status }) => id === rule && status === "failed");
}

/** Without what differs from run to run (times, the ids of requests, paths), and how many calls there are. */
function timeless(text: string): string {
  return steady(text)
    .replace(/"(calls|accepted)": [1-9]\d*/g, '"$1": 1')
    .replace(/in \d+ calls/, "in many calls")
    .replace(/_ms": [\d.]+/g, '_ms": 0')
    .replace(/(\\?"id\\?":)\d+/g, "$10")
    .replaceAll(process.execPath, "node")
    .replaceAll(root, "");
}

/** The JSON report with the rules that failed: why others do not apply may depend on times. */
async function foundBy(flags: readonly string[]): Promise<string> {
  const { stdout } = await audit("exception", flags);
  const { rules, ...report }: Report = JSON.parse(timeless(stdout));
  return JSON.stringify({ ...report, rules: rules.filter(({ status }) => status === "failed") }, null, 2);
}

describe("one bug", () => {
  it("is on one screen, with the request that shows it, the coverage and the grade", async () => {
    const { code, stdout, leftovers } = await audit("exception", GENEROUS);
    expect({ code, leftovers }).toEqual({ code: 1, leftovers: [] });
    await expect(timeless(stdout)).toMatchFileSnapshot("../golden/e2e/audit/exception.txt");
  });

  it("is found again with the same seed", async () => {
    const flags = [...GENEROUS, "--seed", "1", "--format", "json"];
    const one = await foundBy(flags);
    expect(await foundBy(flags)).toBe(one);
    await expect(one).toMatchFileSnapshot("../golden/e2e/audit/exception.json");
  });

  it("is known by a baseline, and fixed without it", async () => {
    const cwd = folderWith({});
    const baseline = [...GENEROUS, "--baseline", "known.json"];
    expect((await audit("exception", [...baseline, "--update-baseline"], cwd)).code).toBe(0);
    const known = await reportOf("exception", baseline, cwd);
    expect(known.code).toBe(0);
    expect(known.report.rules.find(({ tier }) => tier === "broken")).toMatchObject({ baseline: "known" });
    const fixed = await reportOf("", [...baseline, "--strict-baseline"], cwd);
    expect(fixed.code).toBe(1);
    expect(fixed.report.fixed.join()).toContain("AUDIT-EXCEPTION::greet");
  });

  it("is shown to the end of an answer with a data URI", async () => {
    const { stdout } = await audit("picture", GENEROUS);
    expect(stdout).toMatch(/← .*data:image\/png;base64,iVBORw0K… is not iterable"\}\],"isError":true\}/);
  });

  it("becomes a test that fails, and passes without the bug", async () => {
    const cwd = folderWith({});
    const { stderr } = await audit("exception", [...GENEROUS, "--save", "found.mcptest.yaml"], cwd);
    expect(stderr).toContain("in found.mcptest.yaml");
    const file = join(cwd, "found.mcptest.yaml");
    const run = () => mcptestHere(["run", file, "--filter", "AUDIT-EXCEPTION"], { cwd });
    expect((await run()).code).toBe(1);
    writeFileSync(file, textIn(file).replace(/,?\s+(?:- )?exception\b/, ""));
    expect((await run()).code).toBe(0);
  });

  it("is a comment, once, if no test can say it", async () => {
    const cwd = folderWith({});
    const save = [...GENEROUS, "--save", "found.mcptest.yaml"];
    await audit("picky", save, cwd);
    await audit("picky", save, cwd);
    const saved = textIn(cwd, "found.mcptest.yaml");
    expect(saved.match(/^# Not a test: AUDIT-NEVER-ACCEPTED greet: /gm)).toHaveLength(1);
  });

  it("is in the formats of a run", async () => {
    const { code, stdout } = await audit("exception", [...GENEROUS, "--format", "junit"]);
    expect(code).toBe(1);
    expect(stdout).toContain("AUDIT-EXCEPTION A valid call fails");
  });
});

it.each([
  ["never answers half a character", "half", "AUDIT-HANG", ["suspicious greet"]],
  [
    "fails when it is called again, although it says that it is idempotent",
    "once",
    "AUDIT-IDEMPOTENT",
    ["suspicious enable"],
  ],
  ["names in a resource what its tool takes", "lists", "AUDIT-NEVER-ACCEPTED", []],
])("a server that %s", async (_, odd, rule, found) => {
  const { report } = await reportOf(odd, ["--budget", "20m", "--max-call", "4s"]);
  expect(failuresOf(report, rule).map(({ tier, subject }) => `${tier} ${subject}`)).toEqual(found);
});

async function reportOfSuite(suite: object, env: NodeJS.ProcessEnv = {}): Promise<Report> {
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  return JSON.parse(
    (await mcptestHere(["audit", "a.mcptest.yaml", ...GENEROUS, "--format", "json"], { cwd, env })).stdout,
  );
}

it("a rejection with a value of the environment is a leak", async () => {
  const env = { QUEUE_URL: "amqp://queue.internal:5672" };
  const suite = { servers: { s: { command: ["node", small, "url"], env } } };
  const { failed_by } = await reportOfSuite(suite);
  expect(failed_by).toEqual(["AUDIT-LEAK"]);
});

it.runIf(process.platform === "linux")("a rejection with the path of an open file is a leak", async () => {
  expect((await reportOf("file", GENEROUS)).report.failed_by).toEqual(["AUDIT-LEAK"]);
});

it("no tool is called with a secret of the user, wherever it was seen", async () => {
  const env = { VISITOR_TOKEN: "${VISITOR_TOKEN}" };
  const suite = {
    servers: { s: { command: ["node", small, "lists"], env } },
    tools: [{ name: "a", tool: "greet", args: { name: env.VISITOR_TOKEN } }],
  };
  const { tools } = await reportOfSuite(suite, { VISITOR_TOKEN: "vis-5f4e3d2c1b0a" });
  expect(tools.map(({ name, accepted }) => [name, accepted])).toEqual([
    ["greet", 0],
    ["wipe", 0],
  ]);
});

it("what a server does in calls of every tool is one finding", async () => {
  const { report } = await reportOf("roots", GENEROUS);
  expect(failuresOf(report, "INV-022").map(({ subject }) => subject)).toEqual(["greet, list"]);
});

it("a fault of the SDK is known where no tool is called", async () => {
  const { report } = await reportOf("sdk", GENEROUS);
  const [found] = report.rules.filter(({ id }) => id === "ERRCHAN-002");
  expect(found).toMatchObject({ status: "failed", sdk: "@modelcontextprotocol/sdk" });
});

it("a call whose argument comes from another answer has time to be answered", async () => {
  const { report } = await reportOf("slow", ["--budget", "20m", "--max-call", "1s"]);
  expect(failuresOf(report, "AUDIT-HANG")).toEqual([]);
});

describe("a filter that is the only argument of its tool", () => {
  it.each([
    ["filters", []],
    ["takes-all", ["list.state"]],
  ])("%s: ignored is %j", async (odd, ignored) => {
    const { report } = await reportOf(odd, GENEROUS);
    expect(failuresOf(report, "AUDIT-IGNORED").map(({ subject }) => subject)).toEqual(ignored);
  });
});

describe("exit codes", () => {
  it("0 if nothing is broken", async () => {
    const { code, report } = await reportOf("", GENEROUS);
    expect(code).toBe(0);
    expect(report.failed_by).toEqual([]);
  });

  it("2 if the server does not start", async () => {
    const { code, stderr } = await mcptestHere(["audit", "--server-command", "no-such-program"]);
    expect(code).toBe(2);
    expect(stderr).toContain("no-such-program");
  });

  it("2 if less than a tenth of the rules were judged in the time that it had", async () => {
    const { code, stdout } = await audit("", ["--budget", "1ms"]);
    expect(code).toBe(2);
    expect(stdout).toMatch(/^Not judged: .*[A-Z]+-\d+.* \(the budget of 1ms ended\)\.$/m);
    expect(stdout.match(/the budget of 1ms ended/g)).toHaveLength(1);
    const tooFew = "the budget of 1ms was enough for 0 of \\d+ rules: give more, such as --budget 4ms";
    const [first, last] = [stdout.split("\n")[0], stdout.trimEnd().split("\n").at(-1)];
    expect(first).toMatch(new RegExp(`: not graded: ${tooFew}; 0 broken, `));
    expect(last).toMatch(new RegExp(`^Not graded: ${tooFew}\\.$`));
  });

  it("2 if no tool works, though a baseline knows why", async () => {
    const cwd = folderWith({ "known.json": { version: 1, entries: [{ rule_id: "AUDIT-CRASH" }] } });
    const flags = ["--budget", "20m", "--max-call", "300ms", "--baseline", "known.json"];
    const { code, report } = await reportOf("dies", flags, cwd);
    expect(code).toBe(2);
    expect(report.rules.find(({ id }) => id === "AUDIT-CRASH")).toMatchObject({ baseline: "known" });
  });

  it("do not count what holds because no tool could be listed", async () => {
    const cwd = folderWith({ "list.json": { tools: null } });
    const server = `node ${root}__tests__/servers/listing-server.mjs list.json`;
    const args = ["--server-command", server, "--budget", "20m", "--format", "json"];
    const { stdout } = await mcptestHere(["audit", ...args], { cwd });
    const { rules }: Report = JSON.parse(stdout);
    const ofCalls = rules.filter(({ id }) => id.startsWith("AUDIT-"));
    expect(new Set(ofCalls.map(({ status }) => status))).toEqual(new Set(["unverified"]));
  });

  it("130, with a report of what was done, if it is interrupted", async () => {
    const during = async (child: ChildProcess) => {
      await new Promise<void>((resolve) => {
        child.stderr?.on("data", (chunk) => String(chunk).includes("learning") && resolve());
      });
      child.kill("SIGINT");
    };
    const command = `"${process.execPath}" "${small}" many`;
    const args = ["audit", "--server-command", command, ...GENEROUS, "--format", "json"];
    const { code, stdout, leftovers } = await mcptest(args, { cwd: folderWith({}), during });
    expect({ code, leftovers }).toEqual({ code: 130, leftovers: [] });
    const report: Report = JSON.parse(stdout);
    expect(report.tools).toHaveLength(500);
    expect(report.left).toContain("AUDIT-READ-ONLY");
  });
});

describe("flags", () => {
  it("--dry-run calls no tool", async () => {
    const { code, stdout } = await audit("dies", ["--dry-run"]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: [
        'greet {"name":"text"}',
        "wipe: not called: it may destroy: no annotation says that it does not; --safe-call allows it",
        "",
      ].join("\n"),
    });
  });

  it.each([
    ["a map", { "calls.yaml": "greet:\n  - name: Zoe of 42\n" }, "calls.yaml"],
    [
      "a suite",
      {
        "a.mcptest.yaml":
          "servers: {s: {command: [node, x]}}\ntools: [{name: a, tool: greet, args: {name: Zoe of 42}}]\n",
      },
      "a.mcptest.yaml",
    ],
  ])("--args: %s has calls that are tried first", async (_, files, file) => {
    const cwd = folderWith(files);
    const { report } = await reportOf("picky", [...GENEROUS, "--args", file], cwd);
    expect(report.tools.find(({ name }) => name === "greet")?.accepted).toBeGreaterThan(0);
    expect(failuresOf(report, "AUDIT-NEVER-ACCEPTED")).toEqual([]);
  });

  it("--args refuses what is neither", async () => {
    const { code, stderr } = await audit("", ["--args", "a.yaml"], folderWith({ "a.yaml": "greet: 5\n" }));
    expect(code).toBe(2);
    expect(stderr).toContain("a.yaml has no arguments");
  });

  it("--tools refuses a glob that matches no tool", async () => {
    const { code, stderr } = await audit("", ["--tools", "nobody"]);
    expect(code).toBe(2);
    expect(stderr).toContain("tools nobody matches no tool");
  });

  it("--tools and --safe-call choose the tools", async () => {
    const { stdout } = await audit("", ["--dry-run", "--tools", "w*", "--safe-call", "wipe"]);
    expect(stdout).toBe("wipe {}\n");
  });
});

it("an audit ends within its budget and one start, however slow the starts are", async () => {
  const startedAt = Date.now();
  await audit("starts-slowly", ["--budget", "8s"]);
  expect(Date.now() - startedAt).toBeLessThan(16_000);
});

describe("a server that is out of bounds", () => {
  it.each([
    ["dies", "AUDIT-CRASH"],
    ["hangs", "AUDIT-HANG"],
  ])("%s on each call: one finding, and no grade", async (odd, rule) => {
    const { code, report } = await reportOf(odd, ["--budget", "20m", "--max-call", "300ms"]);
    expect(code).toBe(1);
    expect(report.failed_by).toEqual([rule]);
    expect(report.grade).toBeNull();
  });

  it.each(["many", "large"])("%s: the budget ends it, and what it left out is listed", async (odd) => {
    const { report } = await reportOf(odd, ["--budget", "5s"]);
    expect(report.left).not.toEqual([]);
  });
});
