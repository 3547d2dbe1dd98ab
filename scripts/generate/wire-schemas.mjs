// src/conformance/rules/inv/wire.generated.ts: of the protocol's own schemas, what a server may send at each revision. They
// are read from the folder that MCPTEST_ORACLES names, else from where `npm run oracles` puts them; without them the file
// stays as it is.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const REVISIONS = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"];
/** Texts for people, what the validator of the program does not know, and what allows everything. */
const LEFT_OUT = new Set(["description", "title", "format", "default", "examples", "$comment", "$schema"]);

const oracles = process.env.MCPTEST_ORACLES ?? fileURLToPath(new URL("../../.tmp/oracles", import.meta.url));
const folder = join(oracles, "mcp-schema");

export const files = !existsSync(folder) ? {} : { "src/conformance/rules/inv/wire.generated.ts": textOf(folder) };

function textOf(folder) {
  const schemas = REVISIONS.map((revision) => {
    const text = readFileSync(join(folder, `${revision}.json`), "utf8").replaceAll("#/definitions/", "#/$defs/");
    const { $defs, definitions = $defs } = JSON.parse(text);
    const plainDefinitions = plain(definitions, true);
    // What any result fulfils tells nothing of the others.
    const { InputRequiredResult: asking } = plainDefinitions;
    if (asking) asking.properties.resultType = { const: "input_required" };
    return [revision, schemaOf(plainDefinitions)];
  });
  return `// Generated from the schemas of MCP (MIT) by scripts/generate.mjs. Do not edit.
export const WIRE_JSON = '${JSON.stringify(Object.fromEntries(schemas)).replace(/[\\']/g, "\\$&")}';
`;
}

/** Results by the method of their request, and other messages of a server by their own; with the definitions that both need. */
function schemaOf(definitions) {
  const named = (...unions) =>
    unions.flatMap((union) => definitions[union]?.anyOf ?? []).map(({ $ref }) => $ref.split("/").at(-1));
  const methodOf = (name) => definitions[name].properties.method.const;
  const asked = named("ClientRequest").map((name) => [
    methodOf(name),
    resultOf(name.replace(/Request$/, ""), definitions),
  ]);
  const results = Object.fromEntries(asked);
  const sent = named("ServerRequest", "ServerNotification");
  const messages = Object.fromEntries(sent.map((name) => [methodOf(name), { $ref: `#/$defs/${name}` }]));
  const needed = {};
  const collect = (node) => {
    for (const [, name] of JSON.stringify(node).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (name in needed) continue;
      needed[name] = definitions[name];
      collect(definitions[name]);
    }
  };
  collect([results, messages]);
  return { results, messages, $defs: needed };
}

function resultOf(name, definitions) {
  const whole = definitions[`${name}ResultResponse`]?.properties.result;
  if (whole) return whole;
  const known = [`${name}Result`, ...(name === "CallTool" ? ["CreateTaskResult"] : [])].filter(
    (one) => one in definitions,
  );
  return { anyOf: (known.length > 0 ? known : ["Result"]).map((one) => ({ $ref: `#/$defs/${one}` })) };
}

function plain(node, isByName) {
  if (Array.isArray(node)) return node.map((item) => plain(item, false));
  if (node === null || typeof node !== "object") return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => isByName || !(LEFT_OUT.has(key) || isAnything(key, value)),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, plain(value, !isByName && key === "properties")]));
}

function isAnything(key, value) {
  return key === "additionalProperties" && Object.keys(value).length === 0;
}
