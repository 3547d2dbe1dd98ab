/*
 * The rules of Microsoft's sarif-multitool that apply to what mcptest writes, as functions: the tool itself is 104 MB.
 * Each has the rule's number; `npx @microsoft/sarif-multitool validate FILE --rule-kind "Sarif;Ghas"` has the original.
 * Left out are rules about what a report of mcptest never has (threads, fixes, graphs), and notes that ask for what a test
 * does not have: SARIF2002 (messages by id), SARIF2003 (version control), SARIF2006 (addresses that can be reached),
 * SARIF2009 (ids of the form ABC0001), SARIF2010 (a snippet of the region alone; its lines are there), SARIF2011 (lines
 * around places that have none), SARIF2013 (contents of files).
 */

interface Message {
  text: string;
}
interface Region {
  startLine: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
  snippet?: Message;
}
interface SarifLocation {
  physicalLocation: { artifactLocation: { uri: string; uriBaseId?: string }; region?: Region; contextRegion?: Region };
}
interface Reported {
  message: Message;
  locations: SarifLocation[];
}
interface SarifResult extends Reported {
  ruleId: string;
  ruleIndex?: number;
  partialFingerprints: Record<string, string>;
}
interface SarifRule {
  id: string;
  name?: string;
  helpUri?: string;
  shortDescription?: Message;
  fullDescription?: Message;
  help?: Message;
}
export interface Sarif {
  $schema: string;
  version: string;
  runs: {
    tool: {
      driver: { name: string; version?: string; semanticVersion?: string; informationUri?: string; rules: SarifRule[] };
    };
    originalUriBaseIds?: Record<string, { uri?: string; description?: Message }>;
    results: SarifResult[];
    invocations: { startTimeUtc?: string; endTimeUtc?: string; toolExecutionNotifications?: Reported[] }[];
  }[];
}

/** What the rules find wrong, `NUMBER: what`. */
export function sarifProblems(log: Sarif): string[] {
  return [...schemaProblems(log), ...log.runs.flatMap(runProblems)];
}

function schemaProblems({ $schema, version }: Sarif): string[] {
  return [
    ...unless(
      version === "2.1.0" && /sarif(-schema)?-2\.1\.0(-rtm\.\d)?(\.json)?$/.test($schema),
      "SARIF1011",
      $schema,
    ),
    ...unless(isAbsolute($schema), "SARIF2008", $schema),
  ];
}

function runProblems(run: Sarif["runs"][number]): string[] {
  const { driver } = run.tool;
  const notifications = run.invocations.flatMap((one) => one.toolExecutionNotifications ?? []);
  const bases = Object.entries(run.originalUriBaseIds ?? {});
  return [
    ...unless(driver.name !== "" && driver.version !== undefined, "SARIF2005", "name and version"),
    ...unless(isAbsolute(driver.informationUri), "SARIF2005", "informationUri"),
    ...bases.flatMap(([id, { uri }]) =>
      unless(uri === undefined || (isAbsolute(uri) && uri.endsWith("/") && !uri.includes("..")), "SARIF1004", id),
    ),
    ...run.invocations.flatMap(({ startTimeUtc, endTimeUtc }) =>
      unless(endTimeUtc === undefined || (startTimeUtc ?? "") <= endTimeUtc, "SARIF1006", `${startTimeUtc}`),
    ),
    ...driver.rules.flatMap(ruleProblems),
    ...unless(new Set(driver.rules.map(({ id }) => id)).size === driver.rules.length, "SARIF1009", "rules are unique"),
    ...run.results.flatMap((result) => resultProblems(result, driver.rules)),
    ...[...run.results, ...notifications].flatMap((one) => reportedProblems(one, bases)),
  ];
}

function ruleProblems({ id, name, helpUri, ...texts }: SarifRule): string[] {
  return [
    ...unless(id !== "" && id !== name, "SARIF1001", id),
    ...unless(helpUri === undefined || isAbsolute(helpUri), "SARIF1005", `${helpUri}`),
    ...[texts.shortDescription, texts.fullDescription, texts.help].flatMap((message) => [
      ...unless(message !== undefined, "SARIF2012", id),
      ...unless(message === undefined || /[.!?]$/.test(message.text), "SARIF2001", `${message?.text}`),
    ]),
  ];
}

function resultProblems({ ruleId, ruleIndex, partialFingerprints, locations }: SarifResult, rules: SarifRule[]) {
  return [
    ...unless(ruleIndex === undefined || rules[ruleIndex] !== undefined, "SARIF1009", `${ruleIndex}`),
    ...unless(ruleIndex === undefined || rules[ruleIndex]?.id === ruleId, "SARIF1010", ruleId),
    ...unless(Object.keys(partialFingerprints).length > 0, "GH1015", ruleId),
    // What GitHub asks for: a place in a file, with its line.
    ...unless(locations.length > 0, "GH1015", ruleId),
    ...locations.flatMap(({ physicalLocation }) => unless(physicalLocation.region !== undefined, "GH1017", ruleId)),
  ];
}

function reportedProblems({ message, locations }: Reported, bases: [string, unknown][]): string[] {
  return [
    ...unless(message.text !== "", "SARIF2014", "an empty message"),
    ...unless(/[.!?]["'`)]?$|\n/.test(message.text), "SARIF2001", message.text),
    ...locations.flatMap(({ physicalLocation: { artifactLocation, region, contextRegion } }) => {
      const { uri, uriBaseId } = artifactLocation;
      return [
        ...unless(isUri(uri), "SARIF1002", uri),
        ...unless(uriBaseId === undefined || !isAbsolute(uri), "SARIF1004", uri),
        ...unless(uriBaseId === undefined || bases.some(([id]) => id === uriBaseId), "SARIF1004", `${uriBaseId}`),
        ...unless(!uri.startsWith("/"), "SARIF2007", uri),
        ...unless(contextRegion === undefined || region !== undefined, "SARIF1008", uri),
        ...unless(
          contextRegion === undefined || isInside(region!, contextRegion),
          "SARIF1008",
          JSON.stringify([region, contextRegion]),
        ),
        ...[region, contextRegion].flatMap((one) => (one === undefined ? [] : regionProblems(one))),
      ];
    }),
  ];
}

function regionProblems({ startLine, startColumn = 1, endLine = startLine, endColumn, snippet }: Region): string[] {
  const end = endColumn ?? Number.POSITIVE_INFINITY;
  const isOrdered = startLine < endLine || (startLine === endLine && startColumn <= end);
  return [
    ...unless(
      startLine > 0 && startColumn > 0 && end > 0 && isOrdered,
      "SARIF1007",
      `${startLine}:${startColumn} to ${endLine}:${end}`,
    ),
    ...unless(
      snippet === undefined || snippet.text.split("\n").length === endLine - startLine + 1,
      "SARIF1008",
      "the lines of a snippet",
    ),
  ];
}

/** A context region has more than the region. */
function isInside(region: Region, context: Region): boolean {
  const { startLine, endLine = startLine } = region;
  const contextEnd = context.endLine ?? context.startLine;
  return context.startLine <= startLine && contextEnd >= endLine;
}

function isAbsolute(uri: string | undefined): boolean {
  return uri !== undefined && URL.canParse(uri);
}

function isUri(uri: string): boolean {
  return URL.canParse(uri, "https://base.test/") && /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/.test(uri);
}

function unless(holds: boolean, rule: string, what: string): string[] {
  return holds ? [] : [`${rule}: ${what}`];
}
