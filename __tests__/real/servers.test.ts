import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { mcptest, runIn, writeIn } from "../support/harness.js";
import { type Measured, page } from "./page.js";
import { type Place, type RealServer, realServers } from "./servers.js";
import { startWeb, type Web } from "./web.js";
import { workFolder } from "./work-folder.js";

const PAGE = fileURLToPath(new URL("../../docs/internals/real-servers.md", import.meta.url));
const names = realServers({ folder: "", url: "" }).map((server) => server.package);
let web: Web;
const place: Place = { folder: "", url: "" };
const measured: Measured[] = [];

beforeAll(async () => {
  place.folder = mkdtempSync(join(tmpdir(), "mcptest-real-"));
  web = await startWeb();
  place.url = web.url;
});
afterAll(() => {
  web?.close();
  if (place.folder !== "") rmSync(place.folder, { recursive: true });
});

describe("real servers", () => {
  it.each(names)("%s is run at every revision that it speaks", async (name) => {
    const folder = workFolder(place.folder);
    const server = realServers({ ...place, folder }).find((one) => one.package === name) as RealServer;
    const revisions = await revisionsOf(server, folder);
    expect(revisions).not.toEqual([]);
    const results = await run(server, folder, revisions);
    expect(results.tests).toHaveLength(server.calls.length * revisions.length);
    expect(results.summary.errored).toBe(0);
    measured.push({ server, revisions, results });
  });

  it("are found to be as the page says", async () => {
    expect(measured).toHaveLength(names.length);
    await expect(page(measured, steady)).toMatchFileSnapshot(PAGE);
  });
});

async function revisionsOf(server: RealServer, folder: string): Promise<string[]> {
  writeIn(folder, "discover.yaml", JSON.stringify({ servers: serversOf(server, folder) }));
  const { stdout } = await mcptest(["discover", "discover.yaml", "--format", "json"], {
    cwd: folder,
    env: process.env,
  });
  const { servers } = JSON.parse(stdout) as { servers: { revisions: { revision: string; speaks: boolean }[] }[] };
  return servers[0]?.revisions.filter(({ speaks }) => speaks).map(({ revision }) => revision) ?? [];
}

async function run(server: RealServer, folder: string, revisions: readonly string[]): Promise<Results> {
  const tools = server.calls.map(([tool, args]) => ({ name: tool, tool, args, negative_path: {} }));
  const suite = { servers: serversOf(server, folder), target_versions: revisions, tools };
  writeIn(folder, "suite.yaml", JSON.stringify(suite));
  return (await runIn(folder, ["suite.yaml"], process.env, mcptest)).results;
}

function serversOf({ command, env }: RealServer, cwd: string) {
  return { server: { command, cwd, ...(env && { env }) } };
}

/** Without folders, ports and times of the run. */
function steady(text: string): string {
  return text
    .replaceAll(/[^\s"']*mcptest-real-\w+\/work-\w+/g, "FOLDER")
    .replaceAll(place.url, "URL")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?/g, "TIME");
}
