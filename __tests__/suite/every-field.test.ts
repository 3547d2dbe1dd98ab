import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isObject } from "../../src/core/json.js";
import { NOT_YET } from "../../src/suite/unsupported.js";
import { root } from "../support/cli.js";

const schema: unknown = JSON.parse(readFileSync(`${root}schemas/v1.json`, "utf8"));

/** Keys that a key of the format leads to, and that this version refuses with it. */
const REFUSED = new Set(NOT_YET.map((pattern) => pattern.split(".").at(-1)));
/** What the format has for suites of other tools; its description says that it is not used. */
const UNUSED = new Set(["authorization_url"]);
const all = definitions(false);
const run = definitions(true);

/** The schema at the end of a reference (`#/$defs/NAME`). */
function resolved(reference: string): unknown {
  return reference
    .split("/")
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), schema);
}

/** Every property that a suite may have and this version runs, by its name, with the definition that has it. */
function definitions(skipsRefused: boolean): Map<string, string> {
  const fields = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, place);
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === "$defs" || key === "enum" || key === "default" || key === "examples") continue;
      if (key === "$ref" && typeof value === "string") {
        if (seen.has(value)) continue;
        seen.add(value);
        visit(resolved(value), value);
      } else if (key === "properties" && isObject(value)) {
        for (const [name, property] of Object.entries(value)) {
          if (skipsRefused && REFUSED.has(name)) continue;
          fields.set(name, place);
          visit(property, `${place}/${name}`);
        }
      } else visit(value, place);
    }
  };
  visit(schema, "#");
  return fields;
}

/** The sources of a room, without comments and what is generated. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.parentPath.includes("generated"))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}

/** True where a source reads a member of that name: as a string, after a dot, or by taking an object apart. */
function names(text: string, field: string): boolean {
  const name = field.replace(/[$.*+?()[\]{}|^\\]/g, "\\$&");
  return new RegExp(`["'\`.]${name}["'\`\\s).,;?[]|[{,]\\s*${name}\\s*(?=[:,}=])`).test(text);
}

describe("every field of the suite's schema", () => {
  const loader = sources(`${root}src/suite`);
  const behind = sources(`${root}src/matchers`) + sources(`${root}src/engine`) + sources(`${root}src/cli`);

  it("that this version runs is read by a source", () => {
    expect(run.size).toBeGreaterThan(150);
    expect([...run].filter(([field]) => !UNUSED.has(field) && !names(loader + behind, field))).toEqual([]);
  });

  it("that it does not run is refused", () => {
    expect(all.size).toBeGreaterThan(run.size);
    for (const pattern of NOT_YET) expect([...all.keys()]).toContain(pattern.split(".").at(-1));
  });
});
