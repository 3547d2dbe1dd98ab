import { expect, it } from "vitest";
import type { IsoRun } from "../../../../src/conformance/rules/iso/run.js";
import { judgeSessions } from "../../../../src/conformance/rules/iso/sessions.js";

it.each([
  ["first", undefined, "b"],
  ["second", "a", undefined],
])("does not judge session ids where the %s client has none", async (_, a, b) => {
  const run = { a: { plain: { id: a } }, b: { plain: { id: b } }, log: [] } as unknown as IsoRun;
  expect((await judgeSessions(run)).status).toBe("skipped");
});
