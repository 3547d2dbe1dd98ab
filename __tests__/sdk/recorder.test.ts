import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../src/core/proc/port.js";
import { recordHttp, startServer } from "../e2e/recordings/recorder.js";
import { CLI } from "../support/bundle.js";
import { filesIn, folderWith, root } from "../support/cli.js";
import { build, missing } from "./build.js";
import { BUILT, type Build, SDKS, SOURCES } from "./sdks.js";

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

const inspector: Build = {
  folder: "inspector",
  toolchains: [{ program: "npm", versionArgs: ["--version"], atLeast: [10, 0] }],
  steps: [
    ["mkdir", "-p", `${BUILT}/inspector`],
    ["cp", "package.json", `${BUILT}/inspector`],
    ["npm", "install", "--prefix", `${BUILT}/inspector`, "--silent", "--no-audit", "--no-fund", "--ignore-scripts"],
  ],
  timeBox: 300_000,
};
const fastmcp = SDKS.find(({ id }) => id === "fastmcp");

/** What Inspector's command line prints of a server: its tools, and the answer to a call. */
async function inspect(target: readonly string[], call: readonly string[]): Promise<string[]> {
  const cli = `${BUILT}/inspector/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js`;
  const printed: string[] = [];
  for (const method of [["tools/list"], ["tools/call", "--tool-name", ...call]]) {
    const args = [cli, "--cli", ...target, "--method", ...method];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    printed.push(stdout);
  }
  return printed;
}

describe.skipIf(missing(inspector))("Inspector's command line through the recorder", () => {
  beforeAll(() => build(inspector), inspector.timeBox);

  it("gets over stdio what it gets without it", async () => {
    const folder = folderWith({});
    const command = [process.execPath, EVERYTHING, "stdio"];
    // Its own options begin after those of the server, whose two dashes it would take for its own.
    const script = folderWith({
      "recorder.sh": `exec ${[process.execPath, CLI].join(" ")} record --proxy --out ${folder} -- ${command.join(" ")}`,
    });
    const call = ["echo", "--tool-arg", "message=grüße"];
    const direct = await inspect(command, call);
    expect(direct[1]).toContain("grüße");
    expect(await inspect(["sh", `${script}/recorder.sh`], call)).toEqual(direct);
    const recordings = filesIn(folder).filter(([name]) => name.endsWith(".ndjson"));
    expect(recordings.filter(([, text]) => text.includes('"method":"tools/call"'))).toHaveLength(1);
  });

  it.skipIf(missing(fastmcp?.build))("gets over HTTP from a FastMCP server what it gets without it", async () => {
    if (fastmcp?.build) build(fastmcp.build);
    const port = await freePort();
    const [program, ...args] = fastmcp?.command ?? [];
    await startServer([...args, "http", `${port}`], port, {}, program);
    const server = `http://127.0.0.1:${port}/mcp`;
    const recording = await recordHttp(server);
    const call = ["add", "--tool-arg", "a=1", "b=2"];
    const direct = await inspect([server, "--transport", "http"], call);
    expect(direct[1]).toContain("3");
    expect(await inspect([`${recording.url}`, "--transport", "http"], call)).toEqual(direct);
    const sessions = await recording.stop();
    const calls = sessions
      .flatMap(({ exchanges }) => exchanges)
      .filter(({ request }) => JSON.stringify(request).includes("tools/call"));
    expect(calls).toMatchObject([{ response: { result: { content: [{ text: "3" }] } } }]);
  });
});

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
