import { beforeEach, describe, expect, it } from "vitest";
import { startProxy } from "../../servers/proxy.js";
import { testCertificates } from "../../servers/tls.js";
import { serveTokens, type TokenRules, type TokenServer } from "../../servers/token-server.mjs";
import { folderWith, judged } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";

/** Judges, through a proxy where all hosts are, a server that says that it is `http(s)://mcp.invalid`. */
async function judgeElsewhere(scheme: "http" | "https", rules: TokenRules = {}) {
  const { ca, ...tls } = await testCertificates();
  const secure = await serveTokens(rules, { tls, publicOrigin: "https://mcp.invalid" });
  const plain = await serveTokens(
    {
      resource: (document: object) => ({ ...document, authorization_servers: ["https://mcp.invalid/as"] }),
      ...rules,
    },
    { publicOrigin: "http://mcp.invalid" },
  );
  const proxy = await startProxy({ http: new URL(plain.origin).port, https: new URL(secure.origin).port });
  for (const server of [secure, plain, proxy]) closedAtEnd(server);
  const cwd = folderWith({ "ca.pem": ca });
  const flags = ["--server-url", `${scheme}://mcp.invalid/mcp`, "--ca-bundle", "ca.pem", "--rules", "AUTH-*"];
  const env = { HTTP_PROXY: proxy.origin, HTTPS_PROXY: proxy.origin };
  const { code, results, idsOf } = await judged(flags, { cwd, env });
  const hosts = proxy.asked.map((line) => /([a-z.]+\.invalid|[\d.]+|\[.*\])(?=:|\/)/.exec(line)?.[1] ?? line);
  return { code, failed: idsOf("failed"), results, hosts: [...new Set(hosts)] };
}

describe("a server on another machine that wants a token", () => {
  it.each([
    ["https", []],
    ["http", ["AUTH-HTTPS"]],
  ] as const)("%s: fails %j", async (scheme, ids) => {
    const { failed, hosts, code } = await judgeElsewhere(scheme);
    expect([failed, hosts, code]).toEqual([ids, ["mcp.invalid"], ids.length]);
  });

  it.each([
    ["this machine", "http://127.0.0.1:PORT/secret"],
    ["this machine by name", "http://localhost:PORT/secret"],
    ["this machine as IPv6", "http://[::1]:PORT/secret"],
    ["this machine as a number", "http://2130706433:PORT/secret"],
    ["this machine in IPv6", "https://[::ffff:127.0.0.1]:PORT/secret"],
    ["its network", "https://192.168.0.1/secret"],
    ["the cloud", "https://169.254.169.254/latest/meta-data"],
    ["another scheme", "file:///etc/passwd"],
  ])("does not make mcptest ask %s", async (_, address) => {
    const victim = closedAtEnd(await serveTokens());
    const named = address.replace("PORT", new URL(victim.origin).port);
    const { hosts, failed } = await judgeElsewhere("https", {
      parameters: (all: object) => ({ ...all, named: `resource_metadata="${named}"` }),
      resource: (document: object) => ({ ...document, authorization_servers: [named] }),
    });
    expect([hosts, victim.asked]).toEqual([["mcp.invalid"], []]);
    expect(failed).toContain("AUTH-PRM");
  });
});

describe("hostile metadata", () => {
  let other: TokenServer;
  beforeEach(async () => {
    other = closedAtEnd(await serveTokens());
  });

  /** Judges a server on this machine; gives what was asked of it for metadata. */
  async function judge(rules: TokenRules) {
    const server = closedAtEnd(await serveTokens(rules));
    const { code, results } = await judged(["--server-url", `${server.origin}/mcp`, "--rules", "AUTH-*"]);
    const statuses = results.filter(({ id }) => id === "AUTH-PRM").map(({ status }) => status);
    return { code, results, statuses, asked: server.asked.map(({ path }) => path) };
  }

  it("names a thousand authorization servers: three are asked", async () => {
    const names = Array.from({ length: 1_000 }, (_, at) => `${other.origin}/${at}`);
    await judge({ resource: (document: object) => ({ ...document, authorization_servers: names }) });
    const servers = new Set(other.asked.map(({ path }) => path.split("/").find((part) => /^\d+$/.test(part))));
    expect([...servers].toSorted()).toEqual(["0", "1", "2"]);
  });

  it("leads elsewhere: a redirect to another origin is not followed", async () => {
    const { statuses } = await judge({ metadata: () => [302, "", { location: `${other.origin}/elsewhere` }] });
    expect([statuses, other.asked]).toEqual([["failed"], []]);
  });

  it("leads in circles: it is followed five times", async () => {
    const { statuses, asked } = await judge({ metadata: (_: unknown, path: string) => [302, "", { location: path }] });
    expect(statuses).toEqual(["failed"]);
    expect(asked.filter((path) => path.startsWith("/.well-known")).length).toBeLessThan(30);
  });

  it.each([
    ["large", [200, `{"a":"${"x".repeat(2_000_000)}"}`]],
    ["endless", "endless"],
  ])("is %s: it is not read", async (_, answer) => {
    const { statuses, results } = await judge({ metadata: () => answer });
    expect(statuses).toEqual(["failed"]);
    expect(results.find(({ id }) => id === "AUTH-PRM")?.message).toContain("too large");
  });

  it.each([
    ["deep", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
    ["no text", '{ "toString": 1 }'],
  ])("has members of another kind: %s", async (_, member) => {
    const names = ["authorization_servers", "resource", "scopes_supported", "bearer_methods_supported"];
    const wrong = (all: object, given: readonly string[]) =>
      `{${Object.entries(all).map(([name, value]) => `"${name}":${given.includes(name) ? member : JSON.stringify(value)}`)}}`;
    const metadata = (_request: unknown, path: string, document: object) => {
      if (path.includes("resource")) return [200, wrong(document, names.slice(1))];
      return [
        200,
        wrong(
          document,
          Object.keys(document).filter((name) => name !== "response_types_supported"),
        ),
      ];
    };
    const { results, code } = await judge({ metadata });
    const failed = new Set(results.filter(({ status }) => status === "failed").map(({ id }) => id));
    expect([...failed]).toEqual(expect.arrayContaining(["AUTH-PRM-RESOURCE", "AUTH-AS-ISSUER", "AUTH-AS-HTTPS"]));
    expect(code).toBe(1);
  });

  it("never ends: what is there is not known", async () => {
    const { statuses, code } = await judge({ metadata: () => "never" });
    expect([statuses, code]).toEqual([["unverified"], 0]);
  });

  it.each(["never", "endless"])(
    "has keys that do not end (%s): the other rules are judged without them",
    async (how) => {
      const metadata = (_: unknown, path: string) => (path.endsWith("/jwks") ? how : undefined);
      const { results, code, asked } = await judge({ metadata });
      expect(asked.filter((path) => path.endsWith("/jwks"))).toHaveLength(1);
      expect(results.filter(({ status }) => status === "failed" || status === "unverified")).toEqual([]);
      expect(code).toBe(0);
    },
  );

  it("names keys on another host: they are not asked for", async () => {
    await judge({ issuer: (document: object) => ({ ...document, jwks_uri: `${other.origin}/keys` }) });
    expect(other.asked).toEqual([]);
  });
});
