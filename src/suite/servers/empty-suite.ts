import { join } from "node:path";
import { runOptionsOf } from "../run-options.js";
import type { Suite } from "../types.js";
import { PlaceStore } from "../yaml/positions.js";
import { toServer } from "./server.js";

/** A suite without tests whose one server, `server`, is still to be named by overrides. */
export function emptySuite(cwd: string): Suite {
  const location = { file: "the command line", line: 1, column: 1, end_line: 1, end_column: 1 };
  const places = new PlaceStore();
  return {
    file: join(cwd, "mcptest.yaml"),
    name: "mcptest",
    servers: new Map([["server", toServer("server", {}, cwd, { location, targetLocation: location })]]),
    tests: [],
    setup: [],
    teardown: [],
    targetVersions: [],
    defaultTimeoutMs: 30_000,
    providers: new Map(),
    budget: { prices: new Map() },
    p95Gates: false,
    runOptions: runOptionsOf({}, {}, places),
    modelCompatibility: [],
    imports: [],
    notices: [],
    secrets: new Map(),
    warnings: [],
    places,
  };
}
