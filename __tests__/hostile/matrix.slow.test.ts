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
};

let slowness = 1;

beforeAll(async () => {
  const start = performance.now();
  const wrong = await runCell(healthy, commands[0]!, 20);
  slowness = Math.max(1, (performance.now() - start) / HEALTHY_MS);
  expect(wrong).toEqual([]);
});
afterAll(removeFolders);

const cells = [...outOfProportion, ...others].flatMap((behaviour) =>
  commands
    .filter(({ name }) => WHOLE || name === behaviour.always)
    .map((command) => ({ behaviour, command, title: `${behaviour.name}: ${command.name}` })),
);

describe("every command, on every server that misbehaves, ends by itself with whole reports", () => {
  it.each(cells)("$title", async ({ behaviour, command }) => {
    expect(await runCell(behaviour, command, slowness)).toEqual([]);
  });
});
