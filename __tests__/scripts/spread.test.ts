import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { folderWith } from "../support/temporary.js";

it.each([
  ["export const a = { ...{ b: 1 }, c: 2 };", true],
  ['export const a = ["b", ...["c", "d"]];', true],
  ["export const a = (b: boolean) => ({ ...(b && { c: 1 }), ...(b ? { d: 1 } : {}) });", false],
  ['export const a = (b: boolean) => [...(b ? ["c"] : []), ...["d"].map(String)];', false],
])("the linter refuses a spread of a literal: %s", (code, isRefused) => {
  const plugins = [resolve("scripts/spread.grit")];
  const cwd = folderWith({ "a.ts": code, "biome.json": JSON.stringify({ plugins }) });
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const { stderr, status } = spawnSync(process.execPath, [biome, "lint", "a.ts"], { cwd, encoding: "utf8" });
  expect(stderr.includes("Write the members out")).toBe(isRefused);
  expect(status).toBe(isRefused ? 1 : 0);
});
