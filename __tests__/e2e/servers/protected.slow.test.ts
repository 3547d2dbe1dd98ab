import { beforeEach, describe, expect, it } from "vitest";
import { type ProtectedServer, serveProtected } from "../../servers/protected-server.mjs";
import { folderWith, mcptestHere, runSuite } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

const TOKEN = "planted-token-0123456789";
const SUITE = "servers: { a: { url: '${MCP_URL}' } }\ntools:\n  - { name: one, tool: x }\n";

let server: ProtectedServer;
beforeEach(async () => {
  server = closedAtEnd(await serveProtected());
});

async function ask(command: readonly string[], mode: string) {
  const url = `${server.origin}/mcp/${mode}`;
  const cwd = folderWith({ "a.mcptest.yaml": SUITE });
  const env = { MCP_URL: url, MY_TOKEN: TOKEN };
  const ran = await mcptestHere([...command.map((word) => word.replace("URL", url))], { cwd, env });
  const shown = (ran.stdout + ran.stderr).replaceAll(server.origin, "ORIGIN");
  return { code: ran.code, shown, leftovers: ran.leftovers };
}

const COMMANDS = [
  ["discover", "--server-url", "URL"],
  ["init", "--server-url", "URL"],
  ["call", "x", "--server-url", "URL"],
  ["fuzz", "--server-url", "URL"],
  ["record", "--server-url", "URL"],
  ["run", "a.mcptest.yaml"],
  ["diff", "URL", "a.mcptest.yaml"],
  ["coverage", "a.mcptest.yaml"],
];
const JUDGING = [
  ["compliance", "run", "--server-url", "URL"],
  ["audit", "--server-url", "URL"],
];
const WANTED = "it answers HTTP 401 and wants a token with the scope mcp:read. Tokens come from ORIGIN/as.";

describe("a server that wants a token", () => {
  it.each(COMMANDS)("%s %s: says what it wants, where tokens come from, and how to pass one", async (...command) => {
    const { code, shown, leftovers } = await ask(command, "fine");
    expect([code, leftovers]).toEqual([2, []]);
    expect(shown).toContain("denied access");
    expect(shown).toContain(WANTED);
    expect(shown).toContain("--server-auth-bearer-env");
    expect(shown).not.toContain("did not start");
  });

  it.each(JUDGING)("%s: goes on with the rules about tokens, and says the rest once", async (...command) => {
    const { code, shown, leftovers } = await ask(command, "fine");
    // Its authorization server says too little.
    expect([code, leftovers]).toEqual([1, []]);
    expect(shown.toLowerCase()).toContain("not graded: no token");
    expect(shown).toContain("AUTH-AS-METADATA");
    expect(shown.split(WANTED)).toHaveLength(2);
    expect(shown).toContain("--server-auth-bearer-env");
  });

  it.each(JUDGING)("%s: a refused token ends it with 2, after what needs none", async (...command) => {
    const { code, shown } = await ask([...command, "--server-auth-bearer-env", "MY_TOKEN"], "fine");
    expect(code).toBe(2);
    expect(shown.toLowerCase()).toContain("not graded: the server refused the token of my_token");
    expect(shown).toContain("AUTH-AS-METADATA");
    expect(shown).toContain("invalid_token, The token has expired");
    expect(shown).not.toContain(TOKEN);
  });

  it("compliance run without the rules about tokens has nothing to judge", async () => {
    const { code, shown } = await ask(["compliance", "run", "--rules", "PROTO-*", "--server-url", "URL"], "fine");
    expect(code).toBe(2);
    expect(shown).toContain(WANTED);
  });

  it.each([
    ["corpus", "failed", "AUTH-AS-METADATA"],
    ["audit", "failed", "AUTH-AS-METADATA"],
    ["AUTH-PRM", "passed", ""],
    ["PROTO", "errored", "wants a token"],
    ["ping", "errored", "wants a token"],
  ])("in a suite, check: %s: %s", async (check, status, said) => {
    const suite = { servers: { a: { url: `${server.origin}/mcp/fine` } }, compliance: [{ name: "one", check }] };
    const { stdout, stderr, results } = await runSuite(suite);
    expect(results.tests.map((row) => row.status)).toEqual([status]);
    expect(stdout + stderr).toContain(said);
  });

  it.each(COMMANDS)("%s %s: names the token that was refused, and why, and shows no token", async (...command) => {
    const { code, shown } = await ask([...command, "--server-auth-bearer-env", "MY_TOKEN"], "fine");
    expect(code).toBe(2);
    expect(shown).toContain(
      "The server refused the token of MY_TOKEN with HTTP 401: invalid_token, The token has expired.",
    );
    expect(shown).not.toContain(TOKEN);
    expect(server.asked.some(({ authorization }) => authorization === `Bearer ${TOKEN}`)).toBe(true);
    const metadata = server.asked.filter(({ path }) => path.startsWith("/.well-known"));
    expect(metadata.map(({ authorization }) => authorization)).toEqual(metadata.map(() => undefined));
  });

  it.each([
    [
      "fine",
      [
        "ORIGIN/.well-known/oauth-protected-resource/mcp/fine: HTTP 200",
        "ORIGIN/.well-known/oauth-authorization-server/as: HTTP 200",
      ],
    ],
    ["silent", ["HTTP 401 without WWW-Authenticate", "ORIGIN/.well-known/oauth-protected-resource: HTTP 404"]],
    ["html", ["html: HTTP 200, but no JSON object"]],
    ["huge", ["huge: too large"]],
    [
      "elsewhere",
      ["http://elsewhere.example/.well-known/openid-configuration: not fetched: it is not an https address"],
    ],
  ])("discover shows the chain: %s", async (mode, lines) => {
    const { shown } = await ask(["discover", "--server-url", "URL"], mode);
    expect(shown).toContain("wants a token");
    for (const line of lines) expect(shown).toContain(line);
  });
});
