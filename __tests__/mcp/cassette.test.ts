import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cassette, Interaction } from "../../src/core/generated/cassette.js";
import { canonicalJson } from "../../src/core/json/json.js";
import { CassettePlayer, differences } from "../../src/mcp/cassette/player.js";
import type { RecordedSession } from "../../src/mcp/cassette/recording.js";
import { cassettesOf } from "../../src/mcp/cassette/write.js";
import type { CassetteRequest } from "../../src/mcp/types.js";

const json = fc.jsonValue({ maxDepth: 3 });

/** The same value, the members of its objects the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, turned(item)])
      .reverse(),
  );
}

function playerOf(...interactions: Interaction[]): CassettePlayer {
  const about = { version: 1, kind: "server", server: { name: "s" }, protocol_version: null, recorded_at: "" } as const;
  const cassette: Cassette = { ...about, interactions };
  return new CassettePlayer(cassette, (asked) => asked);
}

describe("canonicalJson", () => {
  it("is the same for equal values alone, whatever the order of their members", () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(canonicalJson(turned(one))).toBe(canonicalJson(one));
        expect(JSON.parse(canonicalJson(one))).toEqual(JSON.parse(JSON.stringify(one)));
        const areEqual = differences(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))) === 0;
        expect(canonicalJson(one) === canonicalJson(other)).toBe(areEqual);
      }),
    );
  });
});

describe("CassettePlayer", () => {
  it("takes no mark that was written for a secret that was blanked", () => {
    const request = (text: string) => ({ method: "tools/call", params: { name: "t", arguments: { text } } });
    const player = playerOf({ request: request("«secret:A_TOKEN»") }, { request: request("«secret::A_TOKEN»") });
    const interaction = { request: request("«secret::A_TOKEN»") };
    expect(player.find(request("«secret:A_TOKEN»"))).toEqual({ interaction });
  });

  it("finds a request by its content, and no other", () => {
    fc.assert(
      fc.property(json, json, (args, other) => {
        const asked = (value: unknown, _meta?: unknown): CassetteRequest => ({
          method: "tools/call",
          params: { name: "t", arguments: value, ...(_meta !== undefined && { _meta }) },
        });
        const player = playerOf({ request: asked(args, { progressToken: 1 }), response: { result: {} } });
        expect(player.find(asked(turned(args), { progressToken: 2 }))).toHaveProperty("interaction");
        const found = player.find(asked(other));
        if (canonicalJson(other) === canonicalJson(args)) expect(found).toHaveProperty("interaction");
        else expect(found).toEqual({ miss: { request: asked(other), nearest: asked(args) } });
      }),
    );
  });

  it("gives the first that was not given yet, then the last", () => {
    const request = { method: "ping" };
    const answers = [1, 2, 3].map((n) => ({ request, response: { n } }));
    const player = playerOf(...answers);
    const given = Array.from({ length: 5 }, () => player.find(request));
    expect(given).toEqual([0, 1, 2, 2, 2].map((index) => ({ interaction: answers[index] })));
  });

  it("treats empty params as none, and accepts a handshake from any client", () => {
    const player = playerOf(
      { request: { method: "tools/list", params: { _meta: {} } } },
      { request: { method: "initialize", params: { clientInfo: { version: "1" } } } },
    );
    expect(player.find({ method: "tools/list" })).toHaveProperty("interaction");
    expect(player.find({ method: "tools/list", params: {} })).toHaveProperty("interaction");
    expect(player.find({ method: "tools/list", params: { cursor: "x" } })).toHaveProperty("miss");
    const other = { method: "initialize", params: { clientInfo: { version: "2" } } };
    expect(player.find(other)).toHaveProperty("interaction");
  });

  it("names the request that differs least", () => {
    const call = (text: string, n: number) => ({ method: "tools/call", params: { name: "t", text, n } });
    const player = playerOf(...[call("a", 1), call("b", 2)].map((request) => ({ request })));
    expect(player.find(call("b", 3))).toEqual({ miss: { request: call("b", 3), nearest: call("b", 2) } });
    expect(player.find({ method: "prompts/get" })).toEqual({ miss: { request: { method: "prompts/get" } } });
  });
});

describe("differences", () => {
  it("ends soon on values that are very large", () => {
    const large = Array.from({ length: 1_000_000 }, (_, index) => index);
    expect(differences(large, large.map(String))).toBeGreaterThan(1_000);
  });
});

describe("names of cassettes", () => {
  const session = (suite: string, server: string, targetVersion: string | null): RecordedSession => ({
    ...{ suite, server, targetVersion, transport: "stdio", order: 0, facts: undefined },
    lines: async function* () {},
  });

  it("never collide, not without regard to capitals either, and never leave the folder", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 300 }),
      fc.constantFrom(...".. ../x a/b a-b A-B C:\\x a:b con NUL.txt com1 a. a?".split(" "), "", "b "),
    );
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, name), { maxLength: 8, selector: JSON.stringify }), (pairs) => {
        const files = [...cassettesOf(pairs.map(([suite, server]) => session(suite, server, null))).keys()];
        expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(pairs.length);
        for (const file of files) expect(file).toMatch(/^[^/\\:\0]{1,200}$/);
        for (const file of files) expect(Buffer.byteLength(file)).toBeLessThan(200);
        for (const file of files) expect(file).not.toMatch(/^\./);
        for (const file of files)
          expect(file).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[<>:"/\\|?*]|[. ]$/i);
        const reversed = cassettesOf(pairs.toReversed().map(([suite, server]) => session(suite, server, null)));
        expect([...reversed.keys()]).toEqual(files);
      }),
    );
  });

  it("fit into a file system that counts bytes, and hold no half characters", () => {
    const [name = ""] = cassettesOf([session("漢".repeat(100), "s", null)]).keys();
    expect(name).toMatch(/^漢{50}-[0-9a-f]{8}\.cassette\.json$/);
    const [odd = ""] = cassettesOf([session(`a${"漢".repeat(100)}`, "s", null)]).keys();
    expect(odd).toMatch(/^a漢{49}-[0-9a-f]{8}\.cassette\.json$/);
    const [other = ""] = cassettesOf([session("漢".repeat(100), "t", null)]).keys();
    expect(other).not.toBe(name);
  });

  it("sessions of one server at one revision go into one, those that are played into none", () => {
    const sessions = [session("a.mcptest.yaml", "s", "2025-11-25"), session("a.mcptest.yaml", "s", "2025-11-25")];
    const played: RecordedSession = { ...session("a.mcptest.yaml", "p", null), transport: "cassette" };
    const files = cassettesOf([...sessions, played]);
    expect([...files].map(([name, members]) => [name, members.length])).toEqual([["a.s.2025-11-25.cassette.json", 2]]);
  });
});
