import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("../../scripts/check-words.mjs", import.meta.url));

function check(...globs: string[]) {
  return spawnSync(process.execPath, [script, ...globs], { encoding: "utf8" });
}

it("refuses a word, with its file, its line and what to write", () => {
  // The comment below is what it finds: whereof.
  const { status, stderr } = check("__tests__/scripts/check-words.test.ts");
  expect(stderr).toContain('__tests__/scripts/check-words.test.ts:12: "whereof": write "of which, of it"');
  expect(status).toBe(1);
});

it("passes on the files that are listed as clean", () => {
  const { status, stderr } = check();
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
