import { lstatSync } from "node:fs";
import { copyFolder } from "../../out.js";
import type { SandboxPlan } from "./plan.js";

const MIB = 1024 * 1024;

/** Copies the working folder without what is left out, by reference where the file system can. Rejects if it is too large. */
export async function copyFor({ folder, hidden, maxBytes }: SandboxPlan, to: string): Promise<void> {
  const left = new Set(hidden);
  let bytes = 0;
  await copyFolder(folder, to, (path) => {
    const entry = lstatSync(path);
    if (left.has(path) || !(entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())) return false;
    bytes += entry.size;
    if (bytes <= maxBytes) return true;
    const reason = `its working folder ${folder} holds more than the ${maxBytes / MIB} MiB of which a sandbox here makes a copy`;
    throw new Error(`${reason}. Name what the server does not need in .mcptestignore there`);
  });
}
