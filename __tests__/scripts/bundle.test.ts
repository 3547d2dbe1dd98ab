import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUNDLE } from "../support/harness.js";

it("has no module that asks for its address by a variable of its own", () => {
  const folder = join(BUNDLE, "bundle");
  const codes = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const addresses = codes.flatMap((name) => [
    ...readFileSync(join(folder, name), "utf8").matchAll(/(\w+)\([`"']url[`"']\)\.pathToFileURL\((\w+)\)/g),
  ]);
  expect(addresses.length).toBeGreaterThan(2);
  expect(new Set(addresses.map(([, load, file]) => `${load} ${file}`))).toEqual(new Set(["require __filename"]));
});

it.each(["cli", "action"])("exits with 2 if nothing is left to wait for before the %s has ended", (name) => {
  const out = mkdtempSync(join(tmpdir(), "mcptest-launch-"));
  try {
    cpSync(join(BUNDLE, name), join(out, name), { recursive: true });
    mkdirSync(join(out, "bundle"));
    writeFileSync(join(out, "bundle", "index.js"), `exports.${name} = () => new Promise(() => {});\n`);
    const env = { ...process.env, TMPDIR: out };
    expect(spawnSync(process.execPath, [join(out, name, "index.js"), "run"], { env }).status).toBe(2);
  } finally {
    rmSync(out, { recursive: true });
  }
});
