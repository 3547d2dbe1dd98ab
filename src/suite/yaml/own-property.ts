/** Sets an own member whatever its name: `__proto__` from a file is data, never a prototype. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    object[key] = value;
  }
}

/** What stands at a key of a mapping or an index of a list, own members alone; undefined where nothing does. */
export function child(node: unknown, key: string | number): unknown {
  return typeof node === "object" && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string | number, unknown>)[key]
    : undefined;
}
