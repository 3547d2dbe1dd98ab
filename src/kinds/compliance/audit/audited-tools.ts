import { TASK_ONLY, TOO_LARGE } from "../../../conformance/calls/may-call.js";
import type { AuditCall, AuditTool } from "../../../conformance/rules/audit/types.js";
import { asObject, defined } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { firstOf } from "../../../core/text.js";
import type { ListedTool } from "../../../engine/calls/fuzz-target.js";
import type { Lane } from "../../../engine/lanes/lane.js";

const MAX_NAMED = 5;

/** What runtimes write when the system refuses to write a file, or has no network; then the path, or the host. */
const READ_ONLY = /\bEROFS\b|read-only file system/i;
const PATH = /(?:^|[\s'"`(])(\/[\w./+-]{1,200})/;
const NO_NETWORK =
  /\b(?:EAI_AGAIN|ENETUNREACH|ENOTFOUND)\b|name resolution|network is unreachable|no such host|server misbehaving|nodename nor servname/i;
const HOST =
  /(?:EAI_AGAIN|ENOTFOUND|ENETUNREACH|lookup|host=|https?:\/\/)[ '"]{0,2}([\w-]{1,63}(?:\.[\w-]{1,63}){1,9})/;

/** What a sandbox refused to calls of a tool, which nothing else accepted; undefined if nothing shows that it did. */
export function refusalOf(calls: readonly AuditCall[]): Redacted | undefined {
  for (const { answer } of calls) {
    const text = answer.text.slice(0, 10_000);
    if (NO_NETWORK.test(text)) {
      const [, host] = HOST.exec(text) ?? [];
      return host === undefined ? say`needs the network` : say`needs the network: ${hide(host)}`;
    }
    if (READ_ONLY.test(text)) {
      const [, path] = PATH.exec(text) ?? [];
      return path === undefined ? say`writes outside of its folder` : say`writes outside of its folder: ${hide(path)}`;
    }
  }
  return undefined;
}

/** How often a tool was called. */
export interface AuditedTool {
  name: string;
  calls: number;
  accepted: number;
  /** Why it was not called. */
  withheld?: Redacted;
  /** What the sandbox refused to a tool that no call got through. */
  refused?: Redacted;
}

/** That calls may change something that lasts, and where; undefined if all tools say that they only read. */
export function mayChange(tools: readonly ListedTool[], { server }: Lane): string | undefined {
  const changing = tools.filter(
    (tool) => tool.withheld === undefined && asObject(tool.annotations).readOnlyHint !== true,
  );
  if (changing.length === 0) return undefined;
  const names = firstOf(
    changing.map(({ name }) => name),
    MAX_NAMED,
  ).join(", ");
  const place = server.url ?? server.cwd ?? process.cwd();
  return `calling what may change something: ${names}, at ${place}; with --sandbox, nothing would last`;
}

/** That no tool of a server was called that has some, and what lets them be called; undefined if one was. */
export function noneCalled(tools: readonly AuditedTool[]): Redacted | undefined {
  if (tools.length === 0 || tools.some(({ calls }) => calls > 0)) return undefined;
  const isForced = tools.every(({ withheld }) => withheld === TASK_ONLY || withheld === TOO_LARGE);
  const [first] = tools;
  if (isForced) return say`no tool was called: ${first?.withheld ?? say``}`;
  return say`no tool was called, because no annotation says that they are safe (--sandbox calls them where nothing lasts, --safe-call "*" calls them)`;
}

/** What calls of a tool came to. `others`: how many others it accepted. `isSandboxed`: whether its server ran in a sandbox. */
export function toolOf(
  { name, withheld }: AuditTool,
  calls: readonly AuditCall[],
  others: number,
  isSandboxed: boolean,
): AuditedTool {
  const ownAccepted = calls.filter(({ answer, isValid }) => answer.kind === "accepted" && isValid !== false).length;
  const accepted = ownAccepted + others;
  const refused = isSandboxed && accepted === 0 ? refusalOf(calls) : undefined;
  return { name, calls: calls.length + others, accepted, ...defined({ withheld, refused }) };
}
