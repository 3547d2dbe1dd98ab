import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { mcptest, runIn, textIn, writeIn } from "../support/harness.js";
import { type RealServer, realServers } from "./servers.js";
import { startWeb, type Web } from "./web.js";

const PAGE = fileURLToPath(new URL("../../docs/internals/generated-suites.md", import.meta.url));
const RELAY = fileURLToPath(new URL("../servers/tool-relay.mjs", import.meta.url));
const names = realServers({ folder: "", url: "" }).map((server) => server.package);
const rows: string[][] = [];
/** From the command to the passing suite, by the name of the server. */
const times = new Map<string, number>();
let folders = "";
let web: Web;

interface InitRun {
  tools?: { tool?: string; steps?: { tool: string }[] }[];
}

beforeAll(async () => {
  folders = mkdtempSync(join(tmpdir(), "mcptest-real-"));
  web = await startWeb();
});
afterAll(() => {
  web?.close();
  if (folders !== "") rmSync(folders, { recursive: true });
});

describe("init", () => {
  it.each(names)("writes a suite for %s that passes at once, and fails without one of its tools", async (name) => {
    const cwd = workFolder();
    const server = realServers({ folder: cwd, url: web.url }).find((one) => one.package === name) as RealServer;
    const { command, env, calls } = server;
    const config = (words: readonly string[]) =>
      JSON.stringify({ server: { command: words, cwd, ...(env && { env }) } });
    writeIn(cwd, "server.yaml", config(command));
    const safe = calls.flatMap(([tool]) => ["--safe-call", tool]);

    const startedAt = performance.now();
    const ran = await mcptest(["init", "--server-config", "server.yaml", ...safe], {
      cwd,
      env: { ...process.env, ...env },
    });
    expect(ran.stderr).toContain("wrote mcptest.yaml");
    expect(ran.code).toBe(0);
    const first = await run(cwd, env);
    const took = performance.now() - startedAt;
    expect(first.code).toBe(0);
    const { total, passed, failed, errored, skipped } = first.results.summary;
    expect({ failed, errored }).toEqual({ failed: 0, errored: 0 });

    const { tools = [] }: InitRun = parse(textIn(cwd, "mcptest.yaml"));
    const listed = [...new Set(tools.flatMap(({ tool, steps = [] }) => tool ?? steps.map((step) => step.tool)))].map(
      (name) => name.replaceAll("$$", "$"),
    );
    expect(listed.length).toBeGreaterThan(0);
    // The handshake, the messages, the list, and at least one test of a tool.
    expect(passed).toBeGreaterThan(3);
    for (const [way, tool] of [
      ["drop", listed[0]],
      ["rename", listed.at(-1)],
    ] as const) {
      writeIn(cwd, "relayed.yaml", config([process.execPath, RELAY, way, tool ?? "", ...command]));
      const { code, results } = await run(cwd, env, ["--server-config", "relayed.yaml"]);
      expect(code).toBe(1);
      const notes = results.tests.flatMap(({ failures }) => failures.flatMap(({ note }) => note ?? []));
      expect(notes.filter((note) => note.startsWith(`not found: "${tool}(`))).toHaveLength(1);
    }
    times.set(name, took);
    rows.push([`\`${name}\``, server.version, server.from, ...[listed.length, total, passed, skipped].map(String)]);
  });

  // How long it takes depends on the machine, so it is shown and not asserted.
  afterAll(() => {
    const shown = [...times].map(([name, took]) => `${name}: ${(took / 1_000).toFixed(1)} s`);
    process.stdout.write(`From the command to the passing suite:\n${shown.join("\n")}\n`);
  });

  it("is as the page says", async () => {
    expect(rows).toHaveLength(names.length);
    await expect(page()).toMatchFileSnapshot(PAGE);
  });
});

function run(cwd: string, env: RealServer["env"], flags: readonly string[] = []) {
  return runIn(cwd, flags, { ...process.env, ...env }, mcptest);
}

/** A git repository with a few files, in which the server runs. */
function workFolder(): string {
  const folder = mkdtempSync(join(folders, "work-"));
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });
  git("init", "--initial-branch", "main");
  writeIn(folder, "a.js", "export const a = 1;\n");
  writeIn(folder, "eslint.config.mjs", "export default [];\n");
  git("add", ".");
  git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--message", "first");
  return folder;
}

function page(): string {
  const head = ["server", "version", "from", "tools", "tests", "passed", "skipped"];
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return `# Suites that init writes

What \`mcptest init\` writes for real servers from npm and PyPI, pinned, in a repository with two files. Each suite passes
on its first run, and fails when a tool is removed or renamed. On two cores, that run has ended within ten seconds of the
command; of desktop-commander, which starts other programs for each call, within a minute. \`--safe-call\` names
the tools that change nothing outside the repository, because few servers say so in their annotations. A test is skipped
where init may not call the tool, or where arguments made from its schema are answered with an error: many tools need a
file, an account or a service that is not there.

\`npm run test:servers\` installs the servers and compares this page with what it finds; with \`-- -u\` it writes the page.

${table}
`;
}
