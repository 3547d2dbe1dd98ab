import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The living processes whose environment has this entry; throws if the platform does not show environments. */
export function processesWith(entry: string): number[] {
  if (process.platform === "linux") return fromProc(entry);
  if (process.platform === "win32") throw new Error("Windows does not show the environment of processes");
  return fromPs(entry, process.platform === "darwin" ? "-axEww" : "axeww");
}

function fromProc(entry: string): number[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, "utf8").split("\0").includes(entry)
        ? [Number(name)]
        : [];
    } catch {
      return [];
    }
  });
}

/** `ps` writes the environment behind the command. */
function fromPs(entry: string, flags: string): number[] {
  const rows = execFileSync("ps", [flags, "-o", "pid=,command="], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return rows.split("\n").flatMap((row) => (row.split(" ").includes(entry) ? [Number.parseInt(row, 10)] : []));
}
