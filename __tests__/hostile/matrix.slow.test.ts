import { beforeAll, describe, expect, it } from "vitest";
import { partOf } from "../support/whole.js";
import { others, outOfProportion } from "./behaviours.js";
import { commands, measureSlowness, runCell } from "./cell.js";

let slowness = 1;
beforeAll(async () => {
  slowness = await measureSlowness();
});
const cells = [...outOfProportion, ...others].flatMap((behaviour) =>
  commands.map((command) => [`${behaviour.name}: ${command.name}`, behaviour, command] as const),
);
/** In a build about ten, with every command in turn, and one whose judgement the end of the run has to cut off. */
const ONE_OF = 241;
const met = new Set([...partOf(cells, ONE_OF), ...cells.filter(([name]) => name === "pattern of an answer: run")]);

describe("every command, on every server that misbehaves, ends by itself with whole reports", () => {
  it.concurrent.each([...met])("%s", async (_, behaviour, command) => {
    const before = slowness;
    const wrong = await runCell(behaviour, command, before);
    if (wrong.length === 0) return;
    // What fails on a machine that has become slower is tried again by what that allows, and what is late in four times the
    // time, which a judgement has too that is tried again because others use the processor: what never ends is late again.
    slowness = await measureSlowness();
    const isLate = wrong.some((what) => what.startsWith("did not end"));
    const isAgain = isLate || slowness > before * 1.2;
    expect(isAgain ? await runCell(behaviour, command, Math.max(slowness, 4 * before)) : wrong).toEqual([]);
  });
});
