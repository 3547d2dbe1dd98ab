import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { insertionOf, yamlOf } from "../../src/suite/yaml/add-test.js";

const TEST = { name: "new", tool: "t", args: { a: 1 }, expect: [{ target: "result", matcher: { exact: true } }] };

function added(text: string): string | undefined {
  const insertion = insertionOf(text, "tools", TEST);
  return insertion && text.slice(0, insertion.offset) + insertion.text + text.slice(insertion.offset);
}

describe("a test that is added to the text of a suite", () => {
  it("stands after the last one, and nothing else changes", () => {
    const before = `# The shop
servers: { s:   { command: [a] } }   # two spaces
tools:
    # first
    -   name: "a"
        tool: 'x' # why

# of the resources
resources:
- uri: x
`;
    expect(added(before)).toBe(
      before.replace(
        "# why\n",
        `# why
    - name: new
      tool: t
      args: {a: 1}
      expect:
        - {target: result, matcher: {exact: true}}
`,
      ),
    );
  });

  it("is set apart as the others are", () => {
    const before = "servers: {}\ntools:\n- name: a\n  tool: x\n\n- name: b\n  tool: x\n";
    expect(added(before)).toContain("  tool: x\n\n- name: new\n  tool: t\n");
  });

  it.each([
    ["a block that is missing", "servers: {}\n"],
    ["no line feed at the end", "servers: {}\ntools:\n  - name: a"],
    ["a block that is empty", "tools:\nservers: {}\n"],
    ["an empty list", "tools: []\nservers: {}\n"],
    ["a list on one line", "tools: [{ name: a }] # why\nservers: {}\n"],
    ["a suite on one line", '{"servers": {}, "tools": [{"name": "a"}]}'],
    [
      "a block scalar at the end",
      "servers: {}\ntools:\n  - name: a\n    args:\n      text: |\n        one\n        two\n",
    ],
    ["Windows", "servers: {}\r\ntools:\r\n  - name: a\r\n    tool: x\r\n"],
    ["anchors", "servers: &s {}\ntools:\n  - &t { name: a }\n  - *t\n"],
  ])("%s", (_, before) => {
    const after = added(before);
    const was = parse(before) as { tools?: unknown[] | null };
    expect(parse(after ?? "")).toEqual({ ...was, tools: [...(was.tools ?? []), TEST] });
    if (before.includes("\r")) expect(after?.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it.each([
    ["broken YAML", "tools: [\n"],
    ["a list", "- a\n"],
    ["an end that is marked", "servers: {}\n...\n"],
    ["a mapping on one line without the block", "{ servers: {} }\n"],
    ["something else in the block's place", "servers: {}\ntools: { a: b }\n"],
    ["a comma at the end", "tools: [{ name: a }, ]\n"],
  ])("is refused: %s", (_, before) => {
    expect(added(before)).toBeUndefined();
  });

  it("has long values in block style", () => {
    const long = { text: "a long text that does not fit one line together with the other one", other: "text" };
    expect(yamlOf({ args: long, list: ["a"] })).toBe(`args:\n  text: ${long.text}\n  other: text\nlist: [a]\n`);
  });
});
