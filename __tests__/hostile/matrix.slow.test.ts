import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeFolders } from "../support/cli.js";
import { WHOLE } from "../support/whole.js";
import { type Behaviour, others, outOfProportion } from "./behaviours.js";
import { commands, runCell } from "./cell.js";

/** What a healthy run takes on a machine with nothing else to do. */
const HEALTHY_MS = 1_500;
const healthy: Behaviour = {
  name: "fine",
  tool: "x",
  command: ["node", new URL("server.mjs", import.meta.url).pathname, "fine"],
};

/** How many times slower than that this machine is at the moment. */
async function measureSlowness(): Promise<number> {
  const start = performance.now();
  expect(await runCell(healthy, commands[0]!, 100)).toEqual([]);
  return Math.max(1, (performance.now() - start) / HEALTHY_MS);
}

let slowness = 1;
beforeAll(async () => {
  slowness = await measureSlowness();
});
afterAll(removeFolders);

const cells = [...outOfProportion, ...others].flatMap((behaviour) =>
  commands
    .filter(({ name }) => WHOLE || name === behaviour.always)
    .map((command) => ({ behaviour, command, title: `${behaviour.name}: ${command.name}` })),
);

describe("every command, on every server that misbehaves, ends by itself with whole reports", () => {
  it.concurrent.each(cells)("$title", async ({ behaviour, command }) => {
    const before = slowness;
    const wrong = await runCell(behaviour, command, before);
    if (wrong.length === 0) return;
    // What fails on a machine that has become slower is tried again by what that allows, and what is late in twice the time:
    // what never ends is late again.
    slowness = await measureSlowness();
    const isLate = wrong.some((what) => what.startsWith("did not end"));
    const isAgain = isLate || slowness > before * 1.2;
    expect(isAgain ? await runCell(behaviour, command, Math.max(slowness, 2 * before)) : wrong).toEqual([]);
  });
});
