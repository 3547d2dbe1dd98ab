import { describe, expect, it } from "vitest";
import { applyOverrides, type ServerOverrides } from "../../src/suite/servers/overrides.js";
import { toServer } from "../../src/suite/servers/server.js";
import { loadServerConfig } from "../../src/suite/servers/server-config.js";
import type { LoadOptions } from "../../src/suite/types.js";
import { folderWith } from "../support/temporary.js";
import { thrownBy } from "./support.js";

const location = { file: "a.yaml", line: 1, column: 1, end_line: 1, end_column: 2 };
const STDIO = { command: ["node", "a.js"], env: { A: "1" }, cwd: "sub", startup_timeout: "5s" };
const REMOTE = {
  url: "https://old.example/mcp",
  headers: { "X-Tenant": "old", "X-Other": "kept" },
  http: { timeout: "9s", tls: { min_version: "1.3" } },
  auth: { oauth: { token_url: "https://t" } },
};

function servers(entries: Record<string, Record<string, unknown>>) {
  return new Map(
    Object.entries(entries).map(([name, entry]) => [
      name,
      toServer(name, entry, "/suite", { location, targetLocation: location }),
    ]),
  );
}

type Overrides = Omit<ServerOverrides, "names">;

function apply(entries: Record<string, Record<string, unknown>>, overrides: Overrides) {
  return applyOverrides(servers(entries), { names: Object.keys(overrides), ...overrides });
}

describe("server overrides", () => {
  it("none: the servers as they are, no banner", () => {
    const own = servers({ a: STDIO });
    expect(applyOverrides(own, { names: [], serverTarget: "a" })).toEqual({ servers: own });
  });

  it("a URL drops what only a command has", () => {
    const { servers: changed, banner } = apply({ a: STDIO }, { serverUrl: "https://new.example/mcp" });
    expect(changed.get("a")?.raw).toEqual({ url: "https://new.example/mcp", startup_timeout: "5s" });
    expect(changed.get("a")).toMatchObject({ url: "https://new.example/mcp", env: {}, startupTimeoutMs: 5_000 });
    expect(changed.get("a")?.command).toBeUndefined();
    expect(banner).toBe("Server overrides for `a`: serverUrl");
  });

  it("a command drops what only a URL has, and keeps its folder if there was one", () => {
    expect(apply({ a: REMOTE }, { serverCommand: "./dev --name 'a b'" }).servers.get("a")?.raw).toEqual({
      command: ["./dev", "--name", "a b"],
    });
    expect(apply({ a: STDIO }, { serverCommand: "x" }).servers.get("a")).toMatchObject({
      command: ["x"],
      cwd: "/suite/sub",
      env: { A: "1" },
    });
  });

  it("climb the ladder: config, then URL or command, then token, headers and HTTP", () => {
    const serverConfig = {
      entry: { url: "https://config.example", headers: { "x-tenant": "config" } },
      folder: "/config",
    };
    const { servers: changed } = apply(
      { a: REMOTE },
      {
        serverConfig,
        serverUrl: "https://flag.example",
        serverAuthBearerEnv: "TOKEN",
        headers: { "X-TENANT": "flag", "X-Key": { env: "KEY" } },
        http: { timeout: "1s", tls: { insecure_skip_verify: true } },
      },
    );
    expect(changed.get("a")?.raw).toEqual({
      url: "https://flag.example",
      auth: { bearer_token_env: "TOKEN" },
      headers: { "X-TENANT": "flag", "X-Key": { env: "KEY" } },
      http: { timeout: "1s", tls: { insecure_skip_verify: true } },
    });
  });

  it("merge into the block's own headers and HTTP settings, and report that a token replaces oauth", () => {
    const { servers: changed, banner } = apply(
      { a: REMOTE },
      { serverAuthBearerEnv: "TOKEN", headers: { "x-tenant": "new" }, http: { tls: { ca_bundle_path: "/ca" } } },
    );
    expect(changed.get("a")?.raw).toMatchObject({
      auth: { bearer_token_env: "TOKEN" },
      headers: { "X-Other": "kept", "x-tenant": "new" },
      http: { timeout: "9s", tls: { min_version: "1.3", ca_bundle_path: "/ca" } },
    });
    expect(banner).toContain("the bearer token replaces `oauth` of `a`");
    expect(banner).not.toContain("new");
  });

  it.each<[string, Record<string, unknown>, string, Record<string, unknown>]>([
    ["a URL is polled", { wait_for_ready: "https://a" }, "https://b/up", { wait_for_ready: "https://b/up" }],
    [
      "a duration bounds the polling",
      { wait_for_ready: "https://a", start: {} },
      "2m",
      { wait_for_ready: { url: "https://a", timeout: "2m" }, start: {} },
    ],
    [
      "seconds replace the time written, and nothing beside it",
      { wait_for_ready: { url: "https://a", timeout: "9s", interval: "1s" } },
      "1.5",
      { wait_for_ready: { url: "https://a", timeout: "1.5s", interval: "1s" } },
    ],
    ["without polling it bounds the start", { start: {} }, "90s", { start: {}, startup_timeout: "90s" }],
  ])("--wait-for-ready: %s", (_, own, waitForReady, wanted) => {
    const { servers: changed } = apply({ a: { url: "https://a", ...own } }, { waitForReady });
    expect(changed.get("a")?.raw).toEqual({ url: "https://a", ...wanted });
  });

  it("strike the live server alone, or the one that is named", () => {
    const tape = { cassette: "tape.json" };
    expect(apply({ tape, a: STDIO }, { serverCommand: "x" }).servers.get("tape")?.cassette).toBe("/suite/tape.json");
    const { servers: changed } = apply({ a: STDIO, b: STDIO }, { serverCommand: "x", serverTarget: "b" });
    expect([...changed.values()].map(({ command }) => command?.[0])).toEqual(["node", "x"]);
  });

  const TOKEN = "Give --server-auth-bearer-env.";
  const SHOWN = `They would be shown. ${TOKEN}`;
  const NO_URL = "--server-url is not a valid URL: It must start with http:// or https://. Write the whole address.";
  const WHICH = "which server do the overrides mean?";
  const [one, recorded] = [{ a: STDIO }, { a: { cassette: "x" } }];
  const url = { serverUrl: "https://x" };
  it.each<[what: string, entries: Record<string, Record<string, unknown>>, overrides: Overrides, problem: string]>([
    [
      "several",
      { a: STDIO, b: STDIO },
      url,
      `${WHICH}: The suite has several: \`a\`, \`b\`. Name one by --server-target.`,
    ],
    ["no live server", recorded, url, `${WHICH}: The suite has no live server. Name one by --server-target.`],
    [
      "an unknown name",
      { api: STDIO },
      { ...url, serverTarget: "api2" },
      "no live server `api2`: The suite has `api`. Did you mean `api`?",
    ],
    [
      "an unknown name like no other",
      recorded,
      { ...url, serverTarget: "a" },
      "no live server `a`: The suite has none. Name one of these.",
    ],
    [
      "both ways",
      one,
      { ...url, serverCommand: "x" },
      "two servers to replace one: There are --server-url and --server-command. Give one of them.",
    ],
    ["no URL", one, { serverUrl: "ftp://x" }, NO_URL],
    ["a URL that begins with something else", one, { serverUrl: "xhttp://x" }, NO_URL],
    ["a text without a scheme", one, { serverUrl: "x" }, NO_URL],
    ["a user in a URL", one, { serverUrl: "https://u@x" }, `--server-url holds credentials: ${SHOWN}`],
    ["a password in a URL", one, { serverUrl: "https://:p@x" }, `--server-url holds credentials: ${SHOWN}`],
    [
      "an open quote",
      one,
      { serverCommand: "a 'b" },
      expect.stringMatching(/^--server-command cannot be split: .* is not closed\. Close every quote\.$/),
    ],
    [
      "an empty command",
      one,
      { serverCommand: "  " },
      "--server-command is empty: There is no program to start. Write a program and its arguments.",
    ],
    [
      "a time without anything to wait for",
      { a: REMOTE },
      { waitForReady: "5s" },
      "--wait-for-ready does not know what to wait for: `a` has neither `wait_for_ready` nor `start`, so a duration alone is not enough. Give the URL to poll.",
    ],
    [
      "credentials in what is polled",
      { a: REMOTE },
      { waitForReady: "https://u:p@x" },
      `--wait-for-ready holds credentials: ${SHOWN}`,
    ],
  ])("refuse %s", (_, entries, overrides, problem) => {
    expect(thrownBy(() => apply(entries, overrides))).toEqual([problem]);
  });

  it.each<[option: string, overrides: Overrides]>([
    ["--server-auth-bearer-env", { serverAuthBearerEnv: "T" }],
    ["--second-bearer-env", { secondBearerEnv: "T" }],
    ["--header", { headers: { A: "b" } }],
    ["--http-timeout", { http: { timeout: "1s" } }],
    ["--connect-timeout and --ca-bundle", { http: { connect_timeout: "4s", tls: { ca_bundle_path: "/ca" } } }],
    ["--wait-for-ready", { waitForReady: "5s" }],
  ])("refuse %s for a command", (option, overrides) => {
    expect(thrownBy(() => apply(one, overrides))).toEqual([
      `${option} on a server with a command: \`a\` is reached over stdin and stdout, not over HTTP. Leave it out, or give --server-url.`,
    ]);
  });

  it.each(["soon", "9999999", "x https://a", "1s1", "1.", "x5"])("refuse no time: %s", (waitForReady) => {
    expect(thrownBy(() => apply({ a: REMOTE }, { waitForReady }))).toEqual([
      expect.stringMatching(
        /^--wait-for-ready is neither a URL nor a duration: It takes an address that starts with http:\/\/ or https:\/\/, a number of seconds, or .+\. Write the address to poll, or `30s`\.$/,
      ),
    ]);
  });

  it.each(["authorization", "Proxy-Authorization"])("refuse a forbidden header: %s", (name) => {
    expect(thrownBy(() => apply({ a: REMOTE }, { headers: { [name]: "b" } }))).toEqual([
      `\`${name}\` is not a header that can be set: Credentials belong under \`auth\`, which keeps them out of reports. ${TOKEN}`,
    ]);
  });

  it("leave alone what they do not name", () => {
    const own = {
      url: "https://a",
      http: { timeout: "9s" },
      auth: { bearer_token_env: "OLD" },
      headers: { "X-A": "b" },
    };
    const raw = (overrides: Overrides) => apply({ a: own }, overrides).servers.get("a")?.raw;
    expect(raw({ headers: {}, serverAuthBearerEnv: "NEW" })).toEqual({ ...own, auth: { bearer_token_env: "NEW" } });
    expect(raw({ http: { max_redirects: 1 } })).toEqual({ ...own, http: { timeout: "9s", max_redirects: 1 } });
    expect(raw({ headers: { X_Authorization: "c" } })).toEqual({
      ...own,
      headers: { "X-A": "b", X_Authorization: "c" },
    });
    // Another address is not started or polled as the one before.
    expect(
      apply(
        { a: { ...own, start: { command: ["x"] }, wait_for_ready: "https://a/up" } },
        { serverUrl: "https://b" },
      ).servers.get("a")?.raw,
    ).toEqual({ ...own, url: "https://b" });
  });

  it("say only of a token that it replaces `oauth` where there was one", () => {
    const bannerOf = (own: Record<string, unknown>) => apply({ a: own }, { serverAuthBearerEnv: "N" }).banner;
    const plain = "Server overrides for `a`: serverAuthBearerEnv";
    expect(bannerOf({ url: "https://a", auth: { bearer_token_env: "T" } })).toBe(plain);
    expect(bannerOf({ url: "https://a" })).toBe(plain);
    expect(bannerOf(REMOTE)).toBe(`${plain}; the bearer token replaces \`oauth\` of \`a\``);
  });

  it("have paths from the folder of their configuration", () => {
    const entry = {
      url: "https://a",
      http: { tls: { ca_bundle_path: "ca.pem" } },
      start: { command: ["x"], cwd: "in" },
    };
    const { servers: changed } = apply({ a: STDIO }, { serverConfig: { entry, folder: "/config" } });
    expect(changed.get("a")?.http).toMatchObject({ caBundlePath: "/config/ca.pem", start: { cwd: "/config/in" } });
    const program = { command: ["x"], cwd: "in" };
    expect(apply({ a: STDIO }, { serverConfig: { entry: program, folder: "/config" } }).servers.get("a")).toMatchObject(
      { command: ["x"], cwd: "/config/in", env: {} },
    );
  });
});

describe("--server-config", () => {
  async function read(text: string, more: Partial<LoadOptions> = {}) {
    const folder = folderWith({ "server.yaml": text });
    const options = { cwd: folder, repositoryRoot: folder, env: {}, runId: "r", ...more };
    return { ...(await loadServerConfig("server.yaml", options)), folder };
  }

  it("is a whole block, with references to the environment", async () => {
    const { config, problems, folder } = await read("server:\n  url: https://$HOST/mcp\n", {
      env: { HOST: "h.example" },
    });
    expect(problems).toEqual([]);
    expect(config).toEqual({ entry: { url: "https://h.example/mcp" }, folder });
  });

  it("is checked as a server of a suite is", async () => {
    const { config, problems } = await read("server:\n  comand: [x]\n");
    expect(config).toBeUndefined();
    expect(problems).toMatchObject([
      { title: "unknown key `comand`", pointer: "/server/comand", location: { line: 2 } },
    ]);
    expect((await read("server:\n  comand: [x]\n  comand: [y]\n")).problems).toMatchObject([
      { title: "duplicate key `comand`" },
      { title: "unknown key `comand`" },
    ]);
  });

  it.each(["servers: {}\n", "server: []\n", "- a\n", "server: { command: [x] }\nother: 1\n", "other: 1\n"])(
    "is one block: %j",
    async (text) => {
      const { config, problems } = await read(text);
      expect(config).toBeUndefined();
      expect(problems).toMatchObject([
        {
          title: "not a server configuration",
          description: "The file must have one key, `server`, with a complete server block.",
          fix: "Write `server:` with its `command` or `url` below it.",
        },
      ]);
    },
  );

  it("has its problems at its own lines", async () => {
    const { problems } = await read(`server:
  command: [x]
  headers: { X-A: b }
  env: { A: $nobody, API_KEY: "\${request_id}" }
  cwd: $request_id
`);
    expect(problems.map(({ title, pointer, location }) => [title, pointer, location?.line])).toEqual([
      ["`${nobody}` has no value", "/server/env/A", 4],
      ["`headers` on a server with `command`", "/server/headers", 3],
      ["`cwd` gets its value too late", "/server/cwd", 5],
    ]);
    expect((await read("server: [\n")).problems).toMatchObject([{ title: "a bracket or brace that is not closed" }]);
    const options = { cwd: "/", repositoryRoot: "/", env: {}, runId: "r" };
    expect((await loadServerConfig("/none.yaml", options)).problems).toMatchObject([
      { title: "there is no file `none.yaml`" },
    ]);
  });

  it("reports the secrets that it holds", async () => {
    const secrets: [string, string][] = [];
    await read("server: { command: [x], env: { API_KEY: the secret key } }\n", {
      onSecret: (name, value) => secrets.push([name, value]),
    });
    expect(secrets).toContainEqual(["API_KEY", "the secret key"]);
  });
});
