import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { documentedRules } from "../../src/conformance/rules/families.js";
import { MODERN_REVISIONS, REVISIONS } from "../../src/mcp/revisions/known.js";
import { allRules, findRule, ruleText } from "../../src/rules/registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The families of each file of texts; that of a folder's `rules.ts` is the folder's name, if it is not here. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  "src/conformance/rules/elicit/rules.ts": ["ELICIT", "SAMPLING"],
  "src/rules/agent.ts": ["AGENT", "EVAL"],
  "src/rules/assert.ts": ["ASSERT"],
  "src/rules/fault/call.ts": ["FAULT"],
  "src/rules/fault/process.ts": ["FAULT"],
  "src/rules/fault/transport.ts": ["FAULT"],
  "src/rules/matchers.generated.ts": ["ASSERT"],
  "src/rules/run.ts": ["RUNNER", "VERSION", "BASELINE", "DRIFT"],
  "src/rules/suite.ts": ["SUITE"],
  "src/conformance/rules/app/rules.ts": ["APP", "EXT"],
  "src/conformance/rules/inv/rules.ts": ["INV", "COMP"],
  "src/conformance/rules/state/rules.ts": ["STATE", "SUB"],
};

// The categories of arXiv:2606.05339.
const categories = [
  "Tool",
  "Data & Schema",
  "State & Configuration",
  "Session Lifecycle",
  "Resource",
  "Security",
  "Model & Provider",
  "Base Protocol",
  "Transport",
  "Prompt",
  "Timeout & Cancellation",
];

describe("the registry", () => {
  it("has every id once, each in the file of its family", () => {
    const inFiles = ["src/rules", "src/conformance/rules"].flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).flatMap((name) => {
        const file = `${folder}/${name}`;
        const text = file.endsWith(".ts") ? readFileSync(`${root}/${file}`, "utf8") : "";
        const ids = [...text.matchAll(/^ {2}"([A-Z0-9-]+)": \{/gm)].map(([, id = ""]) => id);
        return text.includes("satisfies RuleFamily") ? ids.map((id) => ({ id, file })) : [];
      }),
    );
    const elsewhere = inFiles.filter(({ id, file }) => {
      const families = FAMILIES[file] ?? [basename(dirname(file)).toUpperCase()];
      return !families.some((family) => id.startsWith(`${family}-`));
    });
    expect(elsewhere).toEqual([]);
    expect(inFiles.map(({ id }) => id).sort()).toEqual(
      allRules()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("keeps its ids: other rooms, suites and baselines name them", async () => {
    const ids = allRules().map(({ id }) => `${id}\n`);
    await expect(ids.join("")).toMatchFileSnapshot("ids.txt");
  });

  it("judges by the specification only at revisions that it cites", () => {
    const uncited = documentedRules().flatMap(({ id, severity, spec, sources, corpus }) => {
      const { since = "", before = "9" } = corpus ?? {};
      const judged = REVISIONS.filter((revision) => corpus && revision >= since && revision < before);
      const cited = new Set(spec?.map(({ revision }) => revision));
      // Other standards, extensions and providers do not depend on the revision.
      const isOther = severity !== "must" && (sources !== undefined || spec === undefined);
      const isOfExtension = sources?.some(({ url }) => url.includes("/ext-")) === true;
      if (spec === undefined && isOfExtension) return [];
      // Tasks became an extension.
      if (isOfExtension) for (const revision of MODERN_REVISIONS) cited.add(revision);
      return isOther ? [] : judged.filter((revision) => !cited.has(revision)).map((revision) => `${id} ${revision}`);
    });
    expect(uncited).toEqual([]);
  });

  it("finds a rule by its id, and nothing for an unknown one", () => {
    for (const rule of allRules()) expect(findRule(rule.id)).toBe(rule);
    expect(findRule("FAULT-NONE")).toBeUndefined();
    expect(ruleText("FAULT-NONE")).toBeUndefined();
    expect(findRule("constructor")).toBeUndefined();
  });

  it("gives results the texts, with a link to the section of the docs", () => {
    expect(ruleText("FAULT-LIFECYCLE-LEFT-CHILD")).toEqual({
      title: "The server left a process behind",
      severity: "should",
      fix: "Keep a handle to each process that you start, end it on exit, and do not detach it.",
      url: "https://github.com/mcptest/action/blob/v1/docs/taxonomy.md#fault-lifecycle-left-child",
    });
  });

  it.each(documentedRules())("$id is well formed", (rule) => {
    expect.soft(rule.id.split("-")[0], "`family` is the beginning of the id").toBe(rule.family);
    expect
      .soft(rule.title, "`title` has 11 to 62 characters, starts with a capital and ends without a full stop")
      .toMatch(/^[A-Z].{9,60}[^.]$/);
    for (const key of ["text", "fix"] as const) {
      // Reports print them as they are.
      const message = `\`${key}\` is one line of more than 20 characters, starts with a capital and ends with a full stop`;
      expect.soft(rule[key], message).toMatch(/^[A-Z`].{20,}\.$/);
    }
    expect.soft(rule.fix.length, "`fix` has at most 160 characters").toBeLessThanOrEqual(160);
    if (rule.family === "FAULT")
      expect.soft(categories, "a FAULT rule has one of these `category`s").toContain(rule.category);
    else expect.soft(rule.category, "only a FAULT rule has a `category`").toBeUndefined();
    expect.soft(rule.good, "`good` and `bad` differ").not.toBe(rule.bad);
    for (const example of [rule.good, rule.bad]) {
      expect.soft(example, "`good` and `bad` are one line of 5 to 200 characters each").toMatch(/^.{5,200}$/);
    }
    for (const { revision, section, url } of rule.spec ?? []) {
      const page = `https://modelcontextprotocol\\.io/(specification|docs)/${revision}/[a-z_/-]+`;
      // Extensions have repositories of their own.
      const extension = "https://github\\.com/modelcontextprotocol/ext-tasks/blob/main/specification/draft/tasks\\.md";
      expect(url).toMatch(new RegExp(`^(${page}|${extension})(#[a-z-]+)?$`));
      expect(section).not.toBe("");
    }
  });

  it("cites each revision no more than once for a section", () => {
    for (const { spec = [] } of documentedRules()) {
      const urls = spec.map(({ url }) => url);
      expect(urls).toEqual([...new Set(urls)]);
    }
  });
});
