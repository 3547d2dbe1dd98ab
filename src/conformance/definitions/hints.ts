import { isObject } from "../../core/json/json.js";
import { jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { isSecretName } from "../../core/redaction/secret-names.js";
import { breach, judging, named, placed } from "./breaches.js";
import type { Definition, DefinitionCheck } from "./types.js";

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

/** Checks of what a tool says about its effects. */
export const HINT_CHECKS: readonly DefinitionCheck[] = [
  ...judging(["tool"], {
    "SEC-DESTRUCTIVE-UNANNOTATED": (tool) => {
      const { readOnlyHint, destructiveHint } = hintsOf(tool);
      const verb = verbOf(tool.name);
      return verb !== undefined && DESTRUCTIVE.has(verb) && readOnlyHint === undefined && destructiveHint === undefined
        ? [breach("/annotations", say`the name says ${named(verb)}, but no annotation says whether it is destructive`)]
        : [];
    },
    "SEC-DESTRUCTIVE-DENIED": (tool) => {
      const verb = verbOf(tool.name);
      return verb !== undefined && DESTRUCTIVE.has(verb) && hintsOf(tool).destructiveHint === false
        ? [breach("/annotations/destructiveHint", say`the name says ${named(verb)}, but \`destructiveHint\` is false`)]
        : [];
    },
    "SEC-READ-ONLY-CONTRADICTED": (tool) => {
      const verb = verbOf(tool.name);
      const changes = verb !== undefined && (DESTRUCTIVE.has(verb) || CHANGING.has(verb));
      return changes && hintsOf(tool).readOnlyHint === true
        ? [breach("/annotations/readOnlyHint", say`the name says ${named(verb)}, but \`readOnlyHint\` is true`)]
        : [];
    },
    "SEC-HINTS-CONTRADICT": (tool) => {
      const { readOnlyHint, destructiveHint } = hintsOf(tool);
      return readOnlyHint === true && destructiveHint === true
        ? [breach("/annotations", say`\`readOnlyHint\` and \`destructiveHint\` are both true`)]
        : [];
    },
    "SEC-HEADER-SECRET": ({ input }) =>
      (input?.nodes ?? []).flatMap(({ path, schema, property }) =>
        property !== undefined && "x-mcp-header" in schema && isSecretName(property.slice(0, MAX_NAME))
          ? [breach(path, say`${placed(path)} looks like a secret, and is sent in a header`)]
          : [],
      ),
  }),
  ...judging(["tool", "prompt", "resource", "template"], {
    "SEC-ICON-SCHEME": ({ value: { icons } }) =>
      (Array.isArray(icons) ? icons : []).flatMap((icon, index) => {
        const src = isObject(icon) ? icon.src : undefined;
        return typeof src === "string" && /^(?:https?:\/\/|data:)/i.test(src)
          ? []
          : [
              breach(
                `/icons/${index}`,
                say`the icon has the address ${jsonExcerpt(src ?? null, MAX_VALUE)}, not one of https or data`,
              ),
            ];
      }),
  }),
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

function hintsOf({ value: { annotations } }: Definition): Record<string, unknown> {
  return isObject(annotations) ? annotations : {};
}

/** The first verb of a name that is known. */
function verbOf(name: string): string | undefined {
  return name
    .slice(0, MAX_NAME)
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => DESTRUCTIVE.has(word) || CHANGING.has(word) || READING.has(word));
}
