import { beforeEach, describe, expect, it } from "vitest";
import { CLIENT, type OAuthServer, serveOAuth } from "../../servers/oauth-server.mjs";
import { filesIn, folderWith, mcptest, root, runIn, textIn } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

let server: OAuthServer;
beforeEach(async () => {
  server = closedAtEnd(await serveOAuth());
});
const example = textIn(`${root}examples/oauth.mcptest.yaml`);
const FORMATS = ["json", "junit", "ndjson", "markdown", "pretty"];
const REPORTS = FORMATS.flatMap((name) => ["--reporter", `${name}=out/results.${name}`]);

/** Runs the example on the local server; `files`: of the suites, more than one share the token. */
async function run(
  mode: string,
  files: Record<string, string> = { "a.mcptest.yaml": example },
  token = "fine",
  secret = CLIENT.secret,
) {
  const cwd = folderWith(files);
  const env = {
    ...{ MCP_URL: `${server.origin}/mcp/${mode}`, OAUTH_ENDPOINT: `${server.origin}/token/${token}` },
    ...{ OAUTH_CLIENT_ID: CLIENT.id, OAUTH_CLIENT_SECRET: secret, TMPDIR: cwd },
  };
  const args = [...Object.keys(files), "--verbose", "--debug", "--capture", "captures", "--reporter", "pretty"];
  const ran = await runIn(cwd, [...args, ...REPORTS], env, mcptest);
  return { ...ran, all: [ran.stdout, ran.stderr, ...filesIn(cwd).flat()].join("\n") };
}

/** Neither the secret nor any token, in any form that they had on the wire. */
function expectNoSecrets(all: string): void {
  const basic = server.asked.flatMap(({ headers }) => headers.authorization?.slice("Basic ".length) ?? []);
  const bodies = server.asked.map(({ body }) => new URLSearchParams(body).get("client_secret") ?? "").filter(Boolean);
  const fixed = [CLIENT.secret, encodeURIComponent(CLIENT.secret), "refresh-0123456789"];
  for (const secret of [...fixed, ...server.given, ...basic, ...bodies]) expect(all).not.toContain(secret);
}

describe("a server behind OAuth", () => {
  it("passes the example, with one token for every revision and file, which is never shown", async () => {
    const files = { "a.mcptest.yaml": example, "b.mcptest.yaml": example };
    const { code, results, all, leftovers } = await run("fine", files);
    expect([code, results.summary.passed, leftovers]).toEqual([0, 4, []]);
    expect(server.given).toHaveLength(1);
    expect(new Set(server.seen.map(({ token }) => token))).toEqual(new Set(server.given));
    expect(Object.fromEntries(new URLSearchParams(server.asked[0]?.body))).toEqual({
      grant_type: "client_credentials",
      scope: "mcp:read mcp:call",
      resource: `${server.origin}/mcp/fine`,
    });
    // The server shows the token in its answer, so what is written is known to have had it.
    expect(all).toContain("token «secret:oauth_access_token»");
    expectNoSecrets(all);
  });

  it("refuses the token once: it is renewed, and the second is not shown either", async () => {
    const twice = example.replace(/tools:[\s\S]*/, "tools:\n  - { name: a, tool: x }\n  - { name: b, tool: x }\n");
    const { code, results, all } = await run("expires", { "a.mcptest.yaml": twice });
    expect([code, results.summary.passed]).toEqual([0, 4]);
    expect(server.given).toHaveLength(2);
    expectNoSecrets(all);
  });

  it("denies every call: the tests are unverified", async () => {
    const { code, results, all } = await run("denies");
    expect([code, results.tests.map(({ status }) => status)]).toEqual([2, ["unverified", "unverified"]]);
    expectNoSecrets(all);
  });

  it.each([
    ["fine", "another-wrong-secret", "HTTP 401: invalid_client"],
    ["html", CLIENT.secret, "a body that is not a JSON object"],
    ["no-token", CLIENT.secret, "without an `access_token`"],
  ])("gives no token (%s, %s): errored, with the endpoint and its reason", async (token, secret, reason) => {
    const { code, results, stdout, all } = await run("fine", undefined, token, secret);
    expect([code, results.tests.map(({ status, failures }) => [status, failures[0]?.rule_id])]).toEqual([
      2,
      Array(2).fill(["errored", "FAULT-HTTP-TOKEN"]),
    ]);
    expect(stdout).toContain(`the token endpoint ${server.origin}/token/${token}`);
    expect(stdout).toContain(reason);
    expect(server.seen).toEqual([]);
    for (const hidden of ["another-wrong-secret", "hidden-0123456789"]) expect(all).not.toContain(hidden);
    expectNoSecrets(all);
  });

  it("names the variables that are not set", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": example });
    const { code, stdout, stderr } = await mcptest(["run", "a.mcptest.yaml"], { cwd });
    expect(code).toBe(2);
    expect(stdout).toContain("SUITE-ENV-UNSET");
    expect(stderr).toContain("the environment variable OAUTH_CLIENT_SECRET is not set");
  });
});
