import junitBuilder, { type TestCase } from "junit-report-builder";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import type { Finding, Results, TestRow } from "../../src/core/generated/results.js";
import { groupBy } from "../../src/core/groups.js";
import { placeOf } from "../../src/core/source-frame.js";
import { fixedNote } from "../../src/report/baseline-notes.js";
import { causeText, shownCauses } from "../../src/report/causes.js";
import { findingLine } from "../../src/report/findings.js";
import { failureLine, failureText, partLines } from "../../src/report/test-text.js";
import { createPaint, line, ruleIds, serverName, testName } from "../../src/report/words.js";
import { cases, textOf } from "./cases.js";

const paint = createPaint(false);

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** Of an element without children. */
  text: string;
}

/** The root of a document, by a strict XML parser. */
function parsed(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const add = (text: string) => {
    open.at(-1)!.text += text;
  };
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, children: [], text: "" };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const element = open.pop()!;
    if (element.children.length > 0) element.text = "";
  });
  parser.write(xml).close();
  return root.children[0]!;
}

/** What the library cannot write: it is in the golden files. */
function comparable({ name, attributes, children, text }: Element): Element {
  const beyond: Record<string, string[]> = {
    testsuites: ["time", "skipped"],
    testsuite: ["file"],
    testcase: ["line"],
    skipped: ["type", "message"],
  };
  const kept = Object.entries(attributes).filter(([key]) => !beyond[name]?.includes(key));
  return {
    name,
    // The library writes numbers without zeros at their end.
    attributes: Object.fromEntries(kept.map(([key, value]) => [key, key === "time" ? `${Number(value)}` : value])),
    children: children.filter((child) => child.name !== "flakyFailure").map(comparable),
    text: text.trim() === "" ? "" : forCdata(text),
  };
}

/** The library leaves a text open in which `]]>` is twice. */
function forCdata(text: string): string {
  return text.replaceAll("]]>", "]] >");
}

/** The same rows by junit-report-builder. */
function byLibrary({ tool, run, tests, findings, causes = [] }: Results): string {
  const builder = junitBuilder.newBuilder().name(tool.name);
  const timestamp = run.started_at.slice(0, 19);
  const firstOfCause = new Map(
    shownCauses({ causes }).map((cause) => [
      tests.find(({ status, cause: id }) => status === "errored" && id !== undefined && cause.ids.includes(id)),
      `${cause.title}\n${causeText(cause, paint)}`,
    ]),
  );
  for (const rows of groupBy(tests, ({ location }) => location.file)) {
    const { file } = rows[0]!.location;
    const ms = rows.reduce((sum, row) => sum + row.duration_ms, 0);
    const suite = builder
      .testSuite()
      .name(file)
      .timestamp(timestamp)
      .time(ms / 1000);
    for (const row of rows) {
      const serverLabel = serverName(row.server, row.target_version);
      const test = suite
        .testCase()
        .name(serverLabel === "" ? testName(row) : `${testName(row)} (${serverLabel})`)
        .className(`${line(file)} ${row.block}`)
        .file(line(file))
        .time(row.duration_ms / 1000);
      outcome(test, row, firstOfCause.get(row));
    }
  }
  addFindings(builder, findings, timestamp);
  return builder.build();
}

function outcome(test: TestCase, row: TestRow, causeOf: string | undefined): void {
  const { status, failures, reason, baseline, cause } = row;
  const parts = row.agent || row.load ? [partLines(row).join("\n")] : [];
  const notes = [...(baseline === "fixed" ? [fixedNote(row)] : []), ...parts].join("\n");
  if (status === "passed" && notes !== "") test.standardOutput(forCdata(notes));
  if (status === "passed") return;
  if (status !== "failed" && status !== "errored") return void test.skipped();
  const isRepeated = cause !== undefined && causeOf === undefined;
  const text = isRepeated
    ? placeOf(row.location)
    : (causeOf ??
      ([...failures.map((failure) => failureText(failure, row, paint)), ...parts].join("\n\n") ||
        placeOf(row.location)));
  const [first] = failures;
  const message = first && !isRepeated ? failureLine(first) : (reason ?? status);
  const type = first ? ruleIds(first) : status;
  if (baseline === "known") test.skipped().standardOutput(forCdata(text));
  else if (status === "failed") test.failure(line(message, 1000), type).stacktrace(forCdata(text));
  else test.error(line(message, 1000), type, forCdata(text));
}

function addFindings(builder: typeof junitBuilder, findings: readonly Finding[], timestamp: string): void {
  const listed = findings.filter((finding) => !finding.in_tests);
  if (listed.length === 0) return;
  const suite = builder.testSuite().name("findings").timestamp(timestamp);
  for (const finding of listed) {
    const { rule_id, server, target_version, location, evidence, gates, message } = finding;
    const serverLabel = serverName(server, target_version);
    const name = serverLabel === "" ? rule_id : `${rule_id} (${serverLabel})`;
    const place = location ? ` --> ${placeOf(location)}` : "";
    const text = `${findingLine(finding)}${place}${evidence ? ` | ${line(evidence, 1000)}` : ""}`;
    if (!gates) suite.property(line(name), text);
    else
      suite
        .testCase()
        .name(line(name))
        .className("findings")
        .failure(line(message, 1000), rule_id)
        .stacktrace(forCdata(text));
  }
}

describe("junit is what junit-report-builder makes of the same rows", () => {
  it.each(Object.entries(cases))("%s", async (_, given) => {
    expect(comparable(parsed(await textOf("junit", given)))).toEqual(comparable(parsed(byLibrary(given))));
  });
});

describe("the place of a test", () => {
  it.each(Object.entries(cases))(
    "%s: junit has the file and line of each test, xunit is the same without",
    async (_, given) => {
      const withPlaces = await textOf("junit", given);
      const tests = parsed(withPlaces)
        .children.filter(({ attributes }) => attributes.name !== "findings")
        .flatMap(({ children }) => children);
      expect(tests.map(({ attributes }) => `${attributes.file}:${attributes.line}`)).toEqual(
        given.tests.map(({ location }) => `${line(location.file)}:${location.line}`),
      );
      const withoutPlaces = withPlaces.replace(/(<testcase [^>]*) file="[^"]*" line="\d+"/g, "$1");
      expect(await textOf("xunit", given)).toBe(withoutPlaces);
    },
  );
});
