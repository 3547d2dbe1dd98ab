import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/core/generated/results.js";
import { createFindings } from "../../src/results/findings.js";

function finding(rest: Partial<Finding>): Finding {
  const location = { file: "a.yaml", line: 1, column: 1, end_line: 1, end_column: 2 };
  return {
    ...{
      rule_id: "INV-016",
      severity: "must",
      message: "m",
      server: "s",
      target_version: null,
      count: 1,
      gates: false,
    },
    location,
    ...rest,
  } as Finding;
}

function listed(...findings: Finding[]): Finding[] {
  const all = createFindings();
  for (const finding of findings) all.add(finding);
  return all.list();
}

describe("findings", () => {
  it("are one for each rule, place and message, with their counts added", () => {
    const found = listed(finding({}), finding({ message: "n", count: 2 }), finding({ gates: true }));
    expect(found.map(({ message, count, gates }) => [message, count, gates])).toEqual([
      ["m", 2, true],
      ["n", 2, false],
    ]);
  });

  it("are in the order of lines, as numbers", () => {
    const at = (line: number) =>
      finding({ location: { file: "a.yaml", line, column: 1, end_line: line, end_column: 2 } });
    expect(listed(at(10), at(9), at(100)).map(({ location }) => location?.line)).toEqual([9, 10, 100]);
  });

  it("are counted, not listed, beyond a hundred messages of one rule", () => {
    const found = listed(...Array.from({ length: 150 }, (_, at) => finding({ message: `m${at}`, evidence: "e" })));
    expect(found).toHaveLength(101);
    expect(found[100]).toMatchObject({ count: 50, message: expect.stringContaining("not listed") });
    expect(found[100]).not.toHaveProperty("evidence");
  });

  it("take 16 MiB, with a little for each place beyond that", () => {
    const evidence = "e".repeat(48 * 1024);
    const found = listed(...Array.from({ length: 2_000 }, (_, at) => finding({ server: `s${at}`, evidence })));
    expect(found).toHaveLength(2_000);
    expect(JSON.stringify(found).length).toBeLessThan(17 * 1024 * 1024);
  });
});
