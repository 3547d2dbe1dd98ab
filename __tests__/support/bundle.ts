import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The bundle that the tests start: built for them into an ignored folder, never the committed one. */
export const BUNDLE = `${root}/.tmp/dist`;
export const CLI = `${BUNDLE}/cli/index.js`;
export const ACTION = `${BUNDLE}/action/index.js`;

const { MCPTEST_BUILD } = process.env;
// Whatever imports this starts the bundle: it waits until `build.ts` has built it.
if (MCPTEST_BUILD !== undefined) {
  while (!existsSync(MCPTEST_BUILD)) await new Promise((resolve) => setTimeout(resolve, 50));
  const status = readFileSync(MCPTEST_BUILD, "utf8");
  if (status !== "0") throw new Error(`the bundle could not be built: exit ${status}`);
}
