import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeFolders } from "../support/cli.js";
import { type Behaviour, others, outOfProportion } from "./behaviours.js";
import { commands, runCell } from "./cell.js";
import { WHOLE } from "./whole.js";

/** What a healthy run takes on a machine with nothing else to do. */
const HEALTHY_MS = 1_500;
const healthy: Behaviour = {
  name: "fine",
  tool: "x",
  command: ["node", new URL("server.mjs", import.meta.url).pathname, "fine"],
  run: [0, 1],
};

let slowness = 1;

beforeAll(async () => {
  const start = performance.now();
  const { wrong } = await runCell(healthy, commands[0]!, 20);
  slowness = Math.max(1, (performance.now() - start) / HEALTHY_MS);
  expect(wrong).toEqual([]);
});
afterAll(removeFolders);

/** In every build, one command for each behaviour, in turn: all are tried, and each meets something of everything. */
const cells = [...outOfProportion, ...(WHOLE ? others : [])].map((behaviour, at) => ({
  behaviour,
  name: behaviour.name,
  tried: WHOLE ? commands : [commands[at % commands.length]!],
}));

describe("every command, on every server that misbehaves, ends by itself with whole reports", () => {
  it.each(cells)("$name", async ({ behaviour, tried }) => {
    const wrong: Record<string, string[]> = {};
    for (const command of tried) {
      const cell = await runCell(behaviour, command, slowness);
      if (cell.wrong.length > 0) wrong[command.name] = cell.wrong;
      const { MATRIX_LOG } = process.env;
      if (MATRIX_LOG) appendFileSync(MATRIX_LOG, `${JSON.stringify([behaviour.name, command.name, cell])}\n`);
    }
    expect(wrong).toEqual({});
  });
});
