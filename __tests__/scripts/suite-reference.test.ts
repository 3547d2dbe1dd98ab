import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import schema from "../../schemas/v1.json";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("docs/suite-reference.md", () => {
  const page = readFileSync(`${root}/docs/suite-reference.md`, "utf8");

  it("has every block, and links that lead somewhere", () => {
    for (const block of Object.keys(schema.properties)) expect(page).toContain(`| \`${block}\` |`);
    const titles = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => `#${title?.toLowerCase()}`));
    for (const [, link = ""] of page.matchAll(/\]\((#[^)]+)\)/g)) expect(titles).toContain(link);
    for (const [, file] of page.matchAll(/\]\(\.\.\/([^)]+)\)/g)) expect(existsSync(`${root}/${file}`)).toBe(true);
  });
});
