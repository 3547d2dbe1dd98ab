import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { textIn } from "../support/files.js";
import { INSTALLED, NPM, PYPI } from "./servers.js";

/** Installs the servers that are not there yet, or are there in another version. No package runs a script of its own. */
export function setup(): void {
  once("npm", NPM, (folder) => {
    const packages = Object.entries(NPM).map(([name, version]) => `${name}@${version}`);
    writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
    run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", ...packages], folder);
  });
  for (const [environment, pins] of Object.entries(PYPI)) {
    once(environment, pins, (folder) => {
      const packages = Object.entries(pins).map(([name, version]) => `${name}==${version}`);
      run("python3", ["-m", "venv", "--clear", folder], INSTALLED);
      run(`${folder}/bin/pip`, ["install", "--quiet", "--only-binary", ":all:", ...packages], folder);
    });
  }
}

function once(name: string, pins: Readonly<Record<string, string>>, work: (folder: string) => void): void {
  const folder = `${INSTALLED}/${name}`;
  const stamp = `${folder}.stamp`;
  const wanted = JSON.stringify(pins);
  if (existsSync(stamp) && textIn(stamp) === wanted) return;
  mkdirSync(folder, { recursive: true });
  work(folder);
  writeFileSync(stamp, wanted);
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
}
