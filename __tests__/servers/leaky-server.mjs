// A server that says what a file tells it to, on every channel that it has: node leaky-server.mjs FILE [PORT], or PORT in the environment.
// The file holds `{tools, plants, offers}`: `tools` is what it lists, `plants[name]` what the tool of that name does, and
// `offers[method]` the result of another method, or what its handshake says besides.
import { cpSync, existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { handshake, JSON_TYPE, listenForRequests } from "./base.mjs";

const { tools, plants, offers = {} } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const port = process.argv[3] ?? process.env.PORT;

if (port === undefined) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) continue;
    const plant = method === "tools/call" ? (plants[params.name] ?? {}) : {};
    // What the run has written up to now.
    if (plant.copies && existsSync(".mcptest")) cpSync(".mcptest", `live/${params.name}`, { recursive: true });
    for (const part of plant.stderr ?? []) await written(process.stderr, part);
    for (const line of plant.stdout ?? []) await written(process.stdout, `${line}\n`);
    if (plant.dies) process.exit(7);
    const answer = `${JSON.stringify({ jsonrpc: "2.0", id, ...answerTo(method, params, plant) })}\n`;
    // In pieces, so that what it says is split over chunks.
    for (let at = 0; at < answer.length; at += plant.chunk ?? answer.length) {
      await written(process.stdout, answer.slice(at, at + (plant.chunk ?? answer.length)));
    }
  }
} else {
  await listenForRequests(({ id, method, params }, response) => {
    const plant = method === "tools/call" ? (plants[params.name] ?? {}) : {};
    const { status = 200, headers = {}, body: text } = plant.http ?? {};
    response.writeHead(status, { ...JSON_TYPE, ...headers });
    response.end(text ?? JSON.stringify({ jsonrpc: "2.0", id, ...answerTo(method, params, plant) }));
  }, Number(port));
}

function answerTo(method, params, plant) {
  if (method === "initialize") return { result: handshake("leaky", params, offers.initialize) };
  if (offers[method]) return { result: offers[method] };
  if (method === "tools/list") return { result: { tools } };
  if (method === "tools/call") return plant.answer ?? { result: { content: [] } };
  return { error: { code: -32601, message: "Method not found" } };
}

function written(stream, text) {
  return new Promise((resolve) => stream.write(text, resolve));
}
