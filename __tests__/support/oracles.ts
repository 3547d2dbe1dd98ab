import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/**
 * A file or folder of others' test data: in the folder that MCPTEST_ORACLES names, if that is set, else in
 * `.tmp/oracles`, where `npm run oracles` puts it, or in `shared/oracles` beside the repository. Undefined without it.
 */
export function oracle(path: string): string | undefined {
  return (
    required("MCPTEST_ORACLES", path) ??
    existing(join(root, ".tmp/oracles", path)) ??
    oracleFile(`shared/oracles/${path}`)
  );
}

/** A page of the format's reference, in the folder that MCPTEST_REFERENCE names or beside the repository. */
export function referencePage(name: string): string | undefined {
  return required("MCPTEST_REFERENCE", name) ?? oracleFile(`shared/reference/${name}`);
}

/** What must exist, so that no test is skipped. */
function required(variable: string, path: string): string | undefined {
  const folder = process.env[variable];
  if (!folder) return undefined;
  const file = existing(join(folder, path));
  if (file === undefined) throw new Error(`${variable} is ${folder}, which has no ${path}`);
  return file;
}

function oracleFile(path: string): string | undefined {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    const found = existing(join(dirname(folder), path));
    if (found !== undefined) return found;
  }
  return undefined;
}

function existing(file: string): string | undefined {
  return existsSync(file) ? file : undefined;
}
