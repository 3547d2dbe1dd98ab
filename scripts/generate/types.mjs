// src/core/generated: the types of each schema in schemas/, and the members of what a run writes.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = new URL("../..", import.meta.url);
const banner = "// Generated from schemas/ by scripts/generate.mjs. Do not edit.\n";

export const files = {};
/** The words that each member may be. */
const members = {};
for (const file of readdirSync(new URL("schemas/", root))
  .filter((name) => name.endsWith(".json"))
  .sort()) {
  const schema = JSON.parse(readFileSync(new URL(`schemas/${file}`, root), "utf8"));
  const name = file.replace(/(\.v1)?\.json$/, "");
  const stem = name === "v1" ? "suite" : name;
  if (["results", "capture", "cassette", "baseline"].includes(stem)) addMembers(schema, schema);
  const types = await compile(bareRefs(schema), schema.title, {
    additionalProperties: false,
    bannerComment: banner.trim(),
    format: false,
    unreachableDefinitions: true,
    unknownAny: true,
    cwd: fileURLToPath(new URL("schemas/", root)),
  });
  files[`src/core/generated/${stem}.ts`] = types;
}

files["src/core/generated/members.ts"] = `${banner}
/** The members of results, captures, cassettes and baselines, each with the words that it may be. */
export const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(
  JSON.parse(
    ${JSON.stringify(JSON.stringify(Object.entries(members)))},
  ),
);
`;

/** Adds all properties in a schema, with their words. */
function addMembers(node, whole) {
  if (typeof node !== "object" || node === null) return;
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    const { enum: words = [] } = property.$ref ? whole.$defs[property.$ref.replace("#/$defs/", "")] : property;
    members[name] = [...new Set([...(members[name] ?? []), ...words.filter((word) => typeof word === "string")])];
  }
  for (const inner of Object.values(node)) addMembers(inner, whole);
}

/** The schema without keywords beside a $ref: otherwise the type generator makes a second type of each. */
function bareRefs(node) {
  if (Array.isArray(node)) return node.map(bareRefs);
  if (typeof node !== "object" || node === null) return node;
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  // A schema with only a description allows any value.
  if (Object.keys(node).join() === "description") return { description: node.description, tsType: "unknown" };
  // TypeScript has no type for members that differ from the named ones.
  const isMixed = node.properties !== undefined && typeof node.additionalProperties === "object";
  const plain = isMixed ? { ...node, additionalProperties: { tsType: "unknown" } } : node;
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, bareRefs(value)]));
}
