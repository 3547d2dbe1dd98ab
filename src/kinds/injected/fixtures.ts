import { isObject } from "../../core/json/json.js";
import type { SuiteScope, TestScope } from "../../suite/kind.js";
import type { ProblemLog } from "../../suite/problems.js";
import { checkServerName } from "../../suite/servers/server-name.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import type { Suite } from "../../suite/types.js";
import { reportLateValues } from "../../suite/variables/late-values.js";
import { child, textOf } from "../../suite/yaml/nodes.js";

/** A JSON-RPC error that stands for an answer. */
export interface InjectedError {
  code: number;
  message: string;
  data?: unknown;
}

/** The errors that tests may inject, by name. */
export interface Fixtures {
  /** The only server that they stand for. */
  server?: string;
  errors: ReadonlyMap<string, InjectedError & { tool?: string }>;
}

/** The fixtures of a suite; reports names that occur twice. */
export function fixturesOf(root: Record<string, unknown>, servers: Suite["servers"], log: ProblemLog): Fixtures {
  const block = child(root, "fixtures");
  reportLateValues(root, ["fixtures"], block, log);
  const server = child(block, "server");
  const list = child(block, "errors");
  const errors = new Map<string, InjectedError & { tool?: string }>();
  for (const [index, entry] of (Array.isArray(list) ? list : []).entries()) {
    if (!isObject(entry) || typeof entry.name !== "string") continue;
    const { name, code, message, tool } = entry;
    if (errors.has(name)) {
      log.at(root, ["fixtures", "errors", index, "name"], "value", {
        title: `two fixtures have the name \`${name}\``,
        description: "Tests could not tell them apart.",
        fix: "Give one of them a different name.",
      });
    }
    errors.set(name, {
      code: Number(code),
      message: String(message),
      ...("data" in entry ? { data: entry.data } : {}),
      ...(typeof tool === "string" ? { tool } : {}),
    });
  }
  return typeof server === "string"
    ? { server: checkServerName(root, ["fixtures", "server"], server, servers, log), errors }
    : { errors };
}

/** The error that a test names; reports if there is none, or if it is not for this test's tool or server. */
export function injectedOf(
  { path, node, on }: TestScope,
  fixtures: Fixtures,
  { root, log }: SuiteScope,
): InjectedError {
  const name = textOf(node.inject_error);
  const found = fixtures.errors.get(name);
  const none = { code: 0, message: "" };
  // Another type is reported by the schema check.
  if (name === "") return none;
  const names = [...fixtures.errors.keys()];
  if (found === undefined) {
    log.notFound(root, [...path, "inject_error"], "value", {
      title: `no fixture has the name \`${name}\``,
      description:
        names.length === 0
          ? "The suite has none under `fixtures.errors`."
          : `\`fixtures.errors\` has ${listNames(names)}.`,
      fix: suggestOr(name, names, "Declare it under `fixtures.errors`."),
    });
    return none;
  }
  const { tool, ...error } = found;
  const called = textOf(node.tool);
  if (tool !== undefined && tool !== called) {
    log.at(root, [...path, "inject_error"], "value", {
      title: `\`${name}\` is a fixture for another tool`,
      description: `It is an error of \`${tool}\`, and this test calls \`${called || "no tool"}\`.`,
      fix: "Write `applies_to: any` in the fixture instead of its `tool`, or choose another.",
    });
  }
  const other = on.find((server) => server.name !== fixtures.server);
  if (fixtures.server !== undefined && other !== undefined) {
    log.notFound(root, [...path, "inject_error"], "value", {
      title: `\`${name}\` is a fixture for another server`,
      description: `\`fixtures.server\` is \`${fixtures.server}\`, and this test is for \`${other.name}\`.`,
      fix: "Change the test's `server`, or leave `fixtures.server` out.",
    });
  }
  return error;
}
