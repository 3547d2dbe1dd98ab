import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { BUNDLE } from "./bundle.js";
import { folderWith, root } from "./cli.js";

/** A folder with these files, in which the package is installed from its tarball, as npm would unpack it. */
export function folderWithPackage(files: Record<string, unknown>): string {
  const source = folderWith({});
  for (const name of ["package.json", "README.md", "LICENSE", "action.yml", "schemas"]) {
    cpSync(join(root, name), join(source, name), { recursive: true });
  }
  cpSync(BUNDLE, join(source, "dist"), { recursive: true });
  const packed = execFileSync("npm", ["pack", "--json", "--offline", "--ignore-scripts"], { cwd: source });
  const [{ filename }] = JSON.parse(packed.toString());
  const project = folderWith(files);
  const installed = join(project, "node_modules/mcptest");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", join(source, filename), "-C", installed, "--strip-components", "1"]);
  return project;
}
