import type { Location, TestRow } from "../core/generated/results.js";
import type { GateResult } from "../results/gate.js";
import type { Head } from "../results/types.js";

/** The base folders of paths in results and in GitHub; both absolute. */
export interface Roots {
  workingDirectory: string;
  workspace: string;
}

/** Options of this process: how the text looks. */
export interface RenderOptions {
  color: boolean;
  /** Of the terminal; left out, lines are not wrapped. */
  columns?: number;
  verbose: boolean;
  /** Why the run is not a success, apart from its counts and findings; for the closing line. */
  otherReasons?: readonly string[];
  /** The conclusion of the run, for reports with a verdict; left out, it is that of its counts and findings. */
  conclusion?: GateResult["conclusion"];
  /** Known failures gate like new ones. */
  gateKnown?: boolean;
  /** What each of several results files says of its run, for trends; the rows are those of all. */
  runs?: readonly Pick<Head, "run" | "summary" | "servers">[];
  /** The URL of a place, for reports with links; undefined if it has none. */
  link?: (location: Location) => string | undefined;
  /** Where the paths of GitHub and GitLab start; left out, they stay as they are. */
  roots?: Roots;
  /** For reports that have to fit somewhere: what does not fit is counted. */
  maxBytes?: number;
}

/** A fold over rows in report order: chunks of text, the first before a row was read. It never writes. */
export type Reporter = (head: Head, rows: AsyncIterable<TestRow>, options: RenderOptions) => AsyncIterable<string>;
