import { throwErrors } from "../core/problem.js";
import { COMMAND_LINE } from "../core/source-frame.js";
import type { SuiteKind } from "./kind.js";
import { resolveSuite } from "./load.js";
import { ProblemLog, Spot } from "./problems.js";
import type { LoadOptions, Suite, SuiteServer } from "./types.js";
import { fillDocument } from "./variables/fill-document.js";
import { readDotenv, Variables } from "./variables/variables.js";
import { newestVersion } from "./versions.js";
import { PlaceStore } from "./yaml/positions.js";

/** A suite whose tests a command made from its flags, for the server of another suite. Throws a UserError for what is wrong in them. */
export async function suiteOfCommand(
  tests: Readonly<Record<string, readonly object[]>>,
  suite: Suite,
  server: SuiteServer,
  kinds: readonly SuiteKind[],
  options: LoadOptions,
): Promise<Suite> {
  const log = new ProblemLog(new PlaceStore());
  const { file } = suite;
  log.places.addSource({ file, name: COMMAND_LINE, text: "" });
  const dotenv = await readDotenv(file, options, log);
  fillDocument(new Spot(log, tests), new Variables(undefined, options, dotenv), true);
  // References in the server's entry are filled in already.
  const root = { servers: { [server.name]: server.raw }, ...tests };
  const suiteOfTests = resolveSuite(file, new Spot(log, root), kinds, new Map(), options);
  throwErrors(log.list);
  const newest = newestVersion(suite.targetVersions);
  return {
    ...suite,
    tests: suiteOfTests.tests,
    setup: [],
    teardown: [],
    places: suiteOfTests.places,
    targetVersions: newest === null ? [] : [newest],
  };
}
