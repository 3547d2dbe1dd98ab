import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { Login } from "../../../src/mcp/auth/login.js";
import { Lab } from "../../../src/mcp/lab/lab.js";
import { ownIssuer } from "../../servers/own-issuer.mjs";
import { testCertificates } from "../../servers/tls.js";
import { serveTokens, type TokenRules, type TokenServer } from "../../servers/token-server.mjs";
import { CLI, folderWith, mcptest, resultsIn, root, textIn, until } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";
import { hasScript, inTerminal } from "../../support/terminal.js";

const BROWSER = `${root}__tests__/servers/login-browser.mjs`;
/** Stands in for the native library: one secret in a file of the test. */
const KEYRING = `const { existsSync, readFileSync, writeFileSync } = require("node:fs");
exports.AsyncEntry = class {
  async getPassword() { return existsSync("keychain") ? readFileSync("keychain", "utf8") : null; }
  async setPassword(text) { writeFileSync("keychain", text); }
};
`;

type Json = Record<string, unknown>;
type Typed = { after: string; keys: string };

let lab: Lab;
let given: string[];
let server: TokenServer;
let folder: string;

beforeEach(async () => {
  given = [];
  lab = await startLab({ insecure: false });
  await serve({});
  folder = folderWith({ "modules/@napi-rs/keyring/index.js": KEYRING });
});

async function startLab(tls: { insecure: false; ca?: string }): Promise<Lab> {
  const subjects = new Map([["ann", ["mcp:read"]]]);
  const onSecret = (_: string, value: string) => void given.push(value);
  return closedAtEnd(await Lab.start({ subjects, audience: "http://127.0.0.1:1/mcp", tls, onSecret }));
}

/** Metadata of an authorization server on the server's origin that registers clients. */
function registering(document: Json): Json {
  return { ...document, registration_endpoint: `${new URL(String(document.issuer)).origin}/register` };
}
const paths = { "/register": () => [201, { client_id: "c" }] };

/** Changes members of a document. */
const withMembers = (members: Json) => (document: Json) => ({ ...document, ...members });
/** Its authorization server is at the server's own origin. */
const OWN_ORIGIN = { resource: withMembers({}) };

/** The document of a client (CIMD). */
function documentAt(origin: string): Json {
  const ways = { redirect_uris: ["http://127.0.0.1/callback"], token_endpoint_auth_method: "none" };
  return { client_id: `${origin}/client`, client_name: "a test", ...ways };
}

/** A server whose tokens the lab gives. */
async function serve(rules: TokenRules): Promise<void> {
  const defaults = {
    isTaken: (token: string) => given.includes(token),
    resource: (document: Json) => ({ ...document, authorization_servers: [lab.issuer] }),
  };
  server = closedAtEnd(await serveTokens({ ...defaults, ...rules }));
}

const call = (flags: string, env?: Record<string, string>, typed?: Typed) => inShell("call echo", flags, env, typed);

/** Runs a command on the server, in a terminal. */
async function inShell(name: string, flags: string, env: Record<string, string> = {}, typed?: Typed) {
  // The shell goes on after Ctrl-C.
  const command = `trap : INT; ${process.execPath} ${CLI} ${name} --server-url ${server.origin}/mcp ${flags}; echo "code=$?"`;
  const shown = await inTerminal(command, folder, { BROWSER, ...env }, typed);
  for (const secret of given) expect(shown).not.toContain(secret);
  return shown.replaceAll("\r\n", "\n").replaceAll(server.origin, "ORIGIN").replaceAll(lab.issuer, "LAB");
}

const SERVED = /hello\n[\s\S]*code=0/;

describe.runIf(hasScript())("--login", () => {
  it("logs in by a browser, as a client that registers", async () => {
    const shown = await call("--login");
    expect(shown).toMatch(SERVED);
    const [, address = ""] = /Log in at (\S+)/.exec(shown) ?? [];
    const asked = Object.fromEntries(new URL(address.replace("LAB", lab.issuer)).searchParams);
    expect(asked).toMatchObject({ response_type: "code", code_challenge_method: "S256", scope: "mcp:read" });
    expect(asked.resource).toBe(`${server.origin}/mcp`);
    const tokens = server.asked.filter(({ path, authorization }) => path !== "/mcp" && authorization !== undefined);
    expect(tokens).toEqual([]);
  });

  it.each([
    ["discover", "hello|echo"],
    ["compliance run", "AUTH-TOKEN-EACH|Grade|grade"],
    ["audit", "tool"],
  ])("serves %s", async (name, text) => {
    const shown = await inShell(name, "--login");
    expect(shown.match(/Log in at/g)).toHaveLength(1);
    expect(shown).toMatch(new RegExp(text));
    expect(shown).not.toContain("HTTP-TOKEN");
    expect(given.some((secret) => secret.startsWith("eyJ"))).toBe(true);
  });

  it("asks nobody where the server wants no token", async () => {
    await serve({ isTaken: () => true, tokenOf: () => "x", metadata: () => [404, {}] });
    const shown = await call("--login");
    expect(shown).toMatch(SERVED);
    expect(shown).not.toContain("Log in at");
  });

  it.each([
    ["denied", "the authorization server answered access_denied, login_hint names no subject"],
    ["state", 'unexpected "state" response parameter value'],
    ["iss", 'unexpected "iss" (issuer) response parameter value'],
    ["no iss", 'response parameter "iss" (issuer) missing'],
  ])("gives up where the way back is wrong: %s", async (MODE, reason) => {
    const shown = await call("--login", { MODE });
    expect(shown.replace(/\s+/g, " ")).toContain(reason);
    expect(shown).toContain("code=2");
    expect(given.filter((secret) => secret.startsWith("eyJ"))).toEqual([]);
  });

  /** An endpoint of the authorization server that is not used. */
  const unused = (name: string, address: string): [string, TokenRules] => [
    `has an \`${name}\` that is not used: it is not an https address`,
    { issuer: withMembers({ [name]: address }) },
  ];
  /** What a client that registers is answered. */
  const registered = (...answer: unknown[]) => ({ issuer: registering, paths: { "/register": () => answer } });
  const elsewhere = "https://elsewhere.example";
  const other = "https://other.example";

  it.each<[string, string, TokenRules]>([
    ["no PKCE", "has no S256", { issuer: withMembers({ code_challenge_methods_supported: undefined }) }],
    ["an http endpoint", ...unused("token_endpoint", "http://as.example/token")],
    ["a program as an endpoint", ...unused("authorization_endpoint", "file:///bin/sh")],
    ["a script as an endpoint", ...unused("authorization_endpoint", "javascript:alert(1)")],
    [
      "a giant address",
      "the address to log in at has more than 16384 characters",
      registered(201, { client_id: "c".repeat(20_000) }),
    ],
    [
      "a giant answer",
      "/register answered with more than 1048576 bytes",
      registered(201, { client_id: "c".repeat(2 ** 20) }),
    ],
    ["another issuer", "says that it is", { issuer: withMembers({ issuer: other }) }],
    [
      "no registration",
      "give the id of one with --client-id",
      { issuer: withMembers({ registration_endpoint: undefined }) },
    ],
    [
      "a redirect to another origin",
      `to another origin, ${elsewhere}; it was not followed`,
      registered(307, "", { location: `${elsewhere}/` }),
    ],
    [
      "metadata about another server",
      `is about ${other}/mcp, not about`,
      { resource: withMembers({ resource: `${other}/mcp` }) },
    ],
    ["no metadata", "names no authorization server", { metadata: () => [404, {}] }],
  ])("opens no browser for %s", async (_, reason, rules) => {
    await serve({ ...OWN_ORIGIN, ...rules });
    const shown = await call("--login");
    expect(shown.replace(/\s+/g, " ")).toContain(reason);
    expect(shown).toContain("code=2");
    expect(shown).not.toContain("Log in at");
  });

  it("logs in as a client that is registered, and as no other", async () => {
    const metadata = { redirect_uris: ["http://127.0.0.1/callback"], token_endpoint_auth_method: "none" };
    const response = await fetch(`${lab.issuer}/register`, { method: "POST", body: JSON.stringify(metadata) });
    const { client_id } = (await response.json()) as { client_id: string };
    expect(await call(`--login --client-id ${client_id}`)).toMatch(SERVED);
    await serve({ ...OWN_ORIGIN, issuer: withMembers({ client_id_metadata_document_supported: false }) });
    const shown = await call("--login --client-id https://client.example/mcptest");
    expect(shown.replace(/\s+/g, " ")).toContain("does not read documents of clients");
  });

  it("logs in as the client of a document", async () => {
    const { ca, ...tls } = await testCertificates();
    const document = await serveTokens({ paths: { "/client": (own: string) => [200, documentAt(own)] } }, { tls });
    lab.close();
    lab = await startLab({ insecure: false, ca });
    await serve({});
    expect(await call(`--login --client-id ${document.origin}/client`)).toMatch(SERVED);
    await document.close();
  });

  it.each([
    ["nobody answers", { MODE: "away" }],
    ["no browser opens", { BROWSER: "/nowhere/browser" }],
  ])("waits while %s, until Ctrl-C", async (_, env) => {
    const shown = await call("--login", env, { after: "Log in at", keys: "\x03" });
    expect(shown).toContain("code=130");
  });

  it("gives a browser an address and nothing else, without a shell", async () => {
    const opened = folderWith({ "browser.sh": '#!/bin/sh\nprintf "%s\\n" $# "$1" >opened\n' });
    chmodSync(`${opened}/browser.sh`, 0o755);
    const endpoint = "https://as.example/$(touch${IFS}made)`touch made`';touch made;\"&--new|>made";
    const issuer = (document: Json) => ({ ...registering(document), authorization_endpoint: endpoint });
    await serve({ ...OWN_ORIGIN, issuer, paths });
    await call("--login", { BROWSER: `${opened}/browser.sh` }, { after: "Log in at", keys: "\x03" });
    await until(() => existsSync(`${folder}/opened`));
    expect(textIn(`${folder}/opened`)).toMatch(/^1\nhttps:\/\/as\.example\/\S+\n$/);
    expect(existsSync(`${folder}/made`)).toBe(false);
  });

  it("writes the reports of a run that Ctrl-C ends", async () => {
    writeFileSync(
      `${folder}/a.mcptest.yaml`,
      `servers: { a: { url: "${server.origin}/mcp" } }\ntools: [{ name: echoes, tool: echo }]\n`,
    );
    const command = `trap : INT; ${process.execPath} ${CLI} run --login --reporter json=results.json; echo "code=$?"`;
    const env = { BROWSER, MODE: "away" };
    const shown = await inTerminal(command, folder, env, { after: "Log in at", keys: "\x03" });
    expect(shown).toContain("code=130");
    expect(resultsIn(`${folder}/results.json`).tests.map(({ status }) => status)).not.toContain("passed");
  });

  it("shows neither code nor verifier, whatever the authorization server says", async () => {
    const own = ownIssuer();
    let form = new URLSearchParams();
    const refuse = (_: string, __: unknown, body: string) => {
      form = new URLSearchParams(body);
      return [400, { error: "invalid_grant", error_description: `${form.get("code_verifier")} ${form.get("code")}` }];
    };
    await serve({ ...own, ...OWN_ORIGIN, paths: { ...own.paths, "/token": refuse } });
    const shown = await call("--login");
    expect(shown).toContain("invalid_grant");
    for (const name of ["code", "code_verifier"]) expect(shown).not.toContain(form.get(name));
  });

  it("takes an ID token by whatever algorithm the authorization server names", async () => {
    const own = ownIssuer();
    const exchange = (origin: string, request: unknown, body: string) => {
      const [status, value, headers] = own.paths["/token"](origin, request, body);
      const iat = Math.floor(Date.now() / 1_000);
      const claims = { iss: `${origin}/as`, sub: "ann", aud: new URLSearchParams(body).get("client_id"), iat };
      const parts = [{ alg: "ES256" }, { ...claims, exp: iat + 60 }, {}].map((part) => JSON.stringify(part));
      const id_token = parts.map((part) => Buffer.from(part).toString("base64url")).join(".");
      return [status, { ...(value as Json), id_token }, headers];
    };
    const issuer = (document: Json) => ({ ...own.issuer(document), id_token_signing_alg_values_supported: ["ES256"] });
    const paths = { ...own.paths, "/token": exchange };
    await serve({ ...own, ...OWN_ORIGIN, issuer, paths });
    expect(await call("--login")).toMatch(SERVED);
  });

  it("keeps the login in the keychain, and says what is missing for that", async () => {
    expect((await call("--login-store")).replace(/\s+/g, " ")).toContain("npm install --save-dev @napi-rs/keyring");
    const env = { NODE_PATH: `${folder}/modules` };
    expect(await call("--login-store", env)).toMatch(SERVED);
    const again = await call("--login-store", env);
    expect(again).toMatch(SERVED);
    expect(again).not.toContain("Log in at");
  });
});

describe.runIf(hasScript())("a token that the server rejects later", () => {
  const endpoints = (document: Json) => {
    const { origin } = new URL(String(document.issuer));
    const named = ["authorization", "token", "registration"].map((name) => [`${name}_endpoint`, `${origin}/${name}`]);
    return { ...document, ...Object.fromEntries(named), grant_types_supported: ["refresh_token"] };
  };

  /** Runs a suite against a server that takes each token five times; `renew`: the answer to a refresh token. */
  async function run(first: Json, renew: [number, Json]) {
    const forms: Json[] = [];
    const uses = new Map<string, number>();
    const token = (text: string, more: Json) => ({ access_token: text, token_type: "Bearer", ...more });
    await serve({
      ...OWN_ORIGIN,
      issuer: endpoints,
      isTaken: (one: string) => {
        uses.set(one, (uses.get(one) ?? 0) + 1);
        return one.startsWith("token-of-ann") && (uses.get(one) ?? 0) <= 5;
      },
      paths: {
        "/registration": () => [201, { client_id: "c" }],
        "/authorization": (origin: string, { url }: { url: string }) => {
          const asked = new URL(url, origin).searchParams;
          const back = new URL(asked.get("redirect_uri") ?? "");
          const answer = { code: "code-of-ann-1", state: asked.get("state") ?? "", iss: `${origin}/as` };
          for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
          return [302, "", { location: back.href }];
        },
        "/token": (_: string, __: unknown, body: string) => {
          forms.push(Object.fromEntries(new URLSearchParams(body)));
          return forms.length === 1 ? [200, token("token-of-ann-1", first)] : renew;
        },
      },
    });
    const tests = [1, 2, 3, 4].map((name) => `  - { name: "${name}", tool: echo }\n`).join("");
    const suite = folderWith({
      "a.mcptest.yaml": `servers: { a: { url: "${server.origin}/mcp" } }\ntools:\n${tests}`,
    });
    const command = `${process.execPath} ${CLI} run --login --reporter json=results.json`;
    const shown = await inTerminal(command, suite, { BROWSER });
    expect(shown.match(/Log in at/g)).toHaveLength(1);
    for (const secret of ["token-of-ann", "refresh-of-ann", "code-of-ann"]) expect(shown).not.toContain(secret);
    return { forms, rows: resultsIn(`${suite}/results.json`).tests, origin: server.origin };
  }

  it("is renewed by the refresh token", async () => {
    const renewed = { access_token: "token-of-ann-2", token_type: "Bearer" };
    const { forms, rows, origin } = await run({ refresh_token: "refresh-of-ann" }, [200, renewed]);
    expect(rows.map(({ status }) => status)).toEqual(Array(4).fill("passed"));
    expect(forms).toMatchObject([
      { grant_type: "authorization_code", code: "code-of-ann-1", resource: `${origin}/mcp`, client_id: "c" },
      { grant_type: "refresh_token", refresh_token: "refresh-of-ann", resource: `${origin}/mcp`, client_id: "c" },
    ]);
  });

  it.each<[string, Json, number, string]>([
    ["is the answer where there is no refresh token", {}, 1, "HTTP 401"],
    [
      "leaves the calls unverified where the refresh token is refused",
      { refresh_token: "refresh-of-ann" },
      2,
      "invalid_grant",
    ],
  ])("%s, and nobody is asked again", async (_, first, asked, reason) => {
    const { forms, rows } = await run(first, [400, { error: "invalid_grant" }]);
    const last = rows.at(-1);
    expect([last?.status, forms.length >= asked]).toEqual(["unverified", true]);
    expect(JSON.stringify(last)).toContain(reason);
  });
});

it("waits for a person for so long", async () => {
  const context = { clientId: "c", isKept: false, env: { BROWSER: "/nowhere" }, waitMs: 1, onSecret: () => {} };
  const url = `${server.origin}/mcp`;
  const limits = { connectTimeoutMs: 10_000, maxRedirects: 0, tls: { insecure: false } };
  const login = new Login({ kind: "http", url, headers: () => ({}), ...limits }, context);
  const fault = await login.first();
  expect(fault?.message).toBe("No token could be fetched by --login: nobody logged in in time.");
  // Whatever came of it, nobody is asked again.
  const asked = server.asked.length;
  expect([await login.first(), server.asked.length]).toEqual([fault, asked]);
});

it.each([
  [["--login"], "needs a terminal"],
  [["--client-id", "x"], "needs `--login`"],
  [["--login", "--server-auth-bearer-env", "X"], "two ways to a token"],
])("%j is refused: %s", async (flags, reason) => {
  const { code, stderr } = await mcptest(["call", "echo", "--server-url", "http://127.0.0.1:1/mcp", ...flags]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(reason)]);
});
