import { root, textIn } from "../support/harness.js";

/** A server that misbehaves, and the first tool that it has. */
export interface Behaviour {
  name: string;
  tool: string;
  /** Over stdio; a server over HTTP is started with PORT in its environment, and has `path`. */
  command: readonly string[];
  path?: string;
  /** What a server reads from `says.json` in its folder. */
  says?: object;
}

const SERVERS = `${root}__tests__/servers`;
const RAW = `${root}__tests__/hostile/server.mjs`;

/** The names of a table in a source file: from the line that opens it to the next that closes it. */
function namesIn(file: string, table: string): string[] {
  const source = textIn(`${SERVERS}/${file}`);
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

const raw = (name: string, path?: string): Behaviour => ({
  name: `${name}${path === undefined ? "" : ", over HTTP"}`,
  tool: name.startsWith("many tools") ? "x0" : "x",
  command: ["node", RAW, name],
  ...(path !== undefined && { path }),
});

/** What a terminal or a CI system would obey. */
const COMMANDS = "::error::in\n##[error]in\n\u001b]0;title\u0007\u001b[2J\u009b31m <img src=x> @everyone `c` | d |";

const OVER_STDIO = [
  "empty lines",
  "line without end",
  "notifications without end",
  "grandchild",
  "stopped by a call",
  "stopped at once",
];
const OVER_HTTP = [
  "chunks of one byte",
  "events without text",
  "comments without end",
  "headers without end",
  "trailers without end",
  "interim answers without end",
  "stopped by a call",
];
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

/** Whose work for a client is out of proportion. */
export const outOfProportion: readonly Behaviour[] = [
  ...[...ofSchemas, ...OVER_STDIO].map((name) => raw(name)),
  ...[...ofSchemas, ...OVER_HTTP, ...OVER_HTTP.map((name) => `${name}, at once`)].map((name) => raw(name, "/")),
];

/** What the servers say that read it from a file. */
const tool = { name: "x", inputSchema: { type: "object" }, annotations: { readOnlyHint: true } };
const listed: Record<string, object> = {
  "a list that fails": { tools: null },
  "a thousand tools of one name": { tools: Array(1_000).fill(tool) },
  "tools that are none": { tools: [tool, null, 5, "x", [], {}, { name: 5, inputSchema: 5 }] },
  "long texts": {
    instructions: "x".repeat(2_000_000),
    tools: [{ ...tool, name: "x", description: "y ".repeat(1_000_000) }],
    prompts: [{ name: "p", description: "z".repeat(2_000_000) }],
  },
  "many of all": {
    tools: [tool],
    prompts: Array.from({ length: 3_000 }, (_, at) => ({ name: `p${at}` })),
    resources: Array.from({ length: 3_000 }, (_, at) => ({ uri: `a:${at}`, name: `r${at}` })),
    templates: Array.from({ length: 3_000 }, (_, at) => ({ uriTemplate: `a:${at}{+x}`, name: `t${at}` })),
  },
};
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLWEtdG9rZW4";
const plants: Record<string, object> = {
  "a secret in pieces": { chunk: 1, answer: { result: { content: [{ type: "text", text: `token ${JWT}` }] } } },
  "a secret beside the answer": { stderr: [`token ${JWT.slice(0, 20)}`, JWT.slice(20)], stdout: [`token ${JWT}`] },
  "a secret at its death": { stderr: [`token ${JWT}\n`], dies: true },
};
const answers: Record<string, object> = {
  "a secret in an error": { answer: { error: { code: -32603, message: `no: ${JWT}`, data: { token: JWT } } } },
  "a secret in headers": { http: { status: 401, headers: { "www-authenticate": `Bearer ${JWT}` }, body: JWT } },
  "a secret in a page": { http: { status: 500, headers: { "content-type": "text/html" }, body: `<p>${JWT}</p>` } },
};
const saying = (file: string, name: string, says: object, path?: string): Behaviour => ({
  ...stdio(file, name, ["says.json"]),
  says,
  ...(path !== undefined && { name: `${file} ${name}, over HTTP`, path }),
});

/** Every misbehaviour of the servers of other tests. */
export const others: readonly Behaviour[] = [
  ...[...new Set([...namesIn("fault-server.mjs", "faults"), ...namesIn("fault-server.mjs", "lists")])].map((name) =>
    stdio("fault", name, [`${name}${AMOUNTS[name] ?? ""}`]),
  ),
  ...namesIn("flood-server.mjs", "messages").map((kind) => stdio("flood", kind, [kind, "2000", "10000"])),
  ...["stderr", "noise", "blanks", "lines", "pages", "large", "many"].map((kind) =>
    stdio("flood", kind, [kind, "2000", "10000"]),
  ),
  stdio("flood", "batch", ["batch", "20", "1001"]),
  ...namesIn("endless-server.mjs", "lines").map((kind) => stdio("endless", kind, [kind])),
  stdio("endless", "logs on stderr", ["logs", "stderr"]),
  ...["tool", "bare", "silent", "rmcp", "die-on-invalid", "hang-oversized", "mute-oversized", "rejects-everything"].map(
    (mode) => stdio("probe", mode, [mode], "search"),
  ),
  stdio("overlap", "listed", [], "listed"),
  stdio("silent", "lost", [], "lost"),
  ...["crash", "fail", "fade", "wait"].map((tool) => stdio("log", tool, ["life.log"], tool)),
  ...Object.entries(listed).map(([name, says]) => saying("listing", name, says)),
  ...Object.entries({ ...plants, ...answers }).map(([name, plant]) =>
    saying("leaky", name, { tools: [tool], plants: { x: plant } }),
  ),
  ...Object.entries(answers).map(([name, plant]) =>
    saying("leaky", name, { tools: [tool], plants: { x: plant } }, "/"),
  ),
  ...[...namesIn("http-fault-server.mjs", "modes"), "401", "403", "429", "500", "503", "null-id-413"].map((mode) =>
    overHttp("http-fault", mode),
  ),
  ...[...namesIn("hostile-http-server.mjs", "calls"), "start"].map((place) => {
    const { command, ...rest } = overHttp("hostile-http", place, "say");
    return { ...rest, command: ["env", `HOSTILE=${COMMANDS}`, ...command] };
  }),
  ...[
    ...namesIn("sse-fault-server.mjs", "endpoint"),
    ...namesIn("sse-fault-server.mjs", "modes"),
    ...["html", "reset-at-start", "ends-at-start", "silent", "huge-at-start", "404", "503", "no-post-by-error"],
    ...["no-post-by-error-null", "answers-in-post", "refuses-by-error", "values-600000", "call-401", "call-503"],
    ...["posts-hang"],
  ].map((mode) => overHttp("sse-fault", mode)),
  ...[
    ...namesIn("endless-server.mjs", "events"),
    ...["gzip", "body", "event-body", "small-chunks:data", "small-chunks:notifications"],
  ].map((kind) => ({ ...overHttp("endless", kind), name: `endless ${kind}, over HTTP` })),
];
