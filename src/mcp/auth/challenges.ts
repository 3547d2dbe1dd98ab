/** One challenge of a `WWW-Authenticate` header (RFC 9110, section 11.6.1). Names are in lower case. */
export interface Challenge {
  scheme: string;
  parameters: ReadonlyMap<string, string>;
}

const TOKEN = String.raw`[\w!#$%&'*+.^\`|~-]+`;
/** Values without quotes are read up to the next comma or space: some servers leave the quotes of an address out. */
const PARAMETER = String.raw`(?<name>${TOKEN})\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^\s,"]*))`;
const SCHEME = String.raw`(?<scheme>${TOKEN})(?: +[\w.~+/-]+=*(?=\s*(?:,|$)))?`;
const PART = new RegExp(String.raw`\s*(?:${PARAMETER}|${SCHEME})\s*(?:,|(?=\s)|$)`, "gy");

/** The challenges of a header, in their order, as far as it can be read. */
export function parseChallenges(header: string): Challenge[] {
  const challenges: { scheme: string; parameters: Map<string, string> }[] = [];
  for (const { groups = {} } of header.matchAll(PART)) {
    const { name, quoted, plain = "", scheme } = groups;
    if (scheme !== undefined) challenges.push({ scheme: scheme.toLowerCase(), parameters: new Map() });
    else challenges.at(-1)?.parameters.set(name!.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? plain);
  }
  return challenges;
}
