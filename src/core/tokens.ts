// The prefixes alone, for a first look: it costs a tenth of the whole pattern.
const prefixes = /sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA|eyJ/;
// A prefix counts at the start of a word only (`task-…` is no `sk-…`), or behind an escaped line feed or tab.
const start = /(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf]))(?:sk-|gh[pousr]_|github_pat_|xox[abeprs]-|AKIA)|eyJ/g;
const jwt = /eyJ[\w-]{4,}\.[\w-]{4,}\.[\w-]{4,}/y;
const segment = /[\w-]+/y;
const bodies: Readonly<Record<string, RegExp>> = {
  "sk-": /(?=[\w-]{0,63}\d)[\w-]{16,}/y,
  AKIA: /[A-Z0-9]{16}/y,
};
const body = /[\w.-]{16,}/y;

/**
 * The text with every JWT and every token with a well-known prefix (`sk-`, `ghp_`, `xoxb-`, `AKIA` …) blanked, named
 * or not. Linear: what was scanned in vain is scanned a bounded number of times.
 */
export function blankTokens(text: string): string {
  if (!prefixes.test(text)) return text;
  start.lastIndex = 0;
  let out = "";
  let done = 0;
  let noJwtBefore = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const prefix = found[0];
    const at = found.index;
    let end: number | undefined;
    if (prefix !== "eyJ") end = endOf(bodies[prefix] ?? body, text, at + prefix.length);
    else if (at >= noJwtBefore) {
      end = endOf(jwt, text, at);
      if (end === undefined) noJwtBefore = endOf(segment, text, at) ?? 0;
    }
    if (end === undefined) continue;
    out += `${text.slice(done, at)}«secret:${prefix === "eyJ" ? "jwt" : "token"}»`;
    done = end;
    start.lastIndex = end;
  }
  return done === 0 ? text : out + text.slice(done);
}

/** Where the match of a sticky pattern at `at` ends; undefined where it does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
