// Prints what CHANGELOG.md says of a version; fails if it says nothing. `node scripts/release-notes.mjs VERSION`
import { readFileSync } from "node:fs";

const [version = ""] = process.argv.slice(2);
const sections = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? "";
const notes = section.split("\n").slice(1).join("\n").trim();
if (notes === "") {
  console.error(`CHANGELOG.md has no section \`## [${version}]\` with a text: describe the release there.`);
  process.exitCode = 1;
} else console.log(notes);
