import { basename, dirname, resolve } from "node:path";
import { isObject } from "../../core/json/json.js";
import { readRegularText, whyUnreadable } from "../../core/read-file.js";
import type { Spot } from "../problems.js";
import { textOf } from "../yaml/nodes.js";
import { DIALECTS, type Dialect, fillText, onlyVariable, type ReferenceLookup } from "./dialects.js";
import { variableNamed } from "./source-variables.js";
import { pairsAt, textAt, textsAt } from "./texts.js";
import type { ServerEntry, SourceContext, SourceServer } from "./types.js";

/** The member that holds the servers, by client: Claude and most others, Zed, Codex, VS Code, Goose. */
const JSON_MEMBERS = ["mcpServers", "context_servers", "servers"];
const MAX_ENV_FILE = 4 * 1024 * 1024;

const TRANSPORTS: Readonly<Record<string, "http" | "sse" | "stdio">> = {
  stdio: "stdio",
  http: "http",
  "streamable-http": "http",
  streamableHttp: "http",
  streamable_http: "http",
  sse: "sse",
};

/** The servers in the settings of a client, such as `.mcp.json`. */
export function clientServers(root: Spot, file: string): SourceServer[] | undefined {
  const candidates = /\.toml$/.test(file) ? ["mcp_servers"] : /\.ya?ml$/.test(file) ? ["extensions"] : JSON_MEMBERS;
  const member = candidates.find((name) => isObject(root.members[name]));
  if (member === undefined) return undefined;
  const dialect = dialectOf(file, member);
  return Object.keys(root.at(member).members).map((name) => {
    const spot = root.at(member, name);
    const { disabled, enabled } = spot.members;
    const isDisabled = disabled === true || enabled === false;
    return {
      name,
      spot,
      isDisabled,
      read: (context) => readClientServer(spot, dialect, context, inputsIn(root, context)),
    };
  });
}

function dialectOf(file: string, member: string): Dialect {
  const name = basename(file);
  if (member === "servers") return DIALECTS.editor;
  if (member !== "mcpServers" || name === "claude_desktop_config.json") return DIALECTS.plain;
  if (basename(dirname(file)) === ".gemini" || name === "gemini-extension.json") return DIALECTS.gemini;
  const isEditor = basename(dirname(file)) === ".cursor" || /^(mcp_config|cline_mcp_settings)\.json$/.test(name);
  return isEditor ? DIALECTS.editor : DIALECTS.claude;
}

/** Gives the inputs for which VS Code asks: each is a variable, named after its id. */
function inputsIn(root: Spot, { variables }: SourceContext): ReferenceLookup {
  return (_, id) => {
    const input = root
      .at("inputs")
      .items()
      .find((item) => item.members.id === id)?.members;
    const { description, default: fallback, password } = input ?? {};
    return variables.value(variableNamed(id), {
      about: textOf(description),
      isSecret: password === true,
      ...(typeof fallback === "string" && fallback !== "" && { fallback }),
    });
  };
}

async function readClientServer(
  spot: Spot,
  dialect: Dialect,
  context: SourceContext,
  named: ReferenceLookup,
): Promise<ServerEntry | undefined> {
  const fill = (text: string) => fillText(text, dialect, context, named);
  const { members } = spot;
  // Older settings of Zed have the arguments and the environment inside `command`.
  const isNested = isObject(members.command);
  const command = textAt(
    isNested ? spot.at("command", "path") : spot.at(members.command === undefined ? "cmd" : "command"),
  );
  if (command !== undefined) {
    const program = isNested ? spot.at("command") : spot;
    const cwd = textAt(spot.at("cwd"));
    const requiredNames = [...textsAt(spot.at("env_keys")), ...textsAt(spot.at("env_vars"))];
    const env = [...pairsAt(program.at("env")), ...pairsAt(spot.at("envs"))].map(([name, text]) => [name, fill(text)]);
    for (const name of requiredNames) if (!env.some(([key]) => key === name)) context.variables.value(name);
    return {
      command: [fill(command), ...textsAt(program.at("args")).map(fill)],
      env: { ...(await envFileOf(spot.at("envFile"), fill, context)), ...Object.fromEntries(env) },
      ...(cwd !== undefined && { cwd: resolve(context.folder, fill(cwd)) }),
    };
  }
  const key = ["httpUrl", "serverUrl", "url", "uri"].find((name) => members[name] !== undefined);
  const url = key && textAt(spot.at(key));
  if (url === undefined) {
    return spot.report("key", {
      title: `\`${spot.path.at(-1)}\` has neither a command nor an address`,
      description: "mcptest cannot start or reach it: it may be built into the program that owns the file.",
      fix: "Choose another server, or add its `command` or `url`.",
    });
  }
  const transport = transportOf(spot, dialect === DIALECTS.gemini ? (key === "httpUrl" ? "http" : "sse") : undefined);
  return { url: fill(url), ...(transport && { transport }), ...headersOf(spot, dialect, context, fill) };
}

/** The transport that a server's `type` names; `otherwise` if it has none. */
function transportOf(spot: Spot, otherwise: "http" | "sse" | undefined): "http" | "sse" | undefined {
  const { type } = spot.members;
  if (type === undefined) return otherwise;
  const transport = typeof type === "string" && Object.hasOwn(TRANSPORTS, type) ? TRANSPORTS[type] : undefined;
  if (transport === undefined) {
    return spot.at("type").report("value", {
      title: "a transport that mcptest does not have",
      description: `It has ${Object.keys(TRANSPORTS).join(", ")}.`,
      fix: "Write one of these, or leave `type` out.",
    });
  }
  // Some clients write `stdio` beside an address, and ignore it.
  return transport === "stdio" ? otherwise : transport;
}

/** Headers, and the token among them: a suite has it under `auth` if it comes from one variable. */
function headersOf(
  spot: Spot,
  dialect: Dialect,
  { variables }: SourceContext,
  fill: (text: string) => string,
): ServerEntry {
  const pairs = ["headers", "http_headers"].flatMap((key) => pairsAt(spot.at(key)));
  const fromEnv = pairsAt(spot.at("env_http_headers"));
  const bearer = pairs.find(([name]) => name.toLowerCase() === "authorization");
  const reference = bearer && /^Bearer\s+(\S+)$/i.exec(bearer[1])?.[1];
  const token = textAt(spot.at("bearer_token_env_var")) ?? (reference && onlyVariable(reference, dialect));
  for (const name of [token, ...fromEnv.map(([, variable]) => variable)]) if (name) variables.value(name);
  const headers = Object.fromEntries([
    ...pairs.filter((pair) => !token || pair !== bearer).map(([name, text]) => [name, fill(text)]),
    ...fromEnv.map(([name, env]) => [name, { env }]),
  ]);
  return {
    ...(token && { auth: { bearer_token_env: token } }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

/** The variables of the file that an entry names under `envFile`. */
async function envFileOf(spot: Spot, fill: (text: string) => string, { folder }: SourceContext): Promise<ServerEntry> {
  const path = textAt(spot);
  if (path === undefined) return {};
  try {
    const { parse } = await import("dotenv");
    return parse(readRegularText(resolve(folder, fill(path)), MAX_ENV_FILE));
  } catch (error) {
    const texts = { title: "`envFile` cannot be read", description: whyUnreadable(error), fix: "Check the path." };
    return spot.report("value", texts) ?? {};
  }
}
