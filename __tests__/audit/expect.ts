import { join } from "node:path";
import { expect } from "vitest";
import { folderWith } from "../support/temporary.js";
import { auditOf, testsEnd } from "./bench.js";
import type { PlantedBug, RightServer } from "./bugs.js";

/** Rules whose findings cannot be saved as tests, or are advice. */
const UNSAVED = ["DOCS", "GROWTH", "LATE-DEATH", "NEVER-ACCEPTED", "NOISE"];
/** Bugs of a schema: without them the server promises something else than the test that was saved. */
const OF_SCHEMA = ["infinite", "output", "required-not-needed"];

/**
 * Fails unless an audit finds the bug where the table says so, and nothing else that is broken; and unless the test that it
 * saves fails with the bug, and passes without it.
 */
export async function expectBug({ server, bug, rule, also = [], missed }: PlantedBug, python?: string): Promise<void> {
  const suite = join(folderWith({}), "found.mcptest.yaml");
  const found = await auditOf(server, bug, python, suite);
  const others = found.filter((one) => one.tier === "broken" && one.rule !== rule && !also.includes(one.rule));
  expect({ isFound: found.some((one) => one.rule === rule), others }).toEqual({
    isFound: missed === undefined,
    others: [],
  });
  if (missed !== undefined || UNSAVED.includes(rule)) return;
  expect(await testsEnd(suite, rule, server, bug, python)).toMatch(/^failed/);
  if (!OF_SCHEMA.includes(bug)) expect(await testsEnd(suite, rule, server, "", python)).toBe("passed");
}

/** Fails if an audit finds anything wrong with a server that is right, but for what the table says. */
export async function expectRight({ server, argument, suspicious = [] }: RightServer, python?: string): Promise<void> {
  const found = (await auditOf(server, argument, python)).filter(({ tier }) => tier !== "advice");
  expect(
    found.filter(({ tier, rule }) => tier === "broken" || !(suspicious.includes(rule) || rule.startsWith("FUZZ-"))),
  ).toEqual([]);
}
