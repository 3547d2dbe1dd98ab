import { asList, asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { excerpt, hide, say } from "../../../core/redaction/redacted.js";
import { isNear } from "../../../mcp/hosts.js";
import { listAll, listsOf, unreadFault } from "../../../mcp/list-all.js";
import { openSession } from "../../../mcp/session/open.js";
import type { DetectionCache, ServerTarget, Session, StartFailure } from "../../../mcp/types.js";
import type { RuleId } from "../../../rules/registry.js";
import { type Claim, claimOf } from "../../claims/claim.js";
import {
  about,
  type CheckResult,
  failed,
  failedIf,
  type Item,
  judgeInTurn,
  passed,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import type { SessionPort } from "../../server/types.js";
import { entriesOf, judgeNames, judgeSchema, judgeVersions, type RegistryFiles } from "./files.js";

/** A remote of a `server.json`, or why it cannot be asked. */
export interface RegistryRemote {
  url: string;
  port: SessionPort | { whyNotAsked: Redacted };
}

const LIST_MS = 30_000;
const MAX_NAME = 100;

type Transport = "stdio" | "streamable-http" | "sse";

/** What was seen of a server in a session of its own, and what it wrote. */
type SessionLook<T> = { ok: true; seen: T; stderr: readonly string[] } | { ok: false; failure: StartFailure };

interface ServerLook {
  transport: Transport;
  serverInfo: unknown;
  revision: string | null;
  /** Or why they could not be read. */
  tools: readonly Item[] | Redacted;
}

/** What rules need to know of the server, or why it did not start. */
type LookResult = SessionLook<ServerLook>;

export interface RegistrySettings {
  files: RegistryFiles;
  /** The packages that may be the server which runs. */
  packages: readonly Item[];
  remotes: () => Promise<readonly RegistryRemote[]>;
  port: SessionPort;
  targetVersion: string | null;
  isWanted: (id: string) => boolean;
}

type Judge = (settings: RegistrySettings, lookResult: LookResult) => readonly CheckResult[] | Promise<CheckResult[]>;

const JUDGES: { readonly [Id in RuleId]?: Judge } = {
  "REG-SCHEMA": async ({ files, port }) => judgeSchema(files, await port.schemas()),
  "REG-NAME": ({ files }) => judgeNames(files),
  "REG-VERSION": ({ files }, lookResult) => [...judgeVersions(files), ...judgeServerInfo(files.document, lookResult)],
  "REG-TRANSPORT": ({ files }, lookResult) => [judgeTransport(files.document, lookResult)],
  // If the server never starts, its end without a variable proves nothing.
  "REG-ENV": ({ packages, port, targetVersion }, lookResult) =>
    lookResult.ok ? judgeVariables(packages, port, targetVersion) : [unverified(lookResult.failure.message)],
  "REG-HINTS": (_, lookResult) => judgeTools(lookResult, wrongHints),
  "REG-TITLE": (_, lookResult) => judgeTools(lookResult, wrongTitle),
  "REG-REMOTE": async ({ remotes, targetVersion }) =>
    judgeInTurn(await remotes(), async ({ url, port }) =>
      about(say`remote ${hide(url)}`, await judgeRemote(url, port, targetVersion)),
    ),
};

export const REGISTRY_RULES = Object.keys(JUDGES) as RuleId[];

/** Judges a server and its `server.json` by what a registry asks. Never throws because of the server. */
export async function judgeRegistry(settings: RegistrySettings) {
  const lookResult = await look(settings.port, settings.targetVersion);
  const rules: Claim[] = [];
  for (const id of REGISTRY_RULES.filter(settings.isWanted)) {
    const checkResults = (await JUDGES[id]?.(settings, lookResult)) ?? [];
    const results = checkResults.length > 0 ? checkResults : [skipped(say`there is nothing to judge`)];
    rules.push(...results.map((result) => claimOf(id, result)));
  }
  return { rules, facts: lookResult.ok ? lookResult.seen : undefined };
}

/** Starts or reaches a server, of which `change` may leave something out, for as long as `look` takes. */
async function lookInSession<T>(
  port: SessionPort,
  targetVersion: string | null,
  look: (session: Session, transport: Transport) => Promise<T>,
  change: (target: ServerTarget) => ServerTarget = (target) => target,
): Promise<SessionLook<T>> {
  const registryTarget = await port.target();
  if (!registryTarget.ok) return registryTarget;
  const { target, client, dispose } = registryTarget;
  const detected: DetectionCache = {};
  try {
    const options = { ...port.options, targetVersion, detected, ...(client && { client }) };
    const opened = await openSession(change(target), options);
    if (!opened.ok) return opened;
    const { session } = opened;
    const overHttp = (target.kind === "http" && target.transport) || detected.transport || "http";
    const transport = target.kind === "stdio" ? "stdio" : overHttp === "sse" ? "sse" : "streamable-http";
    const seen = await look(session, transport).finally(() => session.close());
    return { ok: true, seen, stderr: session.stderr() };
  } finally {
    dispose();
  }
}

/** Looks at the server as it is. */
function look(port: SessionPort, targetVersion: string | null): Promise<LookResult> {
  return lookInSession(port, targetVersion, async (session, transport) => {
    const { serverInfo, negotiatedVersion: revision, capabilities } = session.facts;
    return { transport, serverInfo, revision, tools: await toolsOf(session, capabilities) };
  });
}

async function toolsOf(session: Session, capabilities: unknown): Promise<readonly Item[] | Redacted> {
  if (!listsOf(capabilities).includes("tools/list")) return [];
  const options = { timeoutMs: LIST_MS, purpose: "test" } as const;
  const list = await listAll("tools/list", (method, params) => session.request(method, params, options));
  const fault = unreadFault("tools/list", list);
  return fault ? say`tools/list could not be read: ${fault.message}` : list.items.filter(isObject);
}

/** Whether a server that wants a token speaks its transport shows only with one. */
function judgeTransport(document: Item, lookResult: LookResult): CheckResult {
  if (!lookResult.ok) return notOpenedResult(lookResult.failure);
  const promised = [
    ...entriesOf(document, "packages").map(({ transport }) => asObject(transport).type),
    ...entriesOf(document, "remotes").map(({ type }) => type),
  ];
  const { transport } = lookResult.seen;
  return passedIf(promised.includes(transport), say`it speaks ${transport}, which server.json does not promise`);
}

/** The version that the server says itself. */
function judgeServerInfo({ version }: Item, lookResult: LookResult): CheckResult[] {
  if (!lookResult.ok) return [];
  const serverVersion = asObject(lookResult.seen.serverInfo).version;
  const message = say`server.json has version ${excerpt(String(version), MAX_NAME)}, serverInfo ${excerpt(String(serverVersion), MAX_NAME)}`;
  return [{ ...passedIf(serverVersion === version, message), severity: "may" }];
}

/** Judges each tool by what it has. */
function judgeTools(lookResult: LookResult, wrong: (tool: Item) => Redacted | undefined): CheckResult[] {
  if (!lookResult.ok) return [unverified(lookResult.failure.message)];
  const { tools } = lookResult.seen;
  if (typeof tools === "string") return [unverified(tools)];
  return tools.map((tool) => about(say`tool ${excerpt(String(tool.name), MAX_NAME)}`, failedIf(wrong(tool))));
}

function wrongHints({ annotations }: Item): Redacted | undefined {
  const { readOnlyHint, destructiveHint } = asObject(annotations);
  const isSaid = readOnlyHint === true || destructiveHint === true;
  return isSaid ? undefined : say`it has neither \`readOnlyHint: true\` nor \`destructiveHint: true\``;
}

function wrongTitle({ title, annotations }: Item): Redacted | undefined {
  return title || asObject(annotations).title ? undefined : say`it has no \`title\``;
}

/** Starts the server once without each variable that must have a value, and has none in `server.json`. */
function judgeVariables(packages: readonly Item[], port: SessionPort, targetVersion: string | null) {
  const variables = packages.flatMap(({ environmentVariables }) => asList(environmentVariables)).filter(isObject);
  const needed = variables.filter(
    ({ isRequired, value = null, default: fallback = value }) => isRequired === true && fallback === null,
  );
  return judgeInTurn([...new Set(needed.map(({ name }) => String(name)))], async (name) => {
    const without = (target: ServerTarget) => withoutVariable(target, name);
    const lookResult = await lookInSession(port, targetVersion, async () => {}, without);
    const output = lookResult.ok ? lookResult.stderr : (lookResult.failure.process?.stderr ?? []);
    const isSaid = output.some((line) => line.includes(name));
    const end = lookResult.ok ? say`it starts` : say`it does not start`;
    return about(hide(name), passedIf(isSaid, say`without it, ${end} and does not name it on stderr`));
  });
}

function withoutVariable(target: ServerTarget, name: string): ServerTarget {
  const less = <T extends { env: Readonly<Record<string, string>> }>(program: T): T => {
    const { [name]: _, ...env } = program.env;
    return { ...program, env };
  };
  if (target.kind === "stdio") return less(target);
  return target.kind === "http" && target.start ? { ...target, start: less(target.start) } : target;
}

async function judgeRemote(url: string, port: RegistryRemote["port"], targetVersion: string | null) {
  if (URL.canParse(url) && isNear(new URL(url).hostname)) return failed(say`its address is not a public one`);
  if ("whyNotAsked" in port) return unverified(port.whyNotAsked);
  const lookResult = await lookInSession(port, targetVersion, async () => {});
  return lookResult.ok ? passed : notOpenedResult(lookResult.failure);
}

function notOpenedResult({ protection, message }: StartFailure): CheckResult {
  return protection ? unverified(say`it wants a token: ${message}`) : failed(message);
}
