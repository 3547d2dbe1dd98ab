import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeTempFolder, removeFolder } from "../../src/core/out.js";
import { NodeCoverage } from "../../src/core/proc/node-coverage.js";

const folder = makeTempFolder();
const cleanups: (() => void)[] = [() => removeFolder(folder)];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function opened() {
  const coverage = await NodeCoverage.open();
  cleanups.push(() => coverage.close());
  const { NODE_OPTIONS = "" } = coverage.environment({ NODE_OPTIONS: "--no-warnings" });
  const preload = /"(.*)"/.exec(NODE_OPTIONS)?.[1] ?? "";
  return { coverage, options: NODE_OPTIONS, preload, socket: join(dirname(preload), "socket") };
}

/** Connects as a process does, and answers every question with a text. */
async function connectTo(path: string, answer: string) {
  const socket = createConnection(path);
  socket.on("error", () => {});
  socket.on("data", () => socket.write(answer));
  await once(socket, "connect");
  return socket;
}

describe("the coverage of Node processes", () => {
  it("is what each of them executed since the last time, without dependencies, and with its own NODE_OPTIONS", async () => {
    const { coverage, options, preload } = await opened();
    expect(options.startsWith("--no-warnings --require=")).toBe(true);
    const work = makeTempFolder();
    cleanups.push(() => removeFolder(work));
    writeFileSync(join(work, "package.json"), '{"type":"module"}');
    const program = `import { createInterface } from "node:readline";
      function double(n) { return n > 9 ? "big" : 2 * n; }
      for await (const line of createInterface({ input: process.stdin })) console.log(double(Number(line)));`;
    writeFileSync(join(work, "main.js"), program);
    const child = spawn(process.execPath, [join(work, "main.js")], { env: { NODE_OPTIONS: options } });
    const say = async (text: string) => {
      child.stdin.write(`${text}\n`);
      await once(child.stdout, "data");
      return (await coverage.take())?.map(([, ranges]) => program.slice(ranges[0]?.[0], (ranges[0]?.[0] ?? 0) + 15));
    };
    await say("1");
    expect(await say("2")).toEqual(["function double"]);
    child.stdin.end();
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    coverage.close();
    expect(existsSync(dirname(preload))).toBe(false);
  });

  it.each([
    ["no JSON", "no JSON\n"],
    ["another form", '{"a":1}\n'],
    ["ranges that are no numbers", '[["file:///a.js",[["a",1,1]]]]\n'],
    ["too many ranges", `${JSON.stringify([["file:///a.js", Array.from({ length: 5_001 }, () => [0, 1, 1])]])}\n`],
    ["too much", "x".repeat(17 * 1024 * 1024)],
  ])("is not known of a process that answers %s", async (_, answer) => {
    const { coverage, socket } = await opened();
    const peer = await connectTo(socket, answer);
    cleanups.push(() => peer.destroy());
    expect(await coverage.take()).toBeUndefined();
  });

  it("comes from at most 32 connections, and none that speaks unasked stays open", async () => {
    const { coverage, socket } = await opened();
    const peers = await Promise.all(Array.from({ length: 40 }, () => connectTo(socket, "[]\n")));
    cleanups.push(() => peers.forEach((peer) => void peer.destroy()));
    expect(await coverage.take()).toEqual([]);
    expect(peers.filter(({ bytesRead }) => bytesRead > 0).length).toBeLessThanOrEqual(32);
    const [first] = peers;
    const closed = first && once(first, "close");
    first?.write("unasked\n");
    await closed;
  });

  it("cannot be read without a process that connects", async () => {
    const { coverage, preload } = await opened();
    expect(readFileSync(preload, "utf8")).toContain("takePreciseCoverage");
    expect(await coverage.take()).toBeUndefined();
  });
});
