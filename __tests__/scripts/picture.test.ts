import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { textIn, writeIn } from "../support/files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("scripts/picture.mjs", () => {
  it("draws terminal output: colours that go on over lines, escapes of markup, other sequences left out", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mcptest-picture-"));
    try {
      const output = [
        "\u001b[1;31mfailed\u001b[0m  a < b && c",
        "\u001b[2K\u001b[32mexpected",
        'still green\u001b[39m "plain"',
        "\u001b[90m  7 |\u001b[0m   matcher: \u001b[4mexact\u001b[24m",
      ];
      writeIn(folder, "in.txt", `${output.join("\r\n")}\r\n\r\n`);
      execFileSync(
        process.execPath,
        ["scripts/picture.mjs", join(folder, "in.txt"), join(folder, "out.svg"), "A & B"],
        { cwd: root },
      );
      const svg = textIn(folder, "out.svg");
      await expect(svg).toMatchFileSnapshot("../golden/scripts/picture.svg");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
