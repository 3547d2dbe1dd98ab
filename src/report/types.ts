import type { Finding, RuleText, Run, ServerRow, Summary, TestRow, Tool } from "../core/generated/results.js";

/** What is known before the first row: everything of Results but its rows. */
export interface Head {
  tool: Tool;
  run: Run;
  summary: Summary;
  servers: readonly ServerRow[];
  findings: readonly Finding[];
  rules: Readonly<Record<string, RuleText>>;
}

/** Known only to this process: how the text is to look. */
export interface RenderOptions {
  color: boolean;
  verbose: boolean;
}

/**
 * A reporter is a fold over rows in report order: chunks of text, the first before a row was read, so that 100,000
 * rows stay out of memory. It never writes; it never knows the engine.
 */
export type Reporter = (head: Head, rows: AsyncIterable<TestRow>, options: RenderOptions) => AsyncIterable<string>;
