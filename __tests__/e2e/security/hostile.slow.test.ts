import { symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { folderWith, measured, steady, writeIn } from "../../support/harness.js";

/** What a suite may take: so many times the processor time of an ordinary one. Work that is not linear takes minutes. */
const MOST = { times: 50, peakMiB: 300 };

const SERVER = "servers:\n  local: { command: [node] }\n";
const TEST = "tools:\n  - name: one\n    tool: x\n";

/** Anchors of which each repeats the one before it ten times. */
function bomb(levels: number): string {
  const tenOf = (at: number) => Array(10).fill(`*a${at}`).join(", ");
  const level = (at: number) => `      a${at + 1}: &a${at + 1} [${tenOf(at)}]\n`;
  return `    args:\n      a0: &a0 [x]\n${lines(levels, level)}`;
}

/** So many lines, each of its index. */
function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("");
}

/** A suite, what makes what it names, beside its folder, and what it may take, where that is more than others may. */
type Hostile = [title: string, suite: string, prepare?: ((folder: string) => void) | undefined, mostMiB?: number];

/** Writes a file into the folder of the suite. */
const file = (name: string, content: string) => (folder: string) => writeIn(folder, name, content);
const link = (name: string) => (folder: string) => symlinkSync("/etc/passwd", join(folder, name));
/** A file that seems to have two billion bytes, and takes no room. */
const sparse = (name: string) => (folder: string) => {
  writeIn(folder, name, "a\n");
  truncateSync(join(folder, name), 2_000_000_000);
};
const rowsOf = (name: string) => `${SERVER}${TEST}    data: { file: ${name} }\n`;

const hostile: Hostile[] = [
  ["an alias bomb", `${SERVER}${TEST}${bomb(12)}`],
  ["200-deep nesting", `${SERVER}${TEST}    args: { v: ${"[".repeat(200)}${"]".repeat(200)} }\n`],
  ["100,000-deep nesting", `${SERVER}${TEST}    args: { v: ${"[".repeat(100_000)} }\n`],
  ["a 50 MB scalar", `${SERVER}${TEST}    args: { v: "${"x".repeat(50 * 1024 * 1024)}" }\n`],
  [
    "an import that escapes by ..",
    `imports: [../../outside.yaml]\n${SERVER}${TEST}`,
    file("../../outside.yaml", SERVER),
  ],
  ["an import that escapes by a link", `imports: [link.yaml]\n${SERVER}${TEST}`, link("link.yaml")],
  ["an import that walks through the disk by ..", `imports: [../../../**/*.yaml]\n${SERVER}${TEST}`],
  ["an import that walks through the disk", `imports: [/**/*.mcptest.yaml]\n${SERVER}${TEST}`],
  ["data that escape by ..", rowsOf("../../rows.csv"), file("../../rows.csv", "a\n1\n")],
  ["data that escape by a link", rowsOf("link.csv"), link("link.csv")],
  [
    "__proto__ keys",
    `${SERVER}  __proto__: { command: [node] }\n${TEST}    __proto__: { skip: true }\n__proto__: { tools: [] }\n`,
  ],
  ["a billion rows of CSV", rowsOf("rows.csv"), sparse("rows.csv")],
  ["a billion rows of YAML", rowsOf("rows.yaml"), sparse("rows.yaml")],
  ["eight million rows of CSV in 16 MiB", rowsOf("rows.csv"), file("rows.csv", `a\n${"1\n".repeat(8_000_000)}`)],
  ["one row of CSV with eight million cells", rowsOf("rows.csv"), file("rows.csv", `${"a,".repeat(8_000_000)}a\n1\n`)],
  ["five million rows of JSON in 16 MiB", rowsOf("rows.json"), file("rows.json", `[${"{},".repeat(5_000_000)}{}]`)],
  ["JSON nested a million deep", rowsOf("rows.json"), file("rows.json", "[".repeat(1_000_000))],
  [
    "fifty tests of 100,000 rows each",
    `${SERVER}tools:\n${lines(50, (index) => `  - { name: t${index}, tool: x, data: { file: rows.csv } }\n`)}`,
    file("rows.csv", `a\n${"1\n".repeat(100_000)}`),
  ],
  ["120,000 tests of one line", `${SERVER}tools:\n${"  - { name: a, tool: x }\n".repeat(120_000)}`],
  ["20,000 mistakes", `${SERVER}tools:\n${"  - name: a\n".repeat(20_000)}`],
  ["five thousand mistakes", `${SERVER}tools:\n${"  - { nme: a, tool: b }\n".repeat(5_000)}`],
  [
    "five thousand wrong servers",
    `servers:\n${lines(5_000, (index) => `  s${index}: { command: [x], evn: {} }\n`)}${TEST}`,
  ],
  [
    "five thousand nodes in a circle",
    `${SERVER}compositions:\n  - name: big\n    nodes:\n${lines(5_000, (index) => `      - { id: n${index}, tool: x, needs: [n${(index + 1) % 5_000}] }\n`)}`,
  ],
  [
    "variables that refer to each other five thousand deep",
    `${SERVER}${TEST}variables:\n${lines(5_000, (index) => `  v${index}: { value: $v${index + 1} }\n`)}`,
  ],
];

/** Validates the suites of a folder. */
const validate = (cwd: string) => measured(["validate", "suite/a.mcptest.yaml"], cwd);

describe("a hostile suite ends in a clear error, in bounded time and memory", () => {
  let ordinaryMs = 0;
  beforeAll(async () => {
    ordinaryMs = (await validate(folderWith({ "suite/a.mcptest.yaml": `${SERVER}${TEST}` }))).cpuMs;
  });

  it.each(hostile)("%s", async (title, suite, prepare, mostMiB = MOST.peakMiB) => {
    const root = folderWith({ "repo/.git/HEAD": "", "repo/suite/a.mcptest.yaml": suite });
    prepare?.(join(root, "repo/suite"));
    const { code, stderr, cpuMs, peakMiB } = await validate(join(root, "repo"));
    const first = `${steady(stderr.split("\n\n")[0] ?? "", root).slice(0, 1_500)}\n`;
    await expect(first).toMatchFileSnapshot(`../../golden/e2e/hostile/${title.replaceAll(/\W+/g, "-")}.txt`);
    expect(code).toBe(2);
    expect(cpuMs).toBeLessThan(ordinaryMs * MOST.times);
    expect(peakMiB).toBeLessThan(mostMiB);
  });
});
