import { describe, expect, it, onTestFinished } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { serveProtected } from "../../servers/protected-server.mjs";
import { startProxy } from "../../servers/proxy.js";
import { folderWith, mcptestHere, root, textIn } from "../../support/harness.js";

const SERVER = `${root}__tests__/servers/registry-server.mjs`;
const NAME = "io.github.ada/shop";
const SECRET = "shop-key-0123456789";
const npm = {
  registryType: "npm",
  identifier: "@ada/shop",
  version: "1.2.3",
  transport: { type: "stdio" },
  environmentVariables: [{ name: "SHOP_API_KEY", isRequired: true, isSecret: true }],
};
const packageJson = { name: "@ada/shop", version: "1.2.3", mcpName: NAME };
const readme = (text: string) => `# Shop\n\n${text}\n`;

/** The file server.json with one package; `change` is a part of it, `entry` a part of the package. */
function described(entry: object = {}, change: object = {}) {
  const $schema = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
  const about = { $schema, name: NAME, description: "Finds goods.", version: "1.2.3" };
  return { "server.json": { ...about, packages: [{ ...npm, ...entry }], ...change } };
}

async function profile(
  files: Record<string, unknown>,
  { words = "", flags = [] as string[], env = {} as NodeJS.ProcessEnv, from = false } = {},
) {
  const all = Object.entries({ "package.json": packageJson, ...described(), ...files });
  const cwd = folderWith(Object.fromEntries(all.filter(([, content]) => content !== undefined)));
  const command = from ? ["--from", "server.json"] : ["--server-command", `node ${SERVER} ${words}`];
  const args = ["compliance", "run", "--profile", "registry", ...command, ...flags];
  const ran = await mcptestHere(args, { cwd, env: { SHOP_API_KEY: SECRET, ...env } });
  expect(ran.leftovers).toEqual([]);
  return { ...ran, cwd };
}

/** The results of one rule, each as its status, its severity, and what it says of which subject. */
async function ruleOf(id: string, ...[files, options]: Parameters<typeof profile>) {
  const flags = ["--format", "json", "--rules", id, ...(options?.flags ?? [])];
  const { stdout, stderr, code } = await profile(files, { ...options, flags });
  expect(stdout, stderr).not.toBe("");
  const results: string[] = JSON.parse(stdout).rules.map(
    ({ status, severity, subject, message }: Record<string, string>) =>
      [`${status} ${severity}`, subject, message].filter(Boolean).join(": "),
  );
  return { code, results };
}

/** Where all hosts are servers of ours. */
async function proxyTo({ origin, close }: { origin: string; close(): Promise<unknown> }) {
  const { port } = new URL(origin);
  const proxy = await startProxy({ http: port, https: port });
  onTestFinished(async () => {
    await proxy.close();
    await close();
  });
  return { HTTP_PROXY: proxy.origin };
}

it("a server that can be published passes every rule, and gets no grade", async () => {
  const env = await proxyTo(await serve());
  const remotes = [{ type: "streamable-http", url: "http://shop.example/mcp" }];
  const { code, stdout, stderr } = await profile(described({}, { remotes }), { env });
  expect(code, stdout + stderr).toBe(0);
  expect(stderr).toBe("");
  expect(stdout).toBe(
    "shop 1.2.3 (stdio, 2025-11-25): server.json\n\n8 rules passed, 0 failed, 0 unverified, 0 do not apply\n",
  );
});

it("what is wrong is listed with its fix, and the rules that gate are named", async () => {
  const files = { "package.json": { ...packageJson, mcpName: "io.github.ada/other" } };
  const { code, stdout, cwd } = await profile(files, { words: "untitled" });
  expect(code).toBe(1);
  expect(stdout).toContain(
    "✗ must REG-NAME The package says which server it is\n    package npm @ada/shop: package.json has",
  );
  expect(stdout).toContain("✗ should REG-TITLE Each tool has a title\n    tool find: it has no `title`\n    fix: Add");
  expect(stdout).toContain("Failed by REG-NAME.\n");
  expect(stdout).not.toMatch(/grade|score/i);
  const strict = await profile({}, { words: "untitled", flags: ["--strict", "--format", "github"] });
  expect(strict.code).toBe(1);
  expect(strict.stdout).toMatch(/^::error file=server\.json,line=1.*REG-TITLE/m);
  expect(textIn(cwd, "server.json")).toContain(NAME);
});

describe("server.json and what is beside it", () => {
  const label = (name: string) => `FROM node\nLABEL io.modelcontextprotocol.server.name="${name}"\n`;
  const oci = { registryType: "oci", identifier: "ghcr.io/ada/shop:1.2.3", version: undefined };
  const go = { registryType: "go", identifier: "github.com/Ada/shop", version: "v1.2.3" };
  const mcpb = {
    registryType: "mcpb",
    identifier: "https://github.com/ada/shop/releases/download/v1/shop.mcpb",
    fileSha256: "0".repeat(64),
  };
  const cargo = { registryType: "cargo" };
  const pypi = { registryType: "pypi", identifier: "shop" };

  const cases: Record<string, [Record<string, unknown>, ...string[]]> = {
    "REG-SCHEMA: another transport": [
      described({ transport: { type: "http" } }),
      "failed must: /packages/0/transport/type must be equal to one of the allowed values",
    ],
    "REG-SCHEMA: no description": [
      described({}, { description: undefined }),
      "failed must: the whole must have required property 'description'",
    ],
    "REG-SCHEMA: hardly anything": [
      { "server.json": "{}" },
      "failed must: the whole must have required property 'name'",
    ],
    "REG-SCHEMA: ranges": [
      described({ version: "1.x" }, { version: "^1.2.3" }),
      "failed must: the version ^1.2.3 is a range",
      "failed must: the version 1.x is a range",
    ],
    "REG-NAME: no mcpName": [
      { "package.json": { name: "@ada/shop" } },
      `failed must: package npm @ada/shop: package.json has no \`mcpName\`; the server is ${NAME}`,
    ],
    "REG-NAME: another package": [
      { "package.json": { name: "other" } },
      "unverified must: package npm @ada/shop: its package.json is not beside server.json",
    ],
    "REG-NAME: PyPI": [
      { ...described(pypi), "README.md": readme(`<!-- mcp-name: ${NAME} -->`) },
      "passed must: package pypi shop",
    ],
    "REG-NAME: PyPI, with a full stop": [
      { ...described(pypi), "README.md": readme(`mcp-name: ${NAME}.`) },
      `failed must: package pypi shop: the README has no \`mcp-name: ${NAME}\` with a space or the end of the line behind it`,
    ],
    "REG-NAME: a crate": [
      { ...described(cargo), "README.md": readme(`\`mcp-name: ${NAME}\``) },
      "passed must: package cargo @ada/shop",
    ],
    "REG-NAME: a crate, in a comment": [
      { ...described(cargo), "README.md": readme(`<!-- mcp-name: ${NAME} -->`) },
      `failed must: package cargo @ada/shop: the README has no \`mcp-name: ${NAME}\` as text that is seen`,
    ],
    "REG-NAME: NuGet, in its own folder": [
      {
        "server.json": undefined,
        ".mcp/server.json": described({ registryType: "nuget" })["server.json"],
        "README.md": readme(`mcp-name: ${NAME}`),
      },
      "passed must: package nuget @ada/shop",
    ],
    "REG-NAME: an image": [
      { ...described(oci), Dockerfile: label(NAME) },
      "passed must: package oci ghcr.io/ada/shop:1.2.3",
    ],
    "REG-NAME: an image of another": [
      { ...described(oci), Dockerfile: label("other") },
      `failed must: package oci ghcr.io/ada/shop:1.2.3: the label in the Dockerfile is other, not ${NAME}`,
    ],
    "REG-NAME: an image without Dockerfile": [
      described(oci),
      "unverified must: package oci ghcr.io/ada/shop:1.2.3: no Dockerfile beside server.json sets the label of its image",
    ],
    "REG-NAME: Go": [described(go), "passed must: package go github.com/Ada/shop"],
    "REG-NAME: Go, of another": [
      described({ ...go, identifier: "github.com/bob/shop" }),
      "failed must: package go github.com/bob/shop: the module is not below github.com/ada",
    ],
    "REG-NAME: a bundle": [described(mcpb), `passed must: package mcpb ${mcpb.identifier}`],
    "REG-NAME: a bundle without its digest": [
      described({ ...mcpb, fileSha256: undefined }),
      `failed must: package mcpb ${mcpb.identifier}: it has no \`fileSha256\``,
    ],
    "REG-VERSION: one version": [
      described({}, { version: "1.2.3-1" }),
      "passed should: package npm @ada/shop",
      "passed should",
      "failed may: server.json has version 1.2.3-1, serverInfo 1.2.3",
    ],
    "REG-VERSION: two versions": [
      { "package.json": { ...packageJson, version: "1.3.0" }, ...described({}, { version: "1.3.0" }) },
      "failed should: package npm @ada/shop: server.json has version 1.2.3, the package 1.3.0",
      "failed should: the version of the server is 1.3.0, that of its package 1.2.3",
      "failed may: server.json has version 1.3.0, serverInfo 1.2.3",
    ],
    "REG-VERSION: a tag": [
      described({ ...oci, identifier: "ghcr.io/ada/shop:1.0.0" }),
      "failed should: the version of the server is 1.2.3, that of its package 1.0.0",
      "passed may",
    ],
    "REG-VERSION: pyproject.toml": [
      { ...described(pypi), "pyproject.toml": '[project]\nname = "shop"\nversion = "1.2.4"\n' },
      "failed should: package pypi shop: server.json has version 1.2.3, the package 1.2.4",
      "passed should",
      "passed may",
    ],
  };
  it.each(Object.entries(cases))("%s", async (name, [files, ...results]) => {
    expect((await ruleOf(name.split(":", 1).join(), files)).results).toEqual(results);
  });
});

describe("the server", () => {
  const unnamed = "and does not name it on stderr";
  const unhinted = "tool find: it has neither `readOnlyHint: true` nor `destructiveHint: true`";
  it.each([
    ["REG-TRANSPORT", "", "stdio", "passed must"],
    ["REG-ENV", "", "it says so, and ends", "passed should: SHOP_API_KEY"],
    ["REG-ENV", "talkative", "it says so, and goes on", "passed should: SHOP_API_KEY"],
    ["REG-ENV", "careless", "it says nothing", `failed should: SHOP_API_KEY: without it, it starts ${unnamed}`],
    [
      "REG-ENV",
      "silent",
      "it ends without a word",
      `failed should: SHOP_API_KEY: without it, it does not start ${unnamed}`,
    ],
    ["REG-HINTS", "", "a hint", "passed must: tool find"],
    ["REG-HINTS", "unhinted", "none", `failed must: ${unhinted}`],
    ["REG-TITLE", "", "a title", "passed should: tool find"],
    ["REG-TITLE", "untitled", "none", "failed should: tool find: it has no `title`"],
  ])("%s %s: %s", async (id, words, _, result) => {
    expect((await ruleOf(id, {}, { words })).results).toEqual([result]);
  });

  it("REG-TRANSPORT: speaks another transport than server.json promises", async () => {
    const transport = { type: "streamable-http", url: "http://127.0.0.1:3000/mcp" };
    const results = ["failed must: it speaks stdio, which server.json does not promise"];
    expect(await ruleOf("REG-TRANSPORT", described({ transport }))).toEqual({ results, code: 1 });
  });

  it("that does not start fails REG-TRANSPORT, and leaves the others open", async () => {
    const { code, stdout } = await profile({}, { words: "ends" });
    expect(code).toBe(1);
    expect(stdout).toContain("✗ must REG-TRANSPORT");
    expect(stdout).toContain("The server exited with code 3");
    expect(stdout).toMatch(/^\? REG-HINTS, REG-ENV, REG-TITLE, unverified: /m);
  });

  it("is started as server.json says, and its secret is in no report", async () => {
    const runtimeArguments = [{ type: "positional", value: SERVER }];
    const bundled = described({ runtimeHint: "node", runtimeArguments, identifier: "@ada/shop" });
    const { code, stdout, stderr } = await profile(bundled, { from: true });
    expect(code, stdout + stderr).toBe(0);
    expect(stdout + stderr).not.toContain(SECRET);
    expect(stdout).toContain("7 rules passed, 0 failed, 0 unverified, 1 do not apply");
  });
});

describe("REG-REMOTE", () => {
  const remote = (url: string, more: object = {}) => {
    const remotes = [{ type: "streamable-http", url, ...more }];
    return described({}, { remotes });
  };

  it("fails for an address of this machine, and for one where nobody answers in the right transport", async () => {
    const local = await ruleOf("REG-REMOTE", remote("http://localhost:3000/mcp"));
    expect(local.results).toEqual(["failed must: remote http://localhost:3000/mcp: its address is not a public one"]);
    const env = await proxyTo(await serve());
    const { results, code } = await ruleOf("REG-REMOTE", remote("http://shop.example/mcp", { type: "sse" }), { env });
    expect(results).toEqual([expect.stringMatching(/^failed must: .*speaks Streamable HTTP/)]);
    expect(code).toBe(1);
  });

  it("leaves a remote open that wants a token, or a value that is not there", async () => {
    const env = await proxyTo(await serveProtected());
    const { results, code } = await ruleOf("REG-*", remote("http://shop.example/mcp/fine"), { env });
    expect(code).toBe(0);
    expect(results.at(-1)).toMatch(/^unverified must: remote .*: it wants a token: /);
    const variables = { tenant: { isRequired: true } };
    const unset = await ruleOf("REG-REMOTE", remote("https://{tenant}.example/mcp", { variables }));
    expect(unset.results).toEqual(["unverified must: remote https://{tenant}.example/mcp: `TENANT` has no value"]);
  });

  it("says that the server itself wants a token, and does not end with 2", async () => {
    const env = await proxyTo(await serveProtected());
    const files = { "server.json": { ...remote("http://shop.example/mcp/fine")["server.json"], packages: undefined } };
    const { code, stdout } = await profile(files, { from: true, env });
    expect(code, stdout).toBe(0);
    expect(stdout).toContain("it wants a token");
  });
});

it("a glob that names none of its rules, and a folder without server.json, are refused", async () => {
  const glob = await profile({}, { flags: ["--rules", "PROTO-*"] });
  expect(glob.code).toBe(2);
  expect(glob.stderr).toContain("None of the profile matches PROTO-*.");
  const none = await profile({ "server.json": undefined });
  expect(none.code).toBe(2);
  expect(none.stderr).toContain("error: server.json is missing\n");
});
