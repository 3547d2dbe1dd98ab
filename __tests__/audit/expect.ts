import { expect } from "vitest";
import { auditOf } from "./bench.js";
import type { PlantedBug, RightServer } from "./bugs.js";

/** Fails unless an audit finds the bug where the table says so, and nothing else that is broken. */
export async function expectBug({ server, bug, rule, also = [], missed }: PlantedBug, python?: string): Promise<void> {
  const found = await auditOf(server, bug, python);
  const others = found.filter((one) => one.tier === "broken" && one.rule !== rule && !also.includes(one.rule));
  expect({ isFound: found.some((one) => one.rule === rule), others }).toEqual({
    isFound: missed === undefined,
    others: [],
  });
}

/** Fails if an audit finds anything wrong with a server that is right, but for what the table says. */
export async function expectRight({ server, argument, suspicious = [] }: RightServer, python?: string): Promise<void> {
  const found = (await auditOf(server, argument, python)).filter(({ tier }) => tier !== "advice");
  expect(
    found.filter(({ tier, rule }) => tier === "broken" || !(suspicious.includes(rule) || rule.startsWith("FUZZ-"))),
  ).toEqual([]);
}
