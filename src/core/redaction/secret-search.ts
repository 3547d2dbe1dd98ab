/** The shortest secret that is hidden, in characters. */
export const MIN_LENGTH = 8;

/** The two characters that end at `end`, as 16 bits. */
const pairAt = (text: string, end: number) => ((text.charCodeAt(end - 1) << 8) ^ text.charCodeAt(end)) & 0xffff;

/** Replaces any of many strings of at least `MIN_LENGTH`, in linear time (Wu and Manber); the longest wins. */
export function createSearch(replacements: ReadonlyMap<string, string>): (text: string) => string {
  /** The lengths of the strings that begin with these characters, the longest first. */
  const lengths = new Map<string, number[]>();
  for (const form of replacements.keys()) {
    const head = form.slice(0, MIN_LENGTH);
    const all = [...new Set([...(lengths.get(head) ?? []), form.length])].sort((a, b) => b - a);
    lengths.set(head, all);
  }
  const skips = new Uint8Array(1 << 16).fill(MIN_LENGTH - 1);
  for (const head of lengths.keys()) {
    for (let i = 1; i < MIN_LENGTH; i++) {
      const pair = pairAt(head, i);
      skips[pair] = Math.min(skips[pair]!, MIN_LENGTH - 1 - i);
    }
  }
  const longestAt = (text: string, start: number): string | undefined =>
    lengths
      .get(text.slice(start, start + MIN_LENGTH))
      ?.map((length) => text.slice(start, start + length))
      .find((form) => replacements.has(form));

  return (text) => {
    let out = "";
    let copied = 0;
    for (let end = MIN_LENGTH - 1; end < text.length; ) {
      const skip = skips[pairAt(text, end)]!;
      const start = end - MIN_LENGTH + 1;
      const form = skip === 0 ? longestAt(text, start) : undefined;
      if (form === undefined) {
        end += Math.max(1, skip);
        continue;
      }
      out += text.slice(copied, start) + replacements.get(form);
      copied = start + form.length;
      end += form.length;
    }
    return copied === 0 ? text : out + text.slice(copied);
  };
}
