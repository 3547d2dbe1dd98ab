import { describe, expect, test } from "vitest";
import { allRules } from "../../src/rules/registry.js";
import { mcptest } from "../support/harness.js";
import { partOf, WHOLE } from "../support/whole.js";
import { build, missing } from "./build.js";
import { BUILT, type Build, python, SDKS, SOURCES } from "./sdks.js";

/** A server as the first page of an SDK's docs has it. */
interface Hello {
  /** The SDK as reports name it, and its version. */
  name: string;
  build?: Build;
  command: readonly string[];
}

const BOX = 900_000;
const HELLO = `${SOURCES}/hello`;
const [go] = SDKS.flatMap(({ id, build: steps }) => (id === "go" && steps ? steps.toolchains : []));

function withPython(name: string, kind: string, requirements: string, instead: readonly string[] = []): Hello {
  const { program, ...steps } = python(requirements, instead);
  return { name, build: steps, command: [program, "-B", `${HELLO}/python.py`, kind] };
}

/** A version that is no dependency of the tests. */
function withNpm(name: string, script: string, zod: string): Hello {
  const folder = `${BUILT}/hello/${name.replaceAll(/\W+/g, "-")}`;
  return {
    name,
    build: {
      folder: "hello",
      input: script,
      toolchains: [{ program: "npm", versionArgs: ["--version"], atLeast: [9, 0] }],
      steps: [
        ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", folder, name.replace(" ", "@"), zod],
        ["cp", script, folder],
      ],
      timeBox: BOX,
    },
    command: [process.execPath, `${folder}/${script}`],
  };
}

function withGo(name: string, module: string): Hello {
  const [sdk = "", version = ""] = name.split(" ");
  const folder = `${BUILT}/hello/${sdk}-${version}`;
  return {
    name,
    build: {
      folder: `hello/${sdk}`,
      toolchains: go ? [go] : [],
      steps: [
        ["rm", "-rf", folder],
        ["mkdir", "-p", folder],
        ["cp", "main.go", folder],
        ["go", "-C", folder, "mod", "init", "hello"],
        ["go", "-C", folder, "get", `${module}@v${version}`],
        ["go", "-C", folder, "mod", "tidy"],
        ["go", "-C", folder, "build", "-o", "hello", "."],
      ],
      timeBox: BOX,
    },
    command: [`${folder}/hello`],
  };
}

const pydantic = ["pydantic==2.11.10", "pydantic_core==2.33.2"];
const SERVERS: readonly Hello[] = [
  { name: "@modelcontextprotocol/sdk", command: [process.execPath, `${HELLO}/typescript-1.mjs`] },
  { name: "@modelcontextprotocol/server", command: [process.execPath, `${HELLO}/typescript-2.mjs`] },
  withPython("mcp 1", "mcp-1", "mcp-1"),
  withPython("mcp 2", "mcp-2", "mcp-2"),
  withPython("fastmcp 4", "fastmcp", "fastmcp"),
];
const OTHERS: readonly Hello[] = [
  ...["1.12.3", "1.20.2", "1.25.3"].map((version) =>
    withNpm(`@modelcontextprotocol/sdk ${version}`, "typescript-1.mjs", "zod@3.25.76"),
  ),
  withNpm("@modelcontextprotocol/server 2.0.0", "typescript-2.mjs", "zod@4.4.3"),
  ...["1.9.4", "1.12.4"].map((version) =>
    withPython(`mcp ${version}`, "mcp-1", "mcp-1", [`mcp==${version}`, ...pydantic]),
  ),
  withPython("fastmcp 2", "fastmcp", "fastmcp-2"),
  withPython("fastmcp 3", "fastmcp", "fastmcp-3"),
  ...["1.0.0", "1.2.0", "1.4.1", "1.6.1", "1.8.0"].map((version) =>
    withGo(`go-sdk ${version}`, "github.com/modelcontextprotocol/go-sdk"),
  ),
  ...["0.56.0", "1.2.1"].map((version) => withGo(`mcp-go ${version}`, "github.com/mark3labs/mcp-go")),
];

interface Report {
  grade: string;
  rules: {
    id: string;
    status: string;
    severity: string;
    tier?: string;
    sdk?: string;
    message?: string;
    evidence?: string;
  }[];
}

async function judge(words: readonly string[], { command }: Hello, env: Record<string, string> = {}) {
  const server = command.map((word) => `"${word}"`).join(" ");
  const flags = ["--server-command", server, "--allow-destructive", "--format", "json"];
  const { code, stdout } = await mcptest([...words, ...flags], { env: { ...process.env, ...env } });
  const report: Report = JSON.parse(stdout);
  return { code, report, failed: report.rules.filter(({ status }) => status === "failed") };
}

const ALL = WHOLE ? [...SERVERS, ...OTHERS] : SERVERS;
const WITH_BUG = partOf(ALL, 5);
const IN_CORPUS = new Set<string>(allRules().flatMap(({ id, corpus }) => (corpus === undefined ? [] : [id])));

describe.each(ALL)("hello world on $name", (hello) => {
  const lacks = missing(hello.build);
  const [sdk = ""] = hello.name.split(" ");

  test.skipIf(lacks)(
    `is green and has grade A, in both reports alike${lacks ? ` (${lacks})` : ""}`,
    async () => {
      if (hello.build) build(hello.build);
      const audit = await judge(["audit", "--budget", "20m"], hello);
      const own = audit.failed.filter((rule) => rule.sdk === undefined && rule.tier !== "advice");
      expect(own).toEqual([]);
      expect([audit.code, audit.report.grade]).toEqual([0, "A"]);
      const sdks = new Set(audit.failed.flatMap((rule) => rule.sdk ?? []));
      expect([...sdks].map((name) => name.split(" ")[0])).toEqual([sdk]);
      const compliance = await judge(["compliance", "run"], hello);
      expect([compliance.code, compliance.report.grade]).toEqual([0, "A"]);
      const verdicts = ({ failed }: typeof audit) =>
        failed.flatMap(({ id, sdk: of = "" }) => (IN_CORPUS.has(id) ? [`${id} ${of}`.trim()] : [])).sort();
      expect(verdicts(compliance)).toEqual(verdicts(audit));
    },
    BOX,
  );

  test.skipIf(lacks !== undefined || !WITH_BUG.includes(hello))(
    "has the bug of its author",
    async () => {
      if (hello.build) build(hello.build);
      const { code, failed } = await judge(["audit", "--budget", "20m"], hello, { BUG: "1" });
      const broken = failed.filter(({ tier }) => tier === "broken");
      expect(broken.map(({ id, sdk: of }) => [id, of])).toContainEqual(["AUDIT-CRASH", undefined]);
      expect(code).toBe(1);
    },
    BOX,
  );
});
