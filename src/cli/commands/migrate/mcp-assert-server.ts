import { isObject } from "../../../core/json/json.js";
import { type Context, filled } from "./mcp-assert-context.js";
import type { Entry, Notebook } from "./migration.js";
import { entryOf, listOf, literal, literalValue, shellText, stringsOf } from "./values.js";

/** A server of a suite; `needed` is what the assertion needs of the client. */
export function serverOf(server: Entry, needed: Entry | undefined, context: Context): Entry {
  const { notes } = context;
  notes.unknown(["server"], server, [
    ...["command", "args", "env", "transport", "url", "headers", "docker", "client_capabilities"],
  ]);
  const client = { ...clientOf(entryOf(server.client_capabilities), context), ...needed };
  const offered = Object.keys(client).length > 0 ? { client } : {};
  if (typeof server.url === "string") {
    const transport = server.transport === "sse" ? { transport: "sse" } : {};
    return {
      url: filled(server.url, context),
      ...transport,
      ...headersOf(entryOf(server.headers), notes),
      ...offered,
    };
  }
  const env = Object.entries(entryOf(server.env)).map(([name, value]) => [name, shellText(String(value))] as const);
  const command = [server.command, ...listOf(server.args)].map((word) => filled(String(word), context));
  if (typeof server.docker === "string") {
    const variables = env.flatMap(([name, value]) => ["-e", `${name}=${value}`]);
    return {
      command: ["docker", "run", "--rm", "-i", ...variables, literal(server.docker), ...command],
      ...offered,
    };
  }
  return { command, ...(env.length > 0 && { env: Object.fromEntries(env) }), ...offered };
}

function headersOf(headers: Entry, notes: Notebook): Entry {
  const others: Entry = {};
  let auth: Entry = {};
  for (const [name, value] of Object.entries(headers)) {
    const bearer = /^Bearer \$\{?(\w+)\}?$/.exec(String(value))?.[1];
    if (!/^(proxy-)?authorization$/i.test(name)) others[name] = shellText(String(value));
    else if (bearer !== undefined) auth = { auth: { bearer_token_env: bearer } };
    else notes.add(["server", "headers", name], `\`${name}\`: write \`auth\` with the variable that has the token`);
  }
  return { ...(Object.keys(others).length > 0 && { headers: others }), ...auth };
}

function clientOf({ roots, sampling: answer, elicitation }: Entry, context: Context): Entry {
  const client: Entry = {};
  if (isObject(answer)) client.sampling = sampling(answer.text, answer.model, answer.stop_reason);
  if (isObject(elicitation)) {
    const content = isObject(elicitation.content) ? elicitation.content : elicitation;
    client.elicitation = { action: "accept", content: literalValue(content) };
  }
  if (Array.isArray(roots)) {
    client.roots = stringsOf(roots).map((path) => ({ uri: `file://${filled(path, context)}` }));
  }
  return client;
}

/** The answer of a client to `sampling/createMessage`. */
export function sampling(text: unknown, model: unknown = "mock", stopReason: unknown = "end_turn"): Entry {
  const content = { type: "text", text: literalValue(text) };
  return { role: "assistant", content, model: literalValue(model), stopReason: literalValue(stopReason) };
}
