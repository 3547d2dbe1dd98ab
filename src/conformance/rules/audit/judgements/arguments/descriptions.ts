import { asObject, isObject } from "../../../../../core/json/json.js";
import { StepLimit } from "../../../../../core/json/step-limit.js";
import { cut, hide, say } from "../../../../../core/redaction/redacted.js";
import { argumentsOf } from "../../../../calls/learned/candidates.js";
import { normalizedName } from "../../../../calls/learned/value-pool.js";
import { flatten } from "../../../../calls/schema.js";
import type { AuditContext, AuditTool, Suspicion } from "../../types.js";

const LIST = /[:(]\s*((?:[`"']?[\w.-]+[`"']?)(?:(?:,\s*(?:and |or )?|\s+(?:and|or)\s+)[`"']?[\w.-]+[`"']?)+)/g;

/** AUDIT-DOCS: a description names a value or an argument that the schema lacks. */
export function judgeDescriptions({ tools }: AuditContext): Suspicion[] {
  return [...tools.flatMap(missingValues), ...tools.flatMap((tool) => missingArguments(tool, tools))];
}

function missingValues(tool: AuditTool): Suspicion[] {
  const enumValues = enumsOf(tool);
  return descriptionsOf(tool).flatMap((text) => {
    const lists = [...text.matchAll(LIST)].map(([, list = ""]) =>
      list
        .split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/)
        .map((word) => word.replace(/^[`"']|[`"'.]+$/g, ""))
        .filter((word) => !/^(?:e\.g|i\.e|etc)$/i.test(word)),
    );
    return lists.flatMap((words): Suspicion | [] => {
      const values = enumValues.find((one) => words.filter((word) => one.has(word)).length >= 2);
      const unknown = values && words.find((word) => !values.has(word) && !values.has(word.replace(/s$/, "")));
      if (unknown === undefined) return [];
      return {
        rule_id: "AUDIT-DOCS",
        tier: "advice",
        subject: hide(tool.name),
        isCertain: true,
        steps: [],
        shows: () => true,
        message: say`the description of ${hide(tool.name)} names \`${hide(unknown)}\`, which its schema does not have: ${cut(hide(text), 160)}`,
      };
    });
  });
}

/** "`limit` parameter", "the parameter 'limit'". */
const NAMED = /[`"']([a-z]\w*)[`"'] (?:argument|parameter|flag)\b|\b(?:argument|parameter|flag) [`"']([a-z]\w*)[`"']/gi;
/** "set reverse to true", "pass limit=5". */
const SET =
  /\b(?:set|pass|use|give|with|specify)(?:ting|ing)? [`"']?([a-z]\w*)[`"']?(?: to |\s*=\s*|: )[`"']?(?:true|false|\d+)\b/gi;
/** ":param limit: …", ":param int limit: …", "@param limit …", "@param {number} limit …". */
const TAGGED = /^[ \t]*(?::param (?:[\w[\], ]{1,30} )?([a-z_]\w*):|@param (?:\{[^}\n]{0,40}\} )?([a-z_]\w*))/gim;
/** "Use `max_price` to leave out dear ones", but not "use `list_items` to see all". */
const USED =
  /\buse `((?!(?:get|list|search|find|read|create|add|update|set|delete|remove|fetch|run)_)[a-z]+_\w+)` to\b/gi;
/** "Parameters: name (string) - …; limit (number) - …". */
const IN_LINE =
  /(?:[:;,]|\band) `?([a-z_]\w*)`? \((?:string|str|number|int(?:eger)?|float|bool(?:ean)?|array|list|object)\b[^)\n]{0,40}\)/gi;
/** "pass `page_size`": in a name of one word it may be a value, unless the word is one that arguments have. */
const PASSED =
  /\b(?:pass|set|specify|provide|supply|give)(?:ing)? (?:(?:an?|the|optional) )*`([a-z]+_\w+|limit|offset|cursor|page|sort|order|filters?|fields|query|format|recursive|reverse|verbose|timeout)`/gi;
/** The part of a docstring that lists arguments, to the next blank line or heading. */
const SECTION =
  /^[ \t#*]*(?:args|arguments|(?:(?:input|optional|required) )?param(?:eter)?s)[ \t]*\**(?::?\**|\n[ \t]*-{3,})[ \t]*\n((?:[ \t]*[^\s][^\n]*(?:\n|$))+)/gim;
/** "There is no `model_id` parameter." */
const DENIED = /\b(?:no|not|without|nor|isn't|lacks?)\b[^.\n]{0,20}$/i;
const HEADING = /^[ \t]*(?:returns?|raises|yields|examples?|notes?)\b[^\n]{0,20}:/im;
const ENTRY = /^([ \t]*)(?:[-*] )?[`*"]*([a-z_]\w*)[`*"]* ?(?:\([^)\n]{0,100}\))? ?(?::|[–—]| - )/;
/** What frameworks pass by themselves, and names for all arguments together. */
const OF_FRAMEWORKS = /^(?:ctx|context|self|cls|args|kwargs|arguments|params|parameters|input|request|session|none)$/i;

/** A cell of a spreadsheet: "with A1 = 1". */
const CELL = /^[A-Z]{1,3}\d+$/;

/** Arguments that a description names as its tool's, and that neither it nor another tool has. */
function missingArguments(tool: AuditTool, tools: readonly AuditTool[]): Suspicion[] {
  const known = new Set([
    ...namesIn(tool.inputSchema),
    ...namesIn(tool.outputSchema),
    ...tools.map(({ name }) => normalizedName(name)),
    ...enumsOf(tool).flatMap((values) => [...values].map(normalizedName)),
  ]);
  const { description } = tool;
  // Beside the name of another tool, an argument may be that tool's.
  const others = tools.filter(({ name }) => name !== tool.name && description.includes(name));
  const ofOthers = new Set(others.flatMap(({ inputSchema }) => namesIn(inputSchema)));
  const inProse = [NAMED, SET, PASSED, USED, TAGGED, IN_LINE].flatMap((pattern) =>
    [...description.matchAll(pattern)]
      .filter(({ index }) => !DENIED.test(description.slice(0, index)))
      .map(([, a, b]) => a ?? b ?? ""),
  );
  const missing = (names: readonly string[]) =>
    names.filter((name) => !known.has(normalizedName(name)) && !OF_FRAMEWORKS.test(name) && !CELL.test(name));
  const [first] = [
    ...missing(entriesIn(description)),
    ...missing(inProse).filter((name) => !ofOthers.has(normalizedName(name))),
  ];
  if (first === undefined) return [];
  return [
    {
      rule_id: "AUDIT-DOCS",
      tier: "suspicious",
      subject: hide(tool.name),
      isCertain: true,
      steps: [],
      shows: () => true,
      message: say`the description of ${hide(tool.name)} names the argument \`${hide(first)}\`, which its schema does not have: ${cut(hide(description), 160)}`,
    },
  ];
}

/** The names that a docstring lists, without what is indented further. */
function entriesIn(description: string): string[] {
  const sections = [...description.matchAll(SECTION)].map(([, lines = ""]) => lines.split(HEADING)[0] ?? "");
  return sections.flatMap((section) => {
    const entries = section.split("\n").flatMap((line) => {
      const [, indent = "", name = ""] = ENTRY.exec(line) ?? [];
      return name === "" ? [] : [{ indent: indent.length, name }];
    });
    const least = Math.min(...entries.map(({ indent }) => indent));
    return entries.filter(({ indent }) => indent === least).map(({ name }) => name);
  });
}

/** The names of all properties in a schema, in one form. */
function namesIn(schema: unknown, steps = new StepLimit()): string[] {
  if (!steps.take()) return [];
  if (Array.isArray(schema)) return schema.flatMap((inner) => namesIn(inner, steps));
  if (!isObject(schema)) return [];
  const own = Object.keys(asObject(schema.properties)).map(normalizedName);
  return [...own, ...Object.values(schema).flatMap((inner) => namesIn(inner, steps))];
}

function descriptionsOf({ description, ...tool }: AuditTool): string[] {
  const ofArguments = argumentsOf({ description, ...tool }).flatMap(({ schema }) =>
    isObject(schema) && typeof schema.description === "string" ? [schema.description] : [],
  );
  return [description, ...ofArguments];
}

function enumsOf(tool: AuditTool): Set<string>[] {
  return argumentsOf(tool).flatMap(({ schema }) => {
    const { enum: values } = flatten(schema, tool.inputSchema);
    return Array.isArray(values) ? [new Set(values.map(String))] : [];
  });
}
