import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUNDLE } from "../support/bundle.js";

it("has each module in a function that V8 reads once", () => {
  const folder = join(BUNDLE, "bundle");
  const chunks = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const codes = chunks.map((name) => readFileSync(join(folder, name), "utf8"));
  const matches = (pattern: RegExp) => codes.flatMap((code) => code.match(pattern) ?? []);
  expect(matches(/[{,]\d+:\((?:async )?function\(/g).length).toBeGreaterThan(1_000);
  expect(matches(/[{,]\d+:(?:async )?(?:\([\w$,]*\)=>|[\w$]+=>|function\b)|[{,](?:async )?\d+\([\w$,]*\)\{/g)).toEqual(
    [],
  );
});
