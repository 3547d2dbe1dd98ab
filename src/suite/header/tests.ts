import { isObject } from "../../core/json/json.js";
import { kindsOfNode, type SuiteKind, type SuiteScope, type TestScope } from "../kind.js";
import type { ProblemLog } from "../problems.js";
import { checkServerName, onlyServer } from "../servers/server-name.js";
import type { SuiteTest, TestHeader } from "../types.js";
import { reportLateValues } from "../variables/late-values.js";
import { checkDataReferences } from "../variables/references.js";
import { child, choiceOf, numberOf, skipReason, textOf, textsOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { checkClashes } from "./clashes.js";
import type { DataRow } from "./data.js";
import type { Defaults } from "./default-test.js";
import { expandRows, expandServers } from "./expand.js";
import { assertionsOf, headersOnlyOverHttp, limitsOf } from "./expectations.js";

/** Keys that may hold `${data.x}`, which is known when the rows are. */
const ROW_KEYS: readonly string[] = ["name", "tool", "tags", "skip"];
const DEFAULT_EXPECT = ["defaultTest", "expect"];

/** Reads one entry of a block. */
type ReadEntry = (path: Path, node: Record<string, unknown>) => SuiteTest[];

/**
 * The tests of a suite, block by block as the document has them; reports names that occur twice.
 *
 * @param data the rows of the tests that have some, by the tests' mappings
 * @param retries of tests that do not say it
 */
export function testsOf(
  scope: SuiteScope,
  kinds: readonly SuiteKind[],
  data: ReadonlyMap<object, readonly DataRow[]>,
  retries: number,
): SuiteTest[] {
  const { root, log } = scope;
  const readers = readersOf(scope, kinds, data, retries);
  const tests: SuiteTest[] = [];
  for (const [block, list] of Object.entries(root)) {
    const read = readers.get(block);
    if (read === undefined || !Array.isArray(list)) continue;
    const names = new Map<string, number>();
    for (const [index, node] of list.entries()) {
      if (!isObject(node)) continue;
      for (const test of read([block, index], node)) {
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

/** Reads the entries of each block. */
function readersOf(
  scope: SuiteScope,
  kinds: readonly SuiteKind[],
  data: ReadonlyMap<object, readonly DataRow[]>,
  retries: number,
): Map<string, ReadEntry> {
  const { root, servers, log } = scope;
  const bodies = new Map(kinds.map((kind) => [kind, kind.reader(scope)]));
  const blocks = new Set(kinds.map(({ block }) => block));
  return new Map(
    [...blocks].map((block): [string, ReadEntry] => {
      const ofBlock = kinds.filter((kind) => kind.block === block);
      const clashes = ofBlock.flatMap((kind) => kind.clashes ?? []);
      const lateKeys = new Set(["expect", ...ofBlock.flatMap((kind) => kind.lateKeys)]);
      return [
        block,
        (path, node) => {
          const [kind, ...others] = kindsOfNode(ofBlock, node);
          if (kind === undefined) return [];
          const rows = data.get(node);
          const { data: _, ...rest } = node;
          if (rows) checkDataReferences(root, path, rest, rows, log);
          for (const key of Object.keys(node)) {
            const isLate = lateKeys.has(key) || ("data" in node && ROW_KEYS.includes(key));
            if (!isLate) reportLateValues(root, [...path, key], node[key], log);
          }
          checkClashes(root, path, node, clashes, log);
          const test = headerOf(kind, path, node, retries, scope);
          const body = bodies.get(kind)?.(test);
          // What is wrong in the keys of the others is reported too.
          for (const other of others) bodies.get(other)?.(test);
          const whole: SuiteTest = Object.assign(test.header, { kind, body });
          if (kind.serverOf) whole.server = kind.serverOf(body);
          if (kind.expand) return kind.expand(whole, test, scope);
          const byRow = rows ? expandRows(root, path, node, whole, kind, rows, log) : [whole];
          return byRow.flatMap((one) => expandServers(root, path, node, one, kind, servers, log));
        },
      ];
    }),
  );
}

function headerOf(
  kind: SuiteKind,
  path: Path,
  node: Record<string, unknown>,
  retries: number,
  scope: SuiteScope,
): TestScope {
  const { root, servers, log } = scope;
  const { expect } = node;
  const skip = skipReason(node.skip);
  const onlyVersions = textsOf(node.only_versions);
  const skipVersions = textsOf(node.skip_versions);
  const server = kind.serverOf ? (textsOf(node.servers)?.[0] ?? "") : serverOf(path, node, scope);
  const on = (textsOf(node.server) ?? [server]).flatMap((name) => servers.get(name) ?? []);
  const ofHeader: Partial<Defaults> = kind.defaults === undefined ? {} : scope.defaults;
  const ofExpect: Partial<Defaults> = kind.defaults === "all" ? scope.defaults : {};
  const asserted = [...assertionsOf(expect, root, [...path, "expect"], log), ...(ofExpect.expect ?? [])];
  for (const one of on) {
    headersOnlyOverHttp(root, [...path, "expect"], expect, one, log);
    if (kind.defaults !== "all") continue;
    headersOnlyOverHttp(root, DEFAULT_EXPECT, DEFAULT_EXPECT.reduce<unknown>(child, root), one, log);
  }
  const limits = { ...ofExpect.limits, ...limitsOf(expect, root, [...path, "expect"], log) };
  const header: TestHeader = {
    block: kind.block,
    name: textOf(node.name),
    server,
    tags: [...new Set([...(ofHeader.tags ?? []), ...(textsOf(node.tags) ?? [])])],
    timeoutMs: numberOf(node.timeout_ms) ?? ofHeader.timeoutMs ?? scope.timeoutMs,
    profile: choiceOf(node.profile, ["quick", "standard", "full"]) ?? "standard",
    ...(skip !== undefined && { skip }),
    ...(onlyVersions !== undefined && { onlyVersions }),
    ...(skipVersions !== undefined && { skipVersions }),
    retries: numberOf(node.retries) ?? retries,
    // If nothing is asserted, the call itself is judged.
    ...(asserted.length > 0 && { expect: asserted }),
    ...(Object.keys(limits).length > 0 && { limits }),
    location: log.places.locate(node, ["name"]),
    node,
  };
  return { path, node, header, on };
}

/** The server of a test; the first of a list. */
function serverOf(path: Path, { server }: Record<string, unknown>, { root, servers, log }: SuiteScope): string {
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
