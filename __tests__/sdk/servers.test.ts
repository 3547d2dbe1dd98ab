import { beforeAll, describe, expect, it } from "vitest";
import { folderWith, mcptest, root, runFiles, type SuiteRun } from "../support/harness.js";
import { behaviours } from "./answers.js";
import { build, missing } from "./build.js";
import { brokenRules, knownRules, unexplainedRules } from "./corpus.js";
import { GATED_SDKS, type Sdk, SOURCES } from "./sdks.js";

const RUN_BOX = 300_000;
/** What is found of a server whose SDK takes true for 1. */
const BOOLEANS_TAKEN = /^from the SDK \(.+\): \w+ accepts a bad call: (?:`[\w.]+` of type boolean(?:, )?)+$/;
/** Checks of the common suite that another kind of handshake leaves out. */
const OTHER_HANDSHAKE = /^revision \S+ has no (initialize|server\/discover)$/;

/**
 * Builds a server and runs the common suite on it, once for each transport, at every revision that it speaks over it, and
 * one test where none is asked for and nothing is said of the transport.
 */
async function run({ build: steps, command, speaks, losesAnswers }: Sdk): Promise<SuiteRun> {
  if (steps) build(steps);
  const suites = Object.entries(speaks).flatMap(([transport, revisions]) => {
    const { transport: _, ...unpinned } = serverOf(command, transport);
    const echo = { name: "echo", tool: "echo", args: { text: "x" }, expect: { "result.content[0].text": "x" } };
    return [
      {
        imports: [`${SOURCES}/suite.mcptest.yaml`],
        variables: { long: { value: "x".repeat(65_536) } },
        target_versions: revisions,
        servers: { [transport]: serverOf(command, transport) },
      },
      { servers: { [transport]: unpinned }, tools: [echo] },
    ];
  });
  const files = Object.fromEntries(suites.map((suite, index) => [`${index}.yaml`, suite]));
  const flags = [...Object.keys(files), "--retries", losesAnswers ? "3" : "0"];
  return runFiles(files, flags, process.env, mcptest);
}

/** Checks a server by the whole corpus, at the newest revision that it speaks. */
async function checkCorpus({ command }: Sdk, transport: string) {
  const cwd = folderWith({ "suite.yaml": { servers: { [transport]: serverOf(command, transport) } } });
  // Their tools have no annotations.
  const flags = ["suite.yaml", "--allow-destructive", "--format", "json"];
  return JSON.parse((await mcptest(["compliance", "run", ...flags], { cwd, env: process.env })).stdout);
}

function serverOf(command: readonly string[], transport: string): Record<string, unknown> {
  if (transport === "stdio") return { command };
  const [path, pinned] = transport === "sse" ? ["sse", { transport }] : ["mcp", {}];
  return {
    url: `http://127.0.0.1:\${port}/${path}`,
    start: { command: [...command, transport, "${port}"] },
    ...pinned,
  };
}

/** Name and version, and what this machine lacks for it. */
function called({ name, version, build: steps }: Sdk): string {
  const lacks = missing(steps);
  return `${name} ${version}${lacks === undefined ? "" : ` (skipped: ${lacks})`}`;
}

describe.each(GATED_SDKS.map((sdk) => [called(sdk), sdk] as const))("%s", (_, sdk) => {
  const isMissing = missing(sdk.build) !== undefined;
  let ran: SuiteRun;
  beforeAll(
    async () => {
      if (!isMissing) ran = await run(sdk);
    },
    (sdk.build?.timeBox ?? 0) + RUN_BOX,
  );
  const test = it.skipIf(isMissing);

  test("passes the common suite", () => {
    const { results, code } = ran;
    const taken = results.findings.filter(({ message }) => BOOLEANS_TAKEN.test(message));
    // Of `add` and of `order`.
    expect(new Set(taken.map(({ message }) => message.replace(/^.*\): /, ""))).size).toBe(sdk.takesBooleans ? 2 : 0);
    expect(
      results.tests.flatMap(({ name, server, target_version, failures }) =>
        failures.map(({ message }) => `${name} (${server} ${target_version}): ${message}`),
      ),
    ).toEqual([]);
    const skipped = results.tests.filter(({ status }) => status !== "passed");
    const unexpected = skipped.filter(({ reason }) => !OTHER_HANDSHAKE.test(reason ?? ""));
    expect(unexpected.map(({ name, status, reason }) => [name, status, reason])).toEqual([]);
    expect(code).toBe(0);
  });

  test("speaks every revision that it is asked for", () => {
    const spoken = ran.results.servers
      .filter(({ target_version }) => target_version !== null)
      .map(({ name, negotiated_version }) => `${name} ${negotiated_version}`);
    const asked = Object.entries(sdk.speaks).flatMap(([transport, revisions]) =>
      revisions.map((revision) => `${transport} ${revision}`),
    );
    expect(spoken.sort()).toEqual(asked.sort());
  });

  test("is spoken to at the newest of them if none is asked for", () => {
    const spoken = ran.results.servers
      // What a server says over HTTP+SSE is its own affair: the transport is of one revision alone.
      .filter(({ name, target_version }) => target_version === null && name !== "sse")
      .map(({ name, negotiated_version }) => `${name} ${negotiated_version}`);
    const { stdio, http } = sdk.speaks;
    expect(spoken.sort()).toEqual([`http ${http?.at(-1)}`, `stdio ${stdio?.at(-1)}`]);
  });

  test("answers bad calls as its golden file has it, and never by a crash", async () => {
    const cases = ran.results.tests.flatMap(({ negative_path }) =>
      Object.values(negative_path?.probes ?? {}).flatMap((probe) => probe.cases),
    );
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.filter(({ outcome }) => outcome !== "rejected" && outcome !== "accepted")).toEqual([]);
    const reported = { name: sdk.name, version: sdk.version, behaviours: behaviours(ran.results) };
    await expect(`${JSON.stringify(reported, null, 2)}\n`).toMatchFileSnapshot(
      `${root}__tests__/golden/sdk/${sdk.id}.json`,
    );
  });

  test.each(["stdio", "http"])(
    "breaks no rule of the corpus over %s but those that the docs name",
    async (transport) => {
      const report = await checkCorpus(sdk, transport);
      expect(brokenRules(report)).toEqual(knownRules(sdk.id, transport));
      expect(unexplainedRules(sdk.id, report)).toEqual([]);
    },
    RUN_BOX,
  );

  if (sdk.id !== "rmcp-1") return;

  test("is right with protocol errors for arguments at 2025-06-18", () => {
    expect(misrouted("2025-06-18")).toEqual([]);
  });

  test("is checked for each tool and each argument at 2025-11-25", () => {
    const rows = ran.results.tests.filter(
      ({ target_version, negative_path }) => target_version === "2025-11-25" && negative_path,
    );
    expect(rows).toHaveLength(6);
    const expected = rows.map(({ server, name, negative_path }) => {
      const cases = ["missing_required", "wrong_type"].flatMap(
        (probe) => negative_path?.probes[probe]?.cases.map(({ label }) => `${label} (-32602)`) ?? [],
      );
      const more = cases.length > 20 ? [`${cases.length - 20} more`] : [];
      const shown = [...cases.slice(0, 20), ...more].join(", ");
      return `${server}: from the SDK (rmcp): ${name.split(" ").at(-1)} reports failed validation as a protocol error: ${shown}`;
    });
    expect(misrouted("2025-11-25").sort()).toEqual(expected.sort());
  });

  function misrouted(revision: string): string[] {
    return ran.results.findings
      .filter(({ rule_id, target_version }) => rule_id === "ERRCHAN-001" && target_version === revision)
      .map(({ server, message }) => `${server}: ${message}`);
  }
});
