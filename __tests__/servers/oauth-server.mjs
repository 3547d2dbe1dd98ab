// A token endpoint and a server over Streamable HTTP that wants its tokens: `/token/MODE` and `/mcp/MODE`, where the
// modes name what is wrong. Every answer of a call shows the token that it bore.
import { gzipSync } from "node:zlib";
import { handshake, JSON_TYPE, listen, textResult, withoutEnd } from "./base.mjs";

export const CLIENT = { id: "test client", secret: "s3cret/of+the:client" };

/** Starts it; gives its origin, every token request and every message that came, the tokens it gave, what ends it. */
export async function serveOAuth() {
  const state = { asked: [], seen: [], given: [], uses: new Map() };
  const server = await listen((request, response, body) => {
    const [, kind, mode] = new URL(request.url, "http://x").pathname.split("/");
    const told = { mode, request, response, body, state };
    if (kind === "token") giveToken(told);
    else answer(told);
  });
  return { ...server, ...state };
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
  const modes = {
    hang: () => {},
    half: () => withoutEnd(response, true),
    endless: () => withoutEnd(response, false),
    html: () => say(200, "<h1>Sign in</h1>", { "content-type": "text/html" }),
    empty: () => say(200, ""),
    "no-token": () => say(200, { ...good, access_token: undefined, token: "hidden-0123456789" }),
    "other-type": () => say(200, { ...good, token_type: "DPoP" }),
    "no-header": () => say(200, { ...good, access_token: "two\r\nlines: x" }),
    huge: () =>
      say(
        200,
        gzipSync(Buffer.alloc(8 * 1024 * 1024))
          .toString("latin1")
          .repeat(200),
      ),
    "bad-scope": () => say(400, { error: "invalid_scope", error_description: "no such scope" }),
    500: () => say(500, "it broke: refresh-0123456789"),
    elsewhere: () => say(307, "", { location: "http://127.0.0.2:1/token" }),
    reset: () => request.socket.resetAndDestroy(),
  };
  if (Object.hasOwn(modes, mode)) return void modes[mode]();
  if (mode === "once" && given.length > 0) return say(503, { error: "temporarily_unavailable" });
  given.push(token);
  say(200, good);
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
  const serverInfo = { name: "oauth", version: "1" };
  const result = method === "initialize" ? handshake("oauth", params, { serverInfo }) : textResult(`token ${token}`);
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
