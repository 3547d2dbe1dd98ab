/** Gives texts that a pattern matches, the plainest first, with those of `others` that it does. */
export type FindTexts = (pattern: string, others: readonly string[]) => Promise<readonly string[]>;

/** After so many patterns of one schema without a text, because they are hostile, no other one is tried. */
const MAX_MISSES = 3;
const MAX_PATTERNS = 100;
/** A text of each format that has few valid ones. */
export const FORMATS: ReadonlyMap<unknown, string> = new Map([
  ["date-time", "2026-01-01T12:00:00Z"],
  ["date", "2026-01-01"],
  ["time", "12:00:00Z"],
  ["duration", "PT1H"],
  ["email", "user@example.com"],
  ["idn-email", "user@example.com"],
  ["hostname", "example.com"],
  ["idn-hostname", "example.com"],
  ["ipv4", "127.0.0.1"],
  ["ipv6", "::1"],
  ["uri", "https://example.com/"],
  ["url", "https://example.com/"],
  ["iri", "https://example.com/"],
  ["uuid", "00000000-0000-4000-8000-000000000000"],
]);

const textsBySchema = new WeakMap<object, Map<string, readonly string[]>>();
/** Searches under way: a second request for the same schema waits for the first. */
const searches = new WeakMap<object, Promise<void>>();

/** Finds texts for the patterns of a schema, before values are made from it: that may need another thread. */
export async function findTexts(root: unknown, find: FindTexts): Promise<void> {
  if (typeof root !== "object" || root === null) return;
  const search = searches.get(root) ?? searchTexts(root, find);
  searches.set(root, search);
  await search;
}

async function searchTexts(root: object, find: FindTexts): Promise<void> {
  const texts = new Map<string, readonly string[]>();
  textsBySchema.set(root, texts);
  let misses = 0;
  const nodes: unknown[] = [root];
  // It grows while it is read.
  for (const node of nodes) {
    if (typeof node !== "object" || node === null) continue;
    for (const inner of Object.values(node)) nodes.push(inner);
    const pattern = "pattern" in node ? node.pattern : undefined;
    if (typeof pattern !== "string" || texts.has(pattern)) continue;
    if (misses === MAX_MISSES || texts.size === MAX_PATTERNS) return;
    const matchingTexts = await find(pattern, [...FORMATS.values()]);
    if (matchingTexts.length === 0) misses += 1;
    texts.set(pattern, matchingTexts);
  }
}

/** What was found for a pattern within a schema. */
export function textsFor(pattern: string, root: unknown): readonly string[] {
  return (typeof root === "object" && root !== null && textsBySchema.get(root)?.get(pattern)) || [];
}
