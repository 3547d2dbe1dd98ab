import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUNDLE } from "../support/bundle.js";

it("has the licence of every package of which a file goes into the bundle", () => {
  const reported = readFileSync(join(BUNDLE, "bundle/licenses.txt"), "utf8").split("\n");
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const packages = sources.flatMap((file) =>
    [...readFileSync(join("src", file), "utf8").matchAll(/node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g)].map(
      ([, name]) => name as string,
    ),
  );
  expect(packages).toContain("rregex");
  for (const name of packages) {
    const at = reported.indexOf(name);
    expect(reported.slice(at, at + 2), name).toEqual([
      name,
      expect.stringMatching(/^(?:MIT|ISC|Apache-2\.0|BSD-\d-Clause)$/),
    ]);
  }
});
