import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  folderWith,
  mcptest,
  mcptestHere,
  measured,
  mostMemory,
  REPORTS,
  reportedIn,
  root,
  runFiles,
} from "../../support/harness.js";
import { serverText } from "../../support/server-text.js";

const SERVER = "servers:\n  s:\n    command: [node]\n";

/** So many tests, each of its index. */
function tests(count: number, test: (index: number) => string): string {
  return `tools:\n${Array.from({ length: count }, (_, index) => test(index)).join("")}`;
}

it("ten thousand ordinary tests load", async () => {
  const suite = tests(
    10_000,
    (index) => `  - name: test ${index}
    tool: echo
    args: { message: hello ${index} }
    expect:
      - target: result.content[0].text
        matcher: { exact: "Echo: hello ${index}" }
      - { target: result.isError, matcher: { exact: false } }
`,
  );
  const ran = await mcptestHere(["validate"], { cwd: folderWith({ "a.mcptest.yaml": `${SERVER}${suite}` }) });
  expect(ran).toMatchObject({ code: 0, stdout: "a.mcptest.yaml: 10,000 tests, 1 server\n" });
});

const FAST = JSON.stringify([process.execPath, `${root}__tests__/servers/fast-server.mjs`]);
const isMeasurable = existsSync("/proc/self/status");

// How far the garbage collector falls behind depends on what else the machine does; what is kept is kept each time.
describe.skipIf(!isMeasurable)("in a few hundred megabytes run", { retry: 2 }, () => {
  it("20,000 rows of data, with a whole report of each kind", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `hello ${index}\n`).join("");
    const suite = `servers:
  s: { command: ${FAST} }
tools:
  - name: echo \${data.text}
    tool: echo
    data: { file: rows.csv }
    args: { text: "\${data.text}" }
    expect: { "result.content[0].text": "\${data.text}" }
`;
    const cwd = folderWith({ "rows.csv": `text\n${rows}`, "a.mcptest.yaml": suite });
    const { code, peakMiB } = await measured(["run", ...REPORTS, "--reporter", "minimal"], cwd);
    expect(code).toBe(0);
    expect(peakMiB).toBeLessThan(mostMemory(250));
    const results = reportedIn(cwd);
    expect(results.summary).toMatchObject({ total: 20_000, passed: 20_000 });
    expect(results.tests.every(({ name, row }, index) => name === `echo hello ${index}` && row === index)).toBe(true);
  });

  it("2,000 tests, written out, on eight servers", async () => {
    const servers = Array.from({ length: 8 }, (_, index) => `  s${index}: { command: ${FAST} }\n`).join("");
    const suite = tests(
      2_000,
      (index) => `  - name: echo ${index}
    server: s${index % 8}
    tool: echo
    args: { text: hello ${index} }
    expect:
      - target: result.content[0].text
        matcher: { exact: hello ${index} }
`,
    );
    const cwd = folderWith({ "a.mcptest.yaml": `servers:\n${servers}${suite}` });
    const { code, stdout, peakMiB } = await measured(["run", "--reporter", "minimal"], cwd);
    expect([code, stdout]).toEqual([0, expect.stringContaining("2,000 passed")]);
    expect(peakMiB).toBeLessThan(mostMemory(200));
  });
});

it("fifty servers run at once, and all end", async () => {
  // Each answers a call only when all are there.
  const server = serverText(
    `if (method === "tools/list") return { result: { tools: [{ name: "wait", inputSchema: { type: "object" } }] } };
  if (method === "tools/call") return answer(id);`,
    `import { readdirSync, writeFileSync } from "node:fs";
writeFileSync(\`here/\${process.pid}\`, "");
const answer = (id) => {
  if (readdirSync("here").length < 51) setTimeout(answer, 50, id);
  else void send({ id, result: textResult(String(process.pid)) });
};`,
  );
  const names = Array.from({ length: 50 }, (_, index) => `s${index}`);
  const command = JSON.stringify([process.execPath, "server.mjs"]);
  const servers = names.map((name) => `  ${name}: { command: ${command}, startup_timeout: 120s }\n`).join("");
  const suite = `servers:\n${servers}tools:
  - { name: waits for all, tool: wait, timeout_ms: 120000, server: [${names}] }
  - { name: waits again, tool: wait, timeout_ms: 120000, server: [${names}] }
`;
  const files = { "server.mjs": server, "a.mcptest.yaml": suite, "here/.keep": "" };
  const { results, ...ran } = await runFiles(files, [], {}, mcptest);
  expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
  const { summary, tests, servers: rows } = results;
  expect(summary).toMatchObject({ total: 100, passed: 100 });
  expect(new Set(tests.map((one) => one.server))).toEqual(new Set(names));
  expect(rows.map(({ name }) => name)).toEqual(names);
});
