import { readdirSync } from "node:fs";
import { runIn } from "../support/in-process.js";
import { reported, SUITES } from "./support.js";

const ENDING = ".mcptest.yaml";
const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";

/** Those that say the same as another one over another transport, in parallel or with other settings: slow tests. */
export const TOLD_ELSEWHERE = "built-in-http limits-default parity-parallel verify-http verify-http-stream".split(" ");

/** Each suite in the folder, by its name. */
export const suites = readdirSync(SUITES)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length));

/** Runs a suite, and gives what a reader compares. */
export async function toldOf(name: string): Promise<string> {
  return reported(await runIn(SUITES, [`${name}${ENDING}`], { TRACEPARENT }));
}

/** The golden file of a suite, beside it. */
export function goldenOf(name: string): string {
  return `${SUITES}${name}.txt`;
}
