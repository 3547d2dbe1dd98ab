// A server with a state, to test tests that build on each other. `pay` applies its effect at every call although it says
// that it is idempotent; `charge` applies it once for each key.
import { readdirSync } from "node:fs";
import { handshake, textResult } from "./base.mjs";

let balance = 0;
const keys = new Set();
const flags = new Map();
const where = process.argv[2] ?? "here";

const tools = {
  pay: ({ amount }) => {
    balance += amount;
    return structured({ balance });
  },
  charge: ({ amount, key }) => {
    if (!keys.has(key)) balance += amount;
    keys.add(key);
    return structured({ balance });
  },
  balance: () => structured({ balance }),
  /** The same, without saying that it only reads. */
  tell: () => textResult(`The balance is ${balance}.`),
  refuse: () => textResult("refused", { isError: true }),
  echo: (args) => structured(args),
  where: () => structured({ where, always: "the same" }),
  env: ({ name }) => structured({ value: process.env[name] ?? null }),
  files: ({ folder }) => structured({ files: readdirSync(folder) }),
  /** Rejects as often as its argument says, then answers. */
  flaky: ({ key, failures }) => {
    const done = flags.get(key) ?? 0;
    flags.set(key, done + 1);
    return done < failures ? tools.refuse() : structured({ attempts: done + 1 });
  },
  /** Answers once both have come in: only calls at the same time end. */
  meet: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 2) for (const one of waiting.splice(0)) one(structured({ met: true }));
    }),
  nap: ({ ms }) => new Promise((resolve) => setTimeout(() => resolve(structured({ ms })), ms)),
  die: () => process.exit(3),
};
const waiting = [];
const hints = { pay: { idempotentHint: true }, balance: { readOnlyHint: true } };

/** The result of a request, or a promise of it. */
export function resultOf(method, params) {
  if (method === "tools/call") return tools[params.name](params.arguments ?? {});
  if (method === "resources/read") return { contents: [{ uri: params.uri, text: `read ${params.uri}` }] };
  if (method === "prompts/get") return { messages: [{ role: "user", content: { type: "text", text: params.name } }] };
  if (method === "tools/list") {
    const listed = (name) => ({ name, inputSchema: { type: "object" }, annotations: hints[name] });
    return { tools: Object.keys(tools).map(listed) };
  }
  if (method === "initialize") {
    return handshake("till", params, { capabilities: { tools: {}, resources: {}, prompts: {} } });
  }
  return {};
}

function structured(value) {
  return textResult(JSON.stringify(value), { structuredContent: value });
}
