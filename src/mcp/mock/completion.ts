import type { MockManifest } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";
import { jsonExcerpt } from "../../core/redaction/redacted.js";
import { INVALID_PARAMS, type MockAnswer, type Params, refusal } from "./types.js";

const MAX_VALUES = 100;

/** True if a prompt or a template has completion values. */
export function offersCompletion({ prompts = [], resource_templates: templates = [] }: MockManifest): boolean {
  return (
    templates.some(({ values }) => values !== undefined) ||
    prompts.some((prompt) => prompt.arguments?.some(({ values }) => values !== undefined))
  );
}

/** The values of an argument that start with the typed text; at most 100, as the protocol requires. */
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
  const all = valuesOf(manifest, ref, name);
  if (all === undefined) return refusal(INVALID_PARAMS, `Nothing to complete: ${jsonExcerpt(ref, 200, "")}`);
  const fitting = all.filter((value) => value.startsWith(typed));
  const values = fitting.slice(0, MAX_VALUES);
  return { result: { completion: { values, total: fitting.length, hasMore: values.length < fitting.length } } };
}

/** The values of an argument; undefined if the prompt or template does not exist. */
function valuesOf(manifest: MockManifest, ref: Params, name: string): readonly string[] | undefined {
  if (ref.type === "ref/prompt") {
    const prompt = manifest.prompts?.find((candidate) => candidate.name === ref.name);
    return prompt && (prompt.arguments?.find((argument) => argument.name === name)?.values ?? []);
  }
  if (ref.type !== "ref/resource") return undefined;
  const template = manifest.resource_templates?.find(({ uriTemplate }) => uriTemplate === ref.uri);
  return template && (new Map(Object.entries(template.values ?? {})).get(name) ?? []);
}
