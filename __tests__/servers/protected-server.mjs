// A server over HTTP that wants a token and takes none: `/mcp/MODE`, where the mode names what is wrong with what it says.
import { JSON_TYPE, listen } from "./base.mjs";

/** Starts it; gives its origin, the requests that came, and what ends it. */
export async function serveProtected() {
  const asked = [];
  const server = await listen((request, response) => {
    const { origin } = server;
    asked.push({ method: request.method, path: request.url, authorization: request.headers.authorization });
    const [, first, second, ...rest] = request.url.split("/");
    const say = (status, value, headers = JSON_TYPE) => void response.writeHead(status, headers).end(value);
    if (first === "as") return say(404, "{}");
    const mode = first === ".well-known" ? rest[1] : second;
    if (first === ".well-known" && second === "oauth-authorization-server" && rest[0] === "as")
      return say(200, JSON.stringify({ issuer: `${origin}/as` }));
    if (first === ".well-known" && second !== "oauth-protected-resource") return say(404, "{}");
    if (first === ".well-known") {
      if (mode === "html") return say(200, "<h1>Sign in</h1>", { "content-type": "text/html" });
      if (mode === "huge") return say(200, `{"a":"${"x".repeat(1_000_000)}"}`);
      if (mode !== "fine" && mode !== "elsewhere") return say(404, "{}");
      const authorization_servers = [mode === "elsewhere" ? "http://elsewhere.example/" : `${origin}/as`];
      return say(200, JSON.stringify({ resource: `${origin}/mcp/${mode}`, authorization_servers }));
    }
    const named = `resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp/${mode}"`;
    const error = 'error="invalid_token", error_description="The token has expired"';
    const parameters = request.headers.authorization ? `${error}, ${named}` : `scope="mcp:read", ${named}`;
    const challenge = mode === "silent" ? {} : { "www-authenticate": `Bearer ${parameters}` };
    say(401, '{"error":"unauthorized"}', { ...JSON_TYPE, ...challenge });
  });
  return { ...server, asked };
}
