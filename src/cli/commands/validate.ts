import { stringify } from "yaml";
import { addTo, uniqueBy } from "../../core/groups.js";
import { defined, isObject } from "../../core/json/json.js";
import { writeOut } from "../../core/out.js";
import { type Problem, UserError } from "../../core/problem.js";
import { quoteWord } from "../../core/proc/words.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import { hideTexts } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import type { FilePlan, Plan } from "../../engine/plan/plan.js";
import { clashOf } from "../../kinds/combinations.js";
import { createRequest, terminalEnvironment } from "../../run/create-request.js";
import { printable, reportWarnings } from "../../run/output.js";
import { prepareRun } from "../../run/pipeline.js";
import { baseOf } from "../../suite/servers/identities.js";
import { FIELDS_OF_KIND } from "../../suite/servers/server.js";
import type {
  Suite,
  SuiteAssertion,
  SuiteLimits,
  SuiteProgram,
  SuiteRunOptions,
  SuiteServer,
  SuiteStep,
  SuiteTest,
} from "../../suite/types.js";
import { DeferredText, hasDeferred } from "../../suite/variables/deferred.js";
import { definition, memberSchema, type SchemaNode, schemaOf } from "../../suite/yaml/schema-file.js";
import type { ResolvedFlags } from "../flags.js";
import { writeJson, writeJsonFile } from "../terminal.js";

type ValidateFlags = ResolvedFlags & { strict?: boolean; print?: boolean; format: "pretty" | "json" };

/** `mcptest validate`: returns 0 if every suite is valid. Throws a UserError with all problems of all files. */
export async function validateCommand(paths: string[], flags: ValidateFlags): Promise<number> {
  const environment = terminalEnvironment(new AbortController().signal);
  const request = { ...createRequest(paths, flags, environment), suiteDefaults: flags.suiteDefaults, mayLack: true };
  const { plan, warnings } = await prepareRun(request).catch((error: unknown) => {
    if (error instanceof UserError) return { plan: undefined, warnings: error.problems };
    throw error;
  });
  const problems: readonly Problem[] = flags.strict ? warnings.map(({ warning: _, ...error }) => error) : warnings;
  const isValid = problems.every(({ warning }) => warning);
  const entries = problems.map(({ warning, snippet: _, ...problem }) => ({
    severity: warning ? "warning" : "error",
    ...problem,
  }));
  const report = redactForeign({ version: 1, problems: entries });
  await writeJsonFile(report);
  if (flags.format === "json") {
    await writeJson(report);
    return isValid ? 0 : 2;
  }
  if (plan === undefined || !isValid) throw new UserError(problems);
  await reportWarnings(problems);
  if (flags.print) await writeOut(printable(printPlan(plan)));
  else await writeOut(printable(`${plan.files.map(summaryOf).join("\n")}\n`));
  return 0;
}

function summaryOf({ checked: { suite, tests } }: FilePlan): string {
  return `${suite.name}: ${plural(tests.length, "test")}, ${plural(suite.servers.size, "server")}`;
}

type Entry = Record<string, unknown>;

/** The resolved suites of a plan with all defaults, one YAML document each; every document is a valid suite. */
function printPlan(plan: Plan): string {
  // References that are resolved during the run stay as written.
  const texts = plan.files.map((file) => {
    const heading = `# ${JSON.stringify(file.checked.suite.name)}${file.skip === undefined ? "" : `, skipped: ${file.skip}`}`;
    return `${heading}\n${stringify(hideTexts(suiteEntry(file)), { directives: true })}`;
  });
  return texts.join("");
}

function suiteEntry({ checked: { suite }, batches }: FilePlan): Entry {
  const versions = batches.flatMap(({ targetVersion }) => targetVersion ?? []);
  const { p95LatencyMs, setup, teardown } = suite;
  const blocks = new Map<string, Entry[]>();
  // Rows and servers of one test are one entry.
  for (const test of uniqueBy(suite.tests, ({ node }) => node)) addTo(blocks, test.block, testEntry(test, suite));
  return {
    ...(versions.length > 0 && { target_versions: versions }),
    run_options: runOptionsEntry(suite.runOptions),
    performance: {
      default_timeout_ms: suite.defaultTimeoutMs,
      max_timeout_ms: suite.maxTimeoutMs,
      ...(p95LatencyMs !== undefined && { p95_latency_ms: p95LatencyMs }),
      gate: suite.p95Gates,
    },
    model_compatibility: suite.modelCompatibility,
    ...sharedEntries(suite),
    ...modelEntries(suite),
    servers: Object.fromEntries([...suite.servers].map(([name, server]) => [name, serverEntry(server)])),
    ...(setup.length > 0 && { setup: setup.map((step) => stepEntry(step, suite)) }),
    ...(teardown.length > 0 && { teardown: teardown.map((step) => stepEntry(step, suite)) }),
    ...Object.fromEntries(blocks),
  };
}

/** The keys of the suite that its tests refer to, which their kinds print. */
function sharedEntries({ tests }: Suite): Entry {
  const kinds = new Set(tests.map(({ kind }) => kind));
  return Object.assign({}, ...[...kinds].map((kind) => kind.printSuite?.(tests.filter((test) => test.kind === kind))));
}

function runOptionsEntry(options: SuiteRunOptions): Entry {
  const { restartPolicy: restart_policy, parallel, parallelVersions: parallel_versions } = options;
  const { bail, errorChannel: error_channel, drift: gate, invariants } = options;
  const drift = gate === "any" ? { changes: gate } : gate;
  return { restart_policy, parallel, parallel_versions, bail, error_channel, drift, invariants };
}

/** The endpoints of models, and what they may cost. */
function modelEntries({ providers, budget: { perTestCents, perSuiteCents, prices } }: Suite): Entry {
  const endpoints = [...providers].map(([name, { baseUrl, apiKeyEnv, organization }]): [string, Entry] => [
    name,
    {
      type: "openai",
      base_url: baseUrl,
      ...defined({ api_key_env: apiKeyEnv, organization }),
    },
  ]);
  const priced = [...prices].map(([name, { input, output }]): [string, Entry] => [
    name,
    { input_usd_per_mtok: input, output_usd_per_mtok: output },
  ]);
  const budget = {
    ...defined({ per_test_usd_cents: perTestCents, per_suite_usd_cents: perSuiteCents }),
    ...(priced.length > 0 && { prices: Object.fromEntries(priced) }),
  };
  return {
    ...(endpoints.length > 0 && { providers: Object.fromEntries(endpoints) }),
    ...(Object.keys(budget).length > 0 && { budget }),
  };
}

/** The entry with the defaults of its kind of server. */
function serverEntry({ raw: { from: _, ...raw } }: SuiteServer): Entry {
  const { wait_for_ready: ready } = raw;
  const entry = typeof ready === "string" ? { ...raw, wait_for_ready: { url: ready } } : raw;
  const complete = withDefaults(entry, schemaOf(["servers", "name"]).schema);
  for (const [kind, fields] of Object.entries(FIELDS_OF_KIND)) {
    if (!(kind in raw)) for (const field of fields) delete complete[field];
  }
  return complete;
}

function testEntry(test: SuiteTest, suite: Suite): Entry {
  const node = test.node as Entry;
  const complete = withDefaults(node, schemaOf([test.block, 0]).schema);
  for (const key of Object.keys(complete)) {
    if (!(key in node) && Object.keys(node).some((other) => clashOf(key, other) !== undefined)) delete complete[key];
  }
  const { server, tags, timeoutMs, profile, retries, expect, limits } = test;
  Object.assign(complete, { timeout_ms: timeoutMs, profile, retries });
  const { driven, steps = {}, transform } = test.kind.needs(test);
  // Tests with a model name their servers themselves.
  if (!driven) complete.server = node.server ?? baseOf(server, suite.identities);
  Object.assign(complete, expectEntry(expect, limits));
  // The tags of a row depend on its fields, so they stay as written.
  complete.tags = hasDeferred(node.tags) ? node.tags : tags;
  for (const [key, list] of Object.entries(steps))
    if (list.length > 0) complete[key] = list.map((step) => stepEntry(step, suite));
  if (transform) {
    const { request, response } = transform;
    complete.transform = { ...(request && programEntries({ request })), ...(response && programEntries({ response })) };
  }
  return Object.assign(complete, test.kind.print?.(test, suite));
}

function stepEntry({ node, server, timeoutMs, expect, limits }: SuiteStep, { identities }: Suite): Entry {
  const complete = withDefaults(node, schemaOf(["setup", 0]).schema);
  if (!("tool" in node) && !("prompt" in node)) delete complete.args;
  return { ...complete, server: baseOf(server, identities), timeout_ms: timeoutMs, ...expectEntry(expect, limits) };
}

/** The expectations in the long form, including those of `defaultTest`. */
function expectEntry(expect: readonly SuiteAssertion[] | undefined, limits: SuiteLimits | undefined): Entry {
  if (expect === undefined && limits === undefined) return {};
  const { maxDurationMs, maxResponseTokens: tokens } = limits ?? {};
  const mode = tokens?.warns ? "warn" : "fail";
  const assertions = (expect ?? []).map(({ target, matcher, message, transform }) => ({
    target,
    matcher: withDefaults(matcher, definition("Matcher")),
    message,
    transform,
  }));
  return {
    expect: {
      assertions,
      ...(maxDurationMs && { max_duration_ms: maxDurationMs.limit }),
      ...(tokens && { max_response_tokens: { budget: tokens.limit, tokenizer: tokens.tokenizer, mode } }),
    },
  };
}

function programEntries(named: Record<string, SuiteProgram>): Entry {
  const text = (program: SuiteProgram) =>
    "jq" in program ? { jq: program.jq } : program.command.map(quoteWord).join(" ");
  return Object.fromEntries(Object.entries(named).map(([key, program]) => [key, text(program)]));
}

/** Fills in the default of each missing field, at every level. */
function withDefaults(value: unknown, schema: SchemaNode): Entry {
  const complete: Entry = { ...(value as Entry) };
  for (const key of Object.keys(schema.properties ?? {})) {
    const { default: base } = memberSchema(schema, key).schema;
    if (complete[key] === undefined && base !== undefined) complete[key] = base;
  }
  for (const key of Object.keys(complete))
    complete[key] = fillDefaults(complete[key], memberSchema(schema, key).schema);
  return complete;
}

function fillDefaults(value: unknown, schema: SchemaNode): unknown {
  if (Array.isArray(value)) return value.map((item) => fillDefaults(item, memberSchema(schema, 0).schema));
  return isObject(value) && !(value instanceof DeferredText) ? withDefaults(value, schema) : value;
}
