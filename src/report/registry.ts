import type { TestRow } from "../core/generated/results.js";
import { userError } from "../core/problem.js";
import type { Redacted } from "../core/redaction/redact.js";
import { trustedText } from "../core/redaction/redacted.js";
import type { Head } from "../results/types.js";
import type { RenderOptions, Reporter } from "./types.js";

const reporters: Readonly<Record<string, () => Promise<Reporter>>> = {
  pretty: async () => (await import("./formats/pretty.js")).pretty,
  minimal: async () => (await import("./formats/minimal.js")).minimal,
  json: async () => (await import("./formats/json.js")).json,
  ndjson: async () => (await import("./formats/json.js")).ndjson,
  junit: async () => (await import("./formats/junit.js")).junit,
  xunit: async () => (await import("./formats/junit.js")).xunit,
  markdown: async () => (await import("./formats/markdown.js")).markdown,
  github: async () => (await import("./formats/github.js")).github,
  sarif: async () => (await import("./formats/sarif.js")).sarif,
  tap: async () => (await import("./formats/tap.js")).tap,
  codequality: async () => (await import("./formats/codequality.js")).codequality,
  html: async () => (await import("./formats/html.js")).html,
};

/** The names that `--reporter` accepts. */
export const reporterNames: readonly string[] = Object.keys(reporters);

/** Loads the reporter with that name; throws a UserError for any other. */
export async function loadReporter(name: string): Promise<Reporter> {
  const load = Object.hasOwn(reporters, name) ? reporters[name] : undefined;
  if (load === undefined) {
    const fix = `Name one of ${reporterNames.join(", ")}.`;
    throw userError(`unknown reporter \`${name}\``, "There is no reporter with that name.", fix);
  }
  return await load();
}

/** The chunks of a report, ready for `core/out`: head and rows were redacted when they came into the store. */
export async function* render(
  reporter: Reporter,
  head: Head,
  rows: AsyncIterable<TestRow>,
  options: RenderOptions,
): AsyncIterable<Redacted> {
  for await (const chunk of reporter(head, rows, options)) yield trustedText(chunk);
}
