import type { Failure, Finding } from "../core/generated/results.js";
import type { Redacted } from "../core/redact.js";
import type { Ports } from "../matchers/types.js";
import type { Owner } from "../mcp/types.js";
import type { Suite } from "../suite/types.js";
import type { Envelope } from "./judge/envelope.js";
import type { Lane } from "./lanes/lane.js";

/** What the tests of one file at one revision run in. */
export interface TestContext {
  suite: Suite;
  targetVersion: string | null;
  /** The test that runs in it, to which belongs what is found in its calls; absent in setup and teardown. */
  owner?: Owner;
  /** The lane of a server; every server that a task needs has one. */
  lane: (server: string) => Lane;
  /** Envelopes of the steps of `setup`, by id. */
  setup: ReadonlyMap<string, unknown>;
  /** What the first server of a `parity` test answered, by test and row. */
  answers: Map<string, Promise<Envelope | undefined>>;
  /** Reports what is found where no server is asked. */
  report: (finding: Finding) => void;
  env: Readonly<Record<string, string | undefined>>;
  runId: string;
  /** What matchers are lent. */
  ports: Ports;
}

/** Takes what a limit only warns of. */
export type Warn = (message: Redacted, location: Failure["location"]) => void;

/** Tells what a limit only warns of as a finding at the server that was called. */
export function warnerOf(context: TestContext, server: string): Warn {
  return (message, location) => context.lane(server).warn("ASSERT-MAX-TOKENS", message, location, context.owner);
}
