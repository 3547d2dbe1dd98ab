// Stands in for an action of others: prints its inputs as one line of JSON. Artifacts go from job to job through the folder
// that STAND_IN_ARTIFACTS names.
import { cpSync } from "node:fs";
import { join } from "node:path";

const {
  GITHUB_ACTION_REPOSITORY: repository,
  STAND_IN_ARTIFACTS: artifacts,
  INPUT_NAME: name,
  INPUT_PATH: path,
} = process.env;
const inputs = Object.entries(process.env).filter(([variable]) => variable.startsWith("INPUT_"));
console.log(JSON.stringify(Object.fromEntries(inputs.map(([key, value]) => [key.slice(6).toLowerCase(), value]))));
if (repository === "actions/upload-artifact") cpSync(path, join(artifacts, name), { recursive: true });
if (repository === "actions/download-artifact") cpSync(join(artifacts, name), path, { recursive: true });
