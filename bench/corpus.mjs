import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { median, root, workspace } from "./measure.mjs";

const SERVERS = {
  filesystem: [join(root, "node_modules/@modelcontextprotocol/server-filesystem/dist/index.js"), workspace],
  memory: [join(root, "node_modules/@modelcontextprotocol/server-memory/dist/index.js")],
};
const INITIALIZE = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
};

/**
 * The time of a corpus run without its deliberate waits, relative to the least that its sessions take to start, which is
 * sessions × start-up ÷ cores, and never less than one start. The start-up is that of the server alone, from its spawn to the
 * answer to initialize. What is divided by the cores is its CPU time: a process that starts keeps more than one core busy.
 */
export async function corpus(cli) {
  const figures = [];
  for (const [name, args] of Object.entries(SERVERS)) {
    const rounds = [];
    for (let round = 0; round < 5; round += 1) rounds.push({ ...(await startAlone(args)), ...timingOf(cli, args) });
    const of = (pick) => median(rounds.map(pick));
    figures.push({
      name: `corpus over starts, ${name}`,
      unit: "ms",
      ours: of(({ duration_ms: all, waits_ms: waits }) => all - waits),
      bare: of(({ sessions, wallMs, cpuMs }) => Math.max(wallMs, (sessions * cpuMs) / availableParallelism())),
      bar: 1.5,
      note: `${of(({ sessions }) => sessions)} starts of ${of(({ wallMs }) => wallMs).toFixed(0)} ms, ${of(({ cpuMs }) => cpuMs).toFixed(0)} ms of CPU; ${of(({ waits_ms: waits }) => waits)} ms of waits`,
    });
  }
  return figures;
}

function timingOf(cli, server) {
  const command = [process.execPath, ...server].join(" ");
  const args = [cli, "compliance", "run", "--server-command", command, "--format", "json"];
  return JSON.parse(execFileSync(process.execPath, args, { maxBuffer: 2 ** 26 })).timing;
}

/** Wall and CPU time of a start; Linux only. */
async function startAlone(args) {
  const startedAt = performance.now();
  const server = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"] });
  server.stdin.write(`${JSON.stringify(INITIALIZE)}\n`);
  await once(server.stdout, "data");
  const wallMs = performance.now() - startedAt;
  const threads = readdirSync(`/proc/${server.pid}/task`);
  const cpuMs = threads.reduce((sum, thread) => sum + cpuOf(`/proc/${server.pid}/task/${thread}/schedstat`), 0);
  server.kill();
  await once(server, "exit");
  return { wallMs, cpuMs };
}

/** The first counter: nanoseconds on the processor. */
function cpuOf(counters) {
  return Number(readFileSync(counters, "utf8").split(" ")[0]) / 1e6;
}
