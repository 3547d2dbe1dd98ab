import fc from "fast-check";
import { Parser } from "tap-parser";
import { describe, expect, it } from "vitest";
import type { Failure, Results } from "../../src/core/generated/results.js";
import { failureText } from "../../src/report/test-text.js";
import { createPaint } from "../../src/report/words.js";
import { pageParts } from "../support/page.js";
import { bare, cause, failed, failure, finding, results, row } from "../support/results.js";
import { hasReportSchemas, junitErrors, sarifErrors } from "../support/schema.js";
import { cases, manyFailures, textOf } from "./cases.js";
import { codeQualityProblems } from "./code-quality.js";
import { sarifProblems } from "./sarif-rules.js";

const piece = fc.constantFrom(
  ...["::", "::error::", "::add-mask::", "##[", "##[error]", "\n", "\r", "\r\n", "\t", " ", "%0A", "%", ","],
  ...[":", "\x1b[2J", "\x1b]0;x\x07", "]]>", "<a>", "</script>", "<!--", "<script>", "&", '"', "'", "\0"],
  ...["\ufffe", "\u2028", "\u00a0", "\u3000", "\u202e", "\ud800", "\udc00", "😀", "word"],
);
const hostile = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""));

/** Results in which every text of server and suite is one of these. */
const hostileResults = fc.array(hostile, { minLength: 6, maxLength: 6 }).map(([a, b, c, d, e, f]) => {
  const what = { message: a!, target: b!, expected: c!, actual: { [d!]: [e!] } };
  const whose = { name: d!, server: e!, request: f!, row: a!, target_version: b! };
  const process = { exit_code: null, signal: e!, stderr: [f!, a!] };
  const place = { line: 1, column: 1, end_line: 2, end_column: 1 };
  const failures = [failure({ message: e!, fix: f! })];
  const about = { id: c!, server: e!, target_version: f!, command: a!, cwd: b!, url: c!, request: d! };
  return results(
    [
      failed([failure({ ...what, diff: f!, note: a!, fix: b!, rule_id: c! })], whose),
      failed([bare({ message: c!, snippet: { line: 15, text: d! }, process })], { name: b! }),
      row({ name: c!, status: "skipped", reason: d! }),
      row({ name: e!, status: "errored", reason: f!, location: { ...place, file: a! } }),
      row({ name: a!, status: "unverified", reason: b! }),
      row({ name: b!, status: "errored", cause: c!, reason: d! }),
      row({ name: c!, attempts: 2 }),
    ],
    {
      causes: [cause({ ...about, failures })],
      findings: [
        finding({ message: d!, server: e!, evidence: f! }),
        finding({ rule_id: a!, message: b!, gates: true }),
      ],
    },
  );
});

/** Checks this of any hostile results. */
const forHostile = (holds: (given: Results) => Promise<void>) => fc.assert(fc.asyncProperty(hostileResults, holds));

describe("text of servers and suites", () => {
  const SHOWN = ["pretty", "minimal", "junit", "markdown", "tap", "codequality", "html"];
  it.each([...SHOWN, "json", "ndjson", "xunit", "sarif"])("is never a command in %s", async (name) => {
    await forHostile(async (given) => {
      expect(await textOf(name, given)).not.toMatch(/^\s*::|##\[/m);
    });
  });

  it.each([...SHOWN, "github"])("never reaches %s with control characters", async (name) => {
    await forHostile(async (given) => {
      expect(await textOf(name, given)).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e\u2028]/);
    });
  });

  it("stays inside one annotation each in github", async () => {
    await forHostile(async (given) => {
      const lines = (await textOf("github", given)).trimEnd().split("\n");
      expect(lines).toHaveLength(8);
      for (const line of lines) {
        expect(line).toMatch(
          /^::(error|warning|notice) ((file|line|endLine|col|endColumn|title)=[^:,\r\n]*,?)+::[^\r\n]*$/,
        );
        expect(line).not.toContain("##[");
      }
    });
  });

  it("stands in code or pre in markdown, in blocks of HTML that no blank line ends", async () => {
    await forHostile(async (given) => {
      const shown = await textOf("markdown", given);
      for (const block of shown.trimEnd().split("\n\n")) expect(block).toMatch(/^(#{2,3} |<table>|<details|<p>)/);
      const outside = shown.replace(/<(code|pre)>[^<]*<\/\1>/g, "");
      const words = outside.replaceAll(/<\/?(table|tr|th|td|details( open)?|summary|br|p)>|✅|❌|❗|⏭️|❔/g, "");
      expect(words).toMatch(/^[#\n a-z0-9:,.()]*$/);
      expect(shown).not.toContain("@");
    });
  });

  it("keeps the report for GitLab valid", async () => {
    await forHostile(async (given) => {
      expect(codeQualityProblems(JSON.parse(await textOf("codequality", given)))).toEqual([]);
    });
  });

  it("never leaves the data elements in html: the rest of the page is the same for all results", async () => {
    const { rest } = pageParts(await textOf("html", results([])));
    await forHostile(async (given) => {
      const parts = pageParts(await textOf("html", given));
      expect(parts.rest).toBe(rest);
      for (const [, data] of parts.data) expect(JSON.parse(data)).toBeTypeOf("object");
    });
  });

  it("stays readable JSON that says the same", async () => {
    await forHostile(async (given) => {
      expect(JSON.parse(await textOf("json", given))).toEqual(JSON.parse(JSON.stringify(given)));
    });
  });
});

describe("sarif", () => {
  it.skipIf(!hasReportSchemas)("is valid by the schema of OASIS (skipped without it: npm run oracles)", async () => {
    const hostileSamples = fc.sample(hostileResults, { numRuns: 20, seed: 1 });
    const given = [...Object.values(cases), ...hostileSamples];
    expect(sarifErrors(await Promise.all(given.map((one) => textOf("sarif", one))))).toEqual([]);
  });

  it("keeps the rules of sarif-multitool", async () => {
    for (const given of Object.values(cases))
      expect(sarifProblems(JSON.parse(await textOf("sarif", given)))).toEqual([]);
    await forHostile(async (given) => {
      expect(sarifProblems(JSON.parse(await textOf("sarif", given)))).toEqual([]);
    });
  });

  it("gives a failure the same fingerprint whatever its values and its line, another assertion another", async () => {
    const print = async (rest: Partial<Failure>) =>
      JSON.parse(await textOf("sarif", results([failed([failure(rest)])]))).runs[0].results[0].partialFingerprints;
    const location = { file: "tests/calc.mcptest.yaml", line: 99, column: 1, end_line: 99, end_column: 2 };
    expect(await print({ expected: 1, actual: 2, message: "x", location })).toEqual(await print({}));
    expect(await print({ target: "result" })).not.toEqual(await print({}));
  });
});

describe("tap", () => {
  it("is read back by a TAP parser as the same tests", async () => {
    await forHostile(async (given) => {
      const parsed = Parser.parse(await textOf("tap", given));
      const points = parsed.flatMap(([kind, value]) => (kind === "assert" ? [value] : []));
      expect(points.map(({ ok, skip }) => (ok ? (skip ? "skip" : "ok") : "not ok"))).toEqual([
        ...given.tests.map(({ status }) =>
          status === "passed" ? "ok" : status === "failed" || status === "errored" ? "not ok" : "skip",
        ),
        ...given.findings.filter(({ gates }) => gates).map(() => "not ok"),
      ]);
      expect(points[0].diag.failures).toHaveLength(1);
      expect(parsed.at(-1)?.[0] === "close" || parsed.some(([kind]) => kind === "complete")).toBe(true);
    });
  });
});

describe("failureText", () => {
  it("takes every value and every place", () => {
    const int = fc.integer();
    const place = fc.record({ file: hostile, line: int, column: int, end_line: int, end_column: int });
    const snippet = fc.record({ line: fc.integer({ min: -3, max: 3 }), text: fc.string({ maxLength: 400 }) });
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), place, snippet, (expected, actual, location, lines) => {
        const given = failure({ expected, actual, location, snippet: lines });
        const shown = failureText(given, failed([given]), createPaint(false));
        expect(shown).toContain("| expected: ");
        expect(shown.length).toBeLessThan(20_000);
      }),
    );
  });
});

describe("xunit", () => {
  it.skipIf(!hasReportSchemas)("is valid by Jenkins' schema (skipped without it: npm run oracles)", async () => {
    const hostileSamples = fc.sample(hostileResults, { numRuns: 20, seed: 1 });
    const given = [...Object.values(cases), ...hostileSamples];
    expect(await junitErrors(await Promise.all(given.map((one) => textOf("xunit", one))))).toEqual([]);
  });

  it("makes several suites of one very large file, each with its own counts", async () => {
    const xml = await textOf("junit", results(Array.from({ length: 5001 }, (_, i) => row({ name: `${i}` }))));
    expect(xml.match(/<testsuite name="[^"]*" tests="\d+"/g)).toEqual([
      '<testsuite name="tests/calc.mcptest.yaml" tests="5000"',
      '<testsuite name="tests/calc.mcptest.yaml" tests="1"',
    ]);
  });
});

describe("github", () => {
  it("shows the most severe first, nine of each level, and counts the rest", async () => {
    const lines = (await textOf("github", manyFailures(120))).trimEnd().split("\n");
    expect(lines).toHaveLength(10);
    expect(lines[0]).toContain("test 119");
    expect(lines[1]).toContain("test 0::");
    expect(lines[9]).toBe("::error title=mcptest::111 more in the log");
  });

  it("shows a shard that is missing before tests that fail, and known failures in one notice", async () => {
    const gap = finding({ rule_id: "RUNNER-SHARD-MISSING", severity: "must", gates: true, unjudged: true });
    const known = Array.from({ length: 20 }, (_, i) => failed([failure()], { name: `known ${i}`, baseline: "known" }));
    const rows = [...known, failed([failure()], { name: "new", baseline: "new" })];
    const text = await textOf("github", results([...rows, ...manyFailures(20).tests], { findings: [gap] }));
    expect(text).toMatch(/^::error title=\[RUNNER-SHARD-MISSING\]/);
    const notices = text.split("\n").filter((command) => command.startsWith("::notice"));
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain("::20 tests failed as the baseline knows: known 0, known 1, ");
    expect(notices[0]).toMatch(/known 9, and 10 more$/);
  });

  it("shows known failures as errors where they fail the run", async () => {
    const known = { baseline: "known", baseline_entry: { reason: "it rounds" } } as const;
    const given = results([failed([failure()], known), failed([], known)], { findings: [finding({ known: {} })] });
    const lines = (await textOf("github", given, { gateKnown: true })).trimEnd().split("\n");
    expect(lines.map((text) => text.split(" ")[0])).toEqual(["::error", "::error", "::error"]);
    expect(lines.join("\n")).toContain("::known failure: it rounds; the value is not the one");
  });

  it("makes one annotation of an assertion that fails otherwise at each revision", async () => {
    const versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
    const rows = versions.map((version, i) =>
      failed([failure({ message: `row ${i} is missing`, actual: i })], { target_version: version }),
    );
    const text = await textOf("github", results(rows));
    expect(text.trimEnd().split("\n")).toHaveLength(1);
    for (const [i, version] of versions.entries()) {
      expect(text).toContain(version);
      expect(text).toContain(`row ${i} is missing`);
    }
  });

  it("gives columns only if an annotation is on one line", async () => {
    const location = { file: "a.yaml", line: 3, column: 5, end_line: 4, end_column: 2 };
    const lines = await textOf("github", results([failed([failure({ location })]), failed([failure()])]));
    expect(lines).toContain("::error file=a.yaml,line=3,endLine=4,title=");
    expect(lines).toContain("line=15,endLine=15,col=20,endColumn=28,title=");
  });
});

describe("pretty", () => {
  it("prints few lines for many tests", async () => {
    expect(
      (await textOf("pretty", results(Array.from({ length: 1000 }, () => row())))).split("\n").length,
    ).toBeLessThan(10);
  });

  it("shows a hundred failing tests in full and counts the rest", async () => {
    const shown = await textOf("pretty", manyFailures(120));
    expect(shown.match(/^✗ test /gm)).toHaveLength(100);
    expect(shown).toContain("… and 20 more failing tests");
  });
});
