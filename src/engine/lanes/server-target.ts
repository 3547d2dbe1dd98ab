import { getOrMake } from "../../core/groups.js";
import { asText, defined } from "../../core/json/json.js";
import { UserError } from "../../core/problem.js";
import { type Environment, scrubEnv } from "../../core/proc/env.js";
import { freePort } from "../../core/proc/port.js";
import { readRegularFile } from "../../core/read-file.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { isHeaderValue } from "../../core/text.js";
import { TOOL_NAME } from "../../core/version.js";
import { SuiteFault } from "../../matchers/types.js";
import type { TokenEndpoint } from "../../mcp/auth/client-credentials.js";
import type { LoginContext } from "../../mcp/auth/login.js";
import type { CassettePlayer } from "../../mcp/cassette/player.js";
import { proxyOf } from "../../mcp/proxies.js";
import type {
  ClientDeclaration,
  HttpTarget,
  Replicas,
  RequestValues,
  ServerStart,
  ServerTarget,
  StartFailure,
  TokenSource,
} from "../../mcp/types.js";
import { MAX_CA_BUNDLE } from "../../suite/servers/check-http.js";
import type { SuiteHttp, SuiteOAuth, SuiteServer } from "../../suite/types.js";
import { fillIn, hasDeferred } from "../../suite/variables/deferred.js";
import { entrySecrets } from "../../suite/variables/variables.js";
import { addLabPort, addLabToken, authorizedBy } from "./labs.js";
import { clientOf, fillServer, type SessionValues } from "./session-values.js";

export interface TargetContext {
  env: Environment;
  passEnv: readonly string[];
  cwd: string;
  runId: string;
  tokens: RunTokens;
}

/** The server as the session layer needs it. Throws a SuiteFault that says what is missing for that. */
async function targetOf(server: SuiteServer, context: TargetContext, values: SessionValues): Promise<ServerTarget> {
  if (server.http) return httpTarget(server, server.http, context, values);
  const { command, inheritEnv: inherit, env: extra, cwd = context.cwd, sandbox } = server;
  if (!command) throw new Error(`server ${server.name} has no command`);
  const env = scrubEnv(context.env, { inherit, extra, passEnv: context.passEnv });
  return { kind: "stdio", command, env, cwd, sandbox };
}

async function httpTarget(
  server: SuiteServer,
  http: SuiteHttp,
  context: TargetContext,
  { atStart, host }: SessionValues,
): Promise<HttpTarget> {
  const all = serverSecrets(server, context.env);
  if (server.identity && !http.lab) {
    const message = say`The server ${hide(server.identity.server)} has no \`auth.lab\` any more, which makes the tokens of its tests.`;
    throw new SuiteFault(message, "Leave out what replaces the server or its token.");
  }
  const { unset } = all;
  const secrets = new Map(all.secrets);
  if (unset.length > 0) {
    const message = say`The server ${hide(server.name)} needs ${hide(unset.join(", "))} from the environment, which ${unset.length > 1 ? "are" : "is"} not set.`;
    throw new SuiteFault(message, "", "SUITE-ENV-UNSET");
  }
  const unsendable = headerVariables(http).find((name) => !isHeaderValue(secrets.get(name) ?? ""));
  if (unsendable !== undefined) {
    const message = say`The value of ${hide(unsendable)} cannot be sent in a header: it is not one line of Latin-1 text.`;
    throw new SuiteFault(message, "");
  }
  try {
    const text = (value: unknown): string => asText(fillIn(value, atStart));
    const { timeoutMs, connectTimeoutMs, maxRedirects, transport, userAgent, ready, start, replicas, oauth } = http;
    const tls = tlsOf(http);
    // References in the headers of one request have the same value.
    const textIn = (generated: RequestValues) => (value: unknown) =>
      asText(fillIn(value, (name) => getOrMake(generated, name, () => atStart(name))));
    const target: HttpTarget = {
      kind: "http",
      url: text(http.url),
      headers: headersOf(http, secrets, textIn),
      connectTimeoutMs,
      maxRedirects,
      timeoutMs,
      tls,
      ...defined({ transport, userAgent, ready: ready && { ...ready, url: text(ready.url) } }),
    };
    const proxy = start && !oauth ? undefined : proxyOf(context.env);
    // A server that the run started on this machine is not behind a proxy.
    if (proxy && !start) target.proxy = proxy;
    const tokenName = tokenNameOf(http);
    if (tokenName !== undefined) target.tokenName = tokenName;
    if (oauth) {
      // Values as they are written, because a port may change from session to session.
      const key = JSON.stringify([server.url, server.raw.auth, server.raw.http]);
      target.tokens = await context.tokens.of(key, oauth, {
        tls,
        connectTimeoutMs,
        secrets,
        resource: target.url,
        userAgent: userAgent ?? TOOL_NAME,
        // The token endpoint may be elsewhere, even if the server is local.
        ...(proxy && { proxy }),
        timeoutMs: Math.min(server.startupTimeoutMs, timeoutMs),
      });
    }
    if (http.login) target.tokens = await context.tokens.login(target, { ...http.login, env: context.env });
    const second = http.secondBearerEnv === undefined ? undefined : secrets.get(http.secondBearerEnv);
    if (second !== undefined) target.second = withToken(target, second, http.secondBearerEnv);
    if (host) await addLabToken(target, server, host);
    // A corpus run shares no process, and judges no token that is bad on purpose.
    if (host && !host.shared && !server.identity?.token) await addLabPort(target, server, host);
    if (start) {
      target.start = { ...startedBy(server, start, text, context), ...defined({ shared: host?.shared }) };
      if (replicas) target.replicas = replicasOf(target, server, start, replicas, context, atStart);
    }
    return target;
  } catch (error) {
    if (error instanceof SuiteFault || isBug(error)) throw error;
    const reason = error instanceof UserError ? error.problems[0]?.title : (error as Error).message;
    throw new SuiteFault(say`The server ${hide(server.name)} cannot be reached: ${hide(reason ?? "")}.`, "");
  }
}

/** True for an error of this program itself: those that Node throws have a code. */
function isBug(error: unknown): boolean {
  return error instanceof TypeError && !("code" in error);
}

function startedBy(
  { sandbox }: SuiteServer,
  { command, env, cwd, stop }: NonNullable<SuiteHttp["start"]>,
  text: (value: unknown) => string,
  context: TargetContext,
): ServerStart {
  const extra = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, text(value)]));
  return {
    command: command.map(text),
    env: scrubEnv(context.env, { inherit: true, extra, passEnv: context.passEnv }),
    cwd: cwd ?? context.cwd,
    sandbox,
    // Outside of the sandbox, a stop command would have nothing to stop.
    ...(stop && !sandbox && { stop: stop.map(text) }),
  };
}

/** The copies of a server: each has a port of its own, and all else in common. */
function replicasOf(
  target: HttpTarget,
  server: SuiteServer,
  start: NonNullable<SuiteHttp["start"]>,
  { count, restarts }: NonNullable<SuiteHttp["replicas"]>,
  context: TargetContext,
  atStart: SessionValues["atStart"],
): Replicas {
  const { url, ready } = target;
  const one = { ...target };
  const copy = async () => {
    const port = await freePort();
    const text = (value: unknown) => asText(fillIn(value, (name) => (name === "port" ? port : atStart(name))));
    const at = (address: string) => (new URL(address).host === new URL(url).host ? withPort(address, port) : address);
    return {
      ...one,
      url: at(url),
      ...(ready && { ready: { ...ready, url: at(ready.url) } }),
      start: startedBy(server, start, text, context),
    };
  };
  return { copies: () => Promise.all(Array.from({ length: count }, copy)), count, restarts };
}

function withPort(address: string, port: number): string {
  return Object.assign(new URL(address), { port: `${port}` }).href;
}

/** Called for each request: headers may change from one to the next. */
function headersOf(
  http: SuiteHttp,
  secrets: ReadonlyMap<string, string>,
  makeText: (generated: RequestValues) => (value: unknown) => string,
): HttpTarget["headers"] {
  const make = (generated: RequestValues = new Map()): Record<string, string> => {
    const text = makeText(generated);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(http.headers))
      headers[name.toLowerCase()] = isFromEnv(value) ? (secrets.get(value.env) ?? "") : text(value);
    const token = http.bearerTokenEnv === undefined ? undefined : secrets.get(http.bearerTokenEnv);
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    return headers;
  };
  if (hasDeferred(http.headers)) return make;
  const headers = make();
  return () => headers;
}

/** The same server for another user. */
function withToken({ tokens: _, ...target }: HttpTarget, token: string, tokenName: string | undefined): HttpTarget {
  return { ...target, headers: authorizedBy(target, `Bearer ${token}`), ...defined({ tokenName }) };
}

/** Where the token of a server comes from; undefined if it has none. */
export function tokenNameOf({ bearerTokenEnv, oauth, login, headers }: SuiteHttp): string | undefined {
  const [name, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === "authorization") ?? [];
  const ofHeader = isFromEnv(value) ? value.env : name && `the header \`${name}\``;
  return bearerTokenEnv ?? (oauth ? "`auth.oauth`" : login ? "--login" : ofHeader);
}

/** The environment variables whose values are sent in headers. */
function headerVariables({ headers, bearerTokenEnv, secondBearerEnv }: SuiteHttp): string[] {
  const names = Object.values(headers).map((value) => (isFromEnv(value) ? value.env : undefined));
  return [...names, bearerTokenEnv, secondBearerEnv].filter((name) => name !== undefined);
}

function isFromEnv(value: unknown): value is { env: string } {
  return typeof value === "object" && value !== null && "env" in value;
}

function tlsOf({ insecureSkipVerify, caBundlePath, minVersion }: SuiteHttp): HttpTarget["tls"] {
  return {
    insecure: insecureSkipVerify,
    ...(caBundlePath !== undefined && { ca: readRegularFile(caBundlePath, MAX_CA_BUNDLE).toString("utf8") }),
    ...(minVersion && { minVersion: `TLSv${minVersion}` as const }),
  };
}

/** The target of one session, with what the client declares in it; or what is missing for it. */
export type SessionTarget =
  | { ok: true; target: ServerTarget; client: ClientDeclaration | undefined }
  | { ok: false; failure: StartFailure };

/** The server of one session, with its values. `player` makes its recording, which is played instead; it may throw a UserError. */
export async function sessionTarget(
  server: SuiteServer,
  values: SessionValues,
  context: TargetContext,
  player?: () => Promise<CassettePlayer>,
): Promise<SessionTarget> {
  try {
    const client = clientOf(server, values);
    if (player) return { ok: true, target: { kind: "cassette", player: await player() }, client };
    const filledServer = server.command ? fillServer(server, values) : server;
    return { ok: true, target: await targetOf(filledServer, context, values), client };
  } catch (error) {
    if (error instanceof SuiteFault) return { ok: false, failure: { rule_id: error.rule, message: error.message } };
    if (!(error instanceof UserError)) throw error;
    return { ok: false, failure: { rule_id: "SUITE-FAULT", message: hide(error.message) } };
  }
}

export type Secrets = (readonly [name: string, value: string])[];

/** Everything in an entry that must not be shown; `unset`: names that headers and token need and that have no value. */
export function serverSecrets(
  { raw, http }: SuiteServer,
  environment: TargetContext["env"],
): { secrets: Secrets; unset: string[] } {
  const secrets: Secrets = entrySecrets(raw);
  if (http === undefined) return { secrets, unset: [] };
  const unset: string[] = [];
  for (const name of new Set([...headerVariables(http), http.oauth?.clientIdEnv, http.oauth?.clientSecretEnv])) {
    if (name === undefined) continue;
    // A line end at the end of a value is what `echo TOKEN | …` leaves there.
    const value = environment[name]?.trim();
    if (value) secrets.push([name, value]);
    else unset.push(name);
  }
  return { secrets, unset };
}

/** What a token request needs in addition to the suite's settings. */
type TokenContext = Omit<TokenEndpoint, "url" | "parameters"> & {
  /** The address of the server that the token is for. */
  resource: string;
  /** Values of environment variables, by their names. */
  secrets: ReadonlyMap<string, string>;
};

/** The tokens of a run: one source for each server, shared by files, revisions and sessions. */
export class RunTokens {
  readonly #sources = new Map<string, TokenSource>();

  /** `onSecret`: gets each token before it is used. */
  constructor(private readonly onSecret: (name: string, value: string) => void) {}

  /** The source for a server; `key`: the same for servers that share it. */
  async of(key: string, oauth: SuiteOAuth, context: TokenContext): Promise<TokenSource> {
    const { ClientCredentials, secretAuthentications } = await import("../../mcp/auth/client-credentials.js");
    const existing = this.#sources.get(key);
    if (existing !== undefined) return existing;
    const { resource, secrets, ...endpoint } = context;
    const inEnv = (name: string | undefined) => (name === undefined ? undefined : secrets.get(name));
    const parameters = {
      // The specification wants it in every token request (RFC 8707); a fragment is none of it.
      resource: new URL(resource).href.replace(/#.*$/, ""),
      ...defined({ scope: oauth.scope, audience: oauth.audience }),
    };
    const proofs = secretAuthentications(
      oauth.clientId ?? inEnv(oauth.clientIdEnv) ?? "",
      inEnv(oauth.clientSecretEnv),
    );
    const source = new ClientCredentials({ ...endpoint, url: oauth.tokenUrl, parameters }, proofs, (token) =>
      this.onSecret("oauth_access_token", token),
    );
    this.#sources.set(key, source);
    return source;
  }

  /** The source for a server to which a person logs in. */
  async login(target: HttpTarget, options: Omit<LoginContext, "onSecret">): Promise<TokenSource> {
    const { Login } = await import("../../mcp/auth/login.js");
    const { onSecret } = this;
    const source = this.#sources.get(target.url) ?? new Login({ ...target }, { ...options, onSecret });
    this.#sources.set(target.url, source);
    return source;
  }
}
