import type { SuiteRubric, SuiteScorers } from "./models/rubrics.js";
import type { Spot } from "./problems.js";
import type {
  LoadOptions,
  Suite,
  SuiteIdentity,
  SuiteServer,
  SuiteTest,
  SuiteTransform,
  TestHeader,
  TestKind,
} from "./types.js";
import type { SavedNames } from "./variables/references.js";
import { child } from "./yaml/nodes.js";

/** The part of a kind of test that reads one. `Body`: what its tests have beside their header. */
export interface SuiteKind<Body = unknown> extends TestKind<Body> {
  readonly block: string;
  /** Keys that make a test of the block one of this kind; left out: every test that no kind before it takes. */
  readonly keys?: readonly string[];
  readonly clashes?: readonly Clash[];
  /** Keys that may hold references to values of the run; `expect` always may. */
  readonly lateKeys: readonly string[];
  /** What its tests take from `defaultTest`: all of it, or the tags and the deadline. */
  readonly defaults?: "all" | "header";
  /** True if its tests may have `data`: each row makes a test, or the calls of one test use them in turn. */
  readonly hasRows?: true | "in turn";
  /** Reads the keys that only this kind uses and returns the reader of one test, which reports all that is wrong. */
  reader(suite: SuiteScope): (test: TestScope) => Body;
  /** The server in a test's header, for a kind whose tests do not have the key `server`. */
  serverOf?(body: Body): string;
  /** The body for one row of data: what must be known before the run is filled in. */
  ofRow?(body: Body, fill: (value: unknown) => unknown): Body;
  /** The body for another server of a list. */
  onServer?(body: Body, from: string, to: string): Body;
  /** The tests that one entry stands for; left out: one for each row of its data and each of its servers. */
  expand?(test: SuiteTest<Body>, scope: TestScope, suite: SuiteScope): SuiteTest<Body>[];
}

export interface SuiteScope {
  spot: Spot;
  servers: Suite["servers"];
  /** The readers of tests add those of their tests. */
  identities: Map<string, SuiteIdentity>;
  timeoutMs: number;
  /** What the steps of `setup` save. */
  setupSaved: SavedNames;
  defaults: Defaults;
  rubrics: ReadonlyMap<string, SuiteRubric>;
  scorers: SuiteScorers;
  options: LoadOptions;
}

/** The defaults of tool tests, from `defaultTest`. */
export interface Defaults extends Pick<TestHeader, "tags" | "expect" | "limits"> {
  timeoutMs?: number;
  transform?: SuiteTransform;
}

export interface TestScope {
  spot: Spot;
  node: Readonly<Record<string, unknown>>;
  header: TestHeader;
  /** The servers that the test runs on, without names that the suite does not have. */
  on: readonly SuiteServer[];
  /** The rows of its `data`. */
  rows?: readonly NonNullable<TestHeader["data"]>[];
}

/** The kinds of a block whose keys a test has. Several exclude each other: the first is the test's, the others are reported. */
export function kindsOfNode(kinds: readonly SuiteKind[], node: object): readonly SuiteKind[] {
  const kindsByKey = kinds.filter(({ keys = [] }) => keys.some((key) => isUsed(child(node, key))));
  return kindsByKey.length > 0 ? kindsByKey : kinds.filter(({ keys }) => keys === undefined);
}

/** Keys of a test that do not go with another one. */
export interface Clash {
  key: string;
  /** A key inside `expect` is written with a dot. */
  excludes: readonly string[];
  why: string;
  /** Left out: the fix is a separate test. */
  fix?: string;
}

/** Reports every key of a test that does not go with another one: it would be ignored. */
export function checkClashes(spot: Spot, clashes: readonly Clash[]): void {
  for (const { key, excludes, why, fix } of clashes) {
    if (!isUsed(spot.at(key).value)) continue;
    for (const name of excludes) {
      const other = spot.at(...name.split("."));
      if (!isUsed(other.value)) continue;
      other.report("key", {
        title: `\`${other.path.at(-1)}\` does not go with \`${key}\``,
        description: why,
        fix: fix ?? "Move it to a separate test, or remove one of the two.",
      });
    }
  }
}

/** False for a value that turns its key off: `parity: false`, `resend: 0`, an empty list. */
function isUsed(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
