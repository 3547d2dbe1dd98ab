import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { documentedRules } from "../../src/rules/entries.js";
import { allRules, findRule, ruleText } from "../../src/rules/registry.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const notRules = ["corpus/citations.ts", "entries.generated.ts", "entries.ts", "registry.ts", "types.ts"];

/** What the ids of each file begin with. */
const PREFIXES = {
  agent: ["AGENT-", "EVAL-"],
  assert: ["ASSERT-"],
  "corpus/desc": ["DESC-", "SURF-"],
  "corpus/features": ["TOOL-", "RES-", "PROMPT-", "ERRCHAN-"],
  "corpus/life": ["LIFE-"],
  "corpus/port": ["PORT-"],
  "corpus/proto": ["PROTO-"],
  "corpus/sch": ["SCH-"],
  "corpus/sec": ["SEC-"],
  "corpus/transport": ["TRANSPORT-"],
  "corpus/transport-http": ["TRANSPORT-HTTP-"],
  "fault/call": ["FAULT-TIMEOUT-", "FAULT-STATE-", "FAULT-SCHEMA-", "FAULT-INPUT-", "FAULT-PROTO-"],
  "fault/process": ["FAULT-START-", "FAULT-LIFECYCLE-"],
  "fault/transport": ["FAULT-HTTP-", "FAULT-TRANSPORT-"],
  fuzz: ["FUZZ-"],
  inv: ["INV-", "COMP-"],
  "matchers.generated": ["ASSERT-"],
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
      const ids = [...readFileSync(`${root}/src/rules/${file}.ts`, "utf8").matchAll(/^ {2}"([A-Z0-9-]+)": \{$/gm)].map(
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

  it("keeps its ids: other rooms, suites and baselines name them", () => {
    expect(allRules().map((rule) => rule.id)).toMatchInlineSnapshot(`
      [
        "ASSERT-RESULT",
        "ASSERT-TARGET",
        "ASSERT-SNAPSHOT",
        "ASSERT-SIMILAR",
        "ASSERT-LLM-JUDGE",
        "ASSERT-LLM-JURY",
        "ASSERT-FACTUALITY",
        "ASSERT-ANSWER-RELEVANCE",
        "ASSERT-CONTEXT-FAITHFULNESS",
        "ASSERT-MAX-DURATION",
        "ASSERT-MAX-TOKENS",
        "ASSERT-TRANSFORM",
        "ASSERT-PARITY",
        "ASSERT-P95-LATENCY",
        "ASSERT-EXACT",
        "ASSERT-CONTAINS",
        "ASSERT-CONTAINS-ALL",
        "ASSERT-CONTAINS-ANY",
        "ASSERT-ICONTAINS",
        "ASSERT-STARTS-WITH",
        "ASSERT-ENDS-WITH",
        "ASSERT-REGEX",
        "ASSERT-SCHEMA",
        "ASSERT-IS-JSON",
        "ASSERT-IS-XML",
        "ASSERT-IS-SQL",
        "ASSERT-IS-VALID-TOOLS-CALL",
        "ASSERT-LEVENSHTEIN",
        "ASSERT-CEL",
        "ASSERT-GREATER-THAN",
        "ASSERT-LESS-THAN",
        "ASSERT-BETWEEN",
        "ASSERT-TYPE",
        "ASSERT-NOT-EMPTY",
        "ASSERT-NOT",
        "ASSERT-ONEOF",
        "ASSERT-ANYOF",
        "ASSERT-ALLOF",
        "EVAL-SCORE",
        "EVAL-SCORER",
        "EVAL-JUDGE",
        "RUNNER-FAULT",
        "RUNNER-COVERAGE",
        "RUNNER-SHARD-MISSING",
        "VERSION-001",
        "BASELINE-STALE",
        "DRIFT-BREAKING",
        "DRIFT-COMPATIBLE",
        "DRIFT-DESCRIPTION",
        "SUITE-FAULT",
        "SUITE-SETUP",
        "SUITE-TEARDOWN",
        "SUITE-TRANSFORM",
        "SUITE-CASSETTE-MISS",
        "SUITE-ENV-UNSET",
        "SUITE-PROBES-CUT",
        "SUITE-RUN-TIMEOUT",
        "FAULT-START-SPAWN",
        "FAULT-START-EXIT",
        "FAULT-START-TIMEOUT",
        "FAULT-START-REJECTED",
        "FAULT-START-PORT-BUSY",
        "FAULT-START-NOT-READY",
        "FAULT-TIMEOUT-CALL",
        "FAULT-STATE-DOUBLE-EFFECT",
        "FAULT-SCHEMA-MISSING-REQUIRED",
        "FAULT-SCHEMA-PARAM-HEADER",
        "FAULT-SCHEMA-TYPE-MISMATCH",
        "FAULT-SCHEMA-UNEXPECTED-FIELD",
        "FAULT-INPUT-OVERSIZED",
        "FAULT-LIFECYCLE-CRASH",
        "FAULT-LIFECYCLE-GIVEN-UP",
        "FAULT-LIFECYCLE-IGNORES-SIGTERM",
        "FAULT-LIFECYCLE-LEFT-CHILD",
        "FAULT-LIFECYCLE-STOP",
        "FAULT-TRANSPORT-STDOUT-NOISE",
        "FAULT-TRANSPORT-FRAME-TOO-LARGE",
        "FAULT-TRANSPORT-FLOOD",
        "FAULT-TRANSPORT-INVALID-UTF8",
        "FAULT-HTTP-CONNECT",
        "FAULT-HTTP-TLS",
        "FAULT-HTTP-TOKEN",
        "FAULT-HTTP-RESET",
        "FAULT-HTTP-STATUS",
        "FAULT-HTTP-DENIED",
        "FAULT-HTTP-RATE-LIMIT",
        "FAULT-HTTP-CONTENT-TYPE",
        "FAULT-HTTP-NO-ANSWER",
        "FAULT-HTTP-STREAM-OPEN",
        "FAULT-HTTP-WRONG-STREAM",
        "FAULT-HTTP-REDIRECT-ORIGIN",
        "FAULT-HTTP-REDIRECT-LOOP",
        "FAULT-HTTP-SESSION-LOST",
        "FAULT-HTTP-ENCODING",
        "FAULT-HTTP-ENDPOINT",
        "FAULT-HTTP-NOTIFICATION",
        "FAULT-PROTO-MALFORMED-FRAME",
        "FAULT-PROTO-UNSOLICITED-ANSWER",
        "FAULT-PROTO-DUPLICATE-ANSWER",
        "FAULT-PROTO-BATCH",
        "FAULT-PROTO-ERROR-ANSWER",
        "FAULT-PROTO-INPUT-ROUNDS",
        "FAULT-PROTO-UNKNOWN-METHOD",
        "INV-001",
        "INV-002",
        "INV-003",
        "INV-004",
        "INV-005",
        "INV-006",
        "INV-007",
        "INV-008",
        "INV-009",
        "INV-010",
        "INV-011",
        "INV-012",
        "INV-013",
        "INV-014",
        "INV-015",
        "INV-016",
        "INV-017",
        "INV-018",
        "INV-019",
        "INV-020",
        "INV-021",
        "INV-022",
        "INV-023",
        "INV-024",
        "INV-025",
        "INV-026",
        "INV-027",
        "INV-028",
        "INV-029",
        "COMP-001",
        "COMP-002",
        "ERRCHAN-001",
        "ERRCHAN-002",
        "ERRCHAN-003",
        "SCH-INVALID",
        "SCH-DIALECT",
        "SCH-OUTPUT-OBJECT",
        "SCH-NO-REQUIRED",
        "SCH-OPEN-INPUT",
        "SCH-OPEN-OBJECT",
        "SCH-UNTYPED",
        "SCH-UNBOUNDED-STRING",
        "SCH-ARRAY-ITEMS",
        "SCH-ENUM-DUPLICATE",
        "SCH-UNSATISFIABLE",
        "SCH-REQUIRED-UNKNOWN",
        "SCH-REQUIRED-DEFAULT",
        "SCH-DEFAULT",
        "SCH-REF",
        "SCH-REF-EXTERNAL",
        "SCH-PATTERN",
        "SCH-KEYWORD",
        "SCH-RESOURCE-ANNOTATIONS",
        "SCH-DUPLICATE",
        "SCH-MIME-TYPE",
        "DESC-MISSING",
        "DESC-SHORT",
        "DESC-NAME-REPEATED",
        "DESC-DUPLICATE",
        "DESC-ARGUMENT-MISSING",
        "DESC-ARGUMENT-REPEATED",
        "DESC-TITLE-MISSING",
        "DESC-PLACEHOLDER",
        "DESC-BROKEN-TEXT",
        "DESC-NAMES-ALIKE",
        "DESC-PROMPT",
        "DESC-RESOURCE",
        "SEC-INJECTION",
        "SEC-CONCEALMENT",
        "SEC-CROSS-TOOL",
        "SEC-EXFILTRATION",
        "SEC-HIDDEN-UNICODE",
        "SEC-CONTROL-CHARACTER",
        "SEC-MIXED-SCRIPT",
        "SEC-HIDDEN-MARKUP",
        "SEC-ENCODED",
        "SEC-SECRET",
        "SEC-DESTRUCTIVE-UNANNOTATED",
        "SEC-DESTRUCTIVE-DENIED",
        "SEC-READ-ONLY-CONTRADICTED",
        "SEC-HINTS-CONTRADICT",
        "SEC-HEADER-SECRET",
        "SEC-ICON-SCHEME",
        "PORT-ANTHROPIC-NAME",
        "PORT-ANTHROPIC-ARGUMENT-NAME",
        "PORT-ANTHROPIC-UNION",
        "PORT-OPENAI-NAME",
        "PORT-OPENAI-UNION",
        "PORT-OPENAI-ARRAY-ITEMS",
        "PORT-OPENAI-DESCRIPTION",
        "PORT-OPENAI-TOOLS",
        "PORT-OPENAI-STRICT",
        "PORT-OPENAI-STRICT-SIZE",
        "PORT-GEMINI-NAME",
        "PORT-GEMINI-ARGUMENT-NAME",
        "PORT-GEMINI-KEYWORD",
        "PORT-GEMINI-TYPE-LIST",
        "PORT-GEMINI-ENUM",
        "PORT-CLAUDE-CODE-TEXT",
        "PORT-CURSOR-NAME",
        "SURF-TOOL",
        "SURF-TOTAL",
        "SURF-UNUSED-DEFINITION",
        "SURF-REPEATED",
        "SURF-BUDGET",
        "AGENT-TURN-BUDGET",
        "AGENT-TOKEN-BUDGET",
        "AGENT-TOOL-CALL-BUDGET",
        "AGENT-TIME-BUDGET",
        "AGENT-MAX-TOKENS",
        "AGENT-BUDGET",
        "AGENT-REFUSAL",
        "AGENT-RECOVERY",
        "AGENT-PASS-RATE",
        "AGENT-CASSETTE",
        "AGENT-MODEL",
        "LIFE-PING",
        "LIFE-RESULT",
        "LIFE-CAPABILITIES",
        "LIFE-UNKNOWN-VERSION",
        "LIFE-SAME-VERSION",
        "LIFE-EARLY-PING",
        "LIFE-EARLY-REQUEST",
        "LIFE-DISCOVER",
        "LIFE-SERVER-INFO",
        "LIFE-UNSUPPORTED-VERSION",
        "LIFE-FIRST-REQUEST",
        "LIFE-INITIALIZE-REJECTED",
        "LIFE-REQUIRED-META",
        "PROTO-UNKNOWN-METHOD",
        "PROTO-UNKNOWN-NOTIFICATION",
        "PROTO-STRING-ID",
        "PROTO-EXTRA-MEMBERS",
        "PROTO-CONCURRENT",
        "PROTO-PARSE-ERROR",
        "PROTO-INVALID-REQUEST",
        "PROTO-SURVIVES",
        "PROTO-STRAY-ANSWER",
        "PROTO-BATCH",
        "PROTO-CANCEL-UNKNOWN",
        "PROTO-PROGRESS-TOKEN",
        "PROTO-LOG-LEVELS",
        "PROTO-LOG-INVALID",
        "PROTO-LOG-MESSAGE",
        "PROTO-COMPLETION",
        "PROTO-COMPLETION-REF",
        "PROTO-CURSOR",
        "PROTO-CLIENT-CAPABILITY",
        "PROTO-NULL-ARGUMENTS",
        "TOOL-ANNOTATIONS",
        "TOOL-INTERNAL-ERROR",
        "TOOL-TEXT",
        "TOOL-BASE64",
        "RES-READ",
        "RES-BLOB",
        "RES-UNKNOWN",
        "RES-UNKNOWN-CODE",
        "RES-URI",
        "RES-TEMPLATE",
        "RES-SUBSCRIBE",
        "PROMPT-ARGUMENTS",
        "PROMPT-GET",
        "PROMPT-UNKNOWN",
        "PROMPT-REQUIRED",
        "TRANSPORT-END-OF-STDIN",
        "TRANSPORT-SIGTERM",
        "TRANSPORT-STDOUT-AT-END",
        "TRANSPORT-STDIO-LISTEN",
        "TRANSPORT-HTTP-ORIGIN",
        "TRANSPORT-HTTP-ORIGIN-STATUS",
        "TRANSPORT-HTTP-CONTENT-TYPE",
        "TRANSPORT-HTTP-NOTIFICATION",
        "TRANSPORT-HTTP-STRAY-ANSWER",
        "TRANSPORT-HTTP-GET",
        "TRANSPORT-HTTP-STREAM-ENDS",
        "TRANSPORT-HTTP-SESSION-ID",
        "TRANSPORT-HTTP-SESSION-UNIQUE",
        "TRANSPORT-HTTP-SESSION-REQUIRED",
        "TRANSPORT-HTTP-SESSION-ENDED",
        "TRANSPORT-HTTP-SESSION-UNKNOWN",
        "TRANSPORT-HTTP-DELETE",
        "TRANSPORT-HTTP-VERSION-HEADER",
        "TRANSPORT-HTTP-VERSION-DEFAULT",
        "TRANSPORT-HTTP-HEADER-MISSING",
        "TRANSPORT-HTTP-HEADER-MISMATCH",
        "TRANSPORT-HTTP-HEADER-ENCODED",
        "TRANSPORT-HTTP-HEADER-CASE",
        "TRANSPORT-HTTP-PARAM-HEADER",
        "TRANSPORT-HTTP-UNKNOWN-METHOD",
        "TRANSPORT-HTTP-UNSUPPORTED-VERSION",
        "TRANSPORT-HTTP-META",
        "TRANSPORT-HTTP-OLD-METHODS",
        "TRANSPORT-HTTP-OLD-HEADERS",
        "TRANSPORT-HTTP-LISTEN",
        "TRANSPORT-HTTP-BUFFERING",
        "FUZZ-INTERNAL-ERROR",
        "FUZZ-LEAK-STACK",
        "FUZZ-LEAK-PATH",
        "FUZZ-LEAK-SECRET",
        "FUZZ-INJECTION",
        "FUZZ-ACCEPTED-INVALID",
      ]
    `);
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
    expect.soft(rule.examples.good, "the two `examples` differ").not.toBe(rule.examples.bad);
    for (const example of Object.values(rule.examples)) {
      expect.soft(example, "each of the `examples` is one line of 5 to 200 characters").toMatch(/^.{5,200}$/);
    }
    for (const { revision, section, url } of rule.spec ?? []) {
      expect(url).toMatch(
        new RegExp(`^https://modelcontextprotocol\\.io/specification/${revision}/[a-z/-]+(#[a-z-]+)?$`),
      );
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
