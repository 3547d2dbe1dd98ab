import { messageOf } from "../../core/errors.js";
import type { MockTool } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";
import { hasStructuredContent } from "./revisions.js";
import { fillTemplate, fillValue } from "./template.js";
import { INTERNAL_ERROR, INVALID_PARAMS, type MockAnswer, type Params, refusal } from "./types.js";

/** Answers a tool call from the manifest, after validating its arguments. */
export async function callTool(tools: readonly MockTool[], params: Params, revision: string): Promise<MockAnswer> {
  const tool = tools.find(({ name }) => name === params.name);
  if (tool === undefined) return refusal(INVALID_PARAMS, `Unknown tool: ${JSON.stringify(params.name)}`);
  const { arguments: args = {} } = params;
  const { inputSchema, validate = true, response } = tool;
  // The request itself is malformed, so this is no tool error.
  if (validate && !isObject(args)) return refusal(INVALID_PARAMS, "The arguments of a tool must be an object");
  if (inputSchema && validate) {
    const { argumentErrors } = await import("./arguments.js");
    try {
      const errors = argumentErrors(inputSchema, args);
      if (errors.length > 0) return wrongArguments(tool.name, errors);
    } catch (error) {
      const reason = messageOf(error);
      return refusal(INTERNAL_ERROR, `The inputSchema of ${tool.name} is not a valid schema: ${reason}`);
    }
  }
  if (typeof response === "string") return { result: { content: [textContent(fillTemplate(response, args))] } };
  if (!("structured" in response)) return response;
  const structuredContent = fillValue(response.structured, args);
  const content = [textContent(JSON.stringify(structuredContent))];
  return { result: hasStructuredContent(revision) ? { content, structuredContent } : { content } };
}

/** A tool error, not a protocol error, so that a model can read it and try again. */
function wrongArguments(tool: string, errors: readonly string[]): MockAnswer {
  const text = `Invalid arguments for tool ${tool}: ${errors.join("; ")}`;
  return { result: { content: [textContent(text)], isError: true } };
}

function textContent(text: string): { type: "text"; text: string } {
  return { type: "text", text };
}
