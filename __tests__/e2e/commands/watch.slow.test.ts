import type { ChildProcess } from "node:child_process";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, hasText, logServer, mcptest, steady, until, writeIn } from "../../support/harness.js";

const server = `servers: { s: { command: [node, "${logServer}", log.txt] } }\n`;
const suite = (name: string, label = "fine") =>
  `${server}tools: [{ name: ${name}, tool: wait, args: { label: "${label}" }, expect: { "result.content[0].text": fine } }]\n`;

/** A process that watches, as a test sees it. */
class Watched {
  stdout = "";
  stderr = "";

  constructor(
    readonly child: ChildProcess,
    readonly cwd: string,
  ) {
    child.stdout?.on("data", (text: string) => {
      this.stdout += text;
    });
    child.stderr?.on("data", (text: string) => {
      this.stderr += text;
    });
  }

  /** Waits for the end of the next run; gives what it wrote. The two streams come in any order. */
  async nextRun(summary = / in [\d.]+ m?s\n$/): Promise<string> {
    await until(() => /Watching \d+ suites? for changes/.test(this.stderr) && summary.test(this.stdout));
    const text = steady(`${this.stderr}${this.stdout}`, this.cwd);
    this.stdout = "";
    this.stderr = "";
    return text;
  }

  /** The same for one that ends before anything is run. */
  nextError(): Promise<string> {
    return this.nextRun(/^$/);
  }

  write(file: string, text: string): void {
    writeIn(this.cwd, file, text);
  }
}

/** Runs with --watch in a folder with these files; gives the end of the process. */
function watching(files: Record<string, string>, args: readonly string[], during: (run: Watched) => Promise<void>) {
  const cwd = folderWith(files);
  return mcptest(["run", "--watch", ...args], {
    cwd,
    during: async (child) => {
      const run = new Watched(child, cwd);
      try {
        await during(run);
      } finally {
        child.kill("SIGINT");
      }
    },
  });
}

describe("run --watch", () => {
  it("runs again what is changed: a suite, its imports, data, .env; a new suite; the last code is the exit code", async () => {
    const files = {
      "a.mcptest.yaml": suite("a"),
      "b.mcptest.yaml": `imports: [base.yaml]\ntools: [{ name: b, tool: wait, args: { label: "\${WORD:-fine}" }, expect: { "result.content[0].text": fine } }]\n`,
      "base.yaml": server,
      "c.mcptest.yaml": `${server}tools: [{ name: "c \${data.x}", tool: wait, data: { file: rows.csv } }]\n`,
      "rows.csv": "x\n1\n",
    };
    const ran = await watching(files, [], async (run) => {
      expect(await run.nextRun()).toContain("3 tests: 3 passed");
      run.write("a.mcptest.yaml", suite("a", "other"));
      const again = await run.nextRun();
      expect(again).toContain("Changed: a.mcptest.yaml. Running 1 of 3 suites.");
      expect(again).toContain("1 test: 1 failed");
      run.write("base.yaml", `# changed\n${server}`);
      expect(await run.nextRun()).toMatch(/Changed: base\.yaml\. Running 1 of 3[\s\S]*1 test: 1 passed/);
      run.write("rows.csv", "x\n1\n2\n");
      expect(await run.nextRun()).toMatch(/Changed: rows\.csv\. Running 1 of 3[\s\S]*2 tests: 2 passed/);
      run.write("d.mcptest.yaml", suite("d"));
      expect(await run.nextRun()).toMatch(/New: d\.mcptest\.yaml\. Running 1 of 4[\s\S]*1 test: 1 passed/);
      run.write(".env", "WORD=other\n");
      expect(await run.nextRun()).toMatch(/Changed: \.env\. Running 4 of 4[\s\S]*5 tests: 3 passed, 2 failed/);
    });
    expect(ran).toMatchObject({ code: 1, signal: null, leftovers: [] });
  });

  it("a suite that cannot be loaded is reported and loaded again when a missing file appears", async () => {
    const files = { "a.mcptest.yaml": `imports: [base.yaml]\n${suite("a")}` };
    const ran = await watching(files, ["a.mcptest.yaml"], async (run) => {
      expect(await run.nextError()).toContain("there is no file `base.yaml`");
      run.write("base.yaml", "servers: {}\n");
      expect(await run.nextRun()).toContain("1 test: 1 passed");
      run.write("a.mcptest.yaml", "tools: [");
      expect(await run.nextError()).toContain("error: ");
      // As editors save: the new file takes the place of the old one.
      run.write("a.tmp", suite("a"));
      renameSync(join(run.cwd, "a.tmp"), join(run.cwd, "a.mcptest.yaml"));
      expect(await run.nextRun()).toContain("1 test: 1 passed");
    });
    expect(ran).toMatchObject({ code: 0, signal: null, leftovers: [] });
  });

  it("a folder without suites waits for one, in a folder that is not there yet; one that is removed is forgotten", async () => {
    const ran = await watching({}, [], async (run) => {
      expect(await run.nextError()).toContain("no suite was found");
      mkdirSync(join(run.cwd, "tests/deep"), { recursive: true });
      run.write("tests/deep/a.mcptest.yaml", suite("a"));
      expect(await run.nextRun()).toContain("1 test: 1 passed");
      run.write("b.mcptest.yaml", suite("b"));
      expect(await run.nextRun()).toContain("Running 1 of 2 suites");
      rmSync(join(run.cwd, "tests"), { recursive: true });
      run.write("b.mcptest.yaml", `${suite("b")}# again\n`);
      expect(await run.nextRun()).toContain("Running 1 of 1 suite.");
    });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
  });

  it("--watch-path: a change of the server's sources runs everything", async () => {
    const sources = { "src/lib/x.js": "1", "src/lib/x.txt": "1" };
    const files = { "a.mcptest.yaml": suite("a"), "b.mcptest.yaml": suite("b"), ...sources };
    const ran = await watching(files, ["--watch-path", "src/**/*.js"], async (run) => {
      await run.nextRun();
      run.write("src/lib/x.txt", "22");
      run.write("src/lib/x.js", "22");
      expect(await run.nextRun()).toMatch(/Changed: src\/lib\/x\.js\. Running 2 of 2[\s\S]*2 tests: 2 passed/);
      run.write("src/new.js", "");
      expect(await run.nextRun()).toContain("Changed: src/new.js. Running 2 of 2");
    });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
  });

  it("what changes during a run is run after it", async () => {
    const slow = `${server}tools: [{ name: a, tool: wait, args: { until: go-on } }]\n`;
    const ran = await watching({ "a.mcptest.yaml": slow }, [], async (run) => {
      await until(() => hasText(run.cwd, "log.txt", "wait begins"));
      run.write("a.mcptest.yaml", suite("second"));
      writeFileSync(join(run.cwd, "log.txt"), "go-on\n", { flag: "a" });
      await until(() => run.stdout.match(/1 test: 1 passed/g)?.length === 2);
      await until(() => run.stderr.includes("Changed: a.mcptest.yaml. Running 1 of 1 suite."));
    });
    expect(ran).toMatchObject({ code: 0, leftovers: [] });
  });

  it("Ctrl-C during a run: 130, nothing left", async () => {
    const slow = `${server}tools: [{ name: a, tool: wait, args: { ms: 60000 } }]\n`;
    const ran = await watching({ "a.mcptest.yaml": slow }, [], async ({ cwd }) => {
      await until(() => hasText(cwd, "log.txt", "wait begins"));
    });
    expect(ran).toMatchObject({ code: 130, signal: null, leftovers: [] });
    expect(ran.stdout).toContain("interrupted");
  });
});
