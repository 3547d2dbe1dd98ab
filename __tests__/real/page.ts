import { documentedRules } from "../../src/conformance/rules/families.js";
import type { Failure, Finding, Results, TestRow } from "../../src/core/generated/results.js";
import type { RealServer } from "./servers.js";

const LONGEST = 400;

/** What was found at one server. */
export interface Measured {
  server: RealServer;
  revisions: readonly string[];
  results: Results;
}

/** What a reader needs to judge one finding. */
interface PageEntry {
  rule: string;
  /** What does not depend on the tool. */
  subject: string;
  tool: string;
  revision: string | null;
  request: string;
  answer: string;
}

/** The page; `steady` takes out of a frame what is another at each run. */
export function page(all: readonly Measured[], steady: (text: string) => string): string {
  const head = ["server", "version", "from", "revisions", "passed", "failed", "unverified"];
  const rows = all.map(({ server, revisions, results: { summary } }) => [
    `\`${server.package}\``,
    ...[server.version, server.from, revisions.join(", ")],
    ...[summary.passed, summary.failed, summary.unverified].map(String),
  ]);
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return `${INTRODUCTION}\n${table}\n\n${all.map((one) => section(one, steady)).join("\n")}`;
}

const INTRODUCTION = `# What it finds on real servers

Servers from npm and PyPI, pinned, over stdio, at every revision that they speak: each tool below gets a valid call, then
the bad ones of \`negative_path\`. Every finding is here with the request and the frame that answered it, shortened, and
the rule that the frame breaks. A server whose valid call cannot succeed, for it needs a service, a token or a browser
that is not there, is unverified where nothing else shows that it looked at the request.

\`npm run test:servers\` installs the servers and compares this page with what it finds; with \`-- -u\` it writes the page.
It is not part of \`.ci/run\`: what servers pull in is not pinned, and their installation takes minutes.
`;

function section({ server, revisions, results }: Measured, steady: (text: string) => string): string {
  const shown = [...results.tests.flatMap(failuresOf), ...results.findings.map(findingOf)];
  const groups = new Map<string, PageEntry[]>();
  for (const one of shown) {
    const key = one.subject === "" ? one.rule : `${one.rule} ${one.subject}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const parts = [...groups.values()].map((group) => {
    const { rule, request, answer } = group[0] as PageEntry;
    const tools = [...new Set(group.map(({ tool }) => `\`${tool}\``))].join(", ");
    const at = revisions.filter((revision) => group.some((one) => one.revision === revision));
    const when = at.length === revisions.length ? "at every revision" : `at ${at.join(", ")}`;
    const frames = [request, answer].filter(Boolean).map((text) => cut(steady(text)));
    return `[${rule}](../taxonomy.md#${rule.toLowerCase()}), ${tools}, ${when}. ${documentedRules().find(({ id }) => id === rule)?.text ?? ""}\n\n\`\`\`text\n${frames.join("\n")}\n\`\`\`\n`;
  });
  const unverified = new Set(results.tests.filter(({ status }) => status === "unverified").map(({ name }) => name));
  if (unverified.size > 0) parts.push(`Unverified: ${[...unverified].map((name) => `\`${name}\``).join(", ")}.\n`);
  return `## \`${server.package}\`\n\n${parts.length > 0 ? parts.join("\n") : "No findings.\n"}`;
}

/** One entry for each failure: tests are called as their tools. */
function failuresOf({ name, target_version, failures, evidence = [], findings }: TestRow): PageEntry[] {
  return failures
    .filter(({ rule_id }) => !findings.some((finding) => finding.gates && finding.rule_id === rule_id))
    .map(({ rule_id, request = "" }: Failure) => {
      const sent = evidence.find((one) => lineOf(one.request) === request);
      return {
        ...{ rule: rule_id, subject: "", tool: name, revision: target_version, request },
        answer: sent?.response === undefined ? "" : withoutId(sent.response),
      };
    });
}

function findingOf({ rule_id, message, target_version, request = "", evidence = "" }: Finding): PageEntry {
  const isProbe = rule_id.startsWith("ERRCHAN-");
  // How it answers calls of an unknown tool does not depend on the others.
  const [, tool = "the server"] = /^tools\/call (?!\S+_mcptest_unknown )(\S+) /.exec(request) ?? [];
  return {
    ...{ rule: rule_id, subject: isProbe ? "" : message, tool, revision: target_version, request },
    answer: isProbe ? evidence.replace(/,?"id":\d+/, "") : `${message}\n${evidence}`,
  };
}

function lineOf(request: unknown): string {
  const { params } = request as { params?: { name?: string; arguments?: unknown } };
  return `tools/call ${params?.name} ${JSON.stringify(params?.arguments)}`;
}

function withoutId(frame: unknown): string {
  const { id: _, ...rest } = frame as Record<string, unknown>;
  return JSON.stringify(rest);
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
