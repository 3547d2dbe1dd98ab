import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { writeIn } from "../support/files.js";

const DRAWING = '<mxfile><diagram name="Page-1"><mxGraphModel><root/></mxGraphModel></diagram></mxfile>';

/** A git repository with the files that the calls name, for each server its own. */
export function workFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, "work-"));
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });
  git("init", "--initial-branch", "main");
  writeIn(folder, "a.js", "export const a = 1;\n");
  writeIn(folder, "eslint.config.mjs", "export default [];\n");
  writeIn(folder, "x.drawio", DRAWING);
  git("add", "a.js");
  git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--message", "first");
  return folder;
}
