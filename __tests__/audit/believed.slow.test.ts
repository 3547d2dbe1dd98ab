import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { folderWith, root } from "../support/cli.js";
import { mcptestHere, runSuite } from "../support/in-process.js";
import { partOf } from "../support/whole.js";

const GENEROUS = ["--budget", "20m", "--max-call", "5s"];

interface Rule {
  id: string;
  status: string;
  tier?: string;
  severity?: string;
  subject?: string;
  message?: string;
  steps?: { params: unknown }[];
}

interface Report {
  rules: Rule[];
  left?: string[];
  grade: string | null;
  not_graded?: string;
  coverage: { given_up?: string[] };
}

const SERVERS = `${root}__tests__/audit/servers/believed.mjs`;

/** What audits, or `compliance run`, say of a server of believed.mjs, over stdio or at an address. */
async function reportOf(mode: string, command = ["audit", ...GENEROUS], url?: string) {
  const server = `"${process.execPath}" "${SERVERS}" ${mode}`;
  const target = url === undefined ? ["--server-command", server] : ["--server-url", url];
  const { code, stdout } = await mcptestHere([...command, ...target, "--format", "json"], { cwd: folderWith({}) });
  const report: Report = JSON.parse(stdout);
  const failed = report.rules.filter(({ status, tier }) => status === "failed" && tier !== "advice");
  return { ...report, code, failed, left: report.left ?? [] };
}

const textsOf = (rules: readonly Rule[]) => rules.map(({ id, subject, message }) => `${id} ${subject}: ${message}`);

describe("an audit finds nothing in", () => {
  it.each([
    ["a list that has more pages than are walked", "pages"],
    ["a path of a file system in memory, which ordinary answers show", "virtual-path"],
    ["a rejection that names the argument and says what it must be", "names-argument"],
    ["ten quick tools", "ten"],
    ["a tool that says whether something exists", "asks-whether"],
  ])("%s", async (_, mode) => {
    const { code, failed } = await reportOf(mode);
    expect({ code, failed: textsOf(failed) }).toEqual({ code: 0, failed: [] });
  });

  it("the error for half a character that is no JSON", async () => {
    const { failed } = await reportOf("bad-json");
    expect(textsOf(failed).filter((one) => /HANG|never answered/.test(one))).toEqual([]);
  });
});

const BROKEN: readonly [name: string, mode: string, wanted: RegExp][] = [
  ["pages that never end", "stuck", /AUDIT-PAGES list_rows: .*they never end: the cursor "8" comes again/],
  ["a list that always fails", "dead-list", /INV-004 .*resources\/list with an error/],
  ["a list that is never answered", "silent-list", /INV-004 .*prompts\/list cannot be read: no answer/],
  ["an id that comes back as a number", "number-id", /PROTO-STRING-ID/],
  ["an output schema whose definitions are lost", "lost-defs", /SCH-REF/],
  ["that no ping is answered, and nothing else", "no-ping", /LIFE-PING/],
  ["an end some time after an answer", "dies-late", /AUDIT-LATE-DEATH export/],
  ["an end between two checks", "dies-between", /FAULT-LIFECYCLE-CRASH/],
  ["an end that only a judgement meets", "dies-of-two", /FAULT-LIFECYCLE-CRASH/],
  ["an end some time after many calls", "dies-of-six", /FAULT-LIFECYCLE-CRASH/],
];

describe("an audit finds", () => {
  it.each(partOf(BROKEN, 3))("%s", async (_, mode, wanted) => {
    const { code, failed } = await reportOf(mode);
    const broken = failed.filter(({ tier }) => tier === "broken");
    expect(code).toBe(1);
    expect(textsOf(broken)).toEqual([expect.stringMatching(wanted)]);
  });

  it("a call that is never answered, and judges nine other tools", async () => {
    const { code, failed, rules } = await reportOf("ten-and-hangs", ["audit", "--budget", "20m", "--max-call", "2s"]);
    expect({ code, failed: textsOf(failed) }).toEqual({
      code: 1,
      failed: [expect.stringMatching(/AUDIT-HANG report/)],
    });
    const late = rules.filter(({ id, status }) => id.startsWith("AUDIT-") && status === "unverified");
    expect(textsOf(late)).toEqual([]);
  });

  it("templates that can never be listed", async () => {
    const { failed } = await reportOf("dead-templates");
    expect(textsOf(failed)).toEqual([expect.stringMatching(/INV-004 .*resources\/templates\/list cannot be read/)]);
  });

  it("that no argument is checked, and shows one call", async () => {
    const { failed } = await reportOf("loose");
    const found = failed.find(({ id }) => id === "AUDIT-LOOSER");
    expect(found?.message).toMatch(/^4 arguments take values that the schema excludes: .*, /);
    expect(found?.steps).toHaveLength(1);
  });

  it("all that a slow tool does not have to show, in a server with nine others", async () => {
    const { code, left, rules, coverage } = await reportOf("ten-and-slow", ["audit"]);
    const outOfTime = rules.filter(({ message }) => message?.includes("the budget"));
    expect({ code, outOfTime: textsOf(outOfTime) }).toEqual({ code: 0, outOfTime: [] });
    expect(left.filter((one) => one.startsWith("more calls of report"))).toHaveLength(1);
    expect(coverage.given_up).toEqual([expect.stringMatching(/^report: no answer came in/)]);
  });

  it("a dead list before slow tools use up its time, and says what it left out", async () => {
    const { code, failed, rules, left } = await reportOf("slow", ["audit", "--budget", "20s", "--max-call", "5s"]);
    expect(code).toBe(1);
    expect(textsOf(failed).join("\n")).toMatch(/INV-004 .*prompts\/list/);
    expect(left).toContain("AUDIT-READ-ONLY");
    const late = rules.find(({ id }) => id === "AUDIT-READ-ONLY");
    expect(late?.message).toContain("not judged, because the budget of 20s ended; give more, such as --budget 80s");
  });
});

describe.each([
  ["audit", ["audit", "--budget", "20m"]],
  ["compliance run", ["compliance", "run"]],
])("over HTTP, %s", (_, command) => {
  it.each([
    ["dies-late", 1, "must", /takes no connections any more/],
    ["dies-between", 1, "must", /takes no connections any more/],
    ["forgets-late", 0, "should", /no longer knows the session/],
  ])("finds the end of %s, and nothing else", async (mode, wanted, severity, message) => {
    const server = spawn(process.execPath, [SERVERS, mode, "0"], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      const [line] = await once(server.stdout, "data");
      const { code, failed } = await reportOf(mode, command, String(line).trim());
      expect(failed).toMatchObject([
        { id: "FAULT-LIFECYCLE-CRASH", severity, message: expect.stringMatching(message) },
      ]);
      expect(code).toBe(wanted);
    } finally {
      server.kill();
    }
  });
});

it.each(["ten", "stuck"])("two audits of %s say the same, but for times", async (mode) => {
  const first = await reportOf(mode, ["audit", "--seed", "1"]);
  const second = await reportOf(mode, ["audit", "--seed", "1"]);
  // How often a rule calls a tool depends on how soon it answers.
  const ofTime = /^(?:timing|duration_ms|calls)$/;
  const withoutTimes = (report: typeof first) =>
    JSON.parse(JSON.stringify(report, (key, value) => (ofTime.test(key) ? undefined : value)));
  expect(withoutTimes(first)).toEqual(withoutTimes(second));
});

it.each([
  ["audit", ["audit", ...GENEROUS]],
  ["compliance run", ["compliance", "run"]],
])("%s does not judge a server of which no tool works", async (_, command) => {
  const { code, grade, not_graded } = await reportOf("only-fails", command);
  expect({ code, grade }).toEqual({ code: 2, grade: null });
  expect(not_graded).toContain("0 of 10 tools worked");
});

it("an audit of a suite does not judge such a server either", async () => {
  const command = [process.execPath, SERVERS, "only-fails"];
  const { code, results } = await runSuite({ servers: { shop: { command } }, compliance: [] }, ["--audit"]);
  expect(code).toBe(2);
  expect(results.tests).toMatchObject([{ status: "errored", failures: [{ message: "0 of 10 tools worked" }] }]);
});

it.each([
  ["dead-list", "INV-004"],
  ["number-id", "PROTO-STRING-ID"],
  ["lost-defs", "SCH-REF"],
  ["no-ping", "LIFE-PING"],
  ["dies-late", "FAULT-LIFECYCLE-CRASH"],
  ["dies-between", "FAULT-LIFECYCLE-CRASH"],
])("compliance run says the same of %s", async (mode, id) => {
  const { code, failed } = await reportOf(mode, ["compliance", "run"]);
  expect(code).toBe(1);
  expect(failed.map((one) => one.id)).toContain(id);
});

it("compliance run blames no bad call for an end that comes of earlier ones", async () => {
  const { failed } = await reportOf("dies-of-four", ["compliance", "run"]);
  const broken = failed.filter(({ severity }) => severity === "must");
  expect(broken.map(({ id }) => id)).toEqual(["FAULT-LIFECYCLE-CRASH"]);
});
