import { isNode, LineCounter, parseDocument } from "yaml";
import schema from "../../../schemas/mock.v1.json";
import { messageOf } from "../../core/errors.js";
import type { MockManifest, MockTool } from "../../core/generated/mock.js";
import type { Location } from "../../core/generated/results.js";
import { isObject, pointerKeys } from "../../core/json/json.js";
import { type SchemaError, schemaValidator } from "../../core/json/json-schema.js";
import { type Problem, UserError, userError } from "../../core/problem.js";
import { readRegularFile, UnreadableFile, whyUnreadable } from "../../core/read-file.js";
import { wrongReferences, wrongTemplate } from "./template.js";

const MAX_BYTES = 4 * 1024 * 1024;

/** Reads a manifest (YAML or JSON), or the listed tools of a server. Throws a UserError with all its problems. */
export function loadMockManifest(path: string, displayPath = path): MockManifest {
  const text = readManifest(path, displayPath);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const place = (from: number, to: number) => location(displayPath, lines, from, to);
  if (document.errors.length > 0) {
    const language = /\.json$/i.test(path) ? "JSON" : "YAML";
    throw new UserError(
      document.errors.map(({ message, pos: [from, to] }) => ({
        location: place(from, Math.max(to, from + 1)),
        title: `The mock manifest is not valid ${language}`,
        description: (message.split("\n")[0] ?? message).replace(/ at line \d+, column \d+:?$/, "."),
        fix: `Fix the ${language} at this place.`,
      })),
    );
  }
  const whole = toValue(document, displayPath);
  const base: Path = isObject(whole) && "mock_server" in whole ? ["mock_server"] : [];
  const value = isObject(whole) && base.length > 0 ? whole.mock_server : whole;
  const tools = path.endsWith(".json") ? toolsIn(value) : undefined;
  if (tools !== undefined) return manifestOfTools(tools);
  const locate: Locate = (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn([...base, ...path.slice(0, length)], true);
      if (isNode(node) && node.range) return place(node.range[0], node.range[1]);
    }
    return place(0, 1);
  };
  const errors = errorsOf(value);
  const manifest = value as MockManifest;
  const problems = errors.length === 0 ? manifestProblems(manifest, locate) : schemaProblems(errors, locate);
  if (problems.length > 0) throw new UserError(problems.sort(byPlace));
  return manifest;
}

const errorsOf = schemaValidator(schema);

function readManifest(path: string, displayPath: string): string {
  try {
    return readRegularFile(path, MAX_BYTES).toString("utf8");
  } catch (error) {
    const what = `The mock manifest ${displayPath}`;
    if (error instanceof UnreadableFile && error.code === "TOO_LARGE")
      throw userError(`${what} is too large`, `${error.message}.`, "Leave out what no test needs.");
    throw userError(
      `${what} cannot be read`,
      whyUnreadable(error),
      "Name a file: a manifest, a cassette, or a list of tools.",
    );
  }
}

function toValue(document: ReturnType<typeof parseDocument>, displayPath: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 1_000 });
  } catch (error) {
    const title = `The mock manifest ${displayPath} cannot be read`;
    throw userError(title, messageOf(error), "Fix its anchors and aliases.");
  }
}

function schemaProblems(errors: readonly SchemaError[], locate: Locate): Problem[] {
  return errors
    .filter((error) => isMostSpecific(error, errors))
    .map((error) => {
      const path = pointerKeys(error.instancePath);
      const place = path.length === 0 ? "the manifest" : path.join(".");
      const { text, fix, key } = explain(error);
      return {
        location: locate(key === undefined ? path : [...path, key]),
        pointer: error.instancePath,
        title: "The mock manifest is not valid",
        description: `${place} ${text}.`,
        fix,
      };
    });
}

/** Where no branch of `anyOf` or `oneOf` fits, the errors deeper in the value count; if there are none, that of the choice. */
function isMostSpecific(error: SchemaError, all: readonly SchemaError[]): boolean {
  const choice = all.find(
    ({ keyword, instancePath }) => /^(one|any)Of$/.test(keyword) && error.instancePath === instancePath,
  );
  if (choice === undefined) return error.keyword !== "if";
  return error === choice && !all.some(({ instancePath }) => instancePath.startsWith(`${choice.instancePath}/`));
}

function explain({ keyword, params, message }: SchemaError): { text: string; fix: string; key?: string } {
  const { additionalProperty: added, missingProperty: missing, allowedValues } = params;
  if (keyword === "additionalProperties") {
    const key = String(added);
    return { text: `has the unknown member ${JSON.stringify(key)}`, fix: "Remove it, or fix its spelling.", key };
  }
  if (keyword === "required") return { text: `lacks ${JSON.stringify(missing)}`, fix: `Add ${missing}.` };
  const fix = `Write one of ${[allowedValues].flat().join(", ")}.`;
  if (keyword === "enum") return { text: "has a value that is not allowed", fix };
  return EXPLAINED[keyword] ?? { text: message, fix: "Write what the schema asks for (mcptest schema mock)." };
}

const EXPLAINED: Readonly<Record<string, { text: string; fix: string }>> = {
  oneOf: {
    text: "has none of the allowed forms",
    fix: "Write a string, or a mapping with one of structured, result and error.",
  },
  anyOf: { text: "is neither text nor a content block", fix: "Write a string, or a mapping with a type." },
  "false schema": { text: "has no meaning for this fault", fix: "Remove it: only a delay takes ms." },
};

function location(file: string, lines: LineCounter, from: number, to: number): Location {
  const start = lines.linePos(from);
  const end = lines.linePos(to);
  return { file, line: start.line, column: start.col, end_line: end.line, end_column: end.col };
}

function byPlace({ location: a }: Problem, { location: b }: Problem): number {
  return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}

type Path = readonly (string | number)[];
type Locate = (path: Path) => Location;

const KINDS = [
  ["tools", "name"],
  ["resources", "uri"],
  ["resource_templates", "uriTemplate"],
  ["prompts", "name"],
] as const;

function manifestProblems(manifest: MockManifest, locate: Locate): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, title: string, description: string, fix: string) =>
    problems.push({ location: locate(path), pointer: `/${path.join("/")}`, title, description, fix });

  for (const [kind, key] of KINDS) {
    const seen = new Set<unknown>();
    for (const [index, entry] of (manifest[kind] ?? []).entries()) {
      const value = new Map<string, unknown>(Object.entries(entry)).get(key);
      const title = `Two ${kind} have the same ${key}`;
      if (seen.has(value)) report([kind, index, key], title, `${value} occurs twice.`, "Rename one of them.");
      seen.add(value);
    }
  }
  for (const kind of ["resources", "resource_templates"] as const) {
    for (const [index, { text, blob }] of (manifest[kind] ?? []).entries()) {
      if ((text === undefined) !== (blob === undefined)) continue;
      report([kind, index], "A resource needs exactly one content", "It needs either text or blob.", "Keep one.");
    }
  }
  const checkReferences = (path: Path, value: unknown) => {
    for (const reference of wrongReferences(value)) {
      const fix = `Write \${args.NAME}, or use result: for text that goes out as it is.`;
      report(path, "A reference points to nothing", `${reference} is not an argument of the call.`, fix);
    }
  };
  for (const [index, { response }] of (manifest.tools ?? []).entries()) {
    const template = typeof response === "string" ? response : "structured" in response ? response.structured : "";
    checkReferences(["tools", index, "response"], template);
  }
  for (const [index, { uriTemplate, text }] of (manifest.resource_templates ?? []).entries()) {
    const wrong = wrongTemplate(uriTemplate);
    const fix = "Write text with {name} or {+name} in it.";
    if (wrong) report(["resource_templates", index, "uriTemplate"], "A URI template cannot be used", wrong, fix);
    checkReferences(["resource_templates", index, "text"], text);
  }
  for (const [index, { messages }] of (manifest.prompts ?? []).entries()) {
    const contents = messages.map(({ content }) => (typeof content === "string" ? content : ""));
    checkReferences(["prompts", index, "messages"], contents);
  }
  return problems;
}

type ListedTool = Record<string, unknown> & { name: string; inputSchema: Record<string, unknown> };

const NO_ANSWER = "This mock knows the tools of the server, but none of its answers.";

/** The tools of a tools/list answer, its result, or a plain list; else undefined. */
function toolsIn(value: unknown): readonly ListedTool[] | undefined {
  if (isObject(value) && "jsonrpc" in value) return toolsOf(value.result);
  const tools = toolsOf(value);
  // An object with an empty list may be a manifest with other members.
  return tools?.length === 0 && isObject(value) ? undefined : tools;
}

function toolsOf(value: unknown): readonly ListedTool[] | undefined {
  const tools: unknown = isObject(value) ? value.tools : value;
  return Array.isArray(tools) && tools.every(isListedTool) ? tools : undefined;
}

function manifestOfTools(tools: readonly ListedTool[]): MockManifest {
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

function isListedTool(value: unknown): value is ListedTool {
  return isObject(value) && typeof value.name === "string" && isObject(value.inputSchema) && !("response" in value);
}
