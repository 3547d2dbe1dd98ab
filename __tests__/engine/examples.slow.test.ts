import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { CLI } from "../support/bundle.js";
import { root } from "../support/cli.js";
import { runIn } from "../support/in-process.js";
import { reported } from "./support.js";

const golden = `${root}__tests__/golden/examples/`;
const folder = join(root, ".tmp/examples");
const names = [
  ...["compositions", "data", "fuzz", "lab", "limits", "load", "lost-answers", "mock", "modern"],
  ...["named-errors-stdio", "named-errors-url", "parity", "replicas", "selection", "steps", "transform", "variables"],
];

/** The examples with the launcher that the tests have built, instead of the committed one. */
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "examples"), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.ya?ml$/.test(file),
  )) {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8")
      .replaceAll("dist/cli/index.js", CLI)
      .replaceAll(/cwd: \.\.(\/\.\.)?$/gm, `cwd: ${root}`);
    writeFileSync(file, text);
  }
});

describe("examples", () => {
  it.each(names)("%s", async (name) => {
    const file = readdirSync(folder).find((one) => one.startsWith(`${name}.`) && /\.ya?ml$/.test(one)) ?? name;
    await expect(reported(await runIn(folder, [file]))).toMatchFileSnapshot(`${golden}${name}.txt`);
  });
});
