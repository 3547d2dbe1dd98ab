import type { MockManifest } from "../../core/generated/mock.js";
import { isObject } from "../../core/json.js";
import { shownJson } from "../../core/redaction/redacted.js";
import { INVALID_PARAMS, type MockAnswer, type Params, refusal } from "./types.js";

const MAX_VALUES = 100;

/** True if a prompt or a template has values to offer. */
export function offersCompletion({ prompts = [], resource_templates: templates = [] }: MockManifest): boolean {
  return (
    templates.some(({ values }) => values !== undefined) ||
    prompts.some((prompt) => prompt.arguments?.some(({ values }) => values !== undefined))
  );
}

/** The values of an argument that begin as what was typed so far; at most 100, as the protocol wants. */
export function complete(manifest: MockManifest, { ref, argument }: Params): MockAnswer {
  if (
    !isObject(ref) ||
    !isObject(argument) ||
    typeof argument.name !== "string" ||
    typeof argument.value !== "string"
  ) {
    return refusal(INVALID_PARAMS, "completion/complete needs a ref, and an argument with a name and a value");
  }
  const { name, value: typed } = argument;
  const known = valuesOf(manifest, ref, name);
  if (known === undefined) return refusal(INVALID_PARAMS, `Nothing to complete: ${shownJson(ref, 200, "")}`);
  const fitting = known.filter((value) => value.startsWith(typed));
  const values = fitting.slice(0, MAX_VALUES);
  return { result: { completion: { values, total: fitting.length, hasMore: values.length < fitting.length } } };
}

/** The values of an argument, none if it has none; undefined if there is no such prompt or template. */
function valuesOf(manifest: MockManifest, ref: Params, name: string): readonly string[] | undefined {
  if (ref.type === "ref/prompt") {
    const prompt = manifest.prompts?.find((one) => one.name === ref.name);
    return prompt && (prompt.arguments?.find((one) => one.name === name)?.values ?? []);
  }
  if (ref.type !== "ref/resource") return undefined;
  const template = manifest.resource_templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
  return template && (new Map(Object.entries(template.values ?? {})).get(name) ?? []);
}
