import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUNDLE } from "../support/bundle.js";

it("has each module in a function that V8 reads once", () => {
  const folder = join(BUNDLE, "bundle");
  const chunks = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const modules = chunks.flatMap((name) => readFileSync(join(folder, name), "utf8").match(/^\/\*{3}\/ \(.*/gm) ?? []);
  expect(modules.length).toBeGreaterThan(1_000);
  expect(modules.filter((opening) => !/^\/\*{3}\/ \((?:async )?function\s*\(/.test(opening))).toEqual([]);
});
