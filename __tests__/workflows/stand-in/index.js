// Stands in for an action of others: prints its inputs as one line of JSON. Artifacts go from job to job through the folder
// that STAND_IN_ARTIFACTS names, other repositories come from the one that STAND_IN_REPOSITORIES names, and another branch of
// the workspace from git.
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";

const {
  GITHUB_ACTION_REPOSITORY: repository,
  STAND_IN_ARTIFACTS: artifacts,
  STAND_IN_REPOSITORIES: repositories,
  INPUT_NAME: name,
  INPUT_PATH: path,
  INPUT_REPOSITORY: other,
  INPUT_REF: ref,
} = process.env;
const inputs = Object.entries(process.env).filter(([variable]) => variable.startsWith("INPUT_"));
console.log(JSON.stringify(Object.fromEntries(inputs.map(([key, value]) => [key.slice(6).toLowerCase(), value]))));
if (repository === "actions/upload-artifact") cpSync(path, join(artifacts, name), { recursive: true });
if (repository === "actions/download-artifact") cpSync(join(artifacts, name), path, { recursive: true });
if (repository === "actions/checkout" && path) {
  if (other) cpSync(join(repositories, `${other}@${ref}`), path, { recursive: true });
  else execFileSync("git", ["clone", "--quiet", "--branch", ref, ".", path]);
}
