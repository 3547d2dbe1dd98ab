import { execSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { mcptestHere, root, textIn, writeIn } from "../support/harness.js";
import { build, missing } from "./build.js";
import { BUILT, SDKS, SOURCES } from "./sdks.js";

const BOX = 900_000;
vi.setConfig({ testTimeout: BOX });

const PAGE = textIn(`${root}docs/getting-started.md`);

/** Each language with what pins the packages that its server needs, beside the other server in it. */
describe.each([
  ["go", ["go.mod", "go.sum"]],
  ["java", ["pom.xml"]],
])("the server of the docs in %s", (language, pins) => {
  const needed = missing(SDKS.find(({ id }) => id === language)?.build);

  it.skipIf(needed !== undefined)(`is built, and gets a suite that passes${needed ? ` (${needed})` : ""}`, async () => {
    const block = new RegExp(
      `\`\`\`${language}\n// (\\S+)\n(.*?)\`\`\`\n+\`\`\`sh\n(.*?)\n[^\n]*--server-command "?(.*?)"?\n`,
      "s",
    );
    const [, path = "", source = "", build = "", command = ""] = block.exec(PAGE) ?? [];
    // Kept between runs: what the servers need takes minutes.
    const cwd = join(BUILT, "getting-started", language);
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    for (const name of pins) {
      const text = textIn(SOURCES, language, name);
      writeIn(cwd, name, text.replaceAll("${target}", "target"));
    }
    writeIn(cwd, path, source);
    execSync(build, { cwd, stdio: ["ignore", "ignore", "inherit"], timeout: BOX });
    await expectSuite(cwd, command);
  });
});

/** Built with the other servers in Rust: what they need takes minutes. */
const cargo = SDKS.find(({ id }) => id === "rmcp-3")?.build;
const needed = missing(cargo);

it.skipIf(needed !== undefined)(`the server of the docs in rust${needed ? ` (${needed})` : ""}`, async () => {
  const source = textIn(SOURCES, "rust/getting-started/src/main.rs");
  expect(PAGE).toContain(`\`\`\`rust\n${source}\`\`\`\n`);
  build(cargo!);
  const cwd = join(BUILT, "getting-started/rust");
  mkdirSync(cwd, { recursive: true });
  await expectSuite(cwd, join(BUILT, "rust/debug/getting-started"));
});

/** A suite that init writes for a server passes. */
async function expectSuite(cwd: string, command: string): Promise<void> {
  rmSync(join(cwd, "mcptest.yaml"), { force: true });
  const written = await mcptestHere(["init", "--server-command", command], { cwd });
  expect(written.code, written.stderr).toBe(0);
  const ran = await mcptestHere(["run"], { cwd });
  expect(ran.code, ran.stdout).toBe(0);
  expect(textIn(cwd, "mcptest.yaml")).toContain("name: add answers");
}
