const collator = new Intl.Collator("en", { numeric: true });

/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
export function byNumber(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}
