import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../src/core/proc/port.js";
import { recordHttp, startServer } from "../e2e/recordings/recorder.js";
import { CLI } from "../support/bundle.js";
import { filesIn, folderWith, root } from "../support/cli.js";
import { build, missing } from "./build.js";
import { SDKS, SOURCES } from "./sdks.js";

vi.setConfig({ testTimeout: 300_000 });

const EVERYTHING = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;
const sdk = SDKS.find(({ id }) => id === "python-1");
const lacks = missing(sdk?.build);

/** What the client of the Python SDK gets. */
async function talk(...target: string[]): Promise<unknown[]> {
  const [python = ""] = sdk?.command ?? [];
  const { stdout } = await promisify(execFile)(python, ["-B", `${SOURCES}/python/client.py`, ...target]);
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

describe.skipIf(lacks)("the client of the Python SDK through the recorder", () => {
  beforeAll(() => {
    if (sdk?.build) build(sdk.build);
  }, sdk?.build?.timeBox);

  it("gets over stdio what it gets without it", async () => {
    const folder = folderWith({});
    const command = [process.execPath, EVERYTHING, "stdio"];
    const recorder = [process.execPath, CLI, "record", "--proxy", "--out", folder, "--"];
    const direct = await talk("stdio", ...command);
    expect(direct).toHaveLength(4);
    expect(await talk("stdio", ...recorder, ...command)).toEqual(direct);
    const [, recording] = filesIn(folder).find(([name]) => name.endsWith(".ndjson")) ?? ["", ""];
    expect(recording.match(/"method":"tools\/call"/g)).toHaveLength(3);
    expect(recording).toMatch(/"end":\{"exit_code":0/);
  });

  it("gets over HTTP what it gets without it", async () => {
    const port = await freePort();
    await startServer([EVERYTHING, "streamableHttp"], port);
    const server = `http://127.0.0.1:${port}/mcp`;
    const recording = await recordHttp(server);
    expect(await talk("http", `${recording.url}`)).toEqual(await talk("http", server));
    const [session, ...others] = await recording.stop();
    expect(others).toEqual([]);
    expect(session?.exchanges.filter(({ response }) => response !== undefined)).toHaveLength(5);
  });
});
