import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { stringify } from "yaml";
import { CLI } from "./bundle.js";
import { checkJunit, filesIn, folderWith, mcptest, resultsIn, root } from "./cli.js";
import { standIn } from "./github/github.js";
import { runStep } from "./github/runner.js";
import { hasScript, inTerminal } from "./terminal.js";
import { WHOLE } from "./whole.js";

/** Values that are secret: by the name of their variable, or by their form. */
export const SECRETS: Readonly<Record<string, string>> = {
  API_TOKEN: "prod-Zq81kLw0/Xv7+Rt5=Ym3",
  DB_PASSWORD: 'p"ss\\w0rd<&>Qx7~Jv2/Kd9',
  PIN_KEY: "8245913706",
  LONG_SECRET: `Wm4${"Hs9Gt2Bn6Vc1Xz8Lk5Jf3Dq7Pw0".repeat(8)}`,
  "": "ghp_Tz5Wq8Rn1Kx4Vb7Jm2Hd9Lc3Fs6Yg0Pk5Ue",
};
const SERVER = `${root}__tests__/servers/leaky-server.mjs`;
const ENV = Object.fromEntries(Object.entries(SECRETS).filter(([name]) => name !== ""));
const SUITE = "s.mcptest.yaml";
const REPORTERS = ["json", "junit", "markdown", "sarif", "tap", "html", "github", "codequality", "pretty"];
/** The length of the pieces that are looked for: no text that is derived from a secret shows a part of it either. */
const RUN = 8;
const ENCODED_RUN = 14;

/** Ways in which a value is written into a text. The first ones leave a token readable, which is known by its prefix. */
const READABLE_WAYS: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => JSON.stringify({ value }),
  (value) => JSON.stringify(JSON.stringify({ value })),
  (value) => `https://x.test/?q=${encodeURIComponent(value)}&r=1`,
  (value) => new URLSearchParams({ q: value }).toString(),
  (value) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
];
/** The same for bytes of it. */
const ENCODED_WAYS: readonly ((bytes: Buffer) => string)[] = [
  (bytes) => bytes.toString("base64"),
  (bytes) => bytes.toString("base64url"),
  (bytes) => bytes.toString("hex"),
  (bytes) => bytes.toString("hex").toUpperCase(),
];
const WAYS: typeof READABLE_WAYS = [
  ...READABLE_WAYS,
  ...ENCODED_WAYS.map((write) => (value: string) => write(Buffer.from(value))),
  (value) => Buffer.from(`u:${value}`).toString("base64url"),
];

/** What may stand in the middle of it. */
const BREAKS = ["", "\x1b[0m", "\x1b[1;31m", "\u200b", "\x00", "\u202e", "\x1b]0;t\x07"];
/** Lengths at which something cuts. */
const LIMITS = [0, 40, 100, 120, 200, 300, 400, 500, 1_000, 1_024, 4_096, 65_536];

const textContent = (text: string) => [{ type: "text", text }];
const structured = (value: (text: string) => object) => (text: string) => ({
  result: { content: textContent(text), structuredContent: value(text) },
});
const plain = (text: string) => ({ result: { content: textContent(text) } });

/** What the tool answers, by the channel on which it says its text. */
const CHANNELS = {
  text: plain,
  structured: structured((text) => ({ list: [text, 8245913706], text })),
  key: structured((text) => ({ [text]: [1, { [`${text}2`]: text }] })),
  isError: (text: string) => ({ result: { content: textContent(text), isError: true } }),
  error: (text: string) => ({ error: { code: -32000, message: text } }),
  data: (text: string) => ({ error: { code: -32000, message: "no", data: { text } } }),
  stderr: plain,
  noise: plain,
  death: plain,
  deep: structured((text) => ({ a: { b: [[[{ c: text }]]] } })),
};

type Case = ReturnType<typeof oneCase.generate>["value"];

const oneCase = fc.record({
  secret: fc.nat(Object.keys(SECRETS).length - 1),
  way: fc.nat(WAYS.length - 1),
  broken: fc.constantFrom(...BREAKS),
  at: fc.nat(),
  limit: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...LIMITS.slice(0, -2)) }, fc.constantFrom(...LIMITS)),
  before: fc.nat(40),
  pad: fc.constantFrom("x", " ", "a b", "é", '"', "\\"),
  chunk: fc.constantFrom(0, 7, 4096),
  channel: fc.constantFrom(...(Object.keys(CHANNELS) as (keyof typeof CHANNELS)[])),
  matcher: fc.nat(),
});

/** A secret in one of its ways. */
function writtenOf({ secret, way }: Pick<Case, "secret" | "way">): string {
  const ways = secret === 4 ? READABLE_WAYS : WAYS;
  return ways[way % ways.length]!(Object.values(SECRETS)[secret]!);
}

/** The text that is said: padding up to beside a limit, then the secret. */
function textOf(sample: Case): string {
  const { at, broken, limit, before, pad } = sample;
  const written = writtenOf(sample);
  const place = at % (written.length + 1);
  const padding = pad.repeat(Math.ceil(limit / pad.length)).slice(0, Math.max(0, limit - before));
  return `${padding} ${written.slice(0, place)}${broken}${written.slice(place)} ${pad.repeat(3)}`;
}

/** What the server does when the tool of a case is called. */
function plantOf(sample: Case): Record<string, unknown> {
  const { channel, chunk, matcher } = sample;
  const text = textOf(sample);
  const length = chunk === 0 ? text.length + 1 : Math.max(chunk, Math.ceil(text.length / 50));
  const parts = `${text}\n`.match(new RegExp(`.{1,${length}}`, "gs")) ?? [];
  return {
    answer: CHANNELS[channel](text),
    ...(chunk > 0 && { chunk }),
    ...((channel === "stderr" || channel === "death") && { stderr: parts }),
    ...(channel === "noise" && { stdout: [text] }),
    ...(channel === "death" && matcher % 20 === 0 && { dies: true }),
  };
}

/** How a server over HTTP answers. */
function httpOf(sample: Case, index: number): object {
  const text = textOf(sample);
  // A header holds no control characters: what they would begin is not a sequence without them.
  const ascii = textOf({ ...sample, broken: "" }).replace(/[^\x20-\x7e]/g, "");
  const header = ascii.trim().slice(-6_000) || "none";
  const answers = [
    { body: text },
    { status: [400, 401, 403, 404, 429, 500][index % 6], body: text },
    { status: 429, headers: { "retry-after": header, "x-note": header }, body: "no" },
    { headers: { "content-type": header }, body: text },
    { headers: { "content-type": "text/html" }, body: `<p>${text}</p>` },
  ];
  return answers[index % answers.length]!;
}

/** Assertions that do not hold, whatever is said: every deterministic matcher, with arguments like the secret and other ones. */
const ASSERTIONS: readonly object[] = [
  { exact: "hi" },
  { exact: "prod-****" },
  { exact: "${API_TOKEN}-and-more" },
  { exact: { a: "ghp_****", b: [1] } },
  { contains: "no such text" },
  { contains: { list: ["prod-"], no: "${DB_PASSWORD}." } },
  { contains: "${API_TOKEN}!" },
  { icontains: "PROD-****" },
  { "starts-with": "prod-****" },
  { "contains-all": ["ghp_**", "${API_TOKEN}?"] },
  { "contains-any": ["prod-*", "none"] },
  { regex: "^never-(?:${PIN_KEY}0)$" },
  { schema: { type: "object", required: ["gone", "${API_TOKEN}"], additionalProperties: false } },
  { schema: { type: "string", pattern: "^never$", maxLength: 3 } },
  { "is-json": { schema: { type: "null" } } },
  { "is-xml": null },
  { "is-xml": { root: "note" } },
  { "is-sql": null },
  { "is-valid-tools-call": null },
  { levenshtein: { value: "prod-****", max: 1 } },
  { cel: "int(value) == 1" },
  { cel: "value.no_such == 1" },
  { cel: 'value == "prod-*"' },
  { not: { regex: "(?s).*" } },
  { anyOf: [{ exact: "a" }, { "starts-with": "${DB_PASSWORD}q" }] },
  { allOf: [{ regex: "(?s).*" }, { exact: "ghp_**" }] },
  { oneOf: [{ regex: "(?s).*" }, { regex: "(?s)." }] },
  { snapshot: { update: false } },
];
const TARGETS = "result.content[0].text result result.structuredContent error server.stderr result.nope.x".split(" ");
const TRANSFORMS = [undefined, undefined, undefined, ".[0:9]", "tonumber", ".no.such", "error"];

function testOf({ matcher }: Case, name: string): Record<string, unknown> {
  const assertion = ASSERTIONS[matcher % ASSERTIONS.length]!;
  const target = TARGETS[(matcher >> 5) % TARGETS.length];
  const jq = TRANSFORMS[(matcher >> 8) % TRANSFORMS.length];
  const given = "snapshot" in assertion ? { snapshot: { name, update: false } } : assertion;
  return {
    name,
    tool: name,
    expect: [{ target, matcher: given, ...(jq && { transform: { jq } }) }],
    timeout_ms: 30_000,
  };
}

/** A folder with a suite over that many plants. */
function planted(count: number, seed: number): { folder: string; total: number } {
  const cases = fc.sample(oneCase, { numRuns: count, seed });
  const plants = Object.fromEntries(
    cases.map((sample, i) => [`t${i}`, { ...plantOf(sample), copies: i % 100 === 99 }]),
  );
  const listed = fc.sample(oneCase, { numRuns: 20, seed: seed + 1 }).map((sample, i) => {
    // Half a secret is none: the server itself cuts nothing.
    const short = textOf({ ...sample, limit: 0 });
    const inputSchema = { type: "object", properties: { [short]: { description: textOf(sample) } } };
    return { name: `${short}${i}`, description: textOf(sample), inputSchema };
  });
  const overHttp = cases.slice(0, Math.ceil(count / 10));
  const https = overHttp.map((sample, i) => [
    `h${i}`,
    { http: httpOf(sample, i), answer: CHANNELS[sample.channel](textOf(sample)) },
  ]);
  const start = { command: [process.execPath, SERVER, "http.json", "${port}"] };
  const suite = {
    servers: {
      leaky: { command: [process.execPath, SERVER, "plants.json"] },
      web: { url: "http://127.0.0.1:${port}/mcp", start },
    },
    tools: [
      ...cases.map((sample, i) => ({ server: "leaky", ...testOf(sample, `t${i}`) })),
      ...overHttp.map((sample, i) => ({ server: "web", ...testOf(sample, `h${i}`) })),
    ],
  };
  const tools = [...listed, ...Object.keys(plants).map((name) => ({ name, inputSchema: { type: "object" } }))];
  const snapshots = cases.map((_, i) => [`snapshots/t${i}.json`, i % 2 === 0 ? '"prod-****"' : '{"a": ["ghp_**"]}']);
  const folder = folderWith({
    "s.mcptest.yaml": stringify(suite, { lineWidth: 0, aliasDuplicateObjects: false }),
    "plants.json": JSON.stringify({ tools, plants }),
    "http.json": JSON.stringify({ tools: [], plants: Object.fromEntries(https) }),
    ...Object.fromEntries(snapshots),
  });
  return { folder, total: suite.tools.length };
}

/** Runs a suite over that many plants by the action; gives every piece of a secret that left the process. */
export async function actionLeaks(count: number, seed: number): Promise<string[]> {
  const { folder, total } = planted(count, seed);
  const github = await standIn();
  try {
    const inputs = { suite: SUITE, json: "out/json", junit: "out/junit", artifacts: "true" };
    const { output } = await runStep(folder, inputs, { env: { ...ENV, ...github.env } });
    if (resultsIn(join(folder, "out/json")).summary.total !== total) throw new Error("not every case was run");
    if (github.checks.length === 0 || github.names.length === 0) throw new Error("nothing was published");
    return leaksIn([["step", output], ["GitHub", github.output()], ...textsIn(folder, ["out", "live"])]);
  } finally {
    await github.close();
  }
}

/** Runs the command line in a folder; `reported` gets what it printed. */
function commandLine(folder: string) {
  const reported: [string, string][] = [];
  const run = async (line: string, ...more: string[]): Promise<void> => {
    const { code, stdout, stderr } = await mcptest([...line.split(" "), ...more], { cwd: folder, env: ENV });
    if (code === null || code > 2) throw new Error(`${line}: exit code ${code}: ${stderr.slice(-2_000)}`);
    reported.push([`${line}: stdout`, stdout], [`${line}: stderr`, stderr]);
  };
  return { run, reported };
}

/** Runs a suite over that many plants by the command line; gives every piece of a secret that left the process. */
export async function leaks(count: number, seed: number): Promise<string[]> {
  const { folder, total } = planted(count, seed);
  const { run, reported } = commandLine(folder);
  const reporters = [...REPORTERS, "ndjson", "minimal"].map((name) => `--reporter ${name}=out/${name}`).join(" ");
  await run(`run ${SUITE} ${reporters} --capture out/capture.json --record out/cassettes --debug`);
  const results = resultsIn(join(folder, "out/json"));
  if (results.summary.total !== total) throw new Error("not every case was run");
  checkJunit(join(folder, "out/junit"), results);
  await run(`discover ${SUITE}`);
  await run("compliance invariants --capture out/capture.json");
  const live = textsIn(folder, ["live"]);
  if (!live.some(([, text]) => text !== "")) throw new Error("no spool was seen");
  return leaksIn([...reported, ...textsIn(folder, ["out", "snapshots"]), ...live]);
}

/** What a server offers, with a secret in every place that has text. */
function offersOf(seed: number): Record<string, unknown> {
  const cases = fc.sample(oneCase, { numRuns: 60, seed });
  let at = 0;
  const next = () => cases[at++ % cases.length] as Case;
  const text = () => textOf(next());
  // Nothing cuts a name.
  const short = () => textOf({ ...next(), limit: 0 });
  const address = () => encodeURIComponent(writtenOf({ ...next(), way: 0 }));
  return {
    initialize: {
      capabilities: { tools: {}, prompts: {}, resources: {}, experimental: { [short()]: { a: text() } } },
      serverInfo: { name: `leaky ${short()}`, version: short(), title: text() },
      instructions: text(),
    },
    "tools/list": {
      tools: ["one", "two", short(), short()].map((name) => ({
        name,
        title: text(),
        description: text(),
        inputSchema: {
          type: "object",
          properties: { [short()]: { type: "string", description: text(), enum: [text()], default: text() } },
          required: [short()],
        },
        outputSchema: { type: "object", required: [short()], properties: { a: { const: text() } } },
        annotations: { title: text(), readOnlyHint: true },
      })),
    },
    "prompts/list": {
      prompts: [{ name: short(), description: text(), arguments: [{ name: short(), description: text() }] }],
    },
    "resources/list": {
      resources: [{ uri: `file:///${address()}`, name: short(), description: text() }],
    },
    "resources/templates/list": {
      resourceTemplates: [{ uriTemplate: `x://{id}/${address()}`, name: short(), description: text() }],
    },
    "resources/read": { contents: [{ uri: "x:a", text: text() }] },
    "prompts/get": { messages: [{ role: "user", content: { type: "text", text: text() } }] },
  };
}

/** Runs the other commands on that many plants and what the server offers; gives every piece of a secret that left them. */
export async function commandLeaks(count: number, seed: number): Promise<string[]> {
  const { folder } = planted(count, seed);
  const { run, reported } = commandLine(folder);
  const plants = join(folder, "plants.json");
  const offer = (from: number) => {
    const whole = JSON.parse(readFileSync(plants, "utf8"));
    writeFileSync(plants, JSON.stringify({ ...whole, offers: offersOf(from) }));
  };
  const all = (name: string) => REPORTERS.map((reporter) => `--reporter ${reporter}=out/${name}.${reporter}`).join(" ");
  const server = ["--server-command", `${process.execPath} ${SERVER} plants.json`];
  offer(seed);
  await run(`run ${SUITE} --baseline out/b.json --update-baseline --reporter json=out/a.json`);
  await run(`run ${SUITE} --baseline out/b.json --reporter ndjson=out/a.ndjson`);
  offer(seed + 1);
  await run(`run ${SUITE} --baseline out/b.json --verbose ${all("drift")}`);
  await run(`report out/a.json out/a.ndjson ${all("merged")}`);
  for (const format of ["pretty", "json"]) {
    for (const command of [`diff out/b.json ${SUITE}`, `coverage ${SUITE}`, `discover ${SUITE}`]) {
      await run(`${command} --format ${format}`);
    }
    for (let index = 0; index < (WHOLE ? 8 : 2); index += 1) {
      await run(`call t${index * 3} {} --format ${format} --save out/saved.yaml`, ...server);
    }
  }
  await run("call --resource x:a --save out/saved.yaml", ...server);
  await run("init --out out/init.yaml --github --safe-call *", ...server);
  await run(`run ${SUITE} --list`);
  await run(`validate ${SUITE} --print`);
  if (hasScript()) {
    reported.push(["terminal", await inTerminal(`'${process.execPath}' '${CLI}' run ${SUITE} --verbose`, folder, ENV)]);
  }
  return leaksIn([...reported, ...textsIn(folder, ["out", ".mcptest", "snapshots"])]);
}

/** The pieces that may not leave, by their length: shorter ones turn up by chance. */
const pieces = new Map<number, Set<string>>();
for (const secret of Object.values(SECRETS)) {
  addPieces(secret, RUN);
  for (const skipped of [0, 1, 2]) {
    for (const write of ENCODED_WAYS) addPieces(write(Buffer.from(secret).subarray(skipped)), ENCODED_RUN);
  }
}

function addPieces(written: string, length: number): void {
  const known = pieces.get(length) ?? new Set();
  for (let at = 0; at + length <= written.length; at += 1) known.add(written.slice(at, at + length));
  pieces.set(length, known);
}

/** The pieces of secrets in texts, with the names of the texts. */
function leaksIn(texts: readonly [string, string][]): string[] {
  return texts.flatMap(([name, text]) => piecesIn(text).map((found) => `${name}: ${found}`));
}

/** Pieces of secrets in a text, each with what stands around it; at most ten. Durations have any digits. */
function piecesIn(whole: string): string[] {
  const text = whole.replace(/(?<=_ms":)[\d.e+-]+/g, "0");
  const found: string[] = [];
  for (const [length, known] of pieces) {
    for (let at = 0; at + length <= text.length && found.length < 10; at += 1) {
      if (!known.has(text.slice(at, at + length))) continue;
      found.push(JSON.stringify(text.slice(Math.max(0, at - 120), at + 80)));
      at += 200;
    }
  }
  return found;
}

/** The texts of all files in these folders, with their names. */
function textsIn(folder: string, places: readonly string[]): [string, string][] {
  return places.flatMap((place) =>
    filesIn(join(folder, place)).map(([name, text]): [string, string] => [`${place} ${name}`, text]),
  );
}
