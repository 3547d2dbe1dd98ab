import { describe, expect, it } from "vitest";
import { isObject } from "../../../src/core/json/json.js";
import { serveTokens, tokenOf } from "../../servers/token-server.mjs";
import { filesIn, folderWith, mcptest, root } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

const SUITE = "a.mcptest.yaml";
const REPORTERS = ["json", "junit", "html", "markdown", "tap", "sarif", "ndjson", "codequality"].map(
  (name) => `--reporter ${name}=out/r.${name}`,
);
/** With a token that the server repeats, and that of a lab. TOOL is called. */
const COMMANDS = [
  `run ${SUITE} --reporter pretty ${REPORTERS.join(" ")} --capture out/c.json --record out/run --baseline b.json --update-baseline`,
  `compliance run ${SUITE} --format json`,
  `audit ${SUITE} --save out/found.mcptest.yaml`,
  `discover ${SUITE} --format json`,
  "call TOOL --server-config server.yaml --save out/saved.mcptest.yaml",
  `diff ${SUITE} ${SUITE} --format json`,
  `record ${SUITE} --out out/tapes --call TOOL={}`,
  `coverage ${SUITE} --format json`,
  "init --server-config server.yaml --out out/init.mcptest.yaml",
].map((line) => line.split(" "));

/** Everything that a command on a server printed or wrote. */
async function everythingOf(line: readonly string[], tool: string, entry: object, env: NodeJS.ProcessEnv = {}) {
  const test = { name: "one", tool, expect: { "result.content[0].text": "nothing" } };
  const cwd = folderWith({
    [SUITE]: JSON.stringify({ servers: { s: entry }, tools: [test] }),
    "server.yaml": JSON.stringify({ server: entry }),
  });
  const args = line.map((word) => word.replace("TOOL", tool));
  const { code, stdout, stderr } = await mcptest([...args, "--verbose", "--debug"], { cwd, env });
  // A command that did nothing shows nothing.
  expect([code, stderr]).toEqual([expect.toSatisfy((one) => one !== null && one < 2), stderr]);
  return [stdout, stderr, ...filesIn(cwd, [SUITE, "server.yaml"]).flat()].join("\n");
}

/** Repeats the token of a request in what is answered, each time farther from its start, and in headers. */
function repeating(given: () => string) {
  let count = 0;
  return (
    [status, value, headers = {}]: [number, unknown, object?],
    request: { headers: { authorization?: string } },
  ) => {
    const token = request.headers.authorization?.split(" ").at(-1) ?? given();
    count += 1;
    const text = [0, 1].map((at) => `${"x".repeat(61 * at + count)} ${token}`).join(" ");
    const coded = Buffer.from(token).toString("base64");
    const said = { description: text, title: text, message: text, data: coded, [`x ${coded}`]: coded };
    const withToken = (key: string, one: unknown) => {
      if (key === "text") return text;
      return isObject(one) && !("jsonrpc" in one) ? { ...one, ...said } : one;
    };
    const body = isObject(value) ? JSON.parse(JSON.stringify(value), withToken) : value;
    const { "www-authenticate": challenge, ...others } = headers as Record<string, string>;
    const repeated = challenge && { "www-authenticate": `${challenge}, error_description="${text.slice(0, 4_000)}"` };
    return [status, body, { "x-token": `${coded} ${token}`, ...others, ...repeated }];
  };
}

/** The parts of a secret that are in a text: eight characters each, one of which is in any sixteen of it. */
function partsIn(text: string, secret: string): string[] {
  return (secret.match(/.{8}/g) ?? []).filter((part) => text.includes(part));
}

describe("a token that its server repeats is in no output, whole or in part", () => {
  it.each(COMMANDS)("%s %s", async (...line) => {
    let token = "";
    const server = closedAtEnd(await serveTokens({ instead: repeating(() => token) }));
    token = tokenOf(server.origin);
    const entry = { url: `${server.origin}/mcp`, auth: { bearer_token_env: "GIVEN" } };
    const shown = await everythingOf(line, "echo", entry, { GIVEN: token });
    expect(shown).toContain("«secret:GIVEN»");
    expect(partsIn(shown, token)).toEqual([]);
    expect(partsIn(shown, Buffer.from(token).toString("base64"))).toEqual([]);
  });
});

describe("a token of a lab that its server shows is in no output", () => {
  const names = ["issuer", "jwks_uri", "audience", "introspection_url", "upstream_url", "client_id", "client_secret"];
  const env = Object.fromEntries(names.map((name) => [name.toUpperCase(), `\${auth.${name}}`]));
  const command = [process.execPath, `${root}__tests__/servers/sdk-protected-server.mjs`];
  const entry = {
    url: "http://127.0.0.1:${port}/mcp",
    start: { command, cwd: root, env: { ...env, PORT: "${port}", MUTANT: "passthrough" } },
    auth: { lab: { subjects: { alice: ["notes:read", "notes:write"], bob: ["notes:read"] } } },
  };

  it.each(COMMANDS)("%s %s", async (...line) => {
    const shown = await everythingOf(line, "leak", entry);
    // Each has a payload that starts with a brace and a quote.
    expect(shown).not.toMatch(/(?:eyJ|ZXlK)[\w-]{10,}/);
  });
});
