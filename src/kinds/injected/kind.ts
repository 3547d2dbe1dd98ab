import { defined, isObject } from "../../core/json/json.js";
import { TOOL_KIND, type ToolTest, toolTestOf, VARIANT_KEYS } from "../../suite/header/tool-test.js";
import type { SuiteKind, SuiteScope, TestScope } from "../../suite/kind.js";
import { sameNames } from "../../suite/problems.js";
import { checkServerName } from "../../suite/servers/servers.js";
import { listNames, suggestOr } from "../../suite/suggest.js";
import { reportLateValues } from "../../suite/variables/references.js";
import { textOf } from "../../suite/yaml/nodes.js";

interface InjectedError {
  code: number;
  message: string;
  data?: unknown;
}

interface Fixtures {
  /** The only server that they stand for. */
  server?: string;
  errors: ReadonlyMap<string, InjectedError & { tool?: string }>;
}

/** An error that is judged as if a call had been answered with it. */
export interface InjectedTest extends ToolTest {
  error: InjectedError;
  /** The name of the fixture. */
  fixture: unknown;
}

/** inject_error of a tool test: nothing is sent, and no server is started. */
export const injected: SuiteKind<InjectedTest> = {
  ...TOOL_KIND,
  name: "injected",
  keys: ["inject_error"],
  clashes: [
    {
      key: "inject_error",
      excludes: [
        "retries",
        ...VARIANT_KEYS,
        "task",
        "cancel_after",
        "expect.max_duration_ms",
        "expect.response_headers",
        "expect.response_headers_absent",
      ],
      why: "An injected error replaces the response: nothing is sent to a server.",
    },
  ],
  defaults: "header",
  reader: (suite) => {
    const fixtures = fixturesOf(suite);
    return (test) => ({
      call: toolTestOf(test, suite).call,
      error: injectedOf(test, fixtures),
      fixture: test.node.inject_error,
    });
  },
  needs: ({ body: { call } }) => ({ servers: [], request: call.args }),
  printSuite(tests) {
    const errors = new Map(tests.map(({ body: { fixture, error } }) => [fixture, error]));
    return { fixtures: { errors: [...errors].map(([name, error]) => ({ name, ...error, applies_to: "any" })) } };
  },
};

function fixturesOf({ spot, servers }: SuiteScope): Fixtures {
  const block = spot.at("fixtures");
  reportLateValues(block);
  const errors = new Map<string, InjectedError & { tool?: string }>();
  for (const entry of block.at("errors").items()) {
    if (!isObject(entry.value) || typeof entry.value.name !== "string") continue;
    const { name, code, message, tool, data } = entry.value;
    if (errors.has(name))
      entry.at("name").report("value", sameNames(`two fixtures have the name \`${name}\``, "Tests", "name"));
    errors.set(name, {
      code: Number(code),
      message: String(message),
      ...defined({ data, tool: typeof tool === "string" ? tool : undefined }),
    });
  }
  const server = block.at("server");
  return { ...(typeof server.value === "string" && { server: checkServerName(server, servers) }), errors };
}

function injectedOf({ spot, node, on }: TestScope, fixtures: Fixtures): InjectedError {
  const name = textOf(node.inject_error);
  const at = spot.at("inject_error");
  const fixture = fixtures.errors.get(name);
  const noError = { code: 0, message: "" };
  // Another type is reported by the schema check.
  if (name === "") return noError;
  const names = [...fixtures.errors.keys()];
  if (fixture === undefined) {
    const emptyText = names.length === 0 ? "The suite has none under `fixtures.errors`." : undefined;
    at.notFound("value", {
      title: `no fixture has the name \`${name}\``,
      description: emptyText ?? `\`fixtures.errors\` has ${listNames(names)}.`,
      fix: suggestOr(name, names, "Declare it under `fixtures.errors`."),
    });
    return noError;
  }
  const { tool, ...error } = fixture;
  const calledTool = textOf(node.tool);
  if (tool !== undefined && tool !== calledTool) {
    at.report("value", {
      title: `\`${name}\` is a fixture for another tool`,
      description: `It is an error of \`${tool}\`, and this test calls \`${calledTool || "no tool"}\`.`,
      fix: "Write `applies_to: any` in the fixture instead of its `tool`, or choose another.",
    });
  }
  const other = on.find((server) => server.name !== fixtures.server);
  if (fixtures.server !== undefined && other !== undefined) {
    at.notFound("value", {
      title: `\`${name}\` is a fixture for another server`,
      description: `\`fixtures.server\` is \`${fixtures.server}\`, and this test is for \`${other.name}\`.`,
      fix: "Change the test's `server`, or leave `fixtures.server` out.",
    });
  }
  return error;
}
