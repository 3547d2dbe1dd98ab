/** Deep JSON equality: 0 is -0, NaN is NaN, own keys only, in any order. Its own stack lets values be of any depth. */
export function equal(left: unknown, right: unknown): boolean {
  const pending: unknown[] = [left, right];
  while (pending.length > 0) {
    const b = pending.pop();
    const a = pending.pop();
    if (!isContainer(a) || !isContainer(b)) {
      if (!sameScalar(a, b)) return false;
    } else if (Array.isArray(a)) {
      if (!Array.isArray(b) || a.length !== b.length) return false;
      for (let index = 0; index < a.length; index++) pending.push(a[index], b[index]);
    } else {
      const members = Object.entries(a);
      if (Array.isArray(b) || Object.keys(b).length !== members.length) return false;
      for (const [key, member] of members) {
        if (!Object.hasOwn(b, key)) return false;
        pending.push(member, (b as Record<string, unknown>)[key]);
      }
    }
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
