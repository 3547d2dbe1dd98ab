import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const TIMEOUT_MS = 30_000;

/** What a scenario of the official suite gives to the client under test. */
export interface Played {
  url: string;
  scenario: string;
  /** The one that the scenario is played at; undefined if the suite does not say. */
  revision?: string;
  /** Keys, credentials and the like, where the scenario has them. */
  context: Record<string, unknown>;
}

/** The alias of a package of the official suite. */
export type SuiteVersion = "mcp-conformance" | "mcp-conformance-next";

/** The scenarios that a suite has for clients, each with the revisions at which it is played; none for an extension. */
export function clientScenarios(node: string, version: SuiteVersion): [scenario: string, revisions: string[]][] {
  const listed = execFileSync(node, [program(version), "list", "--client"], { encoding: "utf8" });
  return [...listed.matchAll(/^ {2}- (\S+) \[([^\]]*)\]$/gm)].map(([, scenario = "", tags = ""]) => [
    scenario,
    tags.split(",").filter((tag) => /^\d/.test(tag)),
  ]);
}

/** Plays one scenario of the newer suite against a server. */
export function askServer(node: string, scenario: string, url: string, revision: string): Promise<SuiteChecks> {
  // Scenarios of extensions belong to no revision, and are skipped else.
  const args = ["server", "--url", url, "--scenario", scenario, "--spec-version", revision, "--force"];
  return runSuite(node, "mcp-conformance-next", args);
}

/** What the suite found. */
export interface SuiteChecks {
  /** Checks that failed or warned, each with what was wrong. */
  wrong: string[];
  /** How many held. */
  passed: number;
}

/**
 * Plays one scenario of the official conformance suite against a client, which plays its part; what it throws fails the
 * scenario. `node` runs the suite; `revision` is that of the protocol, where the scenario has several.
 */
export async function playScenario(
  node: string,
  version: SuiteVersion,
  scenario: string,
  client: (played: Played) => Promise<void>,
  revision?: string,
): Promise<SuiteChecks> {
  const relay = createServer(async (socket) => {
    try {
      const [line] = await once(createInterface(socket), "line");
      await client(JSON.parse(line));
      socket.end();
    } catch (error) {
      socket.end(error instanceof Error ? `${error.stack}` : String(error));
    }
  }).listen(0, "127.0.0.1");
  try {
    await once(relay, "listening");
    const { port } = relay.address() as AddressInfo;
    const command = `${process.execPath} ${root}__tests__/support/conformance-relay.mjs`;
    const args = ["client", "--command", command, "--scenario", scenario, "--timeout", `${TIMEOUT_MS}`];
    if (revision !== undefined) args.push("--spec-version", revision);
    return await runSuite(node, version, args, { CONFORMANCE_PORT: `${port}` });
  } finally {
    relay.close();
  }
}

async function runSuite(
  node: string,
  version: SuiteVersion,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<SuiteChecks> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  try {
    const env = { PATH: process.env.PATH ?? "", HOME: folder, ...more };
    const suite = spawn(node, [program(version), ...args, "-o", folder], { cwd: folder, env });
    const [stdout, stderr] = await Promise.all([text(suite.stdout), text(suite.stderr), once(suite, "close")]);
    return foundIn(folder, `${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function program(version: SuiteVersion): string {
  return `${root}node_modules/${version}/dist/index.js`;
}

function foundIn(folder: string, output: string): SuiteChecks {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = (ending: string) => {
    const file = files.find((name) => name.endsWith(ending));
    return file === undefined ? undefined : readFileSync(join(folder, file), "utf8");
  };
  const report = read("checks.json");
  // Without a single check nothing was judged.
  if (report === undefined) return { wrong: [`no checks were written:\n${output}`], passed: 0 };
  const checks: { id: string; status: string; errorMessage?: string }[] = JSON.parse(report);
  const wrong = checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");
  const lines = wrong.map(({ id, status, errorMessage }) => `${status} ${id}: ${errorMessage}`);
  const client = read("stderr.txt");
  return {
    wrong: client ? [...lines, `the client: ${client}`] : lines,
    passed: checks.filter(({ status }) => status === "SUCCESS").length,
  };
}
