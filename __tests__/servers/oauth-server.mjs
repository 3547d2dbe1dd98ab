// A token endpoint and a server over Streamable HTTP that wants its tokens: `/token/MODE` and `/mcp/MODE`, where the
// modes name what is wrong. Every answer of a call shows the token that it bore.
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

const JSON_TYPE = { "content-type": "application/json" };
export const CLIENT = { id: "test client", secret: "s3cret/of+the:client" };

/** Starts it; gives its origin, every token request and every message that came, the tokens it gave, what ends it. */
export async function serveOAuth() {
  const state = { asked: [], seen: [], given: [], uses: new Map() };
  const server = createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const [, kind, mode] = new URL(request.url, "http://x").pathname.split("/");
      const told = { mode, request, response, body: Buffer.concat(chunks).toString(), state };
      if (kind === "token") giveToken(told);
      else answer(told);
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, ...state, close };
}

function giveToken({ mode, request, response, body, state }) {
  const { asked, given } = state;
  const { authorization } = request.headers;
  asked.push({ mode, headers: request.headers, body });
  const say = (status, value, headers = JSON_TYPE) =>
    void response.writeHead(status, headers).end(typeof value === "string" ? value : JSON.stringify(value));
  const parameters = new URLSearchParams(body);
  const form = (text) => new URLSearchParams({ v: text }).toString().slice(2);
  const basic = `Basic ${Buffer.from(`${form(CLIENT.id)}:${form(CLIENT.secret)}`).toString("base64")}`;
  const inBody = parameters.get("client_id") === CLIENT.id && parameters.get("client_secret") === CLIENT.secret;
  if (mode === "body-only" ? !inBody : authorization !== basic && !inBody) {
    const error_description = `unknown client\n  or wrong secret ${parameters.get("client_secret") ?? ""}`;
    return say(401, { error: "invalid_client", error_description });
  }
  const token = `tok.${given.length + 1}-${"0123456789abcdef".repeat(3)}`;
  const good = { access_token: token, token_type: "Bearer", expires_in: 3600, refresh_token: "refresh-0123456789" };
  switch (mode) {
    case "hang":
      return;
    case "html":
      return say(200, "<h1>Sign in</h1>", { "content-type": "text/html" });
    case "empty":
      return say(200, "");
    case "no-token":
      return say(200, { ...good, access_token: undefined, token: "hidden-0123456789" });
    case "other-type":
      return say(200, { ...good, token_type: "DPoP" });
    case "no-header":
      return say(200, { ...good, access_token: "two\r\nlines: x" });
    case "huge":
      return say(
        200,
        gzipSync(Buffer.alloc(8 * 1024 * 1024))
          .toString("latin1")
          .repeat(200),
      );
    case "bad-scope":
      return say(400, { error: "invalid_scope", error_description: "no such scope" });
    case "500":
      return say(500, "it broke: refresh-0123456789");
    case "elsewhere":
      return say(307, "", { location: "http://127.0.0.2:1/token" });
    case "reset":
      return request.socket.resetAndDestroy();
    case "once":
      if (given.length > 0) return say(503, { error: "temporarily_unavailable" });
  }
  given.push(token);
  return say(200, good);
}

function answer({ mode, request, response, body, state }) {
  if (request.method !== "POST") return void response.writeHead(405).end();
  const { given, seen, uses } = state;
  const token = request.headers.authorization?.replace(/^Bearer /, "");
  const { id, method, params } = JSON.parse(body);
  seen.push({ method, token });
  if (!isTaken({ mode, token, method, given, uses })) {
    const challenge = { "www-authenticate": 'Bearer error="invalid_token"' };
    return void response.writeHead(401, { ...JSON_TYPE, ...challenge }).end('{"error":"invalid_token"}');
  }
  if (id === undefined) return void response.writeHead(202).end();
  const handshake = () => ({
    protocolVersion: params.protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "oauth", version: "1" },
  });
  const result = method === "initialize" ? handshake() : { content: [{ type: "text", text: `token ${token}` }] };
  response.writeHead(200, JSON_TYPE).end(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

/** `expires`: the first token is good for one call; `denies`: no call is ever let in. */
function isTaken({ mode, token, method, given, uses }) {
  if (!given.includes(token)) return false;
  if (method !== "tools/call") return true;
  const used = (uses.get(token) ?? 0) + 1;
  uses.set(token, used);
  return mode === "denies" ? false : mode !== "expires" || token !== given[0] || used <= 1;
}
