// `npm run test:busy [-- ARGUMENTS OF VITEST]`: the fast tests, while other programs keep every core busy. Tests wait for
// events, not for times, so they must pass like this too.
import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const endless = "const parent = process.ppid; while (process.ppid === parent);";
const neighbours = Array.from({ length: 2 * availableParallelism() }, () => spawn(process.execPath, ["-e", endless]));
const { status } = spawnSync("npm", ["test", "--", ...process.argv.slice(2)], { stdio: "inherit" });
for (const neighbour of neighbours) neighbour.kill("SIGKILL");
process.exitCode = status ?? 1;
