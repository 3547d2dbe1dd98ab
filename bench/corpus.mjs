import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { median, root, workspace } from "./measure.mjs";

const SERVER = join(root, "node_modules/@modelcontextprotocol/server-filesystem/dist/index.js");

/** The time of a corpus run without its deliberate waits, relative to the least that its sessions take to start. */
export async function corpus(cli) {
  const command = `${process.execPath} ${SERVER} ${workspace}`;
  const args = [cli, "compliance", "run", "--server-command", command, "--format", "json"];
  const timings = Array.from(
    { length: 5 },
    () => JSON.parse(execFileSync(process.execPath, args, { maxBuffer: 2 ** 26 })).timing,
  );
  const ours = median(timings.map(({ duration_ms: all, waits_ms: waits }) => Math.max(0, all - waits)));
  const bare = median(timings.map(({ sessions, startup_ms: start, cores }) => (sessions * start) / cores));
  return [{ name: "corpus over its starts", unit: "ms", ours, bare, bar: 1.5 }];
}
