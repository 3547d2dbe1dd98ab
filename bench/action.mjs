import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { alternate, EVERYTHING, wall, workspace, writeSuite } from "./measure.mjs";
import { emptyMs, NOTED, notedMs } from "./spawn.mjs";

const STAND_IN = fileURLToPath(new URL("github.mjs", import.meta.url));
const TOKEN = ["{}", JSON.stringify({ scp: "Actions.Results:run:job" }), "signature"]
  .map((part) => Buffer.from(part).toString("base64url"))
  .join(".");

/** (f) What the action adds to `mcptest run` of the same suite: check run and summary, then also the artifact; its way to the server. */
export async function action(cli) {
  const door = resolve(cli, "../../action/index.js");
  const suite = writeSuite(EVERYTHING, 10);
  const github = spawn(process.execPath, [STAND_IN], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [address] = await once(github.stdout.setEncoding("utf8"), "data");
    const env = (artifacts) => stepEnv(address.trim(), basename(suite), artifacts);
    const medians = await alternate([
      () => wall([cli, "run", suite]),
      () => wall([door], env(false)),
      () => wall([door], env(true)),
    ]);
    const [bare, without, withArtifacts] = medians((ms) => ms);
    const noted = writeSuite(NOTED, 1);
    const toSpawn = await alternate([
      async () => {
        await wall([door], stepEnv(address.trim(), basename(noted), false));
        return notedMs();
      },
      emptyMs,
    ]);
    const [ours, empty] = toSpawn((ms) => ms);
    return [
      { name: "action over a run", unit: "ms", ours: without, bare, bar: 150, difference: true },
      { name: "action with artifacts", unit: "ms", ours: withArtifacts, bare, bar: 500, difference: true },
      { name: "action: CPU to the spawn", unit: "ms", ours, bare: empty },
    ];
  } finally {
    github.kill();
  }
}

/** The environment that the runner sets for a step. */
function stepEnv(origin, suite, artifacts) {
  const temp = join(workspace, "runner");
  mkdirSync(temp, { recursive: true });
  const files = ["OUTPUT", "STEP_SUMMARY"].map((name) => [`GITHUB_${name}`, join(temp, name)]);
  for (const [, file] of files) writeFileSync(file, "");
  return {
    ...Object.fromEntries(files),
    GITHUB_ACTIONS: "true",
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: "octo/weather",
    GITHUB_SHA: "a".repeat(40),
    GITHUB_RUN_ID: "1",
    GITHUB_JOB: "bench",
    GITHUB_API_URL: origin,
    ACTIONS_RESULTS_URL: origin,
    ACTIONS_RUNTIME_TOKEN: TOKEN,
    RUNNER_TEMP: temp,
    INPUT_SUITE: suite,
    INPUT_ARTIFACTS: String(artifacts),
    "INPUT_GITHUB-TOKEN": "token-of-the-bench",
  };
}
