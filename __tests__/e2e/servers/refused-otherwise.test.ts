import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { mcptestHere } from "../../support/harness.js";

/** A server that says in its metadata that it wants tokens, and refuses what has none with another status than 401. */
const server = createServer((request, response) => {
  const { port } = server.address() as AddressInfo;
  const resource = `http://127.0.0.1:${port}${request.url?.replace("/.well-known/oauth-protected-resource", "")}`;
  if (request.url?.startsWith("/.well-known/oauth-protected-resource/"))
    response.end(JSON.stringify({ resource, authorization_servers: ["https://login.invalid"] }));
  else if (request.url === "/login") response.setHeader("content-type", "text/html").end("<form>Log in</form>");
  else if (request.url === "/breaks" && request.headers.authorization) response.writeHead(500).end("oh");
  else if (request.url === "/redirects") response.writeHead(302, { location: "/login" }).end();
  else response.writeHead(404).end("not found");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());

function judge(path: string) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return mcptestHere(["compliance", "run", "--server-url", url]);
}

it.each(["/hides", "/redirects"])(
  "AUTH-401 names a server that wants a token and answers otherwise: %s",
  async (path) => {
    const { code, stdout } = await judge(path);
    expect(code).toBe(1);
    expect(stdout).toMatch(/AUTH-401 .*\n.*initialize: it is refused for want of a token, and not with HTTP 401/);
    expect(stdout).toContain("Tokens come from https://login.invalid.");
  },
);

it.each(["/hides", "/redirects"])("bad tokens that are refused alike have one cause, AUTH-401: %s", async (path) => {
  const { stdout } = await judge(path);
  expect(stdout).not.toMatch(/(?:must|should) AUTH-TOKEN-STATUS/);
  expect(stdout).toMatch(/initialize: .* \(the cause of 1 more finding: AUTH-TOKEN-STATUS\)/);
});

it("bad tokens that are refused otherwise are another cause", async () => {
  const { stdout } = await judge("/breaks");
  expect(stdout).toMatch(/must AUTH-401 /);
  expect(stdout).toMatch(/must AUTH-TOKEN-STATUS .*\n.*bad tokens are refused with HTTP 500: /);
});
