import type { Results } from "../../src/core/generated/results.js";
import { textIn, writeIn } from "../support/files.js";
import { folder } from "./wine.js";

export const read = (path: string) => textIn(folder(), path);
export const write = (path: string, text: string) => writeIn(folder(), path, text);

/** Writes a suite with one test of the server that does what `mode` says at its end; returns its path. */
export function suiteOf(name: string, mode: string, expected = "[]"): string {
  const path = `${name}.mcptest.yaml`;
  const text = `servers: { s: { command: [node, servers/leaves.cjs, ${mode}] } }
target_versions: ["2025-11-25"]
run_options: { invariants: warn }
tools:
  - name: repeats its arguments
    tool: args
    expect:
      - target: result.content[0].text
        matcher: { exact: '${expected}' }
`;
  write(path, text.replaceAll("\n", "\r\n"));
  return path;
}

export function resultsIn(path: string): Results {
  return JSON.parse(read(path));
}

/** A path of Linux as Windows names it. */
export function windowsPath(path: string): string {
  return `Z:${path.replaceAll("/", "\\")}`;
}
