import { createHash } from "node:crypto";
import type { RecordedSession } from "./recording.js";

/** In bytes: file systems allow 255, of which the extension and a temporary suffix need some. */
const MAX_NAME = 150;

/** The sessions of each server of each suite at each revision, by the name of their file. */
export function cassettesOf(sessions: readonly RecordedSession[]): Map<string, RecordedSession[]> {
  const groups = new Map<string, RecordedSession[]>();
  for (const session of sessions) {
    // A replayed server is already recorded.
    if (session.transport === "cassette") continue;
    const key = JSON.stringify([session.suite, session.server, session.targetVersion]);
    groups.set(key, [...(groups.get(key) ?? []), session]);
  }
  const files = new Map<string, RecordedSession[]>();
  const taken = new Set<string>();
  for (const [key, members] of groups) {
    const plain = nameOf(members);
    // Some file systems ignore case.
    const isTaken = taken.has(plain.toLowerCase());
    const name = isTaken ? `${plain}-${createHash("sha256").update(key).digest("hex").slice(0, 8)}` : plain;
    taken.add(name.toLowerCase());
    files.set(`${name}.cassette.json`, members);
  }
  return files;
}

/** Suite, server and revision in letters, digits, dots and dashes: no name can leave the folder. */
function nameOf([first, ...rest]: readonly RecordedSession[]): string {
  if (first === undefined) return "";
  const { suite, server, targetVersion } = first;
  const negotiated = [first, ...rest].find(({ facts }) => facts)?.facts?.negotiatedVersion;
  const stem = suite.replace(/\.(ya?ml|json)$/i, "").replace(/\.mcptest$/i, "");
  const parts = [stem, server, targetVersion ?? negotiated ?? "no-revision"].map(
    (part) => part.replace(/[^\p{L}\p{N}_.-]+/gu, "-").replace(/^[.-]+|[.-]+$/g, "") || "x",
  );
  const bytes = Buffer.from(parts.join("."));
  // An incomplete character at the end is dropped.
  return bytes
    .subarray(0, MAX_NAME)
    .toString("utf8")
    .replace(/\ufffd+$/, "");
}
