import type { CorpusFindings } from "../conformance/corpus/run-corpus.js";
import { isObject } from "../core/json/json.js";
import type { RedactedJson } from "../core/redaction/redacted.js";
import { TOOL_NAME, VERSION } from "../core/version.js";
import type { RenderOptions } from "../report/types.js";
import type { ResultsSource } from "../results/types.js";
import { writeReports } from "../run/reports.js";
import type { RunFlags } from "../run/settings/options.js";
import { renderOptions, shownLine, writeReport } from "./terminal.js";

/** What the reports of a corpus run and of an audit begin with. */
export function reportHead(
  server: string,
  { serverInfo, revision, transport }: Pick<CorpusFindings, "serverInfo" | "revision" | "transport">,
) {
  const of = { server, server_info: serverInfo, protocol_version: revision, transport };
  return { tool: TOOL_NAME, version: VERSION, ...of };
}

/** What a baseline says of a report, before it is compared with one. */
export const NOT_COMPARED: {
  /** Entries of the baseline that are no longer needed. */
  readonly fixed: readonly string[];
  /** The rules by which the run fails. */
  readonly failed_by: readonly string[];
} = { fixed: [], failed_by: [] };

/** `shop 1.2.0 (stdio, 2025-11-25)`, as the server calls itself. */
export function serverText({ server, server_info: info, transport, protocol_version }: ReturnType<typeof reportHead>) {
  const name = isObject(info) ? [info.name, info.version].filter((part) => typeof part === "string").join(" ") : "";
  return `${shownLine(name || server, 200)} (${transport}, ${shownLine(protocol_version)})`;
}

/** The flags of a command that judges a server by rules. */
export interface RuleFlags extends Partial<RunFlags> {
  color: boolean;
  format: string;
  /** Milliseconds. */
  maxCall: number;
  allowDestructive?: boolean;
}

/** Writes a report as `--format` says: as JSON, as `text`, or by the reporter of that name. */
export async function writeRuleReport<R extends RedactedJson>(
  report: R,
  source: ResultsSource,
  flags: RuleFlags,
  text: (report: R, options: RenderOptions) => string,
): Promise<void> {
  const options = renderOptions(flags);
  const { format } = flags;
  if (format !== "json" && format !== "pretty") await writeReports(source, [{ name: format }], options, process.cwd());
  else await writeReport(format, report, (shown) => text(shown, options));
}
