import { execFile } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../../support/cli.js";
import { folderWithPackage } from "../../support/package.js";
import { processesWith } from "../../support/processes.js";

const MOCK = `name: weather
tools:
  - name: forecast
    inputSchema: { type: object, properties: { city: { type: string } }, required: [city] }
    response: "Sunny in \${args.city}"
`;
const SERVERS = `servers:
  weather:
    command: [node, node_modules/mcptest/dist/cli/index.js, mock, mock.yaml]
target_versions: ["2025-11-25"]
`;
const SUITE = `${SERVERS}
tools:
  - name: knows Oslo
    tags: [smoke]
    tool: forecast
    args: { city: Oslo }
    expect:
      - target: result.content[0].text
        matcher: { exact: Sunny in Oslo }
  - name: tells rain
    tool: forecast
    args: { city: "\${TOKEN}" }
    expect:
      - target: result.content[0].text
        matcher: { exact: Rainy in Bergen today }
  - name: comes later
    skip: no server in Tromsø yet
    tool: forecast
    args: { city: Tromsø }
`;
const runners = [
  ["vitest", { module: "mcptest/vitest", args: ["node_modules/vitest/vitest.mjs", "run", "--reporter=verbose"] }],
  ["node --test", { module: "mcptest/node", args: ["--test", "--test-reporter=spec", "suites.test.mjs"] }],
] as const;

let project = "";

beforeAll(() => {
  project = folderWithPackage({ "mock.yaml": MOCK, "a.mcptest.yaml": SUITE, "wrong.yaml": "tools: 5" });
  symlinkSync(join(root, "node_modules/vitest"), join(project, "node_modules/vitest"));
});
interface Ended {
  exit: number | string | null | undefined;
  output: string;
  leftovers: number[];
}

/** Runs a test file that defines the tests of suites, in the runner itself. */
async function tested({ module, args }: (typeof runners)[number][1], options: string): Promise<Ended> {
  const code = `import { suite } from "${module}";\nawait suite(${options});\n`;
  writeFileSync(join(project, "suites.test.mjs"), code);
  return await started(args);
}

/** Starts Node outside of this run, whose variables both runners would find. */
async function started(args: readonly string[]): Promise<Ended> {
  const { PATH = "", HOME = "" } = process.env;
  const mark = `runners-${process.pid}-${performance.now()}`;
  const env = { PATH, HOME, MARK: mark, TOKEN: "swordfish-0123" };
  return await new Promise((resolve) => {
    execFile(process.execPath, [...args], { cwd: project, env }, (error, stdout, stderr) => {
      const output = stripVTControlCharacters(stdout + stderr);
      resolve({ exit: error === null ? 0 : error.code, output, leftovers: processesWith(`MARK=${mark}`) });
    });
  });
}

describe.each(runners)("suite() in %s", (_, runner) => {
  it("passes if the suite passes", async () => {
    const { exit, output, leftovers } = await tested(runner, `{ tag: ["smoke"] }`);
    expect(output).toMatch(/[✓✔] .*knows Oslo \(weather @ 2025-11-25\)/);
    expect({ exit, leftovers }).toEqual({ exit: 0, leftovers: [] });
  });

  it("shows every test, the place and difference of a failure, and why one is skipped", async () => {
    const { exit, output, leftovers } = await tested(runner, `{ paths: ["a.mcptest.yaml"] }`);
    expect({ exit, leftovers }).toEqual({ exit: 1, leftovers: [] });
    expect(output).toMatch(/[✓✔] .*knows Oslo \(weather @ 2025-11-25\)/);
    expect(output).toMatch(/[×✖] .*tells rain \(weather @ 2025-11-25\)/);
    expect(output).toMatch(/[↓﹣] .*comes later \(weather @ 2025-11-25\).*no server in Tromsø yet/);
    expect(output).toContain("Error: result.content[0].text does not match exact [ASSERT-EXACT]");
    expect(output).toMatch(/diff: +-Rainy in Bergen today\+Sunny in «secret:TOKEN»/);
    // The place is in the stack, where editors and vitest look for it.
    expect(output).toMatch(/(at|❯) \S*a\.mcptest\.yaml:18:9/);
    expect(output).not.toContain("swordfish");
  });

  it("shows what is wrong in a suite", async () => {
    const { exit, output } = await tested(runner, `{ paths: ["wrong.yaml"] }`);
    expect(exit).toBe(1);
    expect(output).toContain(" --> wrong.yaml:1:8\n");
    expect(output).toContain(" = fix: ");
  });

  it("fails if the run does, although no test failed", async () => {
    const { exit, output } = await tested(runner, `{ tag: ["nowhere"] }`);
    expect(exit).toBe(1);
    expect(output).toContain("Error: No test was selected.");
  });
});

describe("defineTests()", () => {
  it("takes the functions of any runner", async () => {
    writeFileSync(
      join(project, "own.mjs"),
      `import { defineTests } from "mcptest/runner";
const tests = [];
await defineTests(
  { describe: (name, define) => define(), it: (name, test) => tests.push([name, test]), after: (hook) => tests.push(["end", hook]) },
  { paths: ["a.mcptest.yaml"] },
);
for (const [name, test] of tests) {
  let ended = "passed";
  const skip = (reason) => { ended = reason; };
  await test({ skip }).catch((error) => { ended = error.message.split("\\n")[0]; });
  console.log(\`\${name}: \${ended}\`);
}
`,
    );
    const { exit, output } = await started(["own.mjs"]);
    expect(exit).toBe(0);
    expect(output).toBe(`knows Oslo (weather @ 2025-11-25): passed
tells rain (weather @ 2025-11-25): result.content[0].text does not match exact [ASSERT-EXACT]
comes later (weather @ 2025-11-25): no server in Tromsø yet
end: passed
`);
  });
});
