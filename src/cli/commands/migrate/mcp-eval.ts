import { asList, asObject } from "../../../core/json/json.js";
import { literal } from "../../texts.js";
import { type Entry, type Migration, pattern, type SourceFile } from "./source.js";

/** True for a dataset of mcp-eval, and for its configuration, which names servers and the model. */
export function isMcpEval(root: Entry): boolean {
  return isConfiguration(root) || asList(root.cases).some((one) => "inputs" in asObject(one));
}

function isConfiguration({ mcp, ...others }: Entry): boolean {
  return "servers" in asObject(mcp) && ("model" in others || "judge" in others || "agents" in others);
}

/** Adds the tests of one dataset, with the server and the model of the configuration among `sources`. */
export function migrateMcpEval(source: SourceFile, migration: Migration, sources: readonly SourceFile[]): void {
  const { root } = source;
  if (isConfiguration(root)) return;
  const configuration = asObject(sources.find((other) => isConfiguration(other.root))?.root);
  const server = asObject(asObject(asObject(configuration.mcp).servers)[String(root.server_name)]);
  if (typeof configuration.model !== "string" || (server.command ?? server.url) === undefined) {
    source.note([], "left out: name mcpeval.yaml too, which has to have the `model` and the server of the dataset");
    return;
  }
  source.noteOthers([], root, ["name", "description", "server_name", "agent_spec", "cases", "evaluators", "metadata"]);
  const instruction = asObject(root.agent_spec).instruction;
  const common = {
    model: configuration.model,
    servers: [migration.addServer(server, literal)],
    system_prompt: typeof instruction === "string" ? literal(instruction) : undefined,
  };
  for (const [index, entry] of asList(root.cases).entries()) {
    const one = asObject(entry);
    const path = ["cases", index];
    source.noteOthers(path, one, ["name", "inputs", "metadata", "evaluators"]);
    const expect = [...asList(one.evaluators), ...asList(root.evaluators)].map(asObject).flatMap((evaluator) =>
      Object.entries(evaluator).flatMap(([name, settings]) => {
        const assertion = assertionOf(name, asObject(settings));
        if (!assertion) source.note(path, `\`${name}\` has no counterpart`);
        return assertion ?? [];
      }),
    );
    const name = literal(String(one.name));
    const test = { name, ...common, prompt: literal(String(one.inputs)), ...(expect.length > 0 && { expect }) };
    migration.tests.push({ block: "agents", test });
  }
}

/** What an evaluator asks of a run, if it asks no model; undefined for others. */
function assertionOf(evaluator: string, settings: Entry): Entry | undefined {
  const { tool_name, min_times = 1, expected_count, expected_sequence, allow_other_calls, max_ms } = settings;
  const times = { target: "tool_names", transform: { jq: `map(select(. == ${quoted(tool_name)})) | length` } };
  if (evaluator === "ToolWasCalled") return { ...times, matcher: { "greater-than": Number(min_times) - 1 } };
  if (evaluator === "ExactToolCount") return { ...times, matcher: { exact: expected_count } };
  if (evaluator === "ToolCalledWith") {
    const args = Object.entries(asObject(settings.expected_args));
    const isSame = args.map(([key, value]) => ` and .args[${quoted(key)}] == ${quoted(value)}`).join("");
    const jq = `map(select(.name == ${quoted(tool_name)}${isSame})) | length`;
    return { target: "tool_calls", transform: { jq }, matcher: { "greater-than": 0 } };
  }
  if (evaluator === "ToolSequence") {
    const names = asList(expected_sequence).map(String);
    if (allow_other_calls === false) return { target: "tool_names", matcher: { exact: literal(names) } };
    // Names of tools have no commas.
    const inOrder = names.map((name) => name.replace(/[^\w-]/g, "\\$&")).join("(?:,|,.*,)");
    return { target: "tool_names", transform: { jq: `join(",")` }, matcher: { regex: `(?:^|,)${inOrder}(?:,|$)` } };
  }
  if (evaluator === "ResponseTimeCheck")
    return { target: "conversation.duration_ms", matcher: { "less-than": Number(max_ms) + 1 } };
  if (evaluator === "ResponseContains") return { target: "final_response", matcher: textMatcher(settings) };
  if (evaluator === "NotContains") return { target: "final_response", matcher: { not: textMatcher(settings) } };
  return undefined;
}

function textMatcher({ text, case_sensitive, regex }: Entry): Entry {
  if (regex === true) return { regex: `${case_sensitive === true ? "" : "(?i)"}${pattern(String(text))}` };
  return { [case_sensitive === true ? "contains" : "icontains"]: literal(String(text)) };
}

/** A value in jq, as a suite writes it. */
function quoted(value: unknown): string {
  return literal(JSON.stringify(value ?? null));
}
