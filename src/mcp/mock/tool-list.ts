import type { MockManifest, MockTool } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";

type ListedTool = Record<string, unknown> & { name: string; inputSchema: Record<string, unknown> };

const NO_ANSWER = "This mock knows the tools of the server, but none of its answers.";

/** The tools of a tools/list answer, its result, or a plain list; else undefined. */
export function toolsIn(value: unknown): readonly ListedTool[] | undefined {
  if (isObject(value) && "jsonrpc" in value) return toolsOf(value.result);
  const tools = toolsOf(value);
  // An object with an empty list may be a manifest with other members.
  return tools?.length === 0 && isObject(value) ? undefined : tools;
}

function toolsOf(value: unknown): readonly ListedTool[] | undefined {
  const tools: unknown = isObject(value) ? value.tools : value;
  return Array.isArray(tools) && tools.every(isListedTool) ? tools : undefined;
}

/** A manifest with these tools, each of which answers with its arguments. */
export function manifestOfTools(tools: readonly ListedTool[]): MockManifest {
  return {
    tools: tools.map(
      (tool): MockTool => ({
        ...tool,
        // Only an error need not match the output schema.
        response:
          tool.outputSchema === undefined
            ? `${NO_ANSWER} Arguments: \${args}`
            : { result: { content: [{ type: "text", text: NO_ANSWER }], isError: true } },
      }),
    ),
  };
}

/** A tool of a manifest has a response; a listed tool does not. */
function isListedTool(value: unknown): value is ListedTool {
  return isObject(value) && typeof value.name === "string" && isObject(value.inputSchema) && !("response" in value);
}
