import { spawn } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accepts, freePort } from "../../src/core/proc/port.js";
import type { Exchange, HttpTarget, Outcome, Session } from "../../src/mcp/types.js";
import { serve } from "../servers/http-fault-server.mjs";
import { wireSchema } from "../support/wire-schema.js";
import { openHttp } from "./http-support.js";
import { open, root, rules, sessionOf, textOf } from "./support.js";

const REVISION = "2026-07-28";
const SERVER = `${root}__tests__/servers/modern-server.mjs`;
const client = { elicitation: [{ action: "accept", content: { name: "Ada" } }], sampling: ["Hello"], roots: [] };
const started = async (): Promise<Pick<HttpTarget, "url" | "start">> => {
  const port = await freePort();
  const start = { command: [process.execPath, SERVER, String(port)], env: {}, cwd: root };
  return { url: `http://127.0.0.1:${port}/mcp`, start };
};
const opened = async (transport: string, targetVersion: string | null = REVISION) => {
  if (transport === "stdio") return open([SERVER], { targetVersion, client });
  const { url, ...target } = await started();
  return openHttp(url, target, { targetVersion, client });
};
const ask = (session: Session, method: string, params: Record<string, unknown>, timeoutMs = 10_000): Promise<Outcome> =>
  session.request(method, params, { timeoutMs, purpose: "test" });
const tool = (session: Session, name: string, args = {}, timeoutMs?: number) =>
  ask(session, "tools/call", { name, arguments: args }, timeoutMs);
const requestOf = ({ request }: Exchange) =>
  request as { id: number; method: string; params: Record<string, unknown> & { _meta: Record<string, unknown> } };

describe.each(["stdio", "http"])("2026-07-28 over %s", (transport) => {
  let connection: Awaited<ReturnType<typeof opened>>;
  let session: Session;
  beforeAll(async () => {
    connection = await opened(transport);
    session = sessionOf(connection);
  });
  afterAll(() => session.close());

  it("is discovered", () => {
    expect(session.facts).toMatchObject({
      negotiatedVersion: REVISION,
      supportedVersions: [REVISION],
      serverInfo: { name: "modern-server" },
      capabilities: { tools: {} },
      instructions: "Call echo.",
    });
    expect(connection.exchanges[0]).toMatchObject({ purpose: "handshake", request: { method: "server/discover" } });
  });

  it("answers tools, resources and prompts", async () => {
    expect(textOf(await tool(session, "echo", { message: "hi" }))).toBe("Echo: hi");
    expect(await tool(session, "sum", { a: 1, b: 2 })).toMatchObject({
      answer: { result: { resultType: "complete", structuredContent: { sum: 3 } } },
    });
    expect(await ask(session, "resources/read", { uri: "note://one" })).toMatchObject({
      answer: { result: { contents: [{ text: "a note" }] } },
    });
    expect(await ask(session, "prompts/get", { name: "greet", arguments: { name: "you" } })).toMatchObject({
      answer: { result: { messages: [{ content: { text: "Greet you." } }] } },
    });
  });

  it("takes arguments that go into headers, whatever is in them", async () => {
    expect(textOf(await tool(session, "routed", { region: "west" }))).toBe("west -");
    expect(textOf(await tool(session, "routed", { region: " ü\n", limits: { most: 7 } }))).toBe(" ü\n 7");
  });

  it("reads an error from its body, whatever the status", async () => {
    const outcome = await ask(session, "no/such", {});
    expect(outcome).toMatchObject({ kind: "answer", answer: { error: { code: -32601 } } });
    if (transport === "http") expect(outcome).toMatchObject({ http: { status: 404 } });
    const bare = await session.request("tools/list", { _meta: {} }, { timeoutMs: 10_000, purpose: "raw" });
    expect(bare).toMatchObject({ kind: "answer", answer: { error: { code: -32602 } } });
    if (transport === "http") expect(bare).toMatchObject({ http: { status: 400 } });
  });

  it("is asked again with what the client answers, under new ids, with the state that it gave", async () => {
    const before = connection.exchanges.length;
    const outcome = await tool(session, "ask");
    expect(JSON.parse(String(textOf(outcome)))).toMatchObject({
      who: { action: "accept", content: { name: "Ada" } },
      said: { result: { content: { text: "Hello" } } },
      roots: { roots: [] },
      state: "second",
    });
    const asked = ["elicitation/create", "elicitation/create", "sampling/createMessage", "roots/list"];
    expect(outcome).toMatchObject({ requests: asked.map((method) => ({ method, result: {} })) });
    const rounds = connection.exchanges.slice(before).map(requestOf);
    expect(new Set(rounds.map(({ id }) => id)).size).toBe(3);
    expect(rounds.map(({ params }) => params.requestState)).toEqual([undefined, "first", "second"]);
    const given = rounds.map(({ params }) => Object.keys(params.inputResponses ?? {}).join(" "));
    expect(given).toEqual(["", "who", "who said roots"]);
  });

  it("ends a call that never has enough", async () => {
    const before = connection.exchanges.length;
    const fault = { rule_id: "FAULT-PROTO-INPUT-ROUNDS" };
    expect(await tool(session, "insatiable")).toMatchObject({ kind: "fault", fault });
    expect(connection.exchanges.length - before).toBe(11);
  });

  it("gives all rounds together the time of one call, and tells that one where it is over", async () => {
    const before = connection.exchanges.length;
    expect(await tool(session, "stalls", {}, 400)).toMatchObject({ kind: "timeout", timeoutMs: 400 });
    const rounds = connection.exchanges.slice(before).map(requestOf);
    expect(rounds.filter(({ method }) => method === "tools/call")).toHaveLength(2);
  });

  it("reports progress and log messages", async () => {
    const { notifications } = (await tool(session, "slow")) as Outcome & { notifications: { method: string }[] };
    const methods = notifications.map(({ method }) => method.replace("notifications/", ""));
    expect(methods).toEqual(["progress", "progress", "message"]);
  });

  it("is notified that a call is given up, as the transport requires", async () => {
    const before = connection.exchanges.length;
    expect(await tool(session, "slow", { ms: 60_000 }, 500)).toMatchObject({ kind: "timeout", timeoutMs: 500 });
    await expect.poll(() => session.stderr().filter((line) => line === "cancelled").length).toBe(1);
    const sent = connection.exchanges.slice(before).map((exchange) => requestOf(exchange).method);
    expect(sent).toEqual(transport === "http" ? ["tools/call"] : ["tools/call", "notifications/cancelled"]);
    expect(await ask(session, "server/discover", {})).toMatchObject({ kind: "answer" });
  });

  const schema = wireSchema(REVISION);
  it("is sent what the protocol's schema allows", () => {
    const sent = connection.exchanges.filter(({ direction, purpose }) => direction === "client" && purpose !== "raw");
    const names: Record<string, string> = {
      "tools/call": "CallToolRequest",
      "tools/list": "ListToolsRequest",
      "resources/read": "ReadResourceRequest",
      "prompts/get": "GetPromptRequest",
      "server/discover": "DiscoverRequest",
      "notifications/cancelled": "CancelledNotification",
    };
    const judged = sent.filter((exchange) => names[requestOf(exchange).method] !== undefined);
    expect(judged.length).toBeGreaterThan(10);
    for (const exchange of judged) {
      expect(schema(names[requestOf(exchange).method] as string, exchange.request)).toEqual([]);
      expect(requestOf(exchange).params._meta).toMatchObject(
        requestOf(exchange).method.startsWith("notifications/")
          ? {}
          : { "io.modelcontextprotocol/protocolVersion": REVISION },
      );
    }
  });
});

describe("over HTTP", () => {
  it("sends the headers of each request, and neither GET nor DELETE", async () => {
    const connection = await opened("http");
    const session = sessionOf(connection);
    await tool(session, "routed", { region: "west" });
    // Its stderr comes by another way than its answers.
    await expect.poll(() => session.stderr().at(-1)).toBe("POST tools/call routed west");
    await session.close();
    expect(session.stderr()).toEqual([
      "POST server/discover undefined undefined",
      "POST tools/list undefined undefined",
      "POST tools/call routed west",
      // Before its end, the server is asked whether it outlived the call.
      "POST server/discover undefined undefined",
    ]);
  });
});

describe("a client that declares nothing", () => {
  it("offers nothing, and the server says what it needs", async () => {
    const connection = await open([SERVER], { targetVersion: REVISION });
    const outcome = await tool(sessionOf(connection), "ask");
    expect(requestOf(connection.exchanges[1] as Exchange).params._meta).toMatchObject({
      "io.modelcontextprotocol/clientCapabilities": {},
    });
    expect(outcome).toMatchObject({ kind: "answer", answer: { error: { code: -32021 } } });
    expect(outcome).not.toHaveProperty("requests");
    await sessionOf(connection).close();
  });
});

describe("detection", () => {
  it.each(["stdio", "http"])("finds the newest revision over %s", async (transport) => {
    const connection = await opened(transport, null);
    const session = sessionOf(connection);
    expect(session.facts.negotiatedVersion).toBe(REVISION);
    expect(connection.exchanges[0]).toMatchObject({ purpose: "detect" });
    await session.close();
    expect(rules(connection.faults)).toEqual([]);
  });

  it.each(["2025-11-25", "2024-11-05"])("asks nothing where %s is pinned", async (revision) => {
    const connection = await open([SERVER], { targetVersion: revision });
    expect(sessionOf(connection).facts.negotiatedVersion).toBe(revision);
    expect(requestOf(connection.exchanges[0] as Exchange).method).toBe("initialize");
    await sessionOf(connection).close();
  });

  /** A legacy server on one line of JavaScript: `onDiscover` is what it makes of the question. */
  const legacy = (onDiscover: string, more = "") => [
    "-e",
    `const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
     require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
       const { id, method } = JSON.parse(line);
       if (method === "server/discover") { ${onDiscover} }
       if (method === "initialize") answer(id, { protocolVersion: "2025-06-18", capabilities: {}, serverInfo: { name: "l", version: "1" } });
     });${more}`,
  ];

  it("starts a server again that ends on the question, and asks no second time", async () => {
    const detected = {};
    const connection = await open(legacy("process.exit(1);"), { detected });
    expect(sessionOf(connection).facts.negotiatedVersion).toBe("2025-06-18");
    const methods = connection.exchanges.map((exchange) => requestOf(exchange).method);
    expect(methods).toEqual(["server/discover", "initialize", "notifications/initialized"]);
    await sessionOf(connection).close();
    const next = await open(legacy("process.exit(1);"), { detected });
    expect(requestOf(next.exchanges[0] as Exchange).method).toBe("initialize");
    await sessionOf(next).close();
    expect([...rules(connection.faults), ...connection.leftovers(), ...next.leftovers()]).toEqual([]);
  });

  it("starts a server again that reads the question late and ends on it", async () => {
    const late = 'process.stdin.prependOnceListener("data", () => process.exit(1)); return;';
    const connection = await open(legacy(late), { startupTimeoutMs: 6_000 });
    expect(sessionOf(connection).facts.negotiatedVersion).toBe("2025-06-18");
    await sessionOf(connection).close();
    expect([...rules(connection.faults), ...connection.leftovers()]).toEqual([]);
  });

  it("reports how a server ended that had no time to do so once more", async () => {
    const slow = `console.error("no database"); setTimeout(() => process.exit(3), 2_500);`;
    const connection = await open(["-e", slow], { startupTimeoutMs: 4_000 });
    expect(connection.result).toMatchObject({
      ok: false,
      failure: { rule_id: "FAULT-START-EXIT", process: { exit_code: 3, stderr: ["no database"] } },
    });
    expect(connection.leftovers()).toEqual([]);
  });

  it("does not blame a server for its answer to server/discover", async () => {
    const server = await serve();
    const options = { targetVersion: null, startupTimeoutMs: 1_000 };
    const { result, faults } = await openHttp(`${server.origin}/mcp/stream-open`, {}, options);
    expect(result.ok && result.session.facts.negotiatedVersion).toBe("2025-11-25");
    if (result.ok) await result.session.close();
    await server.close();
    expect(rules(faults)).toEqual([]);
  });

  it("goes on with a server that says nothing to it", async () => {
    const connection = await open(legacy("return;"), { startupTimeoutMs: 2_000 });
    expect(sessionOf(connection).facts.negotiatedVersion).toBe("2025-06-18");
    await sessionOf(connection).close();
    expect(rules(connection.faults)).toEqual([]);
  });

  it("waits for a modern server that is slow to start", async () => {
    const slow = ["-e", `setTimeout(() => import(${JSON.stringify(SERVER)}), 1500)`];
    const connection = await open(slow, { startupTimeoutMs: 20_000 });
    expect(sessionOf(connection).facts.negotiatedVersion).toBe(REVISION);
    await sessionOf(connection).close();
    const slower = await open(slow, { startupTimeoutMs: 2_500, targetVersion: REVISION });
    if (slower.result.ok) await slower.result.session.close();
    expect(slower.leftovers()).toEqual([]);
  });

  it.each([
    ["-32022 names a revision with a handshake", { code: -32022, data: { supported: ["2025-06-18"] } }, "2025-06-18"],
    ["the code it had before", { code: -32004, data: { supported: ["2025-06-18"] } }, "2025-06-18"],
    ["-32601", { code: -32601 }, "2025-06-18"],
    ["-32022 names none that is known", { code: -32022, data: { supported: ["2031-01-01"] } }, undefined],
    ["-32020", { code: -32020 }, undefined],
  ])("%s", async (_, error, revision) => {
    const frame = JSON.stringify({ message: "no", ...error });
    const connection = await open(legacy(`console.log('{"jsonrpc":"2.0","id":' + id + ',"error":${frame}}');`));
    expect(connection.result.ok && connection.result.session.facts.negotiatedVersion).toBe(revision ?? false);
    if (connection.result.ok) await connection.result.session.close();
    else expect(connection.result.failure.rule_id).toBe("FAULT-START-REJECTED");
    expect(connection.leftovers()).toEqual([]);
  });

  it("reports what a server speaks that is asked for 2026-07-28 in vain", async () => {
    const silent = await open(legacy(""), { targetVersion: REVISION, startupTimeoutMs: 2_000 });
    expect(sessionOf(silent).facts.negotiatedVersion).toBe("2025-06-18");
    await sessionOf(silent).close();
    const memory = `${root}node_modules/@modelcontextprotocol/server-memory/dist/index.js`;
    const old = await open([memory], { targetVersion: REVISION });
    expect(sessionOf(old).facts.negotiatedVersion).toBe("2025-11-25");
    expect(old.exchanges.map(({ purpose }) => purpose).slice(0, 2)).toEqual(["handshake", "detect"]);
    await sessionOf(old).close();
  });

  it("comes to HTTP+SSE if no POST is taken", async () => {
    const port = await freePort();
    const everything = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;
    const server = spawn(process.execPath, [everything, "sse"], { env: { ...process.env, PORT: String(port) } });
    try {
      await expect.poll(() => accepts("127.0.0.1", port)).toBe(true);
      const detected = {};
      const connection = await openHttp(`http://127.0.0.1:${port}/sse`, {}, { targetVersion: null, detected });
      const session = sessionOf(connection);
      expect(textOf(await tool(session, "echo", { message: "x" }))).toBe("Echo: x");
      expect(detected).toEqual({ legacy: true, transport: "sse" });
      await session.close();
      expect(rules(connection.faults)).toEqual([]);
    } finally {
      server.kill();
    }
  });
});
