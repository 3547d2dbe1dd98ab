// `npm run docs:words`: how many words the pages for users have. It fails if they are more than LIMIT together, because pages that
// grow without end are not read. Internals, and pages that are looked things up in and generated, do not count.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const LIMIT = 45_000;
const root = new URL("..", import.meta.url);
const uncounted = ["docs/internals", "docs/taxonomy.md", "docs/suite-reference.md"].map((path) => `:(exclude)${path}`);
const listed = execFileSync("git", ["ls-files", "README.md", "docs/*.md", ...uncounted], {
  cwd: root,
  encoding: "utf8",
});
const counts = listed
  .split("\n")
  .filter((path) => path !== "")
  .map((path) => ({ path, words: readFileSync(new URL(path, root), "utf8").split(/\s+/).filter(Boolean).length }))
  .sort((a, b) => b.words - a.words);
const total = counts.reduce((sum, { words }) => sum + words, 0);
for (const { path, words } of counts) console.log(`${String(words).padStart(6)}  ${path}`);
console.log(`${String(total).padStart(6)}  in ${counts.length} pages; at most ${LIMIT}`);
if (total > LIMIT) process.exitCode = 1;
