import type { Trace } from "../../agents/types.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import { MatcherError } from "../../matchers/types.js";
import { listNames, suggest } from "../../suite/suggest.js";
import type { SuiteTest } from "../../suite/types.js";
import { ANSWER_MEMBERS } from "../../suite/variables/references.js";
import type { Envelope } from "../judge/envelope.js";

const OF_A_CALL = ANSWER_MEMBERS satisfies readonly (keyof Envelope)[];
const OF_AN_AGENT: readonly (keyof Trace)[] = [
  ...(["tool_calls", "tool_names", "redundant_tool_calls", "tool_results", "final_response", "conversation"] as const),
];
const OF_A_COMPOSITION = ["composition", "nodes", "output", "duration_ms", "notifications", "protocol_version"];

/** What people write without the name before it. */
const LIKELY_PARENTS: Readonly<Record<string, readonly string[]>> = {
  result: ["content", "isError", "structuredContent", "contents", "messages", "text", "_meta", "structured_content"],
  http: ["status", "headers"],
  server: ["stderr"],
};

/** The names with which a target of a test, or of one of its steps, can start. */
export function targetMembers(test?: SuiteTest): readonly string[] {
  if (test?.block === "agents" || test?.block === "evals") return OF_AN_AGENT;
  if (test?.block === "compositions") return OF_A_COMPOSITION;
  if (test?.block === "compliance") return [...OF_A_CALL, "response"];
  return test?.block === "tools" && test.negativePath !== undefined ? [...OF_A_CALL, "negative_path"] : OF_A_CALL;
}

/** Throws a MatcherError for a target whose first name no answer has. */
export function checkTargetMember(target: string, members: readonly string[]): void {
  const head = headOf(target);
  if (target === "" || members.includes(head)) return;
  const meant = meantTarget(target, members);
  throw new MatcherError(
    `unknown target \`${cut(hide(target), 100)}\``,
    `A target starts with ${listNames(members)}.`,
    meant === undefined ? "Start it with one of these." : `Write \`${meant}\`.`,
    [],
  );
}

function headOf(target: string): string {
  return /^[^.[]*/.exec(target)?.[0] ?? "";
}

function meantTarget(target: string, members: readonly string[]): string | undefined {
  // JSONPath starts with the whole value.
  const path = target.replace(/^\$\.?/, "");
  const head = headOf(path);
  const rest = path.slice(head.length);
  if (members.includes(head)) return path;
  const [parent] = Object.entries(LIKELY_PARENTS).find(([, names]) => names.includes(head)) ?? [];
  if (parent !== undefined && members.includes(parent)) return `${parent}.${path}`;
  if (members.includes("output") && head === "result") return `output${rest.replace(/^\.structuredContent/, "")}`;
  const close = suggest(head, members);
  return close === undefined ? undefined : `${close}${rest}`;
}
