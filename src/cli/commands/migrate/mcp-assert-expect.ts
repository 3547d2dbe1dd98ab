import { type Context, keysOf } from "./mcp-assert-context.js";
import type { Entry, Notebook } from "./migration.js";
import { entryOf, literal, literalValue, pattern, stringsOf } from "./values.js";

/** The first JSON in that text: all of it, or one of its lines. */
const FIRST_JSON = `[., split("\\n")[]] | map(fromjson?) | .[0]`;
const LIST = `if type == "object" then (.locations // .items // .results // .references // .symbols) else . end`;

/** The checks of `expect`, in their order there. `text`: a jq program that gives the text that is judged. */
export function expectOf(
  block: string,
  body: Entry,
  target: string,
  text: string,
  context: Context,
): { expect: Entry[] } {
  const { notes } = context;
  const given = entryOf(body.expect);
  const judge = (matcher: Entry, more = "") => ({ target, transform: { jq: `${text}${more}` }, matcher });
  const isRaw = target.startsWith("response");
  const mayError = block !== "assert" || given.not_error !== true;
  const expect: Entry[] = mayError ? [{ target: isRaw ? "response.error" : "error", matcher: { exact: null } }] : [];
  for (const [key, value] of Object.entries(given)) {
    switch (key) {
      case "not_error":
        if (value === true && block !== "assert_resources" && block !== "assert_prompts" && !isRaw)
          expect.push({ target: "result.isError", matcher: { exact: false } });
        break;
      case "is_error":
        if (value === true) expect.push({ target: "result.isError", matcher: { exact: true } });
        break;
      case "not_empty":
        if (value === true) expect.push(judge({ not: { regex: "^\\s*(null|\\[\\]|\\{\\})?\\s*$" } }));
        break;
      case "equals":
        expect.push(judge({ exact: literal(String(value).trim()) }, " | trim"));
        break;
      case "contains":
        expect.push(judge({ "contains-all": stringsOf(value).map(literal) }));
        break;
      case "contains_any":
        expect.push(judge({ "contains-any": stringsOf(value).map(literal) }));
        break;
      case "not_contains":
        expect.push(judge({ not: { "contains-any": stringsOf(value).map(literal) } }));
        break;
      case "matches_regex":
        for (const text of stringsOf(value)) expect.push(judge({ regex: pattern(text) }));
        break;
      case "in_order":
        expect.push(judge({ regex: pattern(`(?s)${stringsOf(value).map(quoted).join(".*")}`) }));
        break;
      case "json_path":
        for (const [path, wanted] of Object.entries(entryOf(value))) {
          // It compares what both print, so `"3"` is 3 there.
          const isPrinted = typeof wanted === "string" && /^(-?\d+(\.\d+)?|true|false)$/.test(wanted);
          const more = ` | ${FIRST_JSON} | ${jqPath(path)}${isPrinted ? " | tostring" : ""}`;
          expect.push(judge({ exact: literalValue(wanted) }, more));
        }
        break;
      case "net_delta":
        expect.push(judge({ exact: value }, " | fromjson | .net_delta"));
        break;
      case "min_results":
        expect.push(judge({ cel: `value >= ${Number(value)}` }, ` | ${FIRST_JSON} | ${LIST} | length`));
        break;
      case "max_results":
        expect.push(judge({ cel: `value <= ${Number(value)}` }, ` | ${FIRST_JSON} | ${LIST} | length`));
        break;
      case "min_progress":
        expect.push({
          target: "notifications",
          transform: { jq: 'map(select(.method == "notifications/progress")) | length' },
          matcher: { cel: `value >= ${Number(value)}` },
        });
        break;
      default:
        notes.add([block, "expect", key], `\`${key}\` has no counterpart: suites do not read files`);
    }
  }
  return { expect };
}

/** The checks of `expect` for notifications. */
export function notificationsOf(block: string, given: Entry, notes: Notebook): Entry[] {
  const target = "notifications";
  const judge = (jq: string, matcher: Entry) => ({ target, transform: { jq }, matcher });
  const data = `map(.params | tojson) | join("\\n")`;
  const expect: Entry[] = [{ target: "error", matcher: { exact: null } }];
  for (const [key, value] of Object.entries(given)) {
    if (key === "min_count") expect.push(judge("length", { cel: `value >= ${Number(value)}` }));
    else if (key === "max_count") expect.push(judge("length", { cel: `value <= ${Number(value)}` }));
    else if (key === "methods") expect.push(judge("map(.method)", { "contains-all": stringsOf(value).map(literal) }));
    else if (key === "not_methods")
      expect.push(judge("map(.method)", { not: { "contains-any": stringsOf(value).map(literal) } }));
    else if (key === "contains_data") expect.push(judge(data, { "contains-all": stringsOf(value).map(literal) }));
    else if (key === "not_contains_data")
      expect.push(judge(data, { not: { "contains-any": stringsOf(value).map(literal) } }));
    else notes.add([block, "expect", key], `\`${key}\` has no counterpart`);
  }
  return expect;
}

function jqPath(path: string): string {
  const keys = keysOf(path).map((key) => `[${JSON.stringify(key)}]`);
  return `.${keys.join("")}`;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#&~-]/g, "\\$&");
}
