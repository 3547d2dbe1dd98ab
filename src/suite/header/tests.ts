import { defined, isObject } from "../../core/json/json.js";
import { checkClashes, type Defaults, kindsOfNode, type SuiteKind, type SuiteScope, type TestScope } from "../kind.js";
import { listedTwice, type Spot } from "../problems.js";
import { identityOf } from "../servers/identities.js";
import { checkServerName, onlyServer } from "../servers/servers.js";
import type { SuiteTest, TestHeader } from "../types.js";
import { fillIn, hasDeferred } from "../variables/deferred.js";
import { checkDataReferences, reportLateValues } from "../variables/references.js";
import { child, choiceOf, numberOf, skipReason, textOf, textsOf } from "../yaml/nodes.js";
import type { DataRow } from "./data.js";
import { assertionsOf, headersOnlyOverHttp, limitsOf } from "./expectations.js";

/** Keys that may hold `${data.x}`: they are filled in when the suite is loaded. */
const ROW_KEYS: readonly string[] = ["name", "tool", "tags", "skip"];

interface TestsOptions {
  kinds: readonly SuiteKind[];
  data: ReadonlyMap<object, readonly DataRow[]>;
  /** Of tests that have no `retries`. */
  retries: number;
}

/** The tests of a suite, block by block as the document has them; reports names that occur twice. */
export function testsOf(scope: SuiteScope, options: TestsOptions): SuiteTest[] {
  const tests: SuiteTest[] = [];
  const bodies = new Map(options.kinds.map((kind) => [kind, kind.reader(scope)]));
  for (const block of Object.keys(scope.spot.root)) {
    const kinds = options.kinds.filter((kind) => kind.block === block);
    if (kinds.length === 0) continue;
    const read = testReader(scope, kinds, bodies, options);
    const entries = scope.spot.at(block);
    const names = new Map<string, number>();
    for (const [index, spot] of entries.items().entries()) {
      for (const test of isObject(spot.value) ? read(spot) : []) {
        const fullName = test.row === undefined ? test.name : `${test.name} [${test.row}]`;
        const key = `${fullName}\0${test.server}`;
        tests.push(test);
        if (test.name === "") continue;
        const same = names.get(key);
        const first = same ?? names.get(fullName);
        names.set(key, index).set(fullName, first ?? index);
        // The copies of one test on several servers share its name; rows of one name could not be told apart.
        if (first === undefined || (first === index && (test.row === undefined || same === undefined))) continue;
        const { file, line } = entries.at(first, "name").location();
        spot.at("name").report("value", {
          title: `duplicate test name \`${fullName}\``,
          description: `The first test with this name is at ${file}:${line}. Reports could not tell them apart.`,
          fix: "Give one of them a different name.",
        });
      }
    }
  }
  return tests;
}

function testReader(
  scope: SuiteScope,
  kinds: readonly SuiteKind[],
  bodies: ReadonlyMap<SuiteKind, (test: TestScope) => unknown>,
  { data, retries }: TestsOptions,
) {
  const clashes = kinds.flatMap((kind) => kind.clashes ?? []);
  const lateKeys = new Set(["expect", ...kinds.flatMap((kind) => kind.lateKeys)]);
  return (spot: Spot): SuiteTest[] => {
    const { members: node } = spot;
    const [kind, ...others] = kindsOfNode(kinds, node);
    if (kind === undefined) return [];
    const rows = data.get(node);
    const { data: _, ...rest } = node;
    if (rows) checkDataReferences(spot, rest, rows);
    for (const key of Object.keys(node)) {
      const isLate = lateKeys.has(key) || ("data" in node && kind.hasRows !== "in turn" && ROW_KEYS.includes(key));
      if (!isLate) reportLateValues(spot.at(key));
    }
    checkClashes(spot, clashes);
    const test = { ...headerOf(kind, spot, retries, scope), ...defined({ rows }) };
    const body = bodies.get(kind)?.(test);
    // Problems in the keys of the other kinds are reported too.
    for (const other of others) bodies.get(other)?.(test);
    const whole: SuiteTest = Object.assign(test.header, { kind, body });
    if (kind.serverOf) whole.server = kind.serverOf(body);
    if (kind.expand) return kind.expand(whole, test, scope);
    const byRow = rows && kind.hasRows !== "in turn" ? expandRows(spot, whole, kind, rows) : [whole];
    return byRow.flatMap((one) => expandServers(spot, one, kind, scope));
  };
}

function headerOf(kind: SuiteKind, spot: Spot, retries: number, scope: SuiteScope): TestScope {
  const { servers, defaults } = scope;
  const { members: node } = spot;
  const expect = spot.at("expect");
  const skip = skipReason(node.skip);
  const onlyVersions = textsOf(node.only_versions);
  const skipVersions = textsOf(node.skip_versions);
  const server = kind.serverOf ? (textsOf(node.servers)?.[0] ?? "") : namedServer(spot, scope);
  const on = (textsOf(node.server) ?? [server]).flatMap((name) => servers.get(name) ?? []);
  const ofHeader: Partial<Defaults> = kind.defaults === undefined ? {} : defaults;
  const ofExpect: Partial<Defaults> = kind.defaults === "all" ? defaults : {};
  const assertions = [...assertionsOf(expect), ...(ofExpect.expect ?? [])];
  for (const one of on) {
    headersOnlyOverHttp(expect, one);
    if (kind.defaults === "all") headersOnlyOverHttp(scope.spot.at("defaultTest", "expect"), one);
  }
  const limits = { ...ofExpect.limits, ...limitsOf(expect) };
  const header: TestHeader = {
    block: kind.block,
    name: textOf(node.name),
    server: identityOf(spot, server, scope),
    tags: [...new Set([...(ofHeader.tags ?? []), ...(textsOf(node.tags) ?? [])])],
    timeoutMs: numberOf(node.timeout_ms) ?? ofHeader.timeoutMs ?? scope.timeoutMs,
    profile: choiceOf(node.profile, ["quick", "standard", "full"]) ?? "standard",
    ...defined({ skip, onlyVersions, skipVersions }),
    retries: numberOf(node.retries) ?? retries,
    // If nothing is asserted, the call itself is judged.
    ...(assertions.length > 0 && { expect: assertions }),
    ...(Object.keys(limits).length > 0 && { limits }),
    location: spot.log.places.locate(node, ["name"]),
    node,
  };
  return { spot, node, header, on };
}

function namedServer(spot: Spot, { servers }: SuiteScope): string {
  const { server } = spot.members;
  if (servers.size === 0) return "";
  if (server === undefined) return onlyServer(spot.at("name"), "The test", servers);
  // Another type is reported by the schema check; the names of a list are looked at one by one.
  if (typeof server !== "string") return textOf(child(server, 0));
  return checkServerName(spot.at("server"), servers);
}

/** A test for each row. The name, tags, skip and tool are filled in here; arguments and assertions when it runs. */
function expandRows(spot: Spot, test: SuiteTest, kind: SuiteKind, rows: readonly DataRow[]): SuiteTest[] {
  const { members } = spot;
  const isLate = ROW_KEYS.some((key) => hasDeferred(members[key]));
  return rows.map((data, index) => {
    const label = data.name;
    const row = typeof label === "string" || typeof label === "number" ? label : index;
    // The new members come first: behind the spread, V8 would give every row a hidden class of its own of half a kilobyte.
    return { row, data, ...test, ...(isLate ? valuesOfRow(spot, test, kind, data) : {}) };
  });
}

function valuesOfRow(spot: Spot, test: SuiteTest, kind: SuiteKind, data: DataRow): Partial<SuiteTest> {
  const fill = (value: unknown) => fillIn(value, (reference) => readData(data, reference));
  try {
    const [name, tags, skip] = ["name", "tags", "skip"].map((key) => fill(spot.members[key]));
    const reason = skipReason(skip);
    return {
      name: String(name),
      // `test.tags` also has those of `defaultTest`, which do not depend on a row.
      ...(Array.isArray(tags) && { tags: [...new Set([...test.tags, ...tags.map(String)])] }),
      ...(reason !== undefined && { skip: reason }),
      ...(kind.ofRow && { body: kind.ofRow(test.body, fill) }),
    };
  } catch (error) {
    spot.at("name").reportThrown(error);
    return {};
  }
}

/** A field of a row, or of what is in it: `data.city`, `data["first name"]`, `data.places[0].name`. */
function readData(data: DataRow, reference: string): unknown {
  const parts = reference.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g);
  const [head, ...steps] = [...parts].map(([, key, index, name]) => key ?? name ?? Number(index));
  return head === "data" ? steps.reduce<unknown>(child, data) : undefined;
}

function expandServers(spot: Spot, test: SuiteTest, kind: SuiteKind, scope: SuiteScope): SuiteTest[] {
  const list = spot.at("server");
  const names = textsOf(list.value);
  if (names === undefined) return [test];
  const [first = ""] = names;
  return names.map((name, index) => {
    const entry = list.at(index);
    checkServerName(entry, scope.servers);
    if (names.indexOf(name) < index)
      entry.report("value", listedTwice(name, "The test runs once on each server of the list."));
    if (name === first) return test;
    const { body, server: from } = test;
    const server = identityOf(spot, name, scope);
    return { ...test, server, body: kind.onServer ? kind.onServer(body, from, server) : body };
  });
}
