import { readFileSync } from "node:fs";
import { root } from "../support/cli.js";

/** A server that misbehaves, and the first tool that it has. */
export interface Behaviour {
  name: string;
  tool: string;
  /** Over stdio; a server over HTTP is started with PORT in its environment, and has `path`. */
  command: readonly string[];
  path?: string;
  /** The command that meets it in every build; left out: it is met in the whole only. */
  always?: string;
}

const SERVERS = `${root}__tests__/servers`;
const RAW = `${root}__tests__/hostile/server.mjs`;

/** The names of a table in a source file: from the line that opens it to the next that closes it. */
function namesIn(file: string, table: string): string[] {
  const source = readFileSync(`${SERVERS}/${file}`, "utf8");
  const found = new RegExp(`^( *)const ${table} = \\{\\n([^]*?)^\\1\\};`, "m").exec(source);
  if (found === null) throw new Error(`no ${table} in ${file}`);
  const [, indent, body = ""] = found;
  return [...body.matchAll(new RegExp(`^${indent}  "?([\\w-]+)"?[:,]`, "gm"))].map(([, name = ""]) => name);
}

/** Numbers for the faults that take one. */
const AMOUNTS: Record<string, string> = {
  "huge-frame": "=17",
  "slow-bytes": "=1000",
  "late-answer": "=500",
  "progress-flood": "=10000",
  "slow-progress": "=3",
  "die-on-nth-call": "=2",
};

const stdio = (file: string, name: string, args: readonly string[], tool = "x"): Behaviour => ({
  name: `${file} ${name}`,
  tool,
  command: ["node", `${SERVERS}/${file}-server.mjs`, ...args],
});
const overHttp = (file: string, name: string, tool = "x"): Behaviour => ({
  name: `${file} ${name}`,
  tool,
  command: ["node", `${SERVERS}/${file}-server.mjs`],
  path: `/${name}`,
});

const raw = (name: string, always: string, path?: string): Behaviour => ({
  name: `${name}${path === undefined ? "" : ", over HTTP"}`,
  tool: name.startsWith("many tools") ? "x0" : "x",
  command: ["node", RAW, name],
  always,
  ...(path !== undefined && { path }),
});

const OVER_STDIO = ["empty lines", "line without end", "notifications without end", "grandchild"];
const OVER_HTTP = ["chunks of one byte", "events without text", "comments without end", "headers without end"];
const ofSchemas = [
  "references to itself",
  "nested quantifiers",
  "pattern of an answer",
  "schema that is itself",
  "deep answer",
  "many arguments=50000",
  "deep schema=400",
  "wide unions",
  "large enumeration=100000",
  "many tools=12000",
];

/** Each of several names with one of some commands, in turn. */
function inTurn<T>(names: readonly string[], some: readonly string[], make: (name: string, command: string) => T): T[] {
  return names.map((name, at) => make(name, some[at % some.length]!));
}

/** Whose work for a client is out of proportion. */
export const outOfProportion: readonly Behaviour[] = [
  ...inTurn(ofSchemas, ["compliance run", "fuzz", "run", "init", "audit"], (name, command) => raw(name, command)),
  ...inTurn(ofSchemas, ["run", "fuzz", "discover"], (name, command) => raw(name, command, "/")),
  ...inTurn(OVER_STDIO, ["run", "call", "record"], (name, command) => raw(name, command)),
  ...inTurn(OVER_HTTP, ["run", "call", "run", "record"], (name, command) => raw(name, command, "/")),
];

/** Every misbehaviour of the servers of other tests. */
export const others: readonly Behaviour[] = [
  ...[...new Set([...namesIn("fault-server.mjs", "faults"), ...namesIn("fault-server.mjs", "lists")])].map((name) =>
    stdio("fault", name, [`${name}${AMOUNTS[name] ?? ""}`]),
  ),
  ...namesIn("flood-server.mjs", "messages").map((kind) => stdio("flood", kind, [kind, "2000", "10000"])),
  ...["stderr", "noise", "pages", "large", "many"].map((kind) => stdio("flood", kind, [kind, "2000", "10000"])),
  ...["tool", "bare", "silent", "rmcp", "die-on-invalid", "hang-oversized", "mute-oversized", "rejects-everything"].map(
    (mode) => stdio("probe", mode, [mode], "search"),
  ),
  stdio("overlap", "listed", [], "listed"),
  stdio("silent", "lost", [], "lost"),
  ...[...namesIn("http-fault-server.mjs", "modes"), "401", "403", "429", "500", "503", "null-id-413"].map((mode) =>
    overHttp("http-fault", mode),
  ),
  ...namesIn("hostile-http-server.mjs", "calls").map((place) => overHttp("hostile-http", place, "say")),
];
