import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { BUNDLE, root, textIn } from "../support/harness.js";

const folder = mkdtempSync(join(tmpdir(), "mcptest-licenses-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the build makes of a report of the bundler. */
function complete(report: string): { status: number | null; stdout: string; stderr: string } {
  const file = join(folder, "licenses.txt");
  writeFileSync(file, report);
  return spawnSync(process.execPath, [join(root, "scripts/licenses.mjs"), file], { cwd: root, encoding: "utf8" });
}

describe("the licences in the bundle", () => {
  it("are those of every package of which a file goes into it", () => {
    const reported = textIn(BUNDLE, "bundle/licenses.txt").split("\n");
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    const texts = sources.map((file) => textIn("src", file));
    const files = texts.flatMap((text) => [...text.matchAll(/node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g)]);
    const packages = [...files.map(([, name]) => name as string), "yaml", "undici", "gpt-tokenizer", "saxes"];
    expect(packages).toContain("rregex");
    for (const name of packages) {
      const at = reported.indexOf(name);
      expect(reported.slice(at, at + 2), name).toEqual([name, expect.stringMatching(/^[A-Z]/)]);
    }
  });

  it("are complete: none is refused, and none has more to add", () => {
    const reported = textIn(BUNDLE, "bundle/licenses.txt");
    expect(complete(reported)).toMatchObject({ status: 0, stderr: "", stdout: reported });
  });
});

describe("a report of the bundler", () => {
  it("gets the texts that packages do not have, and packages of which only a .wasm file is used", () => {
    const { status, stdout } = complete(
      "gpt-tokenizer\n\nsaxes\nISC\n\n@bufbuild/protobuf\n(Apache-2.0 AND BSD-3-Clause)\n",
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^gpt-tokenizer\nMIT\nMIT License\n[\s\S]*Permission is hereby granted/);
    expect(stdout).toMatch(/\n\nsaxes\nISC\nCopyright \(c\) Louis-Dominique Dubeau[\s\S]*Permission to use/);
    expect(stdout).toMatch(/\n\n@bufbuild\/protobuf\n.*\nApache License\n[\s\S]*Redistribution and use in source/);
    expect(stdout).toMatch(/\n\nrregex\nApache-2\.0\n/);
  });

  it.each([
    ["yaml\nGPL-3.0-only\nA text.\n", "yaml has the licence GPL-3.0-only; allowed are 0BSD, Apache-2.0,"],
    ["yaml\n(MIT AND LGPL-2.1)\nA text.\n", "yaml has the licence (MIT AND LGPL-2.1); allowed are"],
    ["saxes\n0BSD\n\n", "saxes has no text of its licence 0BSD. Add scripts/licenses/0BSD.txt."],
  ])("is refused: %j", (report, message) => {
    const { status, stderr } = complete(report);
    expect(status).toBe(1);
    expect(stderr).toContain(`error: ${message}`);
  });
});
