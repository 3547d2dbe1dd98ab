import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { alternate, bareCalls, root, wall, workspace } from "./measure.mjs";

const CALLS = 10_000;
const MANIFEST = {
  name: "bench",
  tools: [{ name: "echo", inputSchema: { type: "object" }, response: `\${args.text}` }],
};

/** (e) Calls answered from a cassette, relative to a loop on the mock: at least five times as fast. */
export async function replay(cli) {
  const ncc = join(root, "node_modules/@vercel/ncc/dist/ncc/cli.js");
  const build = [
    ncc,
    "build",
    join(root, "bench/replay-calls.ts"),
    "-o",
    join(workspace, "replay"),
    "--transpile-only",
    "-q",
  ];
  execFileSync(process.execPath, build, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  writeFileSync(join(workspace, "replay/package.json"), '{ "type": "module" }');
  const manifest = join(workspace, "echo.mock.json");
  writeFileSync(manifest, JSON.stringify(MANIFEST));
  const mock = { command: [process.execPath, cli, "mock", manifest], argument: "text", prefix: "" };
  const played = () =>
    Number(execFileSync(process.execPath, [join(workspace, "replay/index.js"), String(CALLS)], { encoding: "utf8" }));
  // Without its start: only the calls remain.
  const bare = async () => (await wall(bareCalls(mock, CALLS))) - (await wall(bareCalls(mock, 1)));
  const medians = await alternate([played, bare]);
  const [ours, server] = medians((ms) => ms);
  return [{ name: "10,000 calls from a cassette", unit: "ms", ours, bare: server, bar: 0.2 }];
}
