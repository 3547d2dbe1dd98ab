import { asList, asObject, isObject } from "../../../core/json/json.js";
import { jsonExcerpt, say } from "../../../core/redaction/redacted.js";
import { isSecretName } from "../../../core/redaction/secret-names.js";
import { breach, type Definition, definitionChecks, nameText, placeText } from "../../definitions/definition.js";
import type { Item } from "../../server/check-result.js";

const MAX_NAME = 200;
const MAX_VALUE = 100;
const DESTRUCTIVE = words(
  "delete remove drop destroy purge wipe erase truncate uninstall revoke terminate unlink overwrite rm",
);
const CHANGING = words("write create update insert edit modify rename upload append publish patch");
/** The first verb in a name says what the tool does: `get_delete_policy` gets. */
const READING = words(
  "get list read search find fetch describe check show count preview validate query is has can view lookup resolve inspect explain compare diff export download simulate dry",
);

export const HINT_CHECKS = [
  ...definitionChecks(["tool"], {
    "SEC-DESTRUCTIVE-UNANNOTATED": (tool) => {
      const { readOnlyHint, destructiveHint } = hintsOf(tool);
      const verb = verbOf(tool.name);
      if (!DESTRUCTIVE.has(verb) || readOnlyHint !== undefined || destructiveHint !== undefined) return [];
      const message = say`the name says ${nameText(verb)}, but no annotation says whether it is destructive`;
      return breach("/annotations", message);
    },
    "SEC-DESTRUCTIVE-DENIED": (tool) => {
      const verb = verbOf(tool.name);
      if (!DESTRUCTIVE.has(verb) || hintsOf(tool).destructiveHint !== false) return [];
      const message = say`the name says ${nameText(verb)}, but \`destructiveHint\` is false`;
      return breach("/annotations/destructiveHint", message);
    },
    "SEC-READ-ONLY-CONTRADICTED": (tool) => {
      const verb = verbOf(tool.name);
      const changes = DESTRUCTIVE.has(verb) || CHANGING.has(verb);
      if (!changes || hintsOf(tool).readOnlyHint !== true) return [];
      return breach("/annotations/readOnlyHint", say`the name says ${nameText(verb)}, but \`readOnlyHint\` is true`);
    },
    "SEC-HINTS-CONTRADICT": (tool) => {
      const { readOnlyHint, destructiveHint } = hintsOf(tool);
      if (readOnlyHint !== true || destructiveHint !== true) return [];
      return breach("/annotations", say`\`readOnlyHint\` and \`destructiveHint\` are both true`);
    },
    "SEC-HEADER-SECRET": ({ input }) =>
      input?.nodes
        .filter(({ schema, property = "" }) => "x-mcp-header" in schema && isSecretName(property.slice(0, MAX_NAME)))
        .map(({ path }) => breach(path, say`${placeText(path)} looks like a secret, and is sent in a header`)),
  }),
  ...definitionChecks(["tool", "prompt", "resource", "template"], {
    "SEC-ICON-SCHEME": ({ value: { icons } }) =>
      asList(icons).flatMap((icon, index) => {
        const src = isObject(icon) ? icon.src : undefined;
        if (typeof src === "string" && /^(?:https?:\/\/|data:)/i.test(src)) return [];
        const address = jsonExcerpt(src ?? null, MAX_VALUE);
        return [breach(`/icons/${index}`, say`the icon has the address ${address}, not one of http, https or data`)];
      }),
  }),
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

function hintsOf({ value: { annotations } }: Definition): Item {
  return asObject(annotations);
}

function verbOf(name: string): string {
  const all = name
    .slice(0, MAX_NAME)
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[^a-z]+/);
  return all.find((word) => DESTRUCTIVE.has(word) || CHANGING.has(word) || READING.has(word)) ?? "";
}
