// Refuses a folder of src/ with too many TypeScript files of its own: `node scripts/check-folders.mjs`. Generated files do not
// count.
import { execFileSync } from "node:child_process";
import { posix } from "node:path";

const MAX_FILES = 15;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".generated.ts"));
const counts = new Map();
for (const file of new Set(files)) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
for (const [folder, count] of counts) {
  if (count <= MAX_FILES) continue;
  console.error(`${folder} has ${count} files: move some of them into a folder of their own (at most ${MAX_FILES})`);
  process.exitCode = 1;
}
