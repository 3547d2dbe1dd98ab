import { describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { failed, failure, finding, results, row, server } from "../support/results.js";
import { textOf } from "./cases.js";

/** Failures with long texts, and everything else that grows. */
function large(count: number): Results {
  const tests = Array.from({ length: count }, (_, i) =>
    failed([failure({ actual: `${i} & "${"<@everyone> ".repeat(300)}"`, message: "m".repeat(500) })], {
      name: `test ${i} ${"n".repeat(150)}`,
    }),
  );
  return results([...tests, row({ name: "last" })], {
    findings: Array.from({ length: 100 }, (_, i) => finding({ server: `${i}`, message: "&".repeat(400) })),
    servers: Array.from({ length: 100 }, (_, i) => server({ name: `${i}${"s".repeat(150)}` })),
  });
}

describe("markdown", () => {
  it("links a failure to its line if links are known", async () => {
    const link = ({ file, line }: { file: string; line: number }) => `https://git.test/blob/sha/${file}#L${line}&"`;
    const shown = await textOf("markdown", results([failed([failure()])]), { link });
    expect(shown).toContain(
      '<a href="https://git.test/blob/sha/tests/calc.mcptest.yaml#L15&amp;&quot;"><code>tests/calc.mcptest.yaml:15</code></a>',
    );
  });

  it("has a column for each revision, in order, and says of each what came of it", async () => {
    const tests = ["2025-11-25", "2024-11-05", "2025-06-18"].map((target_version, i) =>
      i === 1 ? failed([failure()], { target_version }) : row({ target_version, status: i ? "skipped" : "passed" }),
    );
    const shown = await textOf("markdown", results(tests));
    expect(shown).toContain(
      "<tr><th>test</th><th><code>2024-11-05</code></th><th><code>2025-06-18</code></th><th><code>2025-11-25</code></th><th>what</th></tr>",
    );
    expect(shown).toContain("<td>❌ failed</td><td>⏭️ skipped</td><td>✅ passed</td>");
  });

  it.each(["pretty", "markdown", "html", "github"])(
    "%s has one entry for a finding at two revisions",
    async (reporter) => {
      const findings = ["2025-06-18", "2025-11-25"].map((target_version) =>
        finding({ target_version, message: "seen" }),
      );
      const shown = await textOf(reporter, results([row()], { findings }));
      expect(shown).toContain("2025-06-18, 2025-11-25, 2 times: seen");
    },
  );

  it.each([20_000, 60_000, 1_000_000])("fits into %i bytes, and counts what it leaves out", async (maxBytes) => {
    const shown = await textOf("markdown", large(2000), { maxBytes });
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(maxBytes);
    expect(Buffer.byteLength(shown)).toBeGreaterThan(maxBytes / 2);
    const rows = shown.match(/^<tr><td>/gm)?.length ?? 0;
    const texts = shown.match(/^<details><summary><code>test /gm)?.length ?? 0;
    expect(shown).toMatch(/^### 2,000 failing tests$/m);
    expect(shown).toContain(`${(2000 - rows).toLocaleString("en-US")} more failing tests did not fit here`);
    expect(shown).toContain(`The whole text of ${(2000 - texts).toLocaleString("en-US")} failures did not fit here`);
    expect(rows).toBeGreaterThanOrEqual(10);
    expect(/^… \d+ more lines did not fit here<\/pre>/m.test(shown)).toBe(maxBytes < 500_000);
  });

  it("counts the reasons that it leaves out", async () => {
    const otherReasons = Array.from({ length: 300 }, (_, i) => `The job ${i} uploaded no results.`);
    const shown = await textOf("markdown", results([row()]), { otherReasons, maxBytes: 20_000 });
    expect(shown).toMatch(/<code>The job 9 uploaded no results<\/code>, and 290 more$/m);
  });

  it("cuts known failures, not the new one among them", async () => {
    const known = (from: number) =>
      Array.from({ length: 30 }, (_, i) => failed([failure()], { name: `known ${from + i}`, baseline: "known" }));
    const news = failed([failure()], { name: "the news", baseline: "new" });
    const text = await textOf("markdown", results([...known(0), news, ...known(30)]), { maxBytes: 20_000 });
    expect(text.indexOf("the news")).toBeLessThan(text.indexOf("known 0"));
    expect(text).toMatch(/^\d+ more failing tests did not fit here/m);
    expect(text.match(/the news/g)).toHaveLength(2);
  });

  it("fits into a job's summary without knowing its size", async () => {
    expect(Buffer.byteLength(await textOf("markdown", large(5000)))).toBeLessThan(1_000_000);
  });
});
