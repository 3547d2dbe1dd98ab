import { discoverOAuthServerInfo } from "@modelcontextprotocol/sdk/client/auth.js";
import { createPrivateKeyJwtAuth } from "@modelcontextprotocol/sdk/client/auth-extensions.js";
import { isObject } from "../../src/core/json/json.js";
import type { ClientAuthentication } from "../../src/mcp/auth/client-credentials.js";
import { ClientCredentials, secretAuthentications } from "../../src/mcp/auth/client-credentials.js";
import type { HttpTarget, Session, SessionOptions } from "../../src/mcp/types.js";
import { openHttp } from "../mcp/http-support.js";
import type { Played } from "./conformance-suite.js";

/** Our client's part in a scenario of the official suite. */
export type Part = (played: Played) => Promise<void>;

/** A user who accepts every form as it is. */
const accepting: Partial<SessionOptions> = { client: { elicitation: ["accept"] } };
const call = { timeoutMs: 10_000, purpose: "test" } as const;

/** Our client's part in each scenario of the official suite that it plays. */
export const parts: Readonly<Record<string, Part>> = {
  initialize: (played) => inSession(played, (session) => answered(session, "tools/list")),
  tools_call: (played) =>
    inSession(played, async (session) => {
      await answered(session, "tools/list");
      await calls(session, "add_numbers", { a: 5, b: 3 });
    }),
  "sse-retry": (played) =>
    inSession(played, async (session) => {
      await answered(session, "tools/list");
      await calls(session, "test_reconnection");
    }),
  "elicitation-sep1034-client-defaults": (played) =>
    inSession(played, (session) => calls(session, "test_client_elicitation_defaults"), {}, accepting),
  "request-metadata": (played) => inSession(played, (session) => answered(session, "tools/list")),
  "http-standard-headers": (played) =>
    inSession(played, async (session) => {
      for (const { name } of await all(session, "tools")) await calls(session, String(name));
      for (const { uri } of await all(session, "resources")) await answered(session, "resources/read", { uri });
      for (const { name } of await all(session, "prompts")) await answered(session, "prompts/get", { name });
    }),
  "http-custom-headers": (played) =>
    inSession(played, async (session) => {
      for (const call of array(played.context.toolCalls)) await answered(session, "tools/call", call);
    }),
  "http-invalid-tool-headers": (played) =>
    inSession(played, async (session) => {
      for (const { name } of await all(session, "tools")) {
        const outcome = await session.request("tools/call", { name, arguments: { region: "eu", value: "x" } }, call);
        const mayBeCalled = name === "valid_tool";
        if ((outcome.kind === "answer") !== mayBeCalled) throw new Error(`${name}: ${JSON.stringify(outcome)}`);
      }
    }),
  "json-schema-ref-no-deref": (played) => inSession(played, (session) => answered(session, "tools/list")),
  "json-schema-2020-12-preservation": (played) =>
    inSession(played, async (session) => {
      const focal = (await all(session, "tools")).find(({ name }) => name === "json_schema_2020_12_tool");
      await calls(session, "json_schema_echo", { schema: focal?.inputSchema });
    }),
  "sep-2322-client-request-state": (played) =>
    inSession(
      played,
      async (session) => {
        const tools = ["echo_state", "no_state", "unrelated", "no_result_type"].map((name) => `test_mrtr_${name}`);
        await Promise.all(tools.map((name) => calls(session, name)));
      },
      {},
      accepting,
    ),
  "auth/client-credentials-basic": async (played) => {
    const { client_id: id, client_secret: secret } = played.context;
    const proofs = secretAuthentications(String(id), String(secret));
    await inSession(played, (session) => answered(session, "tools/list"), await tokens(played.url, () => proofs));
  },
  "auth/client-credentials-jwt": async (played) => {
    const { client_id: id, private_key_pem: privateKey, signing_algorithm: alg } = played.context;
    const issuer = String(id);
    const proof = (audience: string): ClientAuthentication => {
      const options = { issuer, subject: issuer, privateKey: String(privateKey), alg: String(alg), audience };
      const sign = createPrivateKeyJwtAuth(options);
      return (headers, parameters) => sign(headers, parameters, audience);
    };
    await inSession(
      played,
      (session) => answered(session, "tools/list"),
      await tokens(played.url, (audience) => [proof(audience)]),
    );
  },
};

/** A session with the scenario's server, closed at the end; throws if it cannot be opened. */
async function inSession(
  { url, revision }: Played,
  work: (session: Session) => Promise<unknown>,
  target: Partial<HttpTarget> = {},
  options: Partial<SessionOptions> = {},
): Promise<void> {
  const { result } = await openHttp(url, target, {
    targetVersion: revision ?? null,
    clientVersion: "1.0.0",
    ...options,
  });
  if (!result.ok) throw new Error(`${result.failure.rule_id}: ${result.failure.message}`);
  try {
    await work(result.session);
  } finally {
    await result.session.close();
  }
}

/** The result of a request; throws if it has none. */
async function answered(
  session: Session,
  method: string,
  params: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const outcome = await session.request(method, params, call);
  if (outcome.kind === "answer" && isObject(outcome.answer.result)) return outcome.answer.result;
  throw new Error(`${method}: ${JSON.stringify(outcome)}`);
}

function calls(session: Session, name: string, args: object = {}): Promise<Record<string, unknown>> {
  return answered(session, "tools/call", { name, arguments: args });
}

/** The entries of a list. */
async function all(session: Session, kind: "tools" | "resources" | "prompts"): Promise<Record<string, unknown>[]> {
  return array((await answered(session, `${kind}/list`))[kind]);
}

function array(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The token endpoint in the server's metadata, which a suite's author looks up for token_url. */
async function tokens(
  server: string,
  proofs: (issuer: string) => readonly ClientAuthentication[],
): Promise<Partial<HttpTarget>> {
  const { authorizationServerUrl, authorizationServerMetadata } = await discoverOAuthServerInfo(server);
  const endpoint = {
    url: authorizationServerMetadata?.token_endpoint ?? "",
    parameters: { resource: server },
    userAgent: "mcptest",
    timeoutMs: 5_000,
    tls: { insecure: false },
    connectTimeoutMs: 2_000,
  };
  return { tokens: new ClientCredentials(endpoint, proofs(String(authorizationServerUrl)), () => {}) };
}
