/**
 * Deep JSON equality: numbers by value (0 is -0, NaN is NaN), the order of keys ignored, own keys only. It keeps its
 * own stack, so depth is bounded only by memory.
 */
export function equal(left: unknown, right: unknown): boolean {
  if (!isContainer(left) || !isContainer(right)) return sameScalar(left, right);
  const pending: object[] = [left, right];
  while (pending.length > 0) {
    const b = pending.pop()!;
    const a = pending.pop()!;
    if (!(Array.isArray(a) ? sameItems(a, b, pending) : sameMembers(a, b, pending))) return false;
  }
  return true;
}

/** True for arrays and objects. */
export function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Equality of two values of which at least one is not a container. */
export function sameScalar(a: unknown, b: unknown): boolean {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function sameItems(a: readonly unknown[], b: object, pending: object[]): boolean {
  if (!Array.isArray(b) || a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) {
    if (!sameOrPending(a[index], b[index], pending)) return false;
  }
  return true;
}

function sameMembers(a: object, b: object, pending: object[]): boolean {
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (Object.keys(right).length !== keys.length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(right, key) || !sameOrPending(left[key], right[key], pending)) return false;
  }
  return true;
}

function sameOrPending(a: unknown, b: unknown, pending: object[]): boolean {
  if (!isContainer(a) || !isContainer(b)) return sameScalar(a, b);
  pending.push(a, b);
  return true;
}
