import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { documentedRules } from "../../src/conformance/rules/families.js";
import { MODERN_REVISIONS, REVISIONS } from "../../src/mcp/revisions/known.js";
import { allRules, findRule, ruleText } from "../../src/rules/registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const notRules = [
  ..."citations.ts corpus/auth-citations.ts entries.generated.ts models.ts other-matchers.ts".split(" "),
  ...["registry.ts", "types.ts"],
];

/** What the ids of each file begin with. */
const PREFIXES = {
  agent: ["AGENT-", "EVAL-"],
  assert: ["ASSERT-"],
  audit: ["AUDIT-"],
  "corpus/auth": ["AUTH-"],
  "corpus/auth-flow": ["AUTH-FLOW-"],
  "corpus/auth-tokens": ["AUTH-"],
  "corpus/desc": ["DESC-", "SURF-"],
  "corpus/features": ["TOOL-", "RES-", "PROMPT-", "ERRCHAN-"],
  "corpus/iso": ["ISO-"],
  "corpus/state": ["STATE-", "SUB-"],
  "corpus/life": ["LIFE-"],
  "corpus/port": ["PORT-"],
  "corpus/proto": ["PROTO-"],
  "corpus/sch": ["SCH-"],
  "corpus/sec": ["SEC-"],
  "corpus/transport": ["TRANSPORT-"],
  "extensions/apps": ["APP-", "EXT-"],
  "extensions/elicit": ["ELICIT-"],
  "extensions/tasks": ["TASK-"],
  "fault/call": ["FAULT-TIMEOUT-", "FAULT-STATE-", "FAULT-SCHEMA-", "FAULT-INPUT-", "FAULT-PROTO-"],
  "fault/process": ["FAULT-START-", "FAULT-LIFECYCLE-"],
  "fault/transport": ["FAULT-HTTP-", "FAULT-TRANSPORT-"],
  fuzz: ["FUZZ-"],
  inv: ["INV-", "COMP-"],
  "matchers.generated": ["ASSERT-"],
  reg: ["REG-"],
  run: ["RUNNER-", "VERSION-", "BASELINE-", "DRIFT-"],
  suite: ["SUITE-"],
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
    const inFiles = Object.entries(PREFIXES).flatMap(([file, prefixes]) => {
      const ids = [...readFileSync(`${root}/src/rules/${file}.ts`, "utf8").matchAll(/^ {2}"([A-Z0-9-]+)": \{/gm)].map(
        ([, id = ""]) => id,
      );
      expect(ids.filter((id) => !prefixes.some((prefix) => id.startsWith(prefix)))).toEqual([]);
      return ids;
    });
    expect([...inFiles].sort()).toEqual(
      allRules()
        .map(({ id }) => id)
        .sort(),
    );
    const files = readdirSync(`${root}/src/rules`, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".ts")).sort()).toEqual(
      [...Object.keys(PREFIXES).map((file) => `${file}.ts`), ...notRules].sort(),
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
