// A stdio server whose tools and answers a JSON file holds, as texts: `node schema-server.mjs FILE`. `tools` are entries of
// tools/list, and `answers` the structured content of each by name. They are sent as they are, however deep they are nested.
import { readFileSync } from "node:fs";
import { eachLine, handshake } from "./base.mjs";

const { tools, answers = {} } = JSON.parse(readFileSync(process.argv[2], "utf8"));

function resultOf(method, params) {
  if (method === "initialize") return JSON.stringify(handshake("schemas", params));
  if (method === "ping") return "{}";
  if (method === "tools/list") return `{"tools":[${tools}]}`;
  if (method !== "tools/call") return undefined;
  const answer = answers[params.name];
  return `{"content":[]${answer === undefined ? "" : `,"structuredContent":${answer}`}}`;
}

eachLine((line) => {
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) return;
  const result = resultOf(method, params);
  const rest = result === undefined ? '"error":{"code":-32601,"message":"Method not found"}' : `"result":${result}`;
  process.stdout.write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},${rest}}\n`);
});
