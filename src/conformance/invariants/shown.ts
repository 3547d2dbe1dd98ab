const LONGEST = 100;
const LONGEST_FRAME = 1_024;

/** A value of a server in a message: JSON, at most 100 characters. */
export function shown(value: unknown): string {
  return cut(value, LONGEST);
}

/** A frame as evidence: JSON, at most 1 KiB. */
export function evidence(value: unknown): string {
  return cut(value, LONGEST_FRAME);
}

function cut(value: unknown, longest: number): string {
  if (typeof value === "string" && value.length > longest) return `${JSON.stringify(value.slice(0, longest))}…`;
  try {
    const text = JSON.stringify(value) ?? "nothing";
    // A copy, for a slice would keep the whole text in memory.
    return text.length <= longest ? text : `${Buffer.from(text.slice(0, longest)).toString()}…`;
  } catch {
    return "a value that is nested too deeply to be shown";
  }
}
