import { UserError } from "../../core/problem.js";
import type { SuiteKind } from "../kind.js";
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
  kind: SuiteKind,
  rows: readonly DataRow[],
  log: ProblemLog,
): SuiteTest[] {
  const { name, tags, skip, tool } = node;
  const isLate = hasDeferred([name, tags, skip, tool]);
  return rows.map((data, index) => {
    const label = data.name;
    const row = typeof label === "string" || typeof label === "number" ? label : index;
    const filled = isLate ? filledIn(root, path, node, test, kind, data, log) : {};
    // The new members come first: behind a spread, they give every row a hidden class of its own, which is half a kilobyte.
    return { row, data, ...test, ...filled };
  });
}

function filledIn(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  test: SuiteTest,
  kind: SuiteKind,
  data: DataRow,
  log: ProblemLog,
): Partial<SuiteTest> {
  const fill = (value: unknown) => fillIn(value, (reference) => readData(data, reference));
  try {
    const { name, tags, skip } = fill({ name: node.name, tags: node.tags, skip: node.skip }) as Record<string, unknown>;
    const reason = skipReason(skip);
    return {
      name: String(name),
      // Those of the test itself do not depend on a row, such as those of `defaultTest`.
      ...(Array.isArray(tags) && { tags: [...new Set([...test.tags, ...tags.map(String)])] }),
      ...(reason !== undefined && { skip: reason }),
      ...(kind.ofRow && { body: kind.ofRow(test.body, fill) }),
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

/** A test for each server of a list. */
export function expandServers(
  root: object,
  path: Path,
  node: Record<string, unknown>,
  test: SuiteTest,
  kind: SuiteKind,
  servers: Suite["servers"],
  log: ProblemLog,
): SuiteTest[] {
  const { server: list } = node;
  if (!Array.isArray(list)) return [test];
  const names = list.filter((name) => typeof name === "string");
  const [first = ""] = names;
  return names.map((name, index) => {
    checkServerName(root, [...path, "server", index], name, servers, log);
    if (names.indexOf(name) < index) {
      log.at(root, [...path, "server", index], "value", {
        title: `\`${name}\` is listed twice`,
        description: "The test runs once on each server of the list.",
        fix: "Remove one of the two.",
      });
    }
    if (name === first) return test;
    const { body } = test;
    return { ...test, server: name, body: kind.onServer ? kind.onServer(body, first, name) : body };
  });
}
