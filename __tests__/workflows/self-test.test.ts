import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { textIn } from "../support/files.js";
import { act, cleanUp, describeWorkflows, jobOf, makeRepository, stepOf } from "../support/github/act.js";
import { type StandIn, standIn } from "../support/github/github.js";

const FILE = ".github/workflows/self-test.yml";
const { matrix } = parse(textIn(FILE)).jobs.passes.strategy;
const cells: string[] = matrix.os.flatMap((os: string) =>
  matrix.target_version.map((revision: string) => `${os}, ${revision}`),
);

let github: StandIn;

beforeEach(async () => {
  github = await standIn();
});
afterEach(async () => {
  await github.close();
  await cleanUp();
});

describeWorkflows(FILE, () => {
  it("passes as a whole, with an artifact and a check run for every cell", async () => {
    const copies = { "action.yml": "action.yml", examples: "examples", [FILE]: FILE };
    const run = await act(makeRepository({ copies, dist: true }), FILE, { env: github.env });

    expect(run.jobs.filter(({ passed }) => !passed)).toEqual([]);
    expect(run.exitCode, run.output).toBe(0);
    expect(run.jobs).toHaveLength(cells.length + 1);
    expect(github.names).toHaveLength(cells.length + 1);
    expect(new Set(github.checks.map(({ name }) => name))).toEqual(
      new Set([...cells.map((cell) => `mcptest: Self-test / passes (${cell})`), "mcptest: Self-test / errors"]),
    );
    const { outputs } = stepOf(jobOf(run, "A server that does not start"), "./");
    expect(outputs).toMatchObject({ conclusion: "error", "exit-code": "2" });
  });
});
