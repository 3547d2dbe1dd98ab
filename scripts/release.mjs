// Makes the two commits and the tag of a release, and pushes nothing: `node scripts/release.mjs 1.2.3`. The second commit pins
// the action that the reusable workflow uses to the first one, because a commit cannot name itself.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const [version = ""] = process.argv.slice(2);
const WORKFLOW = ".github/workflows/mcptest.yml";

if (run("git", "status", "--porcelain") !== "") throw new Error("There are changes that are not committed.");
run("node", "scripts/release-notes.mjs", version);
run("npm", "version", version, "--no-git-tag-version", "--allow-same-version");
run("npm", "run", "build");
commit(`Release ${version}`);
const pin = `mcptest/action@${run("git", "rev-parse", "HEAD")} # v${version}`;
writeFileSync(WORKFLOW, readFileSync(WORKFLOW, "utf8").replace(/mcptest\/action@.*/g, pin));
commit(`Pin the reusable workflow to ${version}`);
run("git", "tag", `v${version}`);
console.log(`Tagged v${version}. To release it: git push origin HEAD v${version}`);

function run(command, ...args) {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
}

function commit(message) {
  run("git", "add", "--all");
  run("git", "commit", "--quiet", "--allow-empty", `--message=${message}`);
}
