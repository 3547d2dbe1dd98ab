import { isFileName } from "../core/read-file.js";
import { cut, hide, jsonExcerpt } from "../core/redaction/redacted.js";
import { MatcherError } from "./types.js";

/** File systems allow 255, and the temporary file's name is longer. */
const MAX_BYTES = 200;

/** The path of a snapshot below the folder `snapshots`, which no key can leave. Throws MatcherError at `path`. */
export function snapshotFile(key: unknown, path: readonly (string | number)[]): string {
  const steps = typeof key === "string" ? key.split("/") : [];
  if (steps.length === 0 || !steps.every(isPlain)) {
    throw new MatcherError(
      "Bad snapshot key",
      key === undefined
        ? "The snapshot has no `name`."
        : `\`${typeof key === "string" ? cut(hide(key), 200, "") : jsonExcerpt(key, 200, "")}\` is not a path of plain names below the folder \`snapshots\`.`,
      "Write names joined by `/`, such as `tools/echo`, of up to 200 bytes; none may start with a dot or be a device of Windows (nul, con).",
      path,
    );
  }
  return /[^.]\.[^.]+$/.test(steps.at(-1)!) ? steps.join("/") : `${steps.join("/")}.json`;
}

function isPlain(name: string): boolean {
  return isFileName(name) && Buffer.byteLength(name) <= MAX_BYTES && !/^[. ]/.test(name);
}
