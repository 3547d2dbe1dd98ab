import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import schema from "../../../schemas/v1.json";
import { isObject } from "../../../src/core/json/json.js";
import { isRuleId } from "../../../src/rules/registry.js";
import { readConfigFile } from "../../../src/run/settings/config-file.js";
import { CLI, folderWith, mcptest, root, schemaErrors, textIn } from "../../support/harness.js";

const pages = [
  "README.md",
  ...readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" }).flatMap((name) =>
    name.endsWith(".md") ? [`docs/${name}`] : [],
  ),
];

/** A block of YAML on a page, with the line at which it starts and the file that its first line names. */
interface Block {
  page: string;
  line: number;
  file: string;
  text: string;
}

const blocks = pages.flatMap((page): Block[] => {
  const text = textIn(`${root}${page}`);
  return [...text.matchAll(/^ *```ya?ml\n([\s\S]*?)^ *```$/gm)].map(({ index, 1: block = "" }) => ({
    page,
    line: text.slice(0, index).split("\n").length,
    file: /^# ([\w./-]+\.ya?ml)/.exec(block)?.[1] ?? "",
    text: block,
  }));
});
const PAGE = "docs/writing-suites.md";
const action = parse(textIn(`${root}action.yml`)) as { inputs: Record<string, unknown> };

/** What is wrong with a block that is not run: a configuration, a manifest, a suite, or a part of one. */
async function faultsOf({ file, text }: Block): Promise<unknown> {
  // __tests__/action/workflows.test.ts validates it.
  if (file.startsWith(".github/workflows/")) return [];
  if (file === "mcptest.config.yaml") {
    const extended = /^extends: (.*)$/m.exec(text)?.[1];
    const folder = folderWith({ [file]: text, ...(extended && { [extended]: "" }) });
    const [values] = await readConfigFile(folder, folder);
    return values?.size ? [] : "no keys";
  }
  const value: unknown = parse(text);
  const steps = stepsOf(value);
  if (steps !== undefined) return steps.filter((step) => !isValidStep(step));
  if (!isObject(value)) return "not a mapping";
  // The formats of other tools.
  if (file === ".gitlab-ci.yml" || file === ".pre-commit-config.yaml") return [];
  if (file.endsWith(".baseline.yaml")) return isKnownRules(value) ? [] : "not a list of rules";
  if (text.includes("mock.v1.json")) return schemaErrors("mock", value);
  const isSuite = Object.keys(value).every((key) => key in schema.properties);
  const suite = isSuite ? value : { servers: { s: { url: "http://127.0.0.1:1/mcp", ...value } } };
  return schemaErrors("suite", suite);
}

/** The steps of a part of a workflow; undefined for anything else. */
function stepsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return isObject(value) && Array.isArray(value.steps) && !("tools" in value) ? value.steps : undefined;
}

/** True for a step that runs a command, an action of others, or this action with inputs that it has. */
function isValidStep(step: unknown): boolean {
  if (!isObject(step)) return false;
  if (typeof step.run === "string" || /^(?!mcptest\/)[\w-]+\/[\w-]+@v\d+$/.test(String(step.uses))) return true;
  const given = Object.keys(isObject(step.with) ? step.with : {});
  return step.uses === "mcptest/action@v1" && given.every((name) => Object.hasOwn(action.inputs, name));
}

/** True for the YAML form of a baseline, with rules that exist. */
function isKnownRules({ server }: Record<string, unknown>): boolean {
  const ids = Array.isArray(server) ? server.map((rule) => (isObject(rule) ? rule.rule_id : rule)) : [];
  return ids.length > 0 && ids.every((id) => typeof id === "string" && isRuleId(id));
}

describe("every block of YAML in the documents", () => {
  it("is found", () => {
    expect(new Set(blocks.map(({ page }) => page)).size).toBeGreaterThanOrEqual(6);
    expect(blocks.length).toBeGreaterThanOrEqual(13);
  });

  it.each(blocks.filter(({ page }) => page !== PAGE))("$page:$line is valid", async (block) => {
    expect(await faultsOf(block)).toEqual([]);
  });

  it(`of ${PAGE} runs, and passes`, async () => {
    const snippets = blocks.filter(({ page }) => page === PAGE);
    expect(snippets.filter(({ file }) => file === "")).toEqual([]);
    const start = `command: ${JSON.stringify([process.execPath, CLI, "mock"]).slice(0, -1)}`;
    const files = snippets.map(({ file, text }) => [file, text.replace("command: [mcptest, mock", start)]);
    const { code, stdout, stderr } = await mcptest(["run"], { cwd: folderWith(Object.fromEntries(files)) });
    expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("7 tests: 7 passed");
  });
});
