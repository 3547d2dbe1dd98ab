import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../core/groups.js";
import { isObject } from "../../../core/json/json.js";
import type { Answer, AuditContext, AuditServer, AuditTool, MadeCall, Step } from "../types.js";
import { callStep, greatestPage } from "../values.js";

/** What changes by itself, or counts requests. */
const VOLATILE = /time|date|stamp|elapsed|duration|uptime|request|hits|nonce|random|token|remaining|rate/i;

/** Tools about the server, or about what was called, are no witnesses. */
const ABOUT_CALLS = /(?:^|_)(?:stats?|statistics|metrics|usage|health|cache|logs?|audit)(?:_|$)/i;

/** Reads that show the state of the server: its read-only tools, with as much as they give, and its resources. */
export function readersOf(context: AuditContext, without: ReadonlySet<string> = new Set()): Step[] {
  const { tools, capabilities } = context;
  const reads = tools.flatMap((tool) => {
    if (!tool.reads || without.has(tool.name) || ABOUT_CALLS.test(tool.name)) return [];
    return acceptedOf(context, tool)
      .slice(0, 2)
      .map(({ args, step }) =>
        callStep(tool.name, { ...args, ...greatestPage(tool, context.callsOf(tool)) }, step.origins),
      );
  });
  const lists = isObject(capabilities.resources) ? [{ method: "resources/list", params: {} }] : [];
  return uniqueBy([...reads, ...lists], ({ params }) => JSON.stringify(params));
}

/** What an answer shows of the state, without what changes by itself. */
export function seen({ json, text, result }: Answer): unknown {
  return json === undefined && result?.resources !== undefined ? steady(result.resources) : steady(json ?? text);
}

function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (VOLATILE.test(key) ? [] : [[key, steady(inner)]])),
  );
}

/** Looks twice on a fresh server with nothing between: readers that answer otherwise are left out. */
export async function steadyReaders(context: AuditContext, without?: ReadonlySet<string>): Promise<Step[]> {
  const readers = readersOf(context, without);
  await context.server.restart();
  await context.server.prepare(readers);
  const looks: Answer[][] = [];
  for (let look = 0; look < 2; look += 1) looks.push(await sendAll(context.server, readers));
  return readers.filter((_, at) => {
    const [a, b] = looks.map((answers) => answers[at]);
    return a?.kind === "accepted" && b?.kind === "accepted" && isDeepStrictEqual(seen(a), seen(b));
  });
}

/** The accepted calls of a tool that its schema allows. */
export function acceptedOf(context: AuditContext, tool: AuditTool): MadeCall[] {
  return context.callsOf(tool).filter((call) => call.isValid === true && call.answer.kind === "accepted");
}

/** The answers to steps that are sent one after the other. */
export async function sendAll(server: AuditServer, steps: readonly Step[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const step of steps) answers.push(await server.send(step));
  return answers;
}
