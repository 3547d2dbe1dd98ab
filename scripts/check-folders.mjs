// Refuses a folder with more than 25 tracked files of one kind beside each other: `node scripts/check-folders.mjs`. The
// kind of a file is its whole ending, such as `.ts`, `.test.ts` or `.mcptest.yaml`.
import { execFileSync } from "node:child_process";
import { posix } from "node:path";

const MAX_FILES = 25;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !file.startsWith("dist/"));
const counts = new Map();
for (const file of new Set(files)) {
  const kind = /\..+$/.exec(posix.basename(file))?.[0] ?? "";
  const place = `${posix.dirname(file)}/*${kind}`;
  counts.set(place, (counts.get(place) ?? 0) + 1);
}
for (const [place, count] of counts) {
  if (count <= MAX_FILES) continue;
  console.error(`${place} are ${count} files: move some of them into a folder of their own (at most ${MAX_FILES})`);
  process.exitCode = 1;
}
