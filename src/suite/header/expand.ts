import { UserError } from "../../core/problem.js";
import type { ProblemLog } from "../problems.js";
import { checkServerName } from "../servers/server-name.js";
import type { Suite, SuiteTest } from "../types.js";
import { fillIn, hasDeferred } from "../variables/deferred.js";
import { child, skipReason } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import type { DataRow } from "./data.js";

/** A test for each row. The name, tags, skip and tool are filled in here; arguments and assertions when it runs. */
export function expandRows(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  test: SuiteTest,
  rows: readonly DataRow[],
  log: ProblemLog,
): SuiteTest[] {
  const { name, tags, skip, tool } = node;
  const heads = {
    name,
    ...(tags !== undefined && { tags }),
    ...(skip !== undefined && { skip }),
    ...(tool !== undefined && { tool }),
  };
  const isLate = hasDeferred(heads);
  return rows.map((data, index) => {
    const label = data.name;
    const row = typeof label === "string" || typeof label === "number" ? label : index;
    const filled = isLate ? fillHeads(root, path, heads, test.tags, data, log) : {};
    // The new members come first: behind a spread, they give every row a hidden class of its own, which is half a kilobyte.
    return { row, data, ...test, ...filled } as SuiteTest;
  });
}

/** `defaultTags`: the tags that do not depend on a row, including those of `defaultTest`. */
function fillHeads(
  root: object,
  path: Path,
  heads: object,
  defaultTags: readonly string[],
  data: DataRow,
  log: ProblemLog,
): object {
  try {
    const { name, tags, skip, tool } = fillIn(heads, (reference) => readData(data, reference)) as Record<
      string,
      unknown
    >;
    const reason = skipReason(skip);
    return {
      name: String(name),
      ...(Array.isArray(tags) && { tags: [...new Set([...defaultTags, ...tags.map(String)])] }),
      ...(reason !== undefined && { skip: reason }),
      ...(typeof tool === "string" && { tool }),
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const { title, description, fix } of error.problems)
      log.at(root, [...path, "name"], "value", { title, description, fix });
    return {};
  }
}

/** A field of a row, or of what is in it: `data.city`, `data["first name"]`, `data.places[0].name`. */
function readData(data: DataRow, reference: string): unknown {
  const parts = reference.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g);
  const [head, ...steps] = [...parts].map(([, key, index, name]) => key ?? name ?? Number(index));
  return head === "data" ? steps.reduce<unknown>(child, data) : undefined;
}

/** A test for each server of a list; the later ones are compared with the first if the test has `parity`. */
export function expandServers(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  test: SuiteTest,
  servers: Suite["servers"],
  log: ProblemLog,
): SuiteTest[] {
  const { server: list, parity } = node;
  if (!Array.isArray(list)) {
    if (parity === true) reportAlone(root, path, log);
    return [test];
  }
  const names = list.filter((name) => typeof name === "string");
  const first = names[0];
  if (parity === true && names.length < 2) reportAlone(root, path, log);
  return names.map((name, index) => {
    checkServerName(root, [...path, "server", index], name, servers, log);
    if (names.indexOf(name) < index) {
      log.at(root, [...path, "server", index], "value", {
        title: `\`${name}\` is listed twice`,
        description: "The test runs once on each server of the list.",
        fix: "Remove one of the two.",
      });
    }
    const compared = parity === true && test.block === "tools" ? { parity: first } : {};
    return { ...moveToServer(test, first ?? "", name), ...compared } as SuiteTest;
  });
}

/** Steps and nodes that name no server run on the test's. */
function moveToServer(test: SuiteTest, from: string, to: string): SuiteTest {
  if (from === to) return test;
  const move = <T extends { server: string; node?: object }>(list: readonly T[]): T[] =>
    list.map((entry) =>
      entry.server === from && child(entry.node, "server") === undefined ? { ...entry, server: to } : entry,
    );
  if (test.block === "compositions") return { ...test, server: to, nodes: move(test.nodes) };
  if (test.block !== "tools") return { ...test, server: to };
  return {
    ...test,
    server: to,
    ...(test.steps && { steps: move(test.steps) }),
    ...(test.verify && { verify: move(test.verify) }),
    ...(test.finally && { finally: move(test.finally) }),
  };
}

function reportAlone(root: object, path: Path, log: ProblemLog): void {
  log.at(root, [...path, "parity"], "key", {
    title: "`parity` needs several servers",
    description: "It compares the responses of the servers listed under the test's `server`.",
    fix: "Write `server: [one, other]`, or remove `parity`.",
  });
}
