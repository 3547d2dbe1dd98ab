import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, root, until } from "../../support/cli.js";
import { processesWith } from "../../support/processes.js";

const byteServer = `${root}__tests__/servers/byte-server.mjs`;

/** What a client and a server may send, or send by mistake: the bytes pass all the same. */
function bytesOf(from: string): Buffer {
  return Buffer.concat([
    Buffer.from(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"from":"${from}"}}\r\n`),
    Buffer.from("noise of a library\n\n\r\n"),
    Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0x0a]),
    Buffer.from(`{"jsonrpc":"2.0","id":1,"result":{"text":"${"x".repeat(16 * 1024 * 1024)}"}}\n`),
    Buffer.from('[{"jsonrpc":"2.0","method":"notifications/a"},{"jsonrpc":"2.0","id":"1","result":{}}]\n'),
    Buffer.from('{"jsonrpc":"2.0","id":2,"res'),
  ]);
}

interface Recorded {
  stdout: Buffer;
  stderr: Buffer;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Processes that it started and that still live. */
  leftovers: number[];
}

/** Starts the recorder as a client does; `talk` has its process. */
async function record(
  args: readonly string[],
  talk: (child: ChildProcess) => unknown,
  { cwd = "/", env = {} }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Recorded> {
  const { PATH = "", HOME = "" } = process.env;
  const mark = randomUUID();
  const child = spawn(process.execPath, [CLI, "record", "--proxy", ...args], {
    cwd,
    env: { PATH, HOME, MARK: mark, ...env },
  });
  const chunks: Record<"stdout" | "stderr", Buffer[]> = { stdout: [], stderr: [] };
  child.stdout.on("data", (chunk: Buffer) => chunks.stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.stderr.push(chunk));
  child.stdin.on("error", () => {});
  const ended = new Promise<Pick<Recorded, "code" | "signal">>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  await talk(child);
  const how = await ended;
  const leftovers = processesWith(`MARK=${mark}`);
  return { ...how, stdout: Buffer.concat(chunks.stdout), stderr: Buffer.concat(chunks.stderr), leftovers };
}

/** The lines of the only recording in a folder. */
function recordingIn(folder: string): Record<string, unknown>[] {
  const [name = "", ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return readFileSync(join(folder, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

it("passes every byte as it is in both directions, and what is answered after the end of stdin", async () => {
  const folder = folderWith({});
  const [sent, received, toRead] = ["sent", "received", "to-read"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const [ofClient, ofServer] = [bytesOf("client"), bytesOf("server")];
  writeFileSync(sent, ofServer);
  writeFileSync(toRead, ofClient);
  const command = [process.execPath, byteServer, received, sent, "7"];
  const run = await record(["--out", join(folder, "recordings"), "--", ...command], (child) =>
    child.stdin?.end(ofClient),
  );
  expect(run.code).toBe(7);
  expect(Buffer.compare(readFileSync(received), ofClient)).toBe(0);
  expect(Buffer.compare(run.stdout, Buffer.concat([ofServer, Buffer.from("after the end of stdin")]))).toBe(0);
  expect(run.stderr.includes(Buffer.from([0x65, 0x72, 0x72, 0xff, 0xfe, 0x0a]))).toBe(true);
});

const node = process.execPath;

it("runs with the server's exit code after it crashed, and keeps what was asked and not answered", async () => {
  const folder = folderWith({ "crash.mjs": 'process.stdin.once("data", () => process.exit(3));' });
  const run = await record(["--out", join(folder, "out"), "--", node, join(folder, "crash.mjs")], (child) =>
    child.stdin?.write('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"password":"hunter2"}}\n'),
  );
  expect(run.code).toBe(3);
  const [start, call, end] = recordingIn(join(folder, "out"));
  expect(start).toMatchObject({ start: { server_label: "crash", server: { cwd: "/" } } });
  expect(call).toMatchObject({
    exchange: {
      request: { params: { password: "«secret:password»" } },
      fault: { rule_id: "FAULT-LIFECYCLE-CRASH", process: { exit_code: 3, signal: null } },
    },
  });
  expect(end).toMatchObject({ end: { exit_code: 3, signal: null } });
});

it("ends by the signal that ended the server", async () => {
  const folder = folderWith({});
  const command = ["sh", "-c", 'kill -ABRT "$$"'];
  const { code, signal } = await record(["--out", folder, "--", ...command], () => {});
  expect({ code, signal }).toEqual({ code: null, signal: "SIGABRT" });
});

it("passes signals on, and ends a server that ignores them before its client gives up", async () => {
  const folder = folderWith({
    "stubborn.mjs": `
      import { spawn } from "node:child_process";
      const child = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"]);
      process.on("SIGTERM", () => process.stdout.write("asked"));
      setInterval(() => {}, 1000);
      setTimeout(() => process.stdout.write("up " + child.pid + "\\n"), 300);
    `,
  });
  let output = "";
  let askedAt = 0;
  const run = await record(["--out", join(folder, "out"), "--", node, join(folder, "stubborn.mjs")], async (child) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    await until(() => output.includes("up"));
    askedAt = Date.now();
    child.kill("SIGTERM");
  });
  expect(Date.now() - askedAt).toBeLessThan(4_000);
  expect(run.signal).toBe("SIGKILL");
  expect(run.stdout.toString()).toMatch(/^up \d+\n(asked)+$/);
  expect(run.leftovers).toEqual([]);
});

it("ends the server when its client was killed, and leaves a recording that can be read", async () => {
  const folder = folderWith({
    "client.mjs": `
      import { spawn } from "node:child_process";
      const recorder = spawn(process.execPath, process.argv.slice(2), { stdio: ["pipe", "pipe", "inherit"] });
      recorder.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\\n');
      recorder.stdout.on("data", (chunk) => process.stdout.write(chunk));
    `,
    "deaf.mjs": `
      process.stdin.once("data", () => console.log('{"jsonrpc":"2.0","id":1,"result":{"pid":' + process.pid + "}}"));
      process.stdin.on("end", () => setInterval(() => {}, 1000));
      process.on("SIGTERM", () => {});
    `,
  });
  const recorder = [CLI, "record", "--proxy", "--out", join(folder, "out"), "--", node, join(folder, "deaf.mjs")];
  const client = spawn(node, [join(folder, "client.mjs"), ...recorder], { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  client.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await until(() => output.includes("\n"));
  client.kill("SIGKILL");
  const pid = JSON.parse(output).result.pid;
  await until(() => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });
  expect(recordingIn(join(folder, "out"))[1]).toMatchObject({ exchange: { request: { method: "ping" } } });
});

it("goes on passing where it cannot write, and says so once", async () => {
  const folder = folderWith({ file: "not a folder" });
  const line = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
  const { code, stdout, stderr } = await record(["--out", join(folder, "file", "out"), "--", "cat"], (child) =>
    child.stdin?.end(line.repeat(3)),
  );
  expect({ code, stdout: stdout.toString() }).toEqual({ code: 0, stdout: line.repeat(3) });
  expect(stderr.toString()).toMatch(
    /^mcptest: nothing is recorded, and the server runs all the same: cannot write .*\n$/,
  );
});

it("says that a command does not exist, or is missing", async () => {
  const folder = folderWith({});
  const unknown = await record(["--out", join(folder, "out"), "--", "no-such-server"], () => {});
  expect(unknown.code).toBe(2);
  expect(unknown.stdout.toString()).toBe("");
  expect(unknown.stderr.toString()).toContain('the program "no-such-server" was not found in PATH');
  expect(readdirSync(join(folder, "out"))).toEqual([]);
  expect((await record([], () => {})).stderr.toString()).toContain("no server to record");
});

it("records in the state folder of the user, which it names once", async () => {
  const state = folderWith({});
  const { stderr, stdout } = await record(["--name", "my shop", "--", "cat"], (child) => child.stdin?.end("{}\n"), {
    env: { XDG_STATE_HOME: state },
  });
  expect(stdout.toString()).toBe("{}\n");
  const folder = join(state, "mcptest", "recordings");
  const [name = ""] = readdirSync(folder);
  expect(name).toMatch(/^my-shop\..*\.capture\.ndjson$/);
  expect(stderr.toString()).toBe(`mcptest: recording to ${join(folder, name)}\n`);
});
