import { spawn } from "node:child_process";
import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, steady } from "../../support/cli.js";

const METER = fileURLToPath(new URL("../../../bench/meter.mjs", import.meta.url));
/** Ten times what a quiet machine takes: work that is not linear takes minutes. */
const MOST = { cpuMs: 15_000, rssMiB: 300 };

const SERVER = "servers:\n  local: { command: [node] }\n";
const TEST = "tools:\n  - name: one\n    tool: x\n";

/** A file that seems to have as many bytes as are asked for, and takes no room. */
function sparse(file: string, bytes: number): void {
  writeFileSync(file, "a\n");
  truncateSync(file, bytes);
}

/** Anchors of which each repeats the one before it ten times. */
function bomb(levels: number): string {
  const level = (index: number) =>
    `      a${index}: &a${index} [${Array(10)
      .fill(`*a${index - 1}`)
      .join(", ")}]\n`;
  return `    args:\n      a0: &a0 [x]\n${Array.from({ length: levels }, (_, index) => level(index + 1)).join("")}`;
}

interface Hostile {
  title: string;
  suite: string;
  /** Makes what the suite names, beside its folder. */
  prepare?: (folder: string) => void;
  /** What it may take, where that is more than the others may. */
  mostMiB?: number;
}

const hostile: Hostile[] = [
  { title: "an alias bomb", suite: `${SERVER}${TEST}${bomb(12)}` },
  { title: "200-deep nesting", suite: `${SERVER}${TEST}    args: { v: ${"[".repeat(200)}${"]".repeat(200)} }\n` },
  { title: "100,000-deep nesting", suite: `${SERVER}${TEST}    args: { v: ${"[".repeat(100_000)} }\n` },
  { title: "a 50 MB scalar", suite: `${SERVER}${TEST}    args: { v: "${"x".repeat(50 * 1024 * 1024)}" }\n` },
  {
    title: "an import that escapes by ..",
    suite: `imports: [../../outside.yaml]\n${SERVER}${TEST}`,
    prepare: (folder) => writeFileSync(join(folder, "../../outside.yaml"), SERVER),
  },
  {
    title: "an import that escapes by a link",
    suite: `imports: [link.yaml]\n${SERVER}${TEST}`,
    prepare: (folder) => symlinkSync("/etc/passwd", join(folder, "link.yaml")),
  },
  { title: "an import that walks through the disk by ..", suite: `imports: [../../../**/*.yaml]\n${SERVER}${TEST}` },
  { title: "an import that walks through the disk", suite: `imports: [/**/*.mcptest.yaml]\n${SERVER}${TEST}` },
  {
    title: "data that escape by ..",
    suite: `${SERVER}${TEST}    data: { file: ../../rows.csv }\n`,
    prepare: (folder) => writeFileSync(join(folder, "../../rows.csv"), "a\n1\n"),
  },
  {
    title: "data that escape by a link",
    suite: `${SERVER}${TEST}    data: { file: link.csv }\n`,
    prepare: (folder) => symlinkSync("/etc/passwd", join(folder, "link.csv")),
  },
  {
    title: "__proto__ keys",
    suite: `${SERVER}  __proto__: { command: [node] }\n${TEST}    __proto__: { skip: true }\n__proto__: { tools: [] }\n`,
  },
  {
    title: "a billion rows of CSV",
    suite: `${SERVER}${TEST}    data: { file: rows.csv }\n`,
    prepare: (folder) => sparse(join(folder, "rows.csv"), 2_000_000_000),
  },
  {
    title: "a billion rows of YAML",
    suite: `${SERVER}${TEST}    data: { file: rows.yaml }\n`,
    prepare: (folder) => sparse(join(folder, "rows.yaml"), 2_000_000_000),
  },
  {
    title: "eight million rows of CSV in 16 MiB",
    suite: `${SERVER}${TEST}    data: { file: rows.csv }\n`,
    prepare: (folder) => writeFileSync(join(folder, "rows.csv"), `a\n${"1\n".repeat(8_000_000)}`),
  },
  {
    title: "one row of CSV with eight million cells",
    suite: `${SERVER}${TEST}    data: { file: rows.csv }\n`,
    prepare: (folder) => writeFileSync(join(folder, "rows.csv"), `${"a,".repeat(8_000_000)}a\n1\n`),
  },
  {
    title: "five million rows of JSON in 16 MiB",
    suite: `${SERVER}${TEST}    data: { file: rows.json }\n`,
    prepare: (folder) => writeFileSync(join(folder, "rows.json"), `[${"{},".repeat(5_000_000)}{}]`),
  },
  {
    title: "JSON nested a million deep",
    suite: `${SERVER}${TEST}    data: { file: rows.json }\n`,
    prepare: (folder) => writeFileSync(join(folder, "rows.json"), "[".repeat(1_000_000)),
  },
  {
    title: "fifty tests of 100,000 rows each",
    suite: `${SERVER}tools:\n${Array.from({ length: 50 }, (_, index) => `  - { name: t${index}, tool: x, data: { file: rows.csv } }\n`).join("")}`,
    prepare: (folder) => writeFileSync(join(folder, "rows.csv"), `a\n${"1\n".repeat(100_000)}`),
  },
  { title: "120,000 tests of one line", suite: `${SERVER}tools:\n${"  - { name: a, tool: x }\n".repeat(120_000)}` },
  {
    title: "120,000 mistakes",
    suite: `${SERVER}tools:\n${"  - name: a\n".repeat(120_000)}`,
    // Just below the most values that a file may have: it is parsed whole.
    mostMiB: 600,
  },
  { title: "five thousand mistakes", suite: `${SERVER}tools:\n${"  - { nme: a, tool: b }\n".repeat(5_000)}` },
  {
    title: "five thousand wrong servers",
    suite: `servers:\n${Array.from({ length: 5_000 }, (_, index) => `  s${index}: { command: [x], evn: {} }\n`).join("")}${TEST}`,
  },
  {
    title: "five thousand nodes in a circle",
    suite: `${SERVER}compositions:\n  - name: big\n    nodes:\n${Array.from({ length: 5_000 }, (_, index) => `      - { id: n${index}, tool: x, needs: [n${(index + 1) % 5_000}] }\n`).join("")}`,
  },
  {
    title: "variables that refer to each other five thousand deep",
    suite: `${SERVER}${TEST}variables:\n${Array.from({ length: 5_000 }, (_, index) => `  v${index}: { value: $v${index + 1} }\n`).join("")}`,
  },
];

interface Measured {
  code: number | null;
  stderr: string;
  cpuMs: number;
  rssMiB: number;
}

/** Validates the suites of a folder, with what the process itself used. */
async function validate(cwd: string): Promise<Measured> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["--import", METER, CLI, "validate", "suite/a.mcptest.yaml"], {
    cwd,
    env: { PATH, HOME },
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const [stderr, used] = [child.stdio[2], child.stdio[3]].map(textOf);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  const { cpuMs, rssMiB } = JSON.parse(used?.() ?? "") as { cpuMs: number; rssMiB: number };
  return { code, stderr: stderr?.() ?? "", cpuMs, rssMiB };
}

function textOf(stream: unknown): () => string {
  let text = "";
  (stream as NodeJS.ReadableStream).setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

describe("a hostile suite ends in a clear error, in bounded time and memory", () => {
  it.each(hostile)("$title", async ({ title, suite, prepare, mostMiB = MOST.rssMiB }) => {
    const root = folderWith({ "repo/.git/HEAD": "", "repo/suite/a.mcptest.yaml": suite });
    prepare?.(join(root, "repo/suite"));
    const { code, stderr, cpuMs, rssMiB } = await validate(join(root, "repo"));
    const first = `${steady(stderr.split("\n\n")[0] ?? "", root).slice(0, 1_500)}\n`;
    await expect(first).toMatchFileSnapshot(`../../golden/e2e/hostile/${title.replaceAll(/\W+/g, "-")}.txt`);
    expect(code).toBe(2);
    expect(cpuMs).toBeLessThan(MOST.cpuMs);
    expect(rssMiB).toBeLessThan(mostMiB);
  });
});
