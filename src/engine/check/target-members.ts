import { cut, hide } from "../../core/redaction/redacted.js";
import { MatcherError } from "../../matchers/types.js";
import { listNames, suggest } from "../../suite/suggest.js";

/** What people write without the name before it. */
const LIKELY_PARENTS: Readonly<Record<string, readonly string[]>> = {
  result: ["content", "isError", "structuredContent", "contents", "messages", "text", "_meta", "structured_content"],
  http: ["status", "headers"],
  server: ["stderr"],
};

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
