import { isDeepStrictEqual } from "node:util";
import { uniqueBy } from "../../../../core/groups.js";
import { asObject, isObject } from "../../../../core/json/json.js";
import { argumentsOf, callStep, SIZE_ARGUMENT } from "../../../calls/learned/candidates.js";
import { flatten } from "../../../calls/schema.js";
import type { Args } from "../../../calls/types.js";
import type { AuditAnswer, AuditCall, AuditContext, AuditServer, AuditStep, AuditTool } from "../types.js";

const MAX_PAGE = 1_000;

/** Members that change by themselves, or count requests. */
const VOLATILE = /time|date|stamp|elapsed|duration|uptime|request|hits|nonce|random|token|remaining|rate/i;

/** Tools and resources about the server or its calls: their answers change with every call. */
const ABOUT_CALLS =
  /(?:^|[^a-z])(?:stats?|statistics|metrics|usage|health|cache|logs?|audit|history|recent(?:ly)?|activity|sessions?|visits?)(?:[^a-z]|$)/i;

/** So many of the resources are read. */
const MAX_RESOURCES = 3;

/** Reads that show the state of the server: its read-only tools, with as much as they give, and its resources. */
export function readersOf(context: AuditContext, without: ReadonlySet<string> = new Set()): AuditStep[] {
  const { tools, capabilities, pool } = context;
  const reads = tools.flatMap((tool) => {
    if (!tool.isReader || without.has(tool.name) || ABOUT_CALLS.test(tool.name)) return [];
    return validAcceptedCalls(context, tool)
      .slice(0, 2)
      .map(({ args, step }) =>
        callStep(tool.name, { ...args, ...largestPage(tool, context.callsOf(tool)) }, step.origins),
      );
  });
  // What changes the state when it is read would hide it from the reads after it: reads with arguments come last.
  const size = ({ params }: AuditStep) => Object.keys(asObject(params.arguments)).length;
  const resources = isObject(capabilities.resources) ? resourceReads(pool) : [];
  return uniqueBy([...resources, ...reads.toSorted((a, b) => size(a) - size(b))], ({ params }) =>
    JSON.stringify(params),
  );
}

function resourceReads(pool: AuditContext["pool"]): AuditStep[] {
  const listed = pool.find("resources", "uri").filter(({ value, origin }) => !origin && !ABOUT_CALLS.test(`${value}`));
  return [
    { method: "resources/list", params: {} },
    ...listed.slice(0, MAX_RESOURCES).map(({ value }) => ({ method: "resources/read", params: { uri: value } })),
  ];
}

/** What an answer shows of the state, without what changes by itself. */
export function visibleState({ json, text, result }: AuditAnswer): unknown {
  return json === undefined && result?.resources !== undefined
    ? withoutVolatile(result.resources)
    : withoutVolatile(json ?? text);
}

function withoutVolatile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVolatile);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (VOLATILE.test(key) ? [] : [[key, withoutVolatile(inner)]])),
  );
}

/** The readers that answer the same twice in a row on a fresh server. Readers stay in even if another tool changes their answers. */
export async function steadyReaders(context: AuditContext, without?: ReadonlySet<string>): Promise<AuditStep[]> {
  const readers = readersOf(context, without);
  await context.server.restart();
  await context.server.prepare(readers);
  const twice = readers.flatMap((reader) => [reader, reader]);
  const looks = await sendAll(context.server, twice);
  return readers.filter((_, at) => {
    const [a, b] = looks.slice(2 * at);
    return a?.kind === "accepted" && b?.kind === "accepted" && isDeepStrictEqual(visibleState(a), visibleState(b));
  });
}

/** The accepted calls of a tool that its schema allows. */
export function validAcceptedCalls(context: AuditContext, tool: AuditTool): AuditCall[] {
  return context.callsOf(tool).filter(isValidAccepted);
}

function isValidAccepted({ isValid, answer }: AuditCall): boolean {
  return isValid === true && answer.kind === "accepted";
}

/** The answers to steps that are sent one after the other. */
export async function sendAll(server: AuditServer, steps: readonly AuditStep[]): Promise<AuditAnswer[]> {
  const answers: AuditAnswer[] = [];
  for (const step of steps) answers.push(await server.send(step));
  return answers;
}

/** The greatest page of a tool, by its schema or by those of its calls that it accepted. */
export function largestPage(tool: AuditTool, calls: readonly AuditCall[]): Args {
  const size = argumentsOf(tool).find(({ name }) => SIZE_ARGUMENT.test(name));
  if (!size) return {};
  const { maximum } = flatten(size.schema, tool.inputSchema);
  if (typeof maximum === "number") return { [size.name]: Math.min(maximum, MAX_PAGE) };
  const accepted = calls.filter(isValidAccepted);
  const sizes = accepted.flatMap(({ args }) =>
    typeof args[size.name] === "number" ? [args[size.name] as number] : [],
  );
  return sizes.length === 0 ? {} : { [size.name]: Math.max(...sizes) };
}

/** Reads of the things that a call names, by tools that take an argument of the same name. */
export function readsOfSameThings(context: AuditContext, { args, step, tool: changer }: AuditCall): AuditStep[] {
  return context.tools.flatMap((tool) => {
    const base = tool === changer || !tool.isReader || tool.withheld !== undefined ? undefined : context.accepted(tool);
    const required = base ? argumentsOf(tool).filter(({ isRequired }) => isRequired) : [];
    const shared = required.filter(({ name }) => typeof args[name] === "string" || typeof args[name] === "number");
    if (!base || shared.length === 0) return [];
    const same = Object.fromEntries(shared.map(({ name }) => [name, args[name]]));
    return [
      callStep(tool.name, { ...base.args, ...same }, new Map([...(base.step.origins ?? []), ...(step.origins ?? [])])),
    ];
  });
}
