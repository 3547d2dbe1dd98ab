import { existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, extname, join, resolve } from "node:path";
import { asObject, isObject } from "../../core/json/json.js";
import { isBelow, readRegularText, whyUnreadable } from "../../core/read-file.js";
import type { Spot } from "../problems.js";
import { textOf } from "../yaml/nodes.js";
import { CLIENTS, type Client, MCP_SERVERS, MEMBERS, NO_EFFECT, NOT_DONE, UNKNOWN_CLIENT } from "./clients.js";
import { DIALECTS, type Dialect, fillText, onlyVariable, type References } from "./dialects.js";
import { readDocument } from "./read-document.js";
import { variableNamed } from "./source-variables.js";
import { pairsAt, textAt, textsAt } from "./texts.js";
import type { ServerEntry, SourceContext, SourceServer } from "./types.js";

const MAX_ENV_FILE = 4 * 1024 * 1024;
/** The most bytes of a file whose text is put into an entry. */
const MAX_TEXT_FILE = 64 * 1024;

const TRANSPORTS: Readonly<Record<string, "http" | "sse" | "stdio">> = {
  stdio: "stdio",
  local: "stdio",
  http: "http",
  remote: "http",
  "streamable-http": "http",
  streamableHttp: "http",
  streamable_http: "http",
  sse: "sse",
};
/** What Goose has inside itself, or runs as code. */
const BUILT_IN: readonly unknown[] = ["builtin", "platform", "frontend", "inline_python"];
const ADDRESSES = ["httpUrl", "serverUrl", "url", "uri"];
const COMMANDS = ["command", "cmd"];
const ALL_MEMBERS = new Set([...MEMBERS, ...CLIENTS.flatMap(({ members = [] }) => members)]);
/** References of VS Code to the file that is open in it. */
const OF_EDITOR = /^\$\{(?:file|relativeFile|line|column|selected|exec|defaultBuild)/;

/** The servers in the settings of a client, such as `.mcp.json`. */
export async function clientServers(root: Spot, file: string): Promise<SourceServer[] | undefined> {
  const client = clientOf(root, file);
  if (client === undefined) return undefined;
  const folder = folderOf(file, client);
  if (file.endsWith("plugin.json") && !isObject(root.members.mcpServers)) return pluginFiles(root, folder);
  const projects = Object.keys(asObject(root.members.projects)).flatMap((path) => {
    const spot = root.at("projects", path, "mcpServers");
    return isObject(spot.value) ? serversAt(spot, client, existingFolder(path, folder), root) : [];
  });
  const container = containerOf(root, client);
  const servers = container ? serversAt(container, client, folder, root) : [];
  return container || projects.length > 0 ? [...servers, ...projects] : undefined;
}

/** The client that owns a file, by its path, or by how it holds servers; undefined if it holds none. */
function clientOf(root: Spot, file: string): Client | undefined {
  const path = file.replaceAll("\\", "/");
  const isPlugin = path.endsWith(".claude-plugin/plugin.json") && root.members.mcpServers !== undefined;
  if (isPlugin) return CLIENTS.find(({ dialect }) => dialect === DIALECTS.plugin);
  const holds = (client: Client) => containerOf(root, client) !== undefined || isObject(root.members.projects);
  const owners = CLIENTS.map((client) => ({ client, part: pathPartOf(client, path) })).filter(
    ({ part }) => part !== undefined,
  );
  const [owner] = owners.filter(({ client }) => holds(client)).sort((a, b) => (b.part ?? 0) - (a.part ?? 0));
  if (owner) return pluginOf(owner.client, root, path);
  // `mcp` is a member of files that are not opencode's too.
  const readers = [
    UNKNOWN_CLIENT,
    ...CLIENTS.filter(({ isFlat, dialect }) => !isFlat && dialect !== DIALECTS.opencode),
  ];
  return readers.find((client) => isWritten(client, path) && containerOf(root, client) !== undefined);
}

/** A plugin of Claude Code has its servers in a file with the name of a project's. */
function pluginOf(client: Client, root: Spot, path: string): Client {
  const isPlugin =
    client.isFlat && (!isObject(root.members.mcpServers) || existsSync(join(dirname(path), ".claude-plugin")));
  const plugin = CLIENTS.find(({ dialect }) => dialect === DIALECTS.plugin);
  return isPlugin && plugin ? { ...plugin, isFlat: true } : client;
}

/** How many folders of the path, and its name, are those of a file of the client. */
function pathPartOf({ files }: Client, path: string): number | undefined {
  const parts = files.filter((file) =>
    new RegExp(`(?:^|/)${file.replaceAll(".", "\\.").replace("*", "[^/]*")}$`).test(path),
  );
  return parts.map((file) => file.split("/").length)[0];
}

/** Whether a client has files in this notation. */
function isWritten({ files }: Client, path: string): boolean {
  const extension = extname(path).replace("yml", "yaml");
  const isJson = extension !== ".toml" && extension !== ".yaml";
  return files.length === 0
    ? isJson
    : files.some((file) => (isJson ? file.includes(".json") : file.endsWith(extension)));
}

/** The mapping, or the list, that holds the servers. */
function containerOf(root: Spot, { roots = MCP_SERVERS, isFlat, dialect }: Client): Spot | undefined {
  const isList = dialect === DIALECTS.continue;
  const container = roots
    .map((path) => root.at(...path))
    .find(({ value }) => (isList ? Array.isArray(value) : isObject(value)));
  return container ?? (isFlat && Object.keys(root.members).some((name) => isServer(root.at(name))) ? root : undefined);
}

function isServer({ members }: Spot): boolean {
  return [...COMMANDS, ...ADDRESSES].some((key) => members[key] !== undefined);
}

function folderOf(file: string, client: Client): string {
  const levels = pathPartOf(client, file.replaceAll("\\", "/")) ?? 1;
  return resolve(file, ...Array.from({ length: levels }, () => ".."));
}

/** The folder of a project that the settings name, if it is on this machine. */
function existingFolder(path: string, otherwise: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : otherwise;
}

function serversAt(container: Spot, client: Client, folder: string, root: Spot): SourceServer[] {
  const { allowed, excluded } = asObject(root.members.mcp);
  const spots = Array.isArray(container.value)
    ? container.items().map((spot) => [textOf(spot.members.name), spot] as const)
    : Object.keys(container.members).map((name) => [name, container.at(name)] as const);
  return spots.flatMap(([name, spot]): SourceServer[] => {
    const isOff = Array.isArray(allowed) ? !allowed.includes(name) : Array.isArray(excluded) && excluded.includes(name);
    const leftOut = isOff ? "the file switches it off" : whyLeftOut(spot);
    // At the top of a file, other members than servers are the program's own.
    if (container === root && !isServer(spot))
      return name === "$schema" ? [] : [{ name, spot, folder, leftOut: "it is no server", read: () => undefined }];
    const read = (context: SourceContext) => new EntryReader(spot, client, context, root).entry();
    return [{ name, spot, folder, ...(leftOut && { leftOut }), read }];
  });
}

function whyLeftOut(spot: Spot): string | undefined {
  const { disabled, enabled, type, settings } = spot.members;
  if (!isObject(spot.value)) return "it is no server";
  if (disabled === true || enabled === false) return "it is switched off";
  if (BUILT_IN.includes(type)) return "it is a part of the program that owns the file";
  return settings !== undefined && !isServer(spot)
    ? "it belongs to an extension of the program that owns the file"
    : undefined;
}

/** The servers of the files that a plugin of Claude Code names, which lie below its folder. */
async function pluginFiles(root: Spot, folder: string): Promise<SourceServer[]> {
  const list = root.at("mcpServers");
  const servers: SourceServer[] = [];
  for (const spot of Array.isArray(list.value) ? list.items() : [list]) {
    const path = textAt(spot) ?? "";
    const file = resolve(folder, path);
    if (!path.startsWith("./") || !isBelow(file, folder) || !path.endsWith(".json")) {
      spot.report("value", {
        title: "not a file of the plugin",
        description: "A plugin names JSON files with servers, by paths that begin with `./` and stay inside of it.",
        fix: "Write a path such as `./.mcp.json`.",
      });
      continue;
    }
    const document = await readDocument(file, root.log, folder);
    const plugin = CLIENTS.find(({ dialect }) => dialect === DIALECTS.plugin);
    const container = document && plugin && containerOf(document, { ...plugin, isFlat: true });
    if (document && container) servers.push(...serversAt(container, plugin, folder, document));
  }
  return servers;
}

/** Reads one entry as the client reads it that owns the file. */
class EntryReader {
  readonly #folder: string;
  readonly #known: ReadonlySet<string>;

  constructor(
    private readonly spot: Spot,
    private readonly client: Client,
    private readonly context: SourceContext,
    private readonly root: Spot,
  ) {
    this.#folder = context.folder;
    this.#known = client.members === undefined ? ALL_MEMBERS : new Set([...MEMBERS, ...client.members]);
  }

  /** A member of the entry; without a value if the client does not have it. */
  #at(key: string): Spot {
    return this.#known.has(key) ? this.spot.at(key) : this.spot.at(key, "not read");
  }

  #firstOf(keys: readonly string[]): string | undefined {
    return keys.find((key) => this.#at(key).value !== undefined);
  }

  async entry(): Promise<ServerEntry | undefined> {
    const { spot, client } = this;
    const [refused, fix] = client.refuses?.(spot.members) ?? [];
    if (refused !== undefined && fix !== undefined) {
      const description = `${capitalized(client.name)} does not take it.`;
      return spot.at(refused).report("key", { title: `\`${refused}\` is refused`, description, fix });
    }
    this.#warnOfMembers();
    const command = this.#firstOf(COMMANDS);
    return command === undefined ? this.#remote() : this.#process(spot.at(command));
  }

  /** Names the members that change nothing here, and would change something in the client. */
  #warnOfMembers(): void {
    const { spot, client } = this;
    for (const key of Object.keys(spot.members)) {
      if (this.#known.has(key) || NO_EFFECT.has(key)) continue;
      const [what, fix] = (Object.hasOwn(NOT_DONE, key) && NOT_DONE[key]) || [
        "is not read",
        `Files of ${client.name} do not have it here. Check its name.`,
      ];
      this.#warn(spot.at(key), "key", `\`${key}\` ${what}`, fix);
    }
  }

  #warn(spot: Spot, which: "key" | "value", title: string, fix: string): void {
    const description = `It stands in the entry of \`${this.spot.path.at(-1)}\`.`;
    spot.report(which, { title, description, fix, warning: true });
  }

  async #process(commandSpot: Spot): Promise<ServerEntry> {
    const { spot, context, client } = this;
    // Older settings of Zed have the arguments and the environment inside `command`.
    const isNested = isObject(commandSpot.value);
    const program = isNested ? commandSpot : spot;
    const words = Array.isArray(commandSpot.value)
      ? this.#fillAll(commandSpot, "command")
      : [this.#fill(isNested ? commandSpot.at("path") : commandSpot, "command") ?? ""];
    const cwd = this.#fill(this.#at(this.#firstOf(["cwd", "working_directory"]) ?? "cwd"), "cwd");
    const env = [program.at("env"), this.#at("envs"), this.#at("environment")].flatMap((one) => this.#environment(one));
    const given = { ...client.sets?.(this.#folder), ...(await this.#envFile()) };
    for (const name of this.#passedNames())
      if (!env.some(([key]) => key === name)) context.variables.value(name, { spot });
    return {
      command: [...words, ...this.#fillAll(program.at("args"), "args")],
      env: Object.fromEntries([...Object.entries(given), ...env]),
      ...(cwd !== undefined && { cwd: resolve(this.#folder, cwd) }),
    };
  }

  #environment(spot: Spot): [name: string, text: string][] {
    const { PATH } = this.context.options.env;
    for (const [name, value] of this.client.isVsCode ? Object.entries(spot.members) : []) {
      if (value === null) this.#warn(spot.at(name), "key", `\`${name}\` is not removed`, "Unset it yourself.");
    }
    return pairsAt(spot).map(([name]) => {
      const text = this.#fill(spot.at(name), "env") ?? "";
      return [name, this.client.isVsCode && name === "PATH" && PATH !== undefined ? PATH + delimiter + text : text];
    });
  }

  /** The variables that a client passes from its own environment, which must be there. */
  #passedNames(): string[] {
    const list = this.#at("env_vars");
    const names = list.items().map((item) => (isObject(item.value) ? item.at("name") : item));
    for (const item of list.items()) {
      if (item.members.source === "remote")
        this.#warn(item, "value", "a variable of another machine is not read", "Set it in the environment.");
    }
    return [...textsAt(this.#at("env_keys")), ...names.flatMap((item) => textAt(item) ?? [])];
  }

  #remote(): ServerEntry | undefined {
    const { spot, client } = this;
    const key = this.#firstOf(ADDRESSES);
    const url = key && this.#fill(spot.at(key), "url");
    if (url === undefined) {
      return spot.report("key", {
        title: `\`${spot.path.at(-1)}\` has neither a command nor an address`,
        description: "mcptest cannot start or reach it: it may be built into the program that owns the file.",
        fix: "Choose another server, or add its `command` or `url`.",
      });
    }
    const transport = this.#transport(client.untyped?.[key ?? ""]);
    return { url, ...(transport && { transport }), ...this.#headers() };
  }

  /** The transport that a server's `type` names; `otherwise` if it has none; undefined if both are tried. */
  #transport(otherwise: "http" | "sse" | undefined): "http" | "sse" | undefined {
    const { spot, client } = this;
    const key = spot.members.type === undefined ? "transportType" : "type";
    const type = spot.members[key];
    if (type === undefined) {
      if (client.needsType)
        this.#warn(spot, "key", `${client.name} passes over this server`, "Add its `type`, such as `http`.");
      return otherwise;
    }
    const transport = typeof type === "string" && Object.hasOwn(TRANSPORTS, type) ? TRANSPORTS[type] : undefined;
    if (transport === undefined) {
      return spot.at(key).report("value", {
        title: "a transport that mcptest does not have",
        description: `It has ${Object.keys(TRANSPORTS).join(", ")}.`,
        fix: "Write one of these, or leave `type` out.",
      });
    }
    if (transport === "http" && (client.isVsCode || type === "remote")) return undefined;
    // Some clients write `stdio` beside an address, and ignore it.
    return transport === "stdio" ? otherwise : transport;
  }

  /** Headers, and the token among them: a suite has it under `auth` if it comes from one variable. */
  #headers(): ServerEntry {
    const { spot, client, context } = this;
    const spots = [spot.at("headers"), this.#at("http_headers"), this.#at("requestOptions").at("headers")];
    const pairs = spots.flatMap((one) => pairsAt(one).map(([name, text]) => [name, text, one.at(name)] as const));
    const fromEnv = pairsAt(this.#at("env_http_headers"));
    const bearer = pairs.find(([name]) => name.toLowerCase() === "authorization");
    const reference = bearer && /^Bearer\s+(\S.*)$/i.exec(bearer[1])?.[1];
    const variable = reference && !client.headerDialect ? onlyVariable(reference, client.dialect) : undefined;
    const token = textAt(this.#at("bearer_token_env_var")) ?? variable;
    for (const name of [token, ...fromEnv.map(([, from]) => from)]) if (name) context.variables.value(name, { spot });
    const headers = Object.fromEntries([
      ...pairs
        .filter((pair) => !token || pair !== bearer)
        .map(([name, , one]) => [name, this.#fill(one, "headers", client.headerDialect)]),
      ...fromEnv.map(([name, env]) => [name, { env }]),
    ]);
    return {
      ...(token && { auth: { bearer_token_env: token } }),
      ...(Object.keys(headers).length > 0 && { headers }),
    };
  }

  /** The variables of the file that an entry names under `envFile`. */
  async #envFile(): Promise<ServerEntry> {
    const spot = this.#at("envFile");
    const path = this.#fill(spot, "env");
    if (path === undefined) return {};
    try {
      const { parse } = await import("dotenv");
      return parse(readRegularText(resolve(this.#folder, path), MAX_ENV_FILE));
    } catch (error) {
      const texts = { title: "`envFile` cannot be read", description: whyUnreadable(error), fix: "Check the path." };
      return spot.report("value", texts) ?? {};
    }
  }

  #fillAll(list: Spot, part: string): string[] {
    textsAt(list);
    return list.items().flatMap((item) => this.#fill(item, part) ?? []);
  }

  /** The text at a place, with the references filled in that the client fills in there. */
  #fill(spot: Spot, part: string, dialect: Dialect = this.client.dialect): string | undefined {
    const { client, context } = this;
    const text = textAt(spot);
    if (text === undefined) return undefined;
    const isFilled = client.fills === undefined || client.fills.includes(part);
    const filled = fillText(text, isFilled ? dialect : DIALECTS.plain, context, this.#references(spot));
    return client.isVsCode && /^~(?=\/|$)/.test(filled) && part !== "env" ? `${homedir()}${filled.slice(1)}` : filled;
  }

  #references(spot: Spot): References {
    const { context, client } = this;
    const ownTexts = client.headerDialect && asObject(this.spot.members.envs);
    const passed = client.headerDialect && textsAt(this.spot.at("env_keys"));
    return {
      value: (name, texts) => {
        if (ownTexts && Object.hasOwn(ownTexts, name)) return textOf(ownTexts[name]);
        const isOurs = passed === undefined || passed.includes(name);
        return isOurs ? context.variables.value(name, { ...texts, spot }) : undefined;
      },
      onForeign: (reference) => {
        if (client.isVsCode && OF_EDITOR.test(reference)) this.#reportEditor(reference, spot);
        else
          this.#warn(
            spot,
            "value",
            `\`${reference}\` stays as it is`,
            `${capitalized(client.name)} does not fill it in here. If the server does not, write it in the form of that program.`,
          );
      },
      named: (kind, name, reference) => this.#named(kind, name, reference, spot),
    };
  }

  /** What a client asks its user for is a variable; what only an editor knows is an error. */
  #named(kind: string, name: string, reference: string, spot: Spot): string | undefined {
    const { variables } = this.context;
    if (kind === "input") return variables.value(variableNamed(name), { ...this.#inputOf(name), spot });
    if (kind === "user_config") {
      const { description, title, sensitive, default: fallback } = this.root.at("userConfig", name).members;
      const about = textOf(description) || textOf(title);
      const value = fallback === undefined ? {} : { fallback: String(fallback) };
      return variables.value(variableNamed(name), { about, isSecret: sensitive === true, ...value, spot });
    }
    if (kind === "file" && this.client.dialect === DIALECTS.opencode) return this.#fileText(name, spot);
    return this.client.isVsCode ? this.#reportEditor(reference, spot) : undefined;
  }

  #reportEditor(reference: string, spot: Spot): undefined {
    const texts = { title: `\`${reference}\` has no value`, description: "Only the editor can fill it in." };
    return spot.report("value", { ...texts, fix: "Write the value itself, or refer to a variable by `env:`." });
  }

  /** An input for which VS Code asks. */
  #inputOf(id: string) {
    const input = this.root
      .at("inputs")
      .items()
      .find((item) => item.members.id === id)?.members;
    const { description, default: fallback, password } = input ?? {};
    return {
      about: textOf(description),
      isSecret: password === true,
      ...(typeof fallback === "string" && fallback !== "" && { fallback }),
    };
  }

  /** The text of a file that opencode puts into an entry, which is taken for a secret. */
  #fileText(path: string, spot: Spot): string | undefined {
    try {
      const text = readRegularText(resolve(this.#folder, path.replace(/^~(?=\/)/, homedir())), MAX_TEXT_FILE).trim();
      this.context.variables.noteSecret(path, text);
      return text;
    } catch (error) {
      const texts = { title: `\`${path}\` cannot be read`, description: whyUnreadable(error), fix: "Check the path." };
      return spot.report("value", texts);
    }
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
