import { isObject } from "../../core/json/json.js";
import type { Faults } from "../../kinds/agents/faults.js";
import { agentOf, expandModels, withMetrics } from "../../kinds/agents/kind.js";
import { metricsOf } from "../../kinds/agents/metrics.js";
import { CLASHES, COMPOSITION_CLASHES, clashOf } from "../../kinds/combinations.js";
import { complianceOf } from "../../kinds/compliance/kind.js";
import { graphOf } from "../../kinds/compositions/graph.js";
import { type EvalScope, evalOf } from "../../kinds/evals/kind.js";
import { type Fixtures, injectedOf } from "../../kinds/injected/fixtures.js";
import { fuzzOf, negativePathOf, wireFaultOf } from "../../kinds/negative-path/kind.js";
import type { ProblemLog } from "../problems.js";
import { checkServerName, onlyServer } from "../servers/server-name.js";
import type { Block, Suite, SuiteServer, SuiteTest, ToolExtras } from "../types.js";
import { reportLateKeys, reportLateValues } from "../variables/late-values.js";
import { checkDataReferences, checkStepReferences } from "../variables/references.js";
import { child, choiceOf, numberOf, skipReason, textOf, textsOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { checkClashes } from "./clashes.js";
import type { DataRow } from "./data.js";
import { type Defaults, withDefault } from "./default-test.js";
import { expandRows, expandServers } from "./expand.js";
import { assertionsOf, headersOnlyOverHttp } from "./expectations.js";
import { limitsOf } from "./limits.js";
import { stepsOf } from "./steps.js";
import { transformOf } from "./transforms.js";

const BLOCKS: readonly string[] = [
  "tools",
  "resources",
  "prompts",
  "agents",
  "compositions",
  "compliance",
  "evals",
] satisfies Block[];
/** Keys of a test that may hold what is known only while the suite runs. */
const LATE_KEYS: ReadonlySet<string> = new Set([
  ...["args", "expect", "steps", "finally", "verify", "setup", "teardown", "nodes", "transform", "request"],
  ...["prompt", "system_prompt", "turns"],
]);
/** Keys that may hold `${data.x}`, which is known when the rows are. */
const ROW_KEYS: ReadonlySet<string> = new Set(["name", "tool", "tags", "skip"]);
const DEFAULT_EXPECT = ["defaultTest", "expect"];

/** What every test of a suite takes from around it. */
export interface TestScope extends EvalScope {
  root: Record<string, unknown>;
  timeoutMs: number;
  /** Ids of the steps of `setup`. */
  setupSaved: ReadonlyMap<string, readonly string[]>;
  /** Of tests that do not say it. */
  retries: number;
  defaults: Defaults;
  fixtures: Fixtures;
  faults: Faults;
  data: ReadonlyMap<object, readonly DataRow[]>;
}

/** The tests of a suite, block by block as the document has them; reports names that occur twice. */
export function testsOf(scope: TestScope): SuiteTest[] {
  const { root, log } = scope;
  const tests: SuiteTest[] = [];
  for (const [block, list] of Object.entries(root)) {
    if (!BLOCKS.includes(block) || !Array.isArray(list)) continue;
    const names = new Map<string, number>();
    for (const [index, node] of list.entries()) {
      if (!isObject(node)) continue;
      for (const test of expand(block as Block, index, node, scope)) {
        const fullName = test.row === undefined ? test.name : `${test.name} [${test.row}]`;
        const key = `${fullName}\0${test.server}`;
        tests.push(test);
        if (test.name === "") continue;
        const same = names.get(key);
        const first = same ?? names.get(fullName);
        names.set(key, index).set(fullName, first ?? index);
        // On several servers a test is one; two rows of one name are two.
        if (first === undefined || (first === index && (test.row === undefined || same === undefined))) continue;
        reportDuplicate(root, [block, index, "name"], fullName, log.places.locate(root, [block, first, "name"]), log);
      }
    }
  }
  return tests;
}

/** A test for each row of its data, and each of its servers or models. */
function expand(block: Block, index: number, node: Record<string, unknown>, scope: TestScope): SuiteTest[] {
  const { root, data, log } = scope;
  const path = [block, index];
  const rows = data.get(node);
  const { data: _, ...rest } = node;
  if (rows) checkDataReferences(root, path, rest, rows, log);
  const whole = testOf(block, index, node, scope);
  if (whole.block === "evals") return [whole];
  if (whole.block === "agents") {
    const metrics = metricsOf(root, [...path, "eval"], node.eval, scope, log);
    return expandModels(root, path, node, whole, log).flatMap((test) => withMetrics(test, metrics));
  }
  const byRow = rows ? expandRows(root, path, node, whole, rows, log) : [whole];
  return byRow.flatMap((test) => expandServers(root, path, node, test, scope.servers, log));
}

function testOf(block: Block, index: number, node: Record<string, unknown>, scope: TestScope): SuiteTest {
  const { root, servers, defaults, log } = scope;
  const path = [block, index];
  const { expect } = node;
  const skipped = skipReason(node.skip);
  for (const key of Object.keys(node)) {
    const isLate = LATE_KEYS.has(key) || ("data" in node && ROW_KEYS.has(key));
    if (!isLate) reportLateValues(root, [...path, key], node[key], log);
  }
  reportLateKeys(root, [...path, "request"], node.request, ["method"], log);
  const onlyVersions = textsOf(node.only_versions);
  const skipVersions = textsOf(node.skip_versions);
  const server = isDriven(block) ? (textsOf(node.servers)?.[0] ?? "") : serverOf(root, path, node, servers, log);
  const all = (textsOf(node.server) ?? [server]).flatMap((name) => servers.get(name) ?? []);
  const isCall =
    block === "tools" && node.tool !== undefined && node.inject_error === undefined && node.fuzz === undefined;
  const added = isCall ? (defaults.expect ?? []) : [];
  const asserted = [...assertionsOf(expect, root, [...path, "expect"], log), ...added];
  for (const test of all) {
    headersOnlyOverHttp(root, [...path, "expect"], expect, test, log);
    if (isCall) headersOnlyOverHttp(root, DEFAULT_EXPECT, DEFAULT_EXPECT.reduce<unknown>(child, root), test, log);
  }
  const limits = { ...(isCall ? defaults.limits : undefined), ...limitsOf(expect, root, [...path, "expect"], log) };
  const defaultTimeoutMs = (block === "tools" ? defaults.timeoutMs : undefined) ?? scope.timeoutMs;
  const tags = [...(block === "tools" ? defaults.tags : []), ...(textsOf(node.tags) ?? [])];
  const base = {
    name: textOf(node.name),
    server,
    tags: [...new Set(tags)],
    timeoutMs: numberOf(node.timeout_ms) ?? defaultTimeoutMs,
    profile: choiceOf(node.profile, ["quick", "standard", "full"]) ?? "standard",
    ...(skipped === undefined ? {} : { skip: skipped }),
    ...(onlyVersions === undefined ? {} : { onlyVersions }),
    ...(skipVersions === undefined ? {} : { skipVersions }),
    retries: numberOf(node.retries) ?? scope.retries,
    // If nothing is asserted, the call itself is judged.
    ...(asserted.length > 0 && { expect: asserted }),
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
    location: log.places.locate(node, ["name"]),
    node,
  } as const;
  const args = isObject(node.args) ? node.args : {};
  // Assigned, not spread: what a literal gets behind a spread gives every test a hidden class of its own, and each read
  // of its members in a run of thousands costs ten times as much.
  if (block === "compliance") return Object.assign(base, { block }, complianceOf(node, root, path, log));
  if (block === "compositions") {
    checkClashes(root, path, node, COMPOSITION_CLASHES, log);
    return Object.assign(base, { block }, graphOf(root, path, node, server, servers, log));
  }
  if (block === "evals") {
    const evaluated = evalOf(root, path, node, scope);
    return Object.assign(base, { block, server: evaluated.agent?.servers[0] ?? "" }, evaluated);
  }
  if (block === "agents") return Object.assign(base, { block }, agentOf(root, path, node, servers, scope.faults, log));
  if (block === "prompts") return Object.assign(base, { block, prompt: textOf(node.prompt), args });
  if (block === "resources") return Object.assign(base, { block, uri: textOf(node.uri) });
  const tool = textOf(node.tool);
  return Object.assign(base, { block, tool, args }, extrasOf(path, node, { ...base, tool }, all, scope));
}

/** What a tool test has in addition to its call; `all`: the servers on which it runs. */
function extrasOf(
  path: Path,
  node: Record<string, unknown>,
  test: { tool: string; server: string; timeoutMs: number },
  all: readonly SuiteServer[],
  scope: TestScope,
): ToolExtras {
  const { root, servers, defaults, fixtures, log } = scope;
  const saved = new Map(scope.setupSaved);
  const { args, expect } = node;
  const resend = numberOf(node.resend);
  const wireFault = wireFaultOf(root, path, node, all, log);
  checkStepReferences(root, path, { args, expect }, saved, log);
  checkClashes(root, path, node, CLASHES, log);
  const steps = (key: string) => {
    if (!Array.isArray(node[key])) return {};
    const { server, timeoutMs } = test;
    return { [key]: stepsOf(node[key], [...path, key], { root, servers, server, timeoutMs, saved, log }) };
  };
  const injected = injectedOf(
    root,
    path,
    { tool: test.tool, servers: all, injectError: node.inject_error },
    fixtures,
    log,
  );
  const negativePath = negativePathOf(node.negative_path);
  const fuzz = fuzzOf(node.fuzz);
  const isBare = Object.keys(node).every((key) => clashOf(key, "transform") === undefined);
  const transform = withDefault(
    transformOf(root, [...path, "transform"], log),
    isBare ? defaults.transform : undefined,
  );
  return {
    ...steps("steps"),
    ...steps("verify"),
    ...steps("finally"),
    ...(injected && { injected }),
    ...(transform && { transform }),
    ...(resend && { resend }),
    ...(wireFault && { wireFault }),
    ...(negativePath && { negativePath }),
    ...(fuzz && { fuzz }),
  };
}

/** True for tests in which a model uses servers, or none. */
function isDriven(block: Block): boolean {
  return block === "agents" || block === "evals";
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
  // Another type is reported by the schema check; the names of a list are looked at one by one.
  if (typeof server !== "string") return typeof first === "string" ? first : "";
  return checkServerName(root, [...path, "server"], server, servers, log);
}

function reportDuplicate(
  root: object,
  path: Path,
  name: string,
  first: { file: string; line: number },
  log: ProblemLog,
): void {
  log.at(root, path, "value", {
    title: `duplicate test name \`${name}\``,
    description: `The first test with this name is at ${first.file}:${first.line}. Reports could not tell them apart.`,
    fix: "Give one of them a different name.",
  });
}
