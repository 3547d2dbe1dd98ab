// A small server that wants tokens, with nothing but Node: notes, one for each person. What it trusts is in its environment.
import { createPublicKey, verify } from "node:crypto";
import { createServer } from "node:http";

const { PORT, ISSUER, JWKS_URI, AUDIENCE } = process.env;
const REVISION = "2025-11-25";
const METADATA = `/.well-known/oauth-protected-resource${new URL(AUDIENCE).pathname}`;
const SCOPES = { whoami: "notes:read", read: "notes:read", write: "notes:write" };
const notes = new Map();

const nothing = { type: "object", additionalProperties: false };
const readOnly = { annotations: { readOnlyHint: true } };
const tools = [
  { name: "whoami", description: "Says who calls.", inputSchema: nothing, ...readOnly },
  { name: "read", description: "Reads the note of the caller.", inputSchema: nothing, ...readOnly },
  {
    name: "write",
    description: "Writes the note of the caller.",
    inputSchema: {
      type: "object",
      properties: { note: { type: "string", maxLength: 1000 } },
      required: ["note"],
      additionalProperties: false,
    },
  },
];

/** The claims of a token, if everything about it is right. */
async function claimsOf(token) {
  const [header, payload, signature] = token.split(".");
  const read = (part) => JSON.parse(Buffer.from(part, "base64url"));
  const { alg, kid } = read(header);
  const { keys } = await (await fetch(JWKS_URI)).json();
  const jwk = keys.find((key) => key.kid === kid);
  const key = createPublicKey({ key: jwk, format: "jwk" });
  const isSigned = verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"));
  const claims = read(payload);
  const now = Date.now() / 1000;
  const isForUs = [claims.aud].flat().includes(AUDIENCE) && claims.iss === ISSUER;
  const isNow = claims.exp > now && (claims.nbf ?? 0) <= now;
  if (alg !== "RS256" || !isSigned || !isForUs || !isNow || token.split(".").length !== 3) throw new Error("bad token");
  return claims;
}

function call(name, args, { sub }) {
  if (name === "whoami") return sub;
  if (name === "write") notes.set(sub, args.note);
  return notes.get(sub) ?? "nothing yet";
}

function answer({ method, params }, claims) {
  const serverInfo = { name: "notes", version: "1.0.0" };
  if (method === "initialize")
    return { result: { protocolVersion: REVISION, capabilities: { tools: {} }, serverInfo } };
  if (method === "ping") return { result: {} };
  if (method === "tools/list") return { result: { tools } };
  if (method !== "tools/call") return { error: { code: -32601, message: `Method not found: ${method}` } };
  if (!(params.name in SCOPES)) return { error: { code: -32602, message: `Unknown tool: ${params.name}` } };
  return { result: { content: [{ type: "text", text: call(params.name, params.arguments ?? {}, claims) }] } };
}

function messageIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

createServer(async (request, response) => {
  const send = (status, value, headers = {}) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(value && JSON.stringify(value));
  const refuse = (status, error, more = "") => {
    const metadata = `resource_metadata="${new URL(METADATA, AUDIENCE)}"`;
    send(status, { error }, { "www-authenticate": `Bearer error="${error}"${more}, ${metadata}` });
  };
  if (request.url === METADATA) return send(200, { resource: AUDIENCE, authorization_servers: [ISSUER] });
  if (request.url.split("?")[0] !== new URL(AUDIENCE).pathname) return send(404);
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const claims = await claimsOf(token).catch(() => undefined);
  if (claims === undefined) return refuse(401, "invalid_token", ', scope="notes:read"');
  if (request.headers.origin !== undefined) return send(403);
  if ((request.headers["mcp-protocol-version"] ?? REVISION) !== REVISION) return send(400);
  if (request.method !== "POST") return send(405, undefined, { allow: "POST" });
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  const message = messageIn(body);
  if (message === undefined) {
    return send(400, { jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } });
  }
  if (message.id === undefined || message.method === undefined) return send(202);
  const scope = message.method === "tools/call" && SCOPES[message.params.name];
  if (scope && !claims.scope.split(" ").includes(scope)) return refuse(403, "insufficient_scope", `, scope="${scope}"`);
  send(200, { jsonrpc: "2.0", id: message.id, ...answer(message, claims) });
}).listen(Number(PORT), "127.0.0.1");
