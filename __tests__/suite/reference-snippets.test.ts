import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import schema from "../../schemas/v1.json";
import { isObject } from "../../src/core/json/json.js";
import { checkSuites } from "../../src/engine/check/check.js";
import { referencePage } from "../support/oracles.js";
import { load } from "./support.js";

const page = referencePage("yaml-test-format-v1.txt");

/** A piece of YAML on the page, with the line at which it begins. */
interface Snippet {
  line: number;
  text: string;
}

const KEYS = [...Object.keys(schema.properties), "expect"].join("|");
const BEGINS = new RegExp(`^(?:(?:${KEYS}):$| {4}(?:turns|eval):$|# yaml-language-server)`);
const GOES_ON = new RegExp(`^(?:$|\\s|#|(?:${KEYS}):$)`);

/** Every snippet of YAML on the page: it begins with a key of the format, and ends before the next line of prose. */
function snippetsOf(text: string): Snippet[] {
  const snippets: { line: number; lines: string[] }[] = [];
  let current: { line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (current && GOES_ON.test(line)) current.lines.push(line);
    else current = undefined;
    if (current || !BEGINS.test(line)) continue;
    current = { line: index + 1, lines: [line] };
    snippets.push(current);
  }
  return snippets.map(({ line, lines }) => ({ line, text: lines.join("\n").trimEnd() }));
}

/** The names of servers that a value refers to, wherever in it. */
function* serversIn(value: unknown): Generator<string> {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "server" && typeof inner === "string") yield inner;
    else if (key === "servers" && Array.isArray(inner)) yield* inner;
    else yield* serversIn(inner);
  }
}

/** A whole suite around a snippet: the page leaves out the servers of most, and the test around an `expect`. */
function suiteOf({ text }: Snippet): string {
  const indented = (by: number) => text.replaceAll(/^(?=.)/gm, " ".repeat(by));
  const servers = (names: Iterable<string>) =>
    [...new Set(names)].map((name) => `  ${name}: { url: "https://mcp.example.com/${name}" }\n`).join("");
  if (text.startsWith("    ")) {
    const agent = "  - name: around\n    model: claude-sonnet-4-5\n    servers: [local]\n    prompt: Go\n";
    return `servers:\n${servers(["local"])}agents:\n${agent}${text}\n`;
  }
  const { contents } = parseDocument(text, { logLevel: "silent" });
  const parsed: unknown = contents?.toJSON();
  if (!isObject(parsed)) return `${text}\nservers:\n${servers(["local"])}`;
  if ("expect" in parsed)
    return `servers:\n${servers(["local"])}tools:\n  - name: around\n    tool: any\n${indented(4)}\n`;
  if ("servers" in parsed || "imports" in parsed) return `${text}\n`;
  const named = [...serversIn(parsed)];
  return `${text}\nservers:\n${servers(named.length > 0 ? named : ["local"])}`;
}

/** What the page's examples refer to without declaring it. */
const ENV = {
  fixture_path: "/tmp/fixture.txt",
  MCPTEST_API_TOKEN: "t",
  ACCOUNT_ID: "a",
  SECRET_VAR_NAME: "API_B_TOKEN",
  BRAINTRUST_API_KEY: "k",
  ACME_TENANT_API_KEY: "k",
};

/** The problems of a snippet, warnings too. */
async function toldOf(snippet: Snippet): Promise<string[]> {
  const files = {
    "suite.yaml": suiteOf(snippet),
    "shared/servers.yml": "servers:\n  shared_filesystem: { command: [server] }\n",
    "shared/variables.yml": "variables:\n  base: { value: x }\n",
  };
  const { suite, problems, folder } = await load(files, { env: ENV });
  const checked = await checkSuites(suite ? [suite] : [], { cwd: folder });
  return [...problems, ...(suite?.warnings ?? []), ...checked.problems].map(({ title }) => title);
}

/** What keeps a snippet from loading, by its line: every other one loads without a word. */
const REASONS: Readonly<Record<number, readonly string[]>> = {
  // The recording is the author's, and does not come with the page.
  155: ["the cassette cassettes/issues-server.json cannot be played"],
  // The bundle of a company, which no other machine has.
  228: ["the CA bundle cannot be read"],
  315: ["the CA bundle cannot be read"],
  // Targets of an agent's conversation, in snippets that are put into a tool test here.
  922: ["unknown target `final_response`"],
  941: ["unknown target `final_response`"],
  1016: ["unknown target `tool_calls[0]`"],
  // Its provider is declared in another snippet.
  498: ["unknown provider `openrouter`"],
  // The page leaves the rest of a test out, and writes three dots for it.
  681: ["not valid YAML"],
};

function reasonsOf(line: number): readonly string[] {
  return REASONS[line] ?? [];
}

describe.skipIf(page === undefined)(
  "every snippet of the format's first page (skipped where the page is absent)",
  () => {
    const snippets = page === undefined ? [] : snippetsOf(readFileSync(page, "utf8"));

    it("is found", () => {
      expect(snippets).toHaveLength(77);
    });

    it.each(snippets)("line $line loads, or fails for the reason that is known", async (snippet) => {
      expect(await toldOf(snippet)).toEqual(reasonsOf(snippet.line));
    });
  },
);
