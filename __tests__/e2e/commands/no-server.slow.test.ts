import { afterAll, describe, expect, it } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { serveSse } from "../../servers/sse-fault-server.mjs";
import { testCertificates } from "../../servers/tls.js";
import { folderWith, mcptestHere } from "../../support/harness.js";

const plain = await serve();
const secure = await serve(0, { tls: await testCertificates() });
const old = await serveSse();
afterAll(() => Promise.all([plain, secure, old].map((server) => server.close())));

const COMMANDS: Record<string, string[]> = {
  init: ["init", "suite.yaml", "--out", "-"],
  call: ["call", "x", "--suite", "suite.yaml"],
  fuzz: ["fuzz", "suite.yaml"],
  record: ["record", "suite.yaml"],
  discover: ["discover", "suite.yaml"],
  diff: ["diff", "suite.yaml", "suite.yaml"],
  compliance: ["compliance", "run", "suite.yaml"],
  audit: ["audit", "suite.yaml"],
  coverage: ["coverage", "suite.yaml"],
};

/** Why a server does not start, and what must be said of it. */
const CASES: Record<string, [server: object, ...said: string[]]> = {
  "a missing program": [
    { command: ["no-such-program"] },
    ...['the program "no-such-program" was not found in PATH', "command: no-such-program", "is installed and on PATH"],
  ],
  "a program that ends at once": [{ command: ["node", "-e", "process.exit(3)"] }, "exited with code 3"],
  "a program that prints and ends": [
    { command: ["node", "-e", "console.error('API_KEY is missing'); process.exit(1)"] },
    ...["exited with code 1; its last lines of output:", "API_KEY is missing", "Read its last lines of output"],
  ],
  "a program that never answers": [
    { command: ["node", "-e", "setInterval(() => {}, 1e5)"], startup_timeout: "600ms" },
    ...["did not answer", "was still running", "Check that it speaks MCP"],
  ],
  "a port where nothing listens": [
    { url: "http://127.0.0.1:9/mcp" },
    ...["No connection to http://127.0.0.1:9: nothing listens there", "Check host and port of `url`"],
  ],
  "https to plain HTTP": [
    { url: `${plain.origin.replace("http:", "https:")}/mcp` },
    ...["what answers there is not TLS, but perhaps plain HTTP.", "fix: Write `http://` in the URL"],
  ],
  "plain HTTP to https": [
    { url: `${secure.origin.replace("https:", "http:")}/mcp` },
    ...["The server speaks TLS, and its URL says `http`", "fix: Write `https://` in the URL."],
  ],
  "a certificate that no authority signed": [
    { url: `${secure.origin}/mcp` },
    ...["No TLS connection to https://127.0.0.1:", "certificate", "fix: Pass the certificate of the server's CA"],
  ],
  "HTTP+SSE at a server of Streamable HTTP": [
    { url: `${plain.origin}/mcp`, transport: "sse" },
    "The server speaks Streamable HTTP, and `transport` says otherwise",
    "fix: Write `transport: http`, or leave it out.",
  ],
  "Streamable HTTP at a server of HTTP+SSE": [
    { url: `${old.origin}/sse`, transport: "http" },
    "The server speaks HTTP+SSE, and `transport` says otherwise",
    "fix: Write `transport: sse`, or leave it out.",
  ],
};

describe.each(Object.entries(CASES))("%s", (_, [server, ...said]) => {
  it("is explained by every command as by a run", async () => {
    const suite = { servers: { shop: server }, tools: [{ name: "t", tool: "x" }] };
    const cwd = folderWith({ "suite.yaml": suite });
    const ran = await mcptestHere(["run", "suite.yaml"], { cwd });
    const block = ran.stdout.slice(0, ran.stdout.indexOf("\n    1 test was not run because of it."));
    expect(block).toMatch(/^✗ server shop (did not start|cannot be reached)\n/);
    for (const text of said) expect(block.replaceAll(/\s+/g, " ")).toContain(text);
    expect(block).not.toMatch(/openssl|server\/discover: /);
    for (const [name, args] of Object.entries(COMMANDS)) {
      const { code, stdout, stderr, leftovers } = await mcptestHere(args, { cwd });
      expect({ name, code, stdout, leftovers }).toEqual({ name, code: 2, stdout: "", leftovers: [] });
      expect(steadyTime(stderr), name).toBe(`${steadyTime(block)}\n`);
    }
  });
});

/** What is left of a start-up time differs a little. */
function steadyTime(text: string): string {
  return text.replaceAll(/\d+ ms/g, "T ms");
}
