let collator: Intl.Collator | undefined;

/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
export function byNumber(a: string, b: string): number {
  // Made when it is first needed: it takes milliseconds.
  collator ??= new Intl.Collator("en", { numeric: true });
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** Compares texts by their code units: the same order on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
