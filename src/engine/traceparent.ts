import { randomBytes } from "node:crypto";

/** A W3C traceparent: a child of `parent` where that is one, else the root of a trace of its own. */
export function traceparent(parent: string | undefined): string {
  const known = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})/.exec(parent ?? "");
  const [, trace = randomBytes(16).toString("hex"), flags = "01"] = known ?? [];
  return `00-${trace}-${randomBytes(8).toString("hex")}-${flags}`;
}
