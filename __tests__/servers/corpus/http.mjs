// Streamable HTTP for server.mjs. What it does wrong for a rule replaces a member of DEFAULTS.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

/** Methods whose answer is a stream, also if nothing else is sent. */
const STREAMED = ["ping", "server/discover"];
const EVENTS = "text/event-stream";
const MISMATCH = -32020;
const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";

const DEFAULTS = {
  /** The status for a foreign origin; undefined for a server that does not look. */
  origin: 403,
  /** The same for a foreign host. */
  host: 403,
  streamType: EVENTS,
  accepted: [202, ""],
  strayAnswer: [202, ""],
  get: [405, ""],
  newId: () => randomUUID(),
  noSession: 400,
  endedSession: 404,
  unknownSession: 404,
  delete: 200,
  unknownRevision: 400,
  noRevision: 200,
  /** Why a request is rejected, by the header that is missing, or has another value. */
  missing: (name) => `${name} is missing`,
  other: (name) => `${name} is not that of the body`,
  param: (name) => `${name} is not the argument`,
  decode: (value) => /^=\?base64\?(.*)\?=$/.exec(value)?.[1] ?? undefined,
  statuses: { [-32601]: 404, [-32021]: 400, [-32022]: 400, [MISMATCH]: 400 },
  meta: 400,
  otherMethods: 405,
  acknowledgment: "notifications/subscriptions/acknowledged",
  streamHeaders: { "x-accel-buffering": "no" },
};

/** Serves what `messagesFor` answers to a message; says its port on stdout. */
export function serveHttp({ isModern, revisions, tools, broken, messagesFor, waitFor, waitsForAnswer }) {
  const rules = { ...DEFAULTS, ...broken };
  const sessions = new Set();
  const ended = new Set();
  const server = createServer(async (request, response) => {
    const { headers, method } = request;
    const end = (status, body = "", more = {}) => {
      const type = body === "" ? {} : { "content-type": "application/json" };
      response.writeHead(status, { ...type, ...(rules.mints && { "mcp-session-id": "minted" }), ...more }).end(body);
    };
    if (headers.origin !== undefined && rules.origin !== undefined) return end(rules.origin);
    if (headers.host === "mcptest.invalid" && rules.host !== undefined) return end(rules.host);
    if (isModern && method !== "POST") return end(rules.otherMethods);
    if (method === "GET") return end(...rules.get);
    const id = headers["mcp-session-id"];
    if (method === "DELETE") {
      if (rules.delete === 200) sessions.delete(id) && ended.add(id);
      return end(rules.delete);
    }
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const frame = parsed(body);
    const wrong = isModern ? wrongHeaders(frame, request) : wrongSession(frame, headers);
    if (wrong) return end(wrong.status, wrong.body ?? "");
    if (frame?.method === "subscriptions/listen") return listen(frame, response);
    if (frame?.params?.name === "wait" && !isModern)
      return waitFor(frame, id, (one) => stream(one ? [JSON.stringify(one)] : [], response));
    if (waitsForAnswer(frame)) {
      response.writeHead(200, { "content-type": EVENTS });
      return messagesFor(body, id, (text) => {
        response.write(`data: ${text}\n\n`);
        if (JSON.parse(text).method === undefined) response.end();
      });
    }
    const isFirst = frame?.method === "initialize" && !isModern;
    const newId = isFirst ? rules.newId() : undefined;
    const sent = messagesFor(body, newId ?? id);
    if (sent.length === 0) return end(...(frame?.method === undefined ? rules.strayAnswer : rules.accepted));
    const more = {};
    if (newId !== undefined) {
      more["mcp-session-id"] = newId;
      sessions.add(newId);
    }
    if (sent.length > 1 || STREAMED.includes(frame?.method)) return stream(sent, response, more);
    end(statusOf(JSON.parse(sent[0]), frame), sent[0], more);
  });
  server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));

  function wrongSession(frame, headers) {
    if (frame?.method === "initialize") return undefined;
    const { "mcp-session-id": id, "mcp-protocol-version": revision } = headers;
    if (id === undefined) return { status: rules.noSession };
    if (ended.has(id)) return { status: rules.endedSession };
    if (!sessions.has(id)) return { status: rules.unknownSession };
    if (revision === undefined) return rules.noRevision === 200 ? undefined : { status: rules.noRevision };
    const isUnknown = !revisions.includes(revision) && rules.unknownRevision !== 200;
    return isUnknown ? { status: rules.unknownRevision } : undefined;
  }

  function wrongHeaders(frame, { headers, rawHeaders }) {
    if (frame?.id === undefined || typeof frame.method !== "string" || frame.method === "initialize") return undefined;
    const { method, params = {} } = frame;
    const named = { "tools/call": params.name, "prompts/get": params.name, "resources/read": params.uri }[method];
    const revision = params._meta?.["io.modelcontextprotocol/protocolVersion"];
    const expected = [
      ["mcp-protocol-version", revision],
      ["mcp-method", method],
      ["mcp-name", named],
    ];
    for (const [name, value] of expected) {
      if (value === undefined) continue;
      const isRead = name in headers && !(rules.onlyLowerCase && !rawHeaders.includes(name));
      const why = isRead ? textOf(headers[name]) === value || rules.other(name) : rules.missing(name);
      if (typeof why === "string") return mismatch(frame, why);
    }
    const region = tools.find(({ name }) => name === params.name)?.inputSchema.properties?.region;
    const argument = params.arguments?.region;
    if (region && argument !== undefined && argument !== null && headers["mcp-param-region"] !== `${argument}`) {
      const why = rules.param("Mcp-Param-Region");
      if (why) return mismatch(frame, why);
    }
    return undefined;
  }

  function textOf(value) {
    const base64 = rules.decode(value);
    return base64 === undefined || base64 === value ? value : Buffer.from(base64, "base64").toString("utf8");
  }

  function mismatch({ id }, message) {
    return { status: 400, body: JSON.stringify({ jsonrpc: "2.0", id, error: { code: MISMATCH, message } }) };
  }

  function statusOf({ error }, frame) {
    if (!isModern || !error) return 200;
    const meta = frame?.params?._meta ?? {};
    const isMeta = error.code === -32602 && Object.keys(meta).length < 3;
    return isMeta ? rules.meta : (rules.statuses[error.code] ?? 200);
  }

  function stream(messages, response, headers) {
    response.writeHead(200, { "content-type": rules.streamType, ...(isModern && rules.streamHeaders), ...headers });
    response.write(messages.map((text) => `data: ${text}\n\n`).join(""));
    if (!rules.openStream) response.end();
  }

  function listen({ id, params }, response) {
    response.writeHead(200, { "content-type": EVENTS, ...rules.streamHeaders });
    const { notifications } = params;
    const frame = { method: rules.acknowledgment, params: { _meta: { [SUBSCRIPTION]: id }, notifications } };
    response.write(`data: ${JSON.stringify({ jsonrpc: "2.0", ...frame })}\n\n`);
  }
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
