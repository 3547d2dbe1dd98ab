import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSchemaPort } from "../../src/engine/judge/schema-port.js";
import { folderWith, jsonIn, mcptest, measured, mostMemory, root, runIn } from "../support/harness.js";
import { oracle } from "../support/oracles.js";
import { WHOLE } from "../support/whole.js";

const SERVER = `${root}__tests__/servers/schema-server.mjs`;
const MOST_MIB = 512;

/** A folder with a server of these tools: the texts of their schemas, and of what they answer. */
function serverWith(tools: { name: string; inputSchema?: string; outputSchema?: string; answer?: string }[]) {
  const texts = tools.map(({ name, inputSchema = '{"type":"object"}', outputSchema }) => {
    const output = outputSchema === undefined ? "" : `,"outputSchema":${outputSchema}`;
    return `{"name":${JSON.stringify(name)},"annotations":{"readOnlyHint":true},"inputSchema":${inputSchema}${output}}`;
  });
  const answers = Object.fromEntries(
    tools.flatMap(({ name, answer }) => (answer === undefined ? [] : [[name, answer]])),
  );
  const suite = {
    servers: { s: { command: ["node", SERVER, "server.json"], safe_calls: ["*"] } },
    run_options: { invariants: "fail" },
    compliance: [{ name: "lists", check: "tools/list" }],
  };
  const calls = tools.map(({ name }) => ({ name, tool: name }));
  const probed = [
    { name: "negative", tool: "t", negative_path: {} },
    { name: "fuzzed", tool: "t", fuzz: { cases: 5 } },
  ];
  return folderWith({
    "server.json": { tools: texts, answers },
    "calls.yaml": { ...suite, tools: calls },
    "probed.yaml": { ...suite, tools: probed },
  });
}

const command = ["--server-command", `node ${SERVER} server.json`];

describe("schemas and answers of hostile servers", () => {
  const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  const json = (schema: object) => JSON.stringify({ type: "object", ...schema });
  // So long that two equal ones are not the same text in memory.
  const named = (count: number) => times(count, (i) => `argument${i}`);
  const all = times(20, () => ({ $ref: "#" }));
  const layers = (key: string) => ({
    [key]: [{ $ref: "#/$defs/argument0" }],
    $defs: Object.fromEntries(
      named(40).map((name, i) => [name, { [key]: times(20, () => ({ $ref: `#/$defs/argument${i + 1}` })) }]),
    ),
  });
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}{}${"}".repeat(levels)}`;
  const endless = "((((((a+)+)+)+)+)+)+";
  const texts = (count: number, schema: object) => ({
    properties: Object.fromEntries(named(count).map((name) => [name, schema])),
    required: named(count),
  });
  const chains = (count: number) => ({
    properties: Object.fromEntries(named(count).map((name) => [name, { $ref: `#/$defs/${name}/0` }])),
    required: named(count),
    $defs: Object.fromEntries(
      named(count).map((name) => [
        name,
        [...times(18, (i) => ({ $ref: `#/$defs/${name}/${i + 1}` })), { type: "string" }],
      ]),
    ),
  });
  const recursive = json({ properties: { a: { $ref: "#" } } });

  /** Each is tried in every build, or with the whole only. */
  const TOOLS: { what: string; isQuick?: boolean; inputSchema?: string; outputSchema?: string; answer?: string }[] = [
    { what: "allOf with twenty references to itself", isQuick: true, inputSchema: json({ allOf: all }) },
    { what: "anyOf, oneOf and allOf of itself", inputSchema: json({ allOf: all, anyOf: all, oneOf: all }) },
    ...["allOf", "anyOf", "oneOf"].map((key) => ({ what: `layers of ${key}`, inputSchema: json(layers(key)) })),
    { what: "a pattern without end", isQuick: true, inputSchema: json(texts(1, { pattern: endless })) },
    { what: "many such patterns", inputSchema: json(texts(50, { items: { pattern: endless }, minItems: 3 })) },
    { what: "such a pattern of names", inputSchema: json({ propertyNames: { pattern: endless }, required: ["b"] }) },
    { what: "50,000 required texts", inputSchema: json(texts(50_000, { type: "string" })) },
    { what: "3,000 texts of one pattern", inputSchema: json(texts(3_000, { pattern: "^[a-z]{3,10}$" })) },
    { what: "3,000 chains of references", inputSchema: json(chains(3_000)) },
    { what: "itself as 5,000 required arguments", inputSchema: json(texts(5_000, { $ref: "#" })) },
    { what: "200,000 required names", inputSchema: json({ required: named(200_000) }) },
    {
      what: "a deep const",
      isQuick: true,
      inputSchema: `{"properties":{"a":{"const":${nested(9_000)}}},"required":["a"]}`,
    },
    { what: "a deep default", inputSchema: `{"properties":{"a":{"default":${nested(9_000)}}},"required":["a"]}` },
    { what: "a deep schema", inputSchema: `${'{"properties":{"a":'.repeat(3_000)}{}${"}}".repeat(3_000)}` },
    { what: "itself as outputSchema", isQuick: true, outputSchema: '{"$ref":"#"}', answer: "{}" },
    { what: "not itself as outputSchema", outputSchema: json({ not: { $ref: "#" } }), answer: "{}" },
    { what: "a deep answer", isQuick: true, outputSchema: recursive, answer: nested(9_000) },
    { what: "a very deep answer", outputSchema: recursive, answer: nested(100_000) },
    { what: "a wide outputSchema", outputSchema: json(texts(50_000, { type: "string" })), answer: "{}" },
  ];
  const COMMANDS: [name: string, args: string[]][] = [
    ["fuzz", ["fuzz", ...command, "--runs", "10", "--format", "json"]],
    ["run", ["run", "probed.yaml", "calls.yaml"]],
    ["compliance run", ["compliance", "run", ...command]],
    ["init", ["init", ...command, "--out", "new.yaml"]],
    ["audit", ["audit", ...command, "--budget", "20s"]],
    ["discover", ["discover", ...command]],
  ];

  it("are not compiled if they are too large, on whatever machine", async () => {
    const judge = (await loadSchemaPort())(JSON.parse(json(texts(50_000, { type: "string" }))));
    expect(await judge({})).toEqual({ unjudged: expect.stringContaining("too large (1,000,000 steps)") });
  });

  it.each(
    TOOLS.flatMap((tool) => COMMANDS.map(([name, args]) => ({ name, args, ...tool }))).filter(
      ({ name, what, isQuick }) =>
        WHOLE || (isQuick && (name === "fuzz" || (name === "audit" && what === "a deep const"))),
    ),
  )("$name ends whole with $what", async ({ args, what: _, isQuick: __, ...tool }) => {
    const { code, stdout, stderr, peakMiB } = await measured(args, serverWith([{ ...tool, name: "t" }]));
    expect(stderr).not.toContain("mcptest itself failed");
    // What could not be judged ends a run with 2.
    expect(stderr.includes("no answer could be judged") || args[0] === "run" ? [1, 2] : [0, 1]).toContain(code);
    expect(stdout + stderr).not.toBe("");
    expect(peakMiB).toBeLessThan(mostMemory(MOST_MIB));
    if (args[0] === "fuzz") expect(JSON.parse(stdout).tools).toMatchObject([{ name: "t" }]);
  });
});

interface Group {
  description: string;
  schema: unknown;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const suites = oracle("json-schema");
/** Why some schemas are not judged; the test of the matcher counts them. */
const UNJUDGED =
  /SchemaExternalRef|Unknown JSON Schema dialect: `\$schema` is "http:\/\/localhost:1234\/|leads out of the schema|cannot be validated reliably|can't resolve reference/;

/** The groups of a draft with the schema as a tool lists it; each twelfth, unless everything is tried. */
function groupsOf(draft: string, dialect: string | undefined): (Group & { name: string })[] {
  const folder = join(suites!, draft);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const groups = files.flatMap((file) =>
    (jsonIn(folder, file) as Group[]).map((group, i) => {
      const isObject = typeof group.schema === "object";
      const schema =
        dialect !== undefined && isObject ? { $schema: dialect, ...(group.schema as object) } : group.schema;
      return { ...group, schema, name: `${file}: ${i}` };
    }),
  );
  return groups.filter((_, at) => WHOLE || at % 12 === 0);
}

describe.skipIf(suites === undefined)(
  "the official JSON Schema tests (skipped without their data: npm run oracles)",
  () => {
    describe.each([
      ["draft2020-12", undefined],
      ["draft7", "http://json-schema.org/draft-07/schema#"],
    ])("%s", (draft, dialect) => {
      it("have the same verdicts for answers, by outputSchema", async () => {
        const schemas = await loadSchemaPort();
        const wrong: unknown[] = [];
        for (const { name, schema, tests } of groupsOf(draft, dialect)) {
          // `format` is asserted on purpose.
          if (JSON.stringify(schema).includes('"format"')) continue;
          const judge = schemas(schema);
          for (const { data, valid } of tests) {
            const result = await judge(data);
            const isRight =
              "unjudged" in result ? UNJUDGED.test(result.unjudged) : (result.wrong === undefined) === valid;
            if (!isRight) wrong.push({ name, data, valid, result });
          }
        }
        expect(wrong).toEqual([]);
      });

      it("do no harm as outputSchema of tools that answer with their values", async () => {
        const tools = groupsOf(draft, dialect).flatMap(({ name, schema, tests }) =>
          tests.map(({ data }, i) => {
            return { name: `${name}.${i}`, outputSchema: JSON.stringify(schema), answer: JSON.stringify(data) };
          }),
        );
        const { results } = await runIn(serverWith(tools), ["calls.yaml"]);
        expect(results.tests.map(({ name }) => name).sort()).toEqual(
          ["lists", ...tools.map(({ name }) => name)].sort(),
        );
        expect(results.tests.filter(({ status }) => status === "skipped")).toEqual([]);
      });

      it("do no harm as inputSchema, with their values as arguments", async () => {
        const groups = groupsOf(draft, dialect);
        const folder = serverWith(groups.map(({ name, schema }) => ({ name, inputSchema: JSON.stringify(schema) })));
        const { code, stdout } = await mcptest(["fuzz", ...command, "--runs", "6", "--format", "json"], {
          cwd: folder,
        });
        expect([0, 1]).toContain(code);
        const { tools } = JSON.parse(stdout) as { tools: { name: string; runs: number }[] };
        expect(tools.map(({ name, runs }) => [name, runs > 0])).toEqual(groups.map(({ name }) => [name, true]));
      });
    });
  },
);
