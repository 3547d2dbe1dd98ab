import { dirname } from "node:path";
import { parseDuration } from "../core/duration.js";
import { isObject } from "../core/json.js";
import { complianceOf } from "./compliance.js";
import { graphOf } from "./compositions.js";
import type { DataRow } from "./data.js";
import { type Defaults, defaultsOf, withDefault } from "./default-test.js";
import { Deferred } from "./deferred.js";
import { onServers, withRows } from "./expand.js";
import { assertionsOf, headersOnlyOverHttp } from "./expectations.js";
import { type Fixtures, fixturesOf, injectedOf } from "./fixtures.js";
import { checkHttp } from "./http-check.js";
import { limitsOf } from "./limits.js";
import { negativePathOf } from "./negative-path.js";
import { child } from "./own.js";
import type { Path } from "./positions.js";
import type { ProblemLog } from "./problems.js";
import { checkDataReferences, checkStepReferences } from "./references.js";
import { FIELDS_OF_KIND, toServer } from "./server.js";
import { knownServer, onlyServer } from "./server-name.js";
import { expectOnlyOnSteps, stepsOf } from "./steps.js";
import { transformOf } from "./transforms.js";
import type { Block, RunOptions, Suite, SuiteServer, SuiteTest, ToolExtras } from "./types.js";
import { effectiveVersions, UNPUBLISHED } from "./versions.js";
import { wireFaultOf } from "./wire-fault.js";

const CALL_TIMEOUT_MS = 30_000;
const BEFORE_THE_RUN: readonly string[] = ["performance", "run_options", "target_versions", "model_compatibility"];
const BLOCKS: readonly string[] = ["tools", "resources", "prompts", "compositions", "compliance"] satisfies Block[];
/** Keys of a test that may hold what is known only while the suite runs. */
const LATE_KEYS: ReadonlySet<string> = new Set([
  ...["args", "expect", "steps", "finally", "verify", "setup", "teardown", "nodes", "transform", "data"],
]);
/** Keys that may hold `${data.x}`, which is known when the rows are. */
const ROW_KEYS: ReadonlySet<string> = new Set(["name", "tool", "tags", "skip"]);

/**
 * A suite from its merged document, after interpolation. Tells every problem that is left, and takes documents in
 * which others were found before; the suite is of use only where there is none.
 */
export function resolveSuite(
  file: string,
  name: string,
  root: Record<string, unknown>,
  data: ReadonlyMap<object, readonly DataRow[]>,
  log: ProblemLog,
  optionDefaults: Partial<RunOptions> = {},
): Suite {
  for (const block of BEFORE_THE_RUN) tellTooLate(root, [block], child(root, block), log);
  const servers = serversOf(root, log);
  const performance = child(root, "performance");
  const p95 = child(performance, "p95_latency_ms");
  const defaultTimeoutMs = numberOf(child(performance, "default_timeout_ms")) ?? CALL_TIMEOUT_MS;
  const known = new Set<string>();
  const scope = { root, servers, timeoutMs: defaultTimeoutMs, log };
  const setup = stepsOf(child(root, "setup"), ["setup"], { ...scope, known });
  const teardown = stepsOf(child(root, "teardown"), ["teardown"], { ...scope, known: new Set(known) });
  const defaults = defaultsOf(root, known, log);
  const fixtures = fixturesOf(root, servers, log);
  return {
    file,
    name,
    servers,
    tests: testsOf({ ...scope, setupIds: known, defaults, fixtures, data }),
    setup,
    teardown,
    targetVersions: targetVersionsOf(root, log),
    defaultTimeoutMs,
    ...(typeof p95 === "number" ? { p95LatencyMs: p95 } : {}),
    p95Gates: child(performance, "gate") === true,
    runOptions: runOptionsOf(child(root, "run_options"), optionDefaults),
    imports: [],
    modelCompatibility: textsOf(child(root, "model_compatibility")) ?? [],
    warnings: [],
    notices: [],
    places: log.places,
  };
}

function serversOf(root: Record<string, unknown>, log: ProblemLog): Map<string, SuiteServer> {
  const servers = new Map<string, SuiteServer>();
  const declared = child(root, "servers");
  for (const [name, entry] of Object.entries(isObject(declared) ? declared : {})) {
    if (!isObject(entry) || !isObject(declared)) continue;
    const path = ["servers", name];
    const folder = dirname(log.places.sourceOf(declared, name)?.file ?? "");
    servers.set(name, toServer(name, entry, folder, log.places.locate(root, path, "key")));
    checkServer(root, path, entry, log);
  }
  if (servers.size === 0 && (declared === undefined || isObject(declared))) {
    log.at(root, declared === undefined ? [] : ["servers"], "key", {
      title: "no servers",
      description: "A suite needs at least one server to test, here or in an imported file.",
      fix: "Write `servers:` with a name and its `command`.",
    });
  }
  return servers;
}

/** Tells what is wrong with a server's entry beyond its schema; `path` leads to it. */
export function checkServer(
  root: Record<string, unknown>,
  path: Path,
  entry: Record<string, unknown>,
  log: ProblemLog,
): void {
  const durations = [["startup_timeout"], ["http", "timeout"], ["http", "connect_timeout"]];
  const ready = ["timeout", "interval"].map((key) => ["wait_for_ready", key]);
  for (const keys of [...durations, ...ready]) checkDuration(root, [...path, ...keys], log);
  checkKind(root, path, entry, log);
  for (const key of ["cwd", "startup_timeout", "inherit_env"]) tellTooLate(root, [...path, key], entry[key], log);
  if (entry["url"] !== undefined) checkHttp(root, path, entry, log);
}

/** A field that has no meaning for the server's kind would be passed over. */
function checkKind(root: object, path: Path, entry: object, log: ProblemLog): void {
  const kinds = (["command", "url", "cassette"] as const).filter((kind) => child(entry, kind) !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) return;
  for (const other of ["command", "url"] as const) {
    if (other === kind) continue;
    for (const field of FIELDS_OF_KIND[other].filter((one) => child(entry, one) !== undefined)) {
      log.at(root, [...path, field], "key", {
        title: `\`${field}\` on a server with \`${kind}\``,
        description: `It has a meaning only for servers with \`${other}\`.`,
        fix: `Remove it${field === "auth" ? "; give a token to a process by `env`" : ""}.`,
      });
    }
  }
}

function checkDuration(root: Record<string, unknown>, path: Path, log: ProblemLog): void {
  const value = path.reduce<unknown>(child, root);
  // Another form is told by the schema.
  const isWritten = typeof value === "string" && /^[0-9]+(\.[0-9]+)?(ms|s|m|h)$/.test(value);
  if (!isWritten || parseDuration(value) !== undefined) return;
  log.at(root, path, "value", {
    title: `\`${path.at(-1)}\` is too long`,
    description: "Timers count to some 24 days.",
    fix: "Write a shorter duration.",
  });
}

function targetVersionsOf(root: object, log: ProblemLog): string[] {
  const versions = textsOf(child(root, "target_versions")) ?? [];
  const index = versions.indexOf(UNPUBLISHED);
  if (index !== -1) {
    log.at(root, ["target_versions", index], "value", {
      title: `no published revision is called ${UNPUBLISHED}`,
      description: "It is offered to the server as written; what the server negotiates instead is reported.",
      fix: "Write 2025-11-25 or 2026-07-28, unless this is what you want to see.",
      warning: true,
    });
  }
  return effectiveVersions(versions);
}

function runOptionsOf(options: unknown, defaults: Partial<RunOptions>): RunOptions {
  const gate = (key: string): RunOptions["drift"] | undefined => oneOf(child(options, key), ["off", "warn", "fail"]);
  const choice = (key: string): boolean | undefined =>
    typeof child(options, key) === "boolean" ? child(options, key) === true : undefined;
  const parallel = child(options, "parallel");
  return {
    restartPolicy: oneOf(child(options, "restart_policy"), ["per_file", "per_run", "per_test"]) ?? "per_file",
    parallel: parallel === "servers" || typeof parallel === "number" ? parallel : false,
    parallelVersions: choice("parallel_versions") ?? defaults.parallelVersions ?? false,
    bail: choice("bail") ?? defaults.bail ?? false,
    errorChannel: gate("error_channel") ?? defaults.errorChannel ?? "warn",
    drift: gate("drift") ?? defaults.drift ?? "warn",
    invariants: gate("invariants") ?? defaults.invariants ?? "warn",
  };
}

/** What every test of a suite takes from around it. */
interface TestScope {
  root: Record<string, unknown>;
  servers: Suite["servers"];
  timeoutMs: number;
  /** Ids of the steps of `setup`. */
  setupIds: ReadonlySet<string>;
  defaults: Defaults;
  fixtures: Fixtures;
  data: ReadonlyMap<object, readonly DataRow[]>;
  log: ProblemLog;
}

/** Block by block as the document has them. */
function testsOf(scope: TestScope): SuiteTest[] {
  const { root, log } = scope;
  const tests: SuiteTest[] = [];
  for (const [block, list] of Object.entries(root)) {
    if (!BLOCKS.includes(block) || !Array.isArray(list)) continue;
    const names = new Map<string, number>();
    for (const [index, node] of list.entries()) {
      if (!isObject(node)) continue;
      for (const test of expand(block as Block, index, node, scope)) {
        const shown = test.row === undefined ? test.name : `${test.name} [${test.row}]`;
        const key = `${shown}\0${test.server}`;
        tests.push(test);
        if (test.name === "") continue;
        const first = names.get(key) ?? names.get(shown);
        names.set(key, index).set(shown, first ?? index);
        if (first === undefined || (first === index && test.row === undefined)) continue;
        tellDuplicate(root, [block, index, "name"], shown, log.places.locate(root, [block, first, "name"]), log);
      }
    }
  }
  return tests;
}

/** A test for each row of its data and each of its servers. */
function expand(block: Block, index: number, node: Record<string, unknown>, scope: TestScope): SuiteTest[] {
  const { root, data, log } = scope;
  const path = [block, index];
  const rows = data.get(node);
  const { data: _, ...rest } = node;
  if (rows) checkDataReferences(root, path, rest, rows, log);
  const whole = testOf(block, index, node, scope);
  const byRow = rows ? withRows(root, path, node, whole, rows, log) : [whole];
  return byRow.flatMap((test) => onServers(root, path, node, test, scope.servers, log));
}

function testOf(block: Block, index: number, node: Record<string, unknown>, scope: TestScope): SuiteTest {
  const { root, servers, defaults, log } = scope;
  const path = [block, index];
  const { skip, expect } = node;
  for (const key of Object.keys(node)) {
    const isLate = LATE_KEYS.has(key) || ("data" in node && ROW_KEYS.has(key));
    if (!isLate) tellTooLate(root, [...path, key], node[key], log);
  }
  const onlyVersions = textsOf(node["only_versions"]);
  const skipVersions = textsOf(node["skip_versions"]);
  const server = serverOf(root, path, node, servers, log);
  const isCall = block === "tools" && typeof node["tool"] !== "undefined" && node["inject_error"] === undefined;
  const added = isCall ? (defaults.expect ?? []) : [];
  const own = "expect" in node ? assertionsOf(expect, root, [...path, "expect"], log) : undefined;
  if (own) headersOnlyOverHttp(root, [...path, "expect"], expect, servers.get(server), log);
  const limits = { ...(isCall ? defaults.limits : undefined), ...limitsOf(expect, root, [...path, "expect"], log) };
  const defaultTimeoutMs = (block === "tools" ? defaults.timeoutMs : undefined) ?? scope.timeoutMs;
  const tags = [...(block === "tools" ? defaults.tags : []), ...(textsOf(node["tags"]) ?? [])];
  const base = {
    name: textOf(node["name"]),
    server,
    tags: [...new Set(tags)],
    timeoutMs: numberOf(node["timeout_ms"]) ?? defaultTimeoutMs,
    profile: oneOf(node["profile"], ["quick", "standard", "full"]) ?? "standard",
    ...(skip === true || typeof skip === "string" ? { skip: skip === true ? "the suite skips it" : skip } : {}),
    ...(onlyVersions === undefined ? {} : { onlyVersions }),
    ...(skipVersions === undefined ? {} : { skipVersions }),
    retries: numberOf(node["retries"]) ?? 0,
    ...(own || added.length > 0 ? { expect: added.length > 0 ? [...(own ?? []), ...added] : own } : {}),
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    location: log.places.locate(node, ["name"]),
    node,
  } as const;
  const args = isObject(node["args"]) ? node["args"] : {};
  // Assigned, not spread: what a literal gets behind a spread gives every test a hidden class of its own, and each read
  // of its members in a run of thousands costs ten times as much.
  if (block === "compliance") return Object.assign(base, { block }, complianceOf(node, root, path, log));
  if (block === "compositions") return Object.assign(base, { block }, graphOf(root, path, node, server, servers, log));
  if (block === "prompts") return Object.assign(base, { block, prompt: textOf(node["prompt"]), args });
  if (block === "resources") return Object.assign(base, { block, uri: textOf(node["uri"]) });
  const tool = textOf(node["tool"]);
  return Object.assign(base, { block, tool, args }, extrasOf(path, node, { ...base, tool }, scope));
}

/** What a tool test has beside its call. */
function extrasOf(
  path: Path,
  node: Record<string, unknown>,
  test: { tool: string; server: string; timeoutMs: number },
  scope: TestScope,
): ToolExtras {
  const { root, servers, defaults, fixtures, log } = scope;
  const known = new Set(scope.setupIds);
  const { args, expect } = node;
  const resend = numberOf(node["resend"]);
  const wireFault = wireFaultOf(root, path, node, servers.get(test.server), log);
  checkStepReferences(root, path, { args, expect }, known, log);
  expectOnlyOnSteps(root, path, node, log);
  const steps = (key: string) => {
    if (!Array.isArray(node[key])) return {};
    const { server, timeoutMs } = test;
    return { [key]: stepsOf(node[key], [...path, key], { root, servers, server, timeoutMs, known, log }) };
  };
  const injected = injectedOf(root, path, { ...test, injectError: node["inject_error"] }, fixtures, log);
  const negativePath = negativePathOf(node["negative_path"]);
  const transform = withDefault(transformOf(root, [...path, "transform"], log), defaults.transform);
  return {
    ...steps("steps"),
    ...steps("verify"),
    ...steps("finally"),
    ...(injected && { injected }),
    ...(transform && { transform }),
    ...(resend && { resend }),
    ...(wireFault && { wireFault }),
    ...(negativePath && { negativePath }),
  };
}

/** The server of a test; the first of a list. */
function serverOf(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  servers: Suite["servers"],
  log: ProblemLog,
): string {
  const { server } = node;
  const first: unknown = Array.isArray(server) ? server[0] : server;
  if (servers.size === 0) return "";
  if (server === undefined) return onlyServer(root, [...path, "name"], "The test", servers, log);
  // Another type is told by the schema; the names of a list are looked at one by one.
  if (typeof server !== "string") return typeof first === "string" ? first : "";
  return knownServer(root, [...path, "server"], server, servers, log);
}

function tellDuplicate(
  root: object,
  path: Path,
  name: string,
  first: { file: string; line: number },
  log: ProblemLog,
): void {
  log.at(root, path, "value", {
    title: `duplicate test name \`${name}\``,
    description: `The first test of this name stands at ${first.file}:${first.line}; reports could not tell the two apart.`,
    fix: "Give one of them another name.",
  });
}

/** Tells what is known only while the suite runs, where a value must be known before. */
function tellTooLate(root: object, path: Path, value: unknown, log: ProblemLog): void {
  if (typeof value !== "object" || value === null) return;
  if (!(value instanceof Deferred)) {
    for (const [key, item] of Object.entries(value)) {
      tellTooLate(root, [...path, Array.isArray(value) ? Number(key) : key], item, log);
    }
    return;
  }
  log.at(root, path, "value", {
    title: `\`${path.findLast((step) => typeof step === "string")}\` is known too late`,
    description: "It must be known before the run, and this variable has its value only while the suite runs.",
    fix: "Write the value itself, or a variable that is declared in the suite.",
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}
