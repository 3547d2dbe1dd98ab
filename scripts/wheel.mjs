// Builds the wheel for PyPI from python/ and the bundle: `node scripts/wheel.mjs [OUT] [BUNDLE]`. Needs python3 with pip.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [out = ".", bundle = join(root, "dist")] = process.argv.slice(2);
const stage = mkdtempSync(join(tmpdir(), "mcptest-wheel-"));
try {
  cpSync(join(root, "python"), stage, { recursive: true });
  cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));
  // Its version is that of the wheel.
  cpSync(join(root, "package.json"), join(stage, "src/mcptest/package.json"));
  cpSync(bundle, join(stage, "src/mcptest/dist"), { recursive: true, dereference: true });
  execFileSync("python3", ["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out, stage], {
    stdio: "inherit",
  });
} finally {
  rmSync(stage, { recursive: true });
}
