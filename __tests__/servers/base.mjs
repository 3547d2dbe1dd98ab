// What the servers of the tests have in common.
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";

export const JSON_TYPE = { "content-type": "application/json" };
export const SSE = { "content-type": "text/event-stream" };

/** Gives each line of stdin to `receive`. */
export function eachLine(receive) {
  let rest = "";
  process.stdin.setEncoding("utf8").on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) receive(line);
  });
}

/** Sends a message on stdout; resolves once it is written. */
export function send(message) {
  const line = JSON.stringify({ jsonrpc: "2.0", ...message });
  return new Promise((resolve) => process.stdout.write(`${line}\n`, resolve));
}

/** Answers each request on stdin with what `answerTo` gives, `{ result }` or `{ error }`; without that, with nothing. */
export function serveStdio(answerTo) {
  eachLine((line) => {
    const { id, method, params } = JSON.parse(line);
    const answer = id === undefined ? undefined : answerTo(method, params, id);
    if (answer) void send({ id, ...answer });
  });
}

/** A message; what is none counts as a request of no method. */
export function messageIn(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return { id: null };
  }
}

/** The result of initialize. */
export function handshake(name, { protocolVersion }, more = {}) {
  return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name, version: "1.0.0" }, ...more };
}

/** A result, or an answer, of one text. */
export function textResult(text, more = {}) {
  return { content: [{ type: "text", text }], ...more };
}

/** A body that does not end: it stops after its first byte, or goes on and on. */
export function withoutEnd(response, isSilent) {
  response.writeHead(200, JSON_TYPE).write("{");
  const more = () => {
    while (!response.destroyed && response.write(" ".repeat(65_536)));
  };
  if (!isSilent) response.on("drain", more).write(" ");
  if (!isSilent) more();
}

/** Listens for requests of JSON-RPC by POST; `take` gets each with the exchange of HTTP in which it came. */
export function listenForRequests(take, port) {
  return listen((request, response, body) => {
    if (request.method !== "POST") return response.writeHead(405).end();
    const message = messageIn(body);
    return message.id === undefined ? response.writeHead(202).end() : take(message, response, request);
  }, port);
}

/** Ends an exchange of HTTP with a message. */
export function sendJson(response, message, headers = {}, status = 200) {
  response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify({ jsonrpc: "2.0", ...message }));
}

/** Listens at a port, any free one for 0; `handle` gets each request with its body. */
export async function listen(handle, port = 0, tls) {
  const take = (request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => handle(request, response, Buffer.concat(chunks).toString()));
  };
  const server = tls ? createTlsServer(tls, take) : createServer(take);
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `http${tls ? "s" : ""}://127.0.0.1:${server.address().port}`,
    connections: () => new Promise((resolve) => server.getConnections((_, number) => resolve(number))),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
