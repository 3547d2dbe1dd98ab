import { randomBytes } from "node:crypto";

const PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * A W3C traceparent with a span of its own: a child of `parent` where that is one, else in the trace of the run.
 *
 * @param runId a UUID: its 32 digits are the trace's id
 */
export function childSpan(parent: string | undefined, runId: string): string {
  const [, trace = runId.replaceAll("-", ""), , flags = "01"] = PARENT.exec(parent ?? "") ?? [];
  return `00-${trace}-${randomBytes(8).toString("hex")}-${flags}`;
}
