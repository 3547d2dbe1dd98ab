import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("lists the packages of which files are in the bundle, and no tools", () => {
  const output = execFileSync(process.execPath, ["scripts/sbom.mjs"], { cwd: root, encoding: "utf8" });
  const { bomFormat, metadata, components, dependencies } = JSON.parse(output);

  expect([bomFormat, metadata.component.name]).toEqual(["CycloneDX", "mcptest"]);
  const names: string[] = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["yaml", "undici", "rregex", "@actions/core"]));
  for (const tool of ["typescript", "vitest", "@biomejs/biome", "@vercel/ncc"]) expect(names).not.toContain(tool);
  const references = new Set(components.map((component: Record<string, unknown>) => component["bom-ref"]));
  for (const { ref } of dependencies) expect(ref === metadata.component["bom-ref"] || references.has(ref)).toBe(true);
});
