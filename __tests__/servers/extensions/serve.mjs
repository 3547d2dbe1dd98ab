// A server at one revision (REVISION) over stdio or, with a port as its argument, over Streamable HTTP. What is special of
// a server is its `answer`, which gets what a request may need, and throws errors of JSON-RPC.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const META = "io.modelcontextprotocol/";
const STATUSES = { [-32601]: 404, [-32020]: 400, [-32021]: 400, [-32022]: 400 };
if (process.env.MUTANT === "HTTP 200") delete STATUSES[-32021];
const NAMED_BY = { "tools/call": "name", "prompts/get": "name", "resources/read": "uri" };

export const revision = process.env.REVISION ?? "2025-11-25";
export const isModern = revision >= "2026-07-28";
export const mutant = process.env.MUTANT ?? "";

export function rpcError(code, message, data) {
  return Object.assign(new Error(message), { code, ...(data && { data }) });
}

/** A tool that may be called. */
export const tool = (name, more = {}) => ({
  ...{ name, title: name, description: `Does ${name}.`, inputSchema: { type: "object", properties: {} } },
  ...{ annotations: { readOnlyHint: true }, ...more },
});

export const text = (value, more = {}) => ({ content: [{ type: "text", text: value }], ...more });

/**
 * `answer(method, params, context)`: the result. `context.client` is what the client declares; `notify` and `ask` send
 * something on the stream of the request. `headers`: whether a server looks at those of a request.
 * `heard` gets the method of each notification.
 */
export function serve({ capabilities, answer, named = {}, wrongHeader = mismatch, heard }) {
  const info = { name: "extensions", version: "1.0.0" };
  const asked = new Map();
  let nextId = 1;

  async function answerTo({ id, method, params = {} }, session, send) {
    const meta = params._meta ?? {};
    if (method === "initialize") session.client = params.capabilities;
    const client = (isModern ? meta[`${META}clientCapabilities`] : session.client) ?? {};
    const notify = (name, about) => send({ method: name, params: about });
    const ask = (name, about) =>
      new Promise((resolve) => {
        const askId = nextId++;
        asked.set(askId, resolve);
        send({ id: askId, method: name, params: about });
      });
    try {
      const result = ownAnswer(method) ?? (await answer(method, params, { client, meta, notify, ask, session, id }));
      if (result === undefined) throw rpcError(-32601, "Method not found");
      return { id, result: isModern && !result.resultType ? { resultType: "complete", ...result } : result };
    } catch ({ code = -32603, message, data }) {
      return { id, error: { code, message, ...(data && { data }) } };
    }
  }

  function ownAnswer(method) {
    if (!isModern && method === "initialize") return { protocolVersion: revision, capabilities, serverInfo: info };
    if (!isModern && method === "ping") return {};
    if (!isModern || method !== "server/discover") return undefined;
    const about = { supportedVersions: [revision], capabilities, ttlMs: 0, cacheScope: "private" };
    return { ...about, _meta: { [`${META}serverInfo`]: info } };
  }

  function receive(frame, session, send) {
    if (frame.id === undefined) heard?.(frame.method);
    if (frame.method === undefined) asked.get(frame.id)?.(frame.result ?? frame.error);
    return frame.method === undefined || frame.id === undefined ? undefined : answerTo(frame, session, send);
  }

  const [port] = process.argv.slice(2);
  if (port === undefined) {
    const session = {};
    const send = (frame) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...frame })}\n`);
    const lines = createInterface({ input: process.stdin });
    lines.on("line", async (line) => {
      const frame = parsed(line);
      const reply = frame ? await receive(frame, session, send) : INVALID;
      if (reply) send(reply);
    });
    lines.on("close", () => process.exit(0));
    return;
  }

  const sessions = new Map();
  createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { headers, method } = request;
    const end = (status, frame) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(frame ? JSON.stringify({ jsonrpc: "2.0", ...frame }) : "");
    const id = headers["mcp-session-id"];
    if (method === "DELETE") return end(sessions.delete(id) ? 200 : 404);
    if (method !== "POST") return end(405);
    const frame = parsed(body);
    if (!frame) return end(400, INVALID);
    const isFirst = !isModern && frame.method === "initialize";
    if (!isModern && !isFirst && !sessions.has(id)) return end(id ? 404 : 400);
    const wrong = isModern && frame.id !== undefined && wrongHeader(frame, headers, { ...NAMED_BY, ...named });
    if (wrong) return end(400, { id: frame.id, error: { code: -32020, message: wrong } });
    const session = isFirst ? {} : (sessions.get(id) ?? {});
    const newId = randomUUID();
    if (isFirst) sessions.set(newId, session);
    const send = (sent) => {
      if (!response.headersSent) {
        const own = isFirst ? { "mcp-session-id": newId } : {};
        response.writeHead(200, { "content-type": "text/event-stream", "x-accel-buffering": "no", ...own });
      }
      response.write(`data: ${JSON.stringify({ jsonrpc: "2.0", ...sent })}\n\n`);
    };
    const waiting = receive(frame, session, send);
    if (!waiting) return end(202);
    const reply = await waiting;
    const status = STATUSES[reply.error?.code];
    if (isModern && status && !response.headersSent) return end(status, reply);
    send(reply);
    response.end();
  }).listen(Number(port), "127.0.0.1");
}

const INVALID = { id: null, error: { code: -32700, message: "Parse error" } };

function parsed(body) {
  try {
    const frame = JSON.parse(body);
    return frame !== null && typeof frame === "object" && !Array.isArray(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with the headers of a request, if anything. */
export function mismatch({ method, params = {} }, headers, namedBy) {
  const name = params[namedBy[method]];
  const decoded = (value) => {
    const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
    return base64 === undefined ? value : Buffer.from(base64, "base64").toString("utf8");
  };
  if (headers["mcp-method"] !== method) return "Mcp-Method is not the method";
  if (name === undefined) return undefined;
  if (headers["mcp-name"] === undefined) return "Mcp-Name is missing";
  return decoded(headers["mcp-name"]) === name ? undefined : "Mcp-Name is not the name";
}
