import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderProblem } from "../../src/core/render-problem.js";
import { applyOverrides, type ServerOverrides } from "../../src/suite/servers/overrides.js";
import { toServer } from "../../src/suite/servers/server.js";
import { loadServerConfig } from "../../src/suite/servers/server-config.js";
import { effectiveVersions } from "../../src/suite/versions.js";

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

function apply(entries: Record<string, Record<string, unknown>>, overrides: ServerOverrides) {
  return applyOverrides(servers(entries), overrides);
}

describe("server overrides", () => {
  it("none: the servers as they are, no banner", () => {
    const own = servers({ a: STDIO });
    expect(applyOverrides(own, { serverTarget: "a" })).toEqual({ servers: own, names: [] });
  });

  it("a URL drops what only a command has", () => {
    const { servers: changed, banner } = apply({ a: STDIO }, { serverUrl: "https://new.example/mcp" });
    expect(changed.get("a")?.raw).toEqual({ url: "https://new.example/mcp", startup_timeout: "5s" });
    expect(changed.get("a")).toMatchObject({ url: "https://new.example/mcp", env: {}, startupTimeoutMs: 5_000 });
    expect(changed.get("a")?.command).toBeUndefined();
    expect(banner).toBe("Server overrides for `a`: --server-url");
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
    const { servers: changed, names } = apply(
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
    expect(names).toEqual([
      "--server-config",
      "--server-url",
      "--server-auth-bearer-env",
      "--header X-TENANT",
      "--header X-Key",
      "http.timeout",
      "http.tls",
    ]);
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
    const { servers: changed, names } = apply({ a: { url: "https://a", ...own } }, { waitForReady });
    expect(changed.get("a")?.raw).toEqual({ url: "https://a", ...wanted });
    expect(names).toEqual(["--wait-for-ready"]);
  });

  it("strike the live server alone, or the one that is named", () => {
    const tape = { cassette: "tape.json" };
    expect(apply({ tape, a: STDIO }, { serverCommand: "x" }).servers.get("tape")?.cassette).toBe("/suite/tape.json");
    const { servers: changed } = apply({ a: STDIO, b: STDIO }, { serverCommand: "x", serverTarget: "b" });
    expect([...changed.values()].map(({ command }) => command?.[0])).toEqual(["node", "x"]);
  });

  it.each<[string, Record<string, Record<string, unknown>>, ServerOverrides, string]>([
    ["several and none named", { a: STDIO, b: STDIO }, { serverUrl: "https://x" }, "`a`, `b`"],
    ["an unknown name", { api: STDIO }, { serverUrl: "https://x", serverTarget: "api2" }, "Did you mean `api`?"],
    ["no live server", { a: { cassette: "x" } }, { serverUrl: "https://x" }, "no live server"],
    ["both ways", { a: STDIO }, { serverUrl: "https://x", serverCommand: "x" }, "Give one of them"],
    ["no URL", { a: STDIO }, { serverUrl: "ftp://x" }, "http://"],
    ["an open quote", { a: STDIO }, { serverCommand: "a 'b" }, "is not closed"],
    ["an empty command", { a: STDIO }, { serverCommand: "  " }, "no program"],
    ["a token for a command", { a: STDIO }, { serverAuthBearerEnv: "T" }, "not over HTTP"],
    ["a header for a command", { a: STDIO }, { headers: { A: "b" } }, "not over HTTP"],
    ["waiting for a command", { a: STDIO }, { waitForReady: "5s" }, "not over HTTP"],
    ["a time without anything to wait for", { a: REMOTE }, { waitForReady: "5s" }, "Give the URL to poll"],
    ["an invalid time", { a: REMOTE }, { waitForReady: "soon" }, "neither a URL nor a duration"],
    ["a time that no timer counts", { a: REMOTE }, { waitForReady: "9999999" }, "neither a URL nor a duration"],
    ["credentials in what is polled", { a: REMOTE }, { waitForReady: "https://u:p@x" }, "holds credentials"],
    ["a forbidden header", { a: REMOTE }, { headers: { authorization: "b" } }, "--server-auth-bearer-env"],
  ])("refuse %s", (_, entries, overrides, reported) => {
    let problems = "";
    try {
      apply(entries, overrides);
    } catch (error) {
      problems = (error as { problems: Parameters<typeof renderProblem>[0][] }).problems.map(renderProblem).join("\n");
    }
    expect(problems).toContain(reported);
  });
});

describe("--server-config", () => {
  async function read(text: string, env = {}) {
    const folder = mkdtempSync(join(tmpdir(), "config-"));
    writeFileSync(join(folder, "server.yaml"), text);
    const read = await loadServerConfig("server.yaml", { cwd: folder, repositoryRoot: folder, env, runId: "r" });
    rmSync(folder, { recursive: true });
    return { ...read, folder };
  }

  it("is a whole block, with references to the environment", async () => {
    const { config, problems, folder } = await read("server:\n  url: https://$HOST/mcp\n", { HOST: "h.example" });
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
    expect((await read("servers: {}\n")).problems).toMatchObject([{ title: "not a server configuration" }]);
  });
});

describe("target versions", () => {
  it("are those of the suite, in order, once each, or the one that is picked", () => {
    expect(effectiveVersions([])).toEqual([]);
    expect(effectiveVersions(["2026-07-28", "2025-11-25", "2026-07-28"])).toEqual(["2026-07-28", "2025-11-25"]);
    expect(effectiveVersions(["2026-07-28", "2025-11-25"], "2025-11-25")).toEqual(["2025-11-25"]);
    expect(effectiveVersions([], "2024-11-05")).toEqual(["2024-11-05"]);
    expect(() => effectiveVersions(["2026-07-28"], "2025-11-25")).toThrow();
    expect(() => effectiveVersions([], "2025-11-24")).toThrow();
  });
});
