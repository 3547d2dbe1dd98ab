/** A key as a step of a JSON pointer (RFC 6901), without its slash. */
export function pointerStep(key: string | number): string {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The keys that a JSON pointer names, from the root on. */
export function pointerKeys(pointer: string): string[] {
  return pointer.split("/").slice(1).map(pointerKey);
}

/** The key that one step of a JSON pointer names. */
export function pointerKey(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
