import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { alternate, bareCalls, bundled, wall, workspace } from "./measure.mjs";

const CALLS = 10_000;
const MANIFEST = {
  name: "bench",
  tools: [{ name: "echo", inputSchema: { type: "object" }, response: `\${args.text}` }],
};

/** (e) Calls answered from a cassette, relative to a loop on the mock: at least five times as fast. */
export async function replay(cli) {
  const calls = bundled("replay-calls");
  const manifest = join(workspace, "echo.mock.json");
  writeFileSync(manifest, JSON.stringify(MANIFEST));
  const mock = { command: [process.execPath, cli, "mock", manifest], argument: "text", prefix: "" };
  const played = () => Number(execFileSync(process.execPath, [calls, String(CALLS)], { encoding: "utf8" }));
  // Without its start: only the calls remain.
  const bare = async () => (await wall(bareCalls(mock, CALLS))) - (await wall(bareCalls(mock, 1)));
  const medians = await alternate([played, bare]);
  const [ours, server] = medians((ms) => ms);
  return [{ name: "10,000 calls from a cassette", unit: "ms", ours, bare: server, bar: 0.2 }];
}
