import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./measure.mjs";

const OUT = ".bench";
let isBuilt = false;

/** Compiles the matchers file by file, so that they can be measured alone; returns the named module. */
export async function matcherModule(name) {
  if (!isBuilt) {
    const flags = ["--noEmit", "false", "--noCheck", "--outDir", OUT, "--rootDir", "src", "--ignoreConfig"];
    const language = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--skipLibCheck"];
    const entries = ["compile", "worker/other-thread", "transform"].map((entry) => `src/matchers/${entry}.ts`);
    execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", ...flags, ...language, ...entries], {
      cwd: root,
    });
    isBuilt = true;
  }
  return import(join(root, OUT, "matchers", `${name}.js`));
}
