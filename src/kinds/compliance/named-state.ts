import type { NamedState } from "../../conformance/server/check-result.js";
import { asObject } from "../../core/json/json.js";
import { parseTarget } from "../../matchers/target.js";
import { MatcherError } from "../../matchers/types.js";
import type { Spot } from "../../suite/problems.js";
import { textOf } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";

/** Keys that say what the rules of state and subscriptions cannot find out. */
export const STATE_KEYS = ["changes", "handles"] as const;

/** What a test has under these keys; reports targets that cannot be read. */
export function namedStateOf(spot: Spot): NamedState {
  const { tools, resources } = spot.at("changes").members;
  const ofResources = Object.entries(asObject(resources));
  return {
    changes: [
      ...(tools === undefined ? [] : [{ tool: textOf(tools) }]),
      ...ofResources.map(([uri, tool]) => ({ tool: textOf(tool), uri })),
    ],
    handles: spot
      .at("handles")
      .items()
      .map((handle) => {
        const { from, to, argument } = handle.members;
        return { from: textOf(from), to: textOf(to), argument: textOf(argument), read: readerOf(handle.at("path")) };
      }),
  };
}

function readerOf(spot: Spot): NamedState["handles"][number]["read"] {
  const path = textOf(spot.value);
  try {
    const target = parseTarget(path);
    // Without a path, the schema says so.
    if (path !== "" && !/^result(?![\w-])/.test(path)) {
      const title = `\`${path}\` is not in a result`;
      throw new MatcherError(title, "A handle comes in the result of a tool.", `Write \`result.${path}\`.`, []);
    }
    return (answer) => {
      const value = target.read(answer);
      return value.found ? value.value : undefined;
    };
  } catch (error) {
    if (!(error instanceof MatcherError)) throw error;
    const { title, description, fix } = error;
    spot.report("value", { title, description, fix });
    return () => undefined;
  }
}

/** The tools that are named, each with its place in the test. */
export function toolsOf({ changes, handles }: NamedState): { tool: string; path: Path }[] {
  return [
    ...changes.map(({ tool, uri }) => ({
      tool,
      path: ["changes", ...(uri === undefined ? ["tools"] : ["resources", uri])],
    })),
    ...handles.flatMap(({ from, to }, index) => [
      { tool: from, path: ["handles", index, "from"] },
      { tool: to, path: ["handles", index, "to"] },
    ]),
  ];
}
