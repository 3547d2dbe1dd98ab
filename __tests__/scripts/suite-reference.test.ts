import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import schema from "../../schemas/v1.json";
import { textIn } from "../support/files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe("docs/suite-reference.md", () => {
  const page = textIn(`${root}/docs/suite-reference.md`);

  it("has every block, and links that lead somewhere", () => {
    for (const block of Object.keys(schema.properties)) expect(page).toContain(`| \`${block}\` |`);
    const titles = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => `#${title?.toLowerCase()}`));
    for (const [, link = ""] of page.matchAll(/\]\((#[^)]+)\)/g)) expect(titles).toContain(link);
    for (const [, file] of page.matchAll(/\]\(\.\.\/([^)]+)\)/g)) expect(existsSync(`${root}/${file}`)).toBe(true);
  });
});
