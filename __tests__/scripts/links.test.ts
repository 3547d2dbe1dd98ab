import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { existsIn, textIn } from "../support/files.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const pages = execFileSync("git", ["ls-files", "*.md", ":(exclude)dist", ":(exclude)__tests__"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsIn(root, file));

/** What a page can be linked at, as GitHub names its headings. */
function anchorsOf(file: string): Set<string> {
  const headings = [...textIn(file).matchAll(/^#+ (.*)$/gm)].map(([, text = ""]) => text);
  const named = headings.map((text) =>
    text
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/ /g, "-"),
  );
  return new Set(named);
}

it.each(pages)("%s links to pages and headings that exist", (page) => {
  const text = textIn(root, page).replace(/^```[\s\S]*?^```$/gm, "");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const file = path === "" ? join(root, page) : join(root, dirname(page), path);
    if (!existsSync(file)) return true;
    return anchor !== undefined && file.endsWith(".md") && !anchorsOf(file).has(anchor);
  });
  expect(broken).toEqual([]);
});
