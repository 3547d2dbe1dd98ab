import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import schema from "../../schemas/v1.json";
import matchers from "../../src/matchers/matchers.json";
import { LanguageServer } from "../support/language-server.js";
import { schemaErrors } from "../support/schema.js";

const folder = new URL("../../examples/", import.meta.url).href;
const MODELINE = "# yaml-language-server: $schema=../schemas/v1.json\n";

/** What of a schema leads to the mappings below it. */
interface Node {
  $ref?: string;
  description?: string;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
  enum?: unknown[];
  maxProperties?: number;
}

/** A mapping of the format: the lines that lead to it, how deep its keys stand, and the keys. */
interface Mapping {
  path: string;
  lead: string[];
  indent: string;
  properties: Record<string, Node>;
  /** True where a mapping may have one key alone. */
  isSingle: boolean;
}

/** Every mapping with keys of its own, each definition once. */
function mappingsOf(root: Node, definitions: Record<string, Node>): Mapping[] {
  const mappings: Mapping[] = [];
  const seen = new Set<Node>();

  function visit(node: Node, path: string, lead: string[], indent: string, dash: boolean): void {
    const target = node.$ref === undefined ? node : (definitions[node.$ref.replace("#/$defs/", "")] ?? {});
    for (const branch of target.anyOf ?? []) visit(branch, path, lead, indent, dash);
    if (seen.has(target)) return;
    seen.add(target);
    const { properties, additionalProperties, items } = target;
    if (properties) mappings.push({ path, lead, indent, properties, isSingle: target.maxProperties === 1 });
    for (const [key, property] of Object.entries(properties ?? {})) {
      visit(property, `${path}/${key}`, [...lead, `${indent}${key}:`], `${indent}  `, false);
    }
    if (typeof additionalProperties === "object") {
      visit(additionalProperties, `${path}/*`, [...lead, `${indent}any:`], `${indent}  `, false);
    }
    // The dash takes two columns, and the keys of the item stand behind it.
    if (items) visit(items, `${path}/[]`, [...lead, `${indent}-`], `${indent}  `, true);
  }

  visit(root, "#", [], "", false);
  return mappings;
}

const mappings = mappingsOf(schema as unknown as Node, schema.$defs as unknown as Record<string, Node>);

describe("an editor with yaml-language-server", () => {
  const server = new LanguageServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  it("is asked about every mapping of the schema", () => {
    const fields = mappings.flatMap(({ properties }) => Object.keys(properties));
    expect(fields.length).toBeGreaterThan(200);
  });

  it.each(mappings)("offers and explains every key of $path", async ({ lead, indent, properties, isSingle }) => {
    const keys = Object.keys(properties);
    const line = lead.length + 1;
    // Where one key is all, the server counts the empty line as one: it offers from the first letter on.
    const begun = isSingle ? `${indent}${keys[0]?.[0]}` : indent;
    const empty = server.open(folder, `${MODELINE}${[...lead, begun].join("\n")}`);
    const offered = await server.complete(empty, { line, character: begun.length });
    server.close(empty);
    expect(offered.map(({ label }) => label)).toEqual(expect.arrayContaining(keys));

    const full = server.open(
      folder,
      `${MODELINE}${[...lead, ...keys.map((key) => `${indent}${key}: ${sampleOf(properties[key])}`)].join("\n")}\n`,
    );
    const shown: Record<string, string> = {};
    for (const [index, key] of keys.entries()) {
      shown[key] = await server.hover(full, { line: line + index, character: indent.length + 1 });
    }
    server.close(full);
    for (const [key, { description }] of Object.entries(properties)) {
      expect(plain(shown[key] ?? "")).toContain(plain(description ?? "no description"));
    }
  });

  it.each([
    ["a server", "servers:\n  ", ["server over stdio", "server over HTTP", "server elsewhere"]],
    ["a test", "tools:\n  - ", ["test of a tool", "test in steps"]],
    ["a step", "setup:\n  - ", ["step"]],
    [
      "a matcher in the short form",
      "tools:\n  - name: a\n    tool: a\n    expect:\n      result.content:\n        ",
      Object.keys(matchers),
    ],
  ])("offers snippets for %s, and each makes a valid suite", async (_, lead, labels) => {
    const lines = lead.split("\n");
    const last = lines.at(-1) ?? "";
    const uri = server.open(folder, `${MODELINE}${lead}`);
    const offered = await server.complete(uri, { line: lines.length, character: last.length });
    server.close(uri);
    const snippets = offered.filter(({ label }) => labels.includes(label));
    expect(snippets.map(({ label }) => label)).toEqual(labels);
    for (const { insertText } of snippets) {
      // As an editor does, by the line in which it inserts.
      const text = filled(insertText).replaceAll("\n", `\n${/^ */.exec(last)}`);
      expect(schemaErrors("suite", parse(lead + text)), lead + text).toEqual([]);
    }
  });
});

/** The text of a snippet with the values that its placeholders begin with. */
function filled(snippet: string): string {
  return snippet.replace(/\$\{\d+:([^}]*)\}/g, "$1").replace(/\\([\\$}])/g, "$1");
}

/** A value of a field that has a choice; nothing for others, as while it is being written. */
function sampleOf(node: Node | undefined): string {
  return String(node?.anyOf?.find((branch) => branch.enum)?.enum?.[0] ?? "");
}

/** Text without what Markdown escapes, and without differences in white space. */
function plain(text: string): string {
  return text
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\\(?=[^A-Za-z0-9\s])/g, "")
    .replaceAll(/\s+/g, " ");
}
