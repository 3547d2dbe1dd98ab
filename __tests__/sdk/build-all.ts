import { build, missing } from "./build.js";
import { GATED_SDKS } from "./sdks.js";

/** Builds the servers before the tests, several files of which use the same. */
export default function setup(): void {
  for (const { build: steps } of GATED_SDKS) if (steps && missing(steps) === undefined) build(steps);
}
