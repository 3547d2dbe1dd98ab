import { expect, it } from "vitest";
import { actionLeaks, commandLeaks, leaks } from "../../support/plants.js";
import { WHOLE } from "../../support/whole.js";

it.each([11])(
  "never shows a secret or a part of one, wherever it is planted (seed %i)",
  async (seed) => {
    expect(await leaks(WHOLE ? 1_000 : 400, seed)).toEqual([]);
  },
  600_000,
);

it("lets none out of the action: log, annotations, summary, outputs, check run, artifacts", async () => {
  expect(await actionLeaks(120, 16)).toEqual([]);
}, 600_000);

it("lets none out of the other commands: baselines, drift, diff, coverage, call, init, report, the terminal", async () => {
  expect(await commandLeaks(20, 17)).toEqual([]);
}, 600_000);
