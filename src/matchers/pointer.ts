/** One step of a JSON pointer (RFC 6901) with its slash. */
export function pointerStep(key: string | number): string {
  return typeof key === "number" ? `/${key}` : `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
