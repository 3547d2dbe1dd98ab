import { isObject, typeName } from "../../../core/json.js";
import { hide, jsonExcerpt, say } from "../../../core/redaction/redacted.js";
import { firstBy } from "./listed.js";
import { named } from "./places.js";
import type { Definition, DefinitionBreach, DefinitionCheck } from "./types.js";

const MAX_VALUE = 100;
const MAX_URI = 10_000;
const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
/** RFC 3986: a scheme, then characters that a URI may have. */
const URI = /^[A-Za-z][A-Za-z0-9+.-]{0,100}:[\w.~:/?#[\]@!$&'()*+,;=%-]*$/;
/** RFC 6838, with parameters after it. */
const MIME_TYPE = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:\s*;.*)?$/;
/** RFC 6570: an operator, then names with their modifiers. */
const EXPRESSION = /^[+#./;?&]?[\w.%]{1,100}(?::\d{1,4}|\*)?(?:,[\w.%]{1,100}(?::\d{1,4}|\*)?){0,50}$/;

/** Checks of the members of listed items, apart from schemas. */
export const ITEM_CHECKS: readonly DefinitionCheck[] = [
  {
    id: "SCH-ANNOTATIONS",
    about: ["tool", "resource", "template"],
    breaches: ({ kind, value: { annotations } }) => {
      if (annotations === undefined) return [];
      if (!isObject(annotations)) return [breach("/annotations", say`the annotations are ${typeName(annotations)}`)];
      if (kind === "tool") {
        return HINTS.filter((hint) => !["boolean", "undefined"].includes(typeof annotations[hint])).map((hint) =>
          breach(`/annotations/${hint}`, say`${named(hint)} is ${shown(annotations[hint])}, not true or false`),
        );
      }
      const { audience, priority } = annotations;
      const isAudience = Array.isArray(audience) && audience.every((who) => who === "user" || who === "assistant");
      const isPriority = typeof priority === "number" && priority >= 0 && priority <= 1;
      return [
        ...(audience === undefined || isAudience
          ? []
          : [
              breach(
                "/annotations/audience",
                say`the audience is ${shown(audience)}, not a list of "user" and "assistant"`,
              ),
            ]),
        ...(priority === undefined || isPriority
          ? []
          : [breach("/annotations/priority", say`the priority is ${shown(priority)}, not a number from 0 to 1`)]),
      ];
    },
  },
  {
    id: "SCH-URI",
    about: ["resource"],
    breaches: ({ name }) =>
      URI.test(name.slice(0, MAX_URI)) ? [] : [breach("/uri", say`${shown(name)} is not a valid URI`)],
  },
  {
    id: "SCH-URI-TEMPLATE",
    about: ["template"],
    breaches: ({ name }) => {
      const why = wrongTemplate(name);
      return why === undefined
        ? []
        : [breach("/uriTemplate", say`${shown(name)} is not a valid URI template: ${hide(why)}`)];
    },
  },
  {
    id: "SCH-DUPLICATE",
    about: ["prompt", "resource", "template"],
    breaches: (definition, { all }) => {
      return definition.name === "" || firstBy(all, identityOf).get(identityOf(definition)) === definition
        ? []
        : [breach("", say`${named(definition.name)} is listed more than once`)];
    },
  },
  {
    id: "SCH-MIME-TYPE",
    about: ["resource", "template"],
    breaches: ({ value: { mimeType } }) =>
      mimeType === undefined || (typeof mimeType === "string" && MIME_TYPE.test(mimeType.slice(0, MAX_URI)))
        ? []
        : [breach("/mimeType", say`${shown(mimeType)} is not a MIME type`)],
  },
  {
    id: "SCH-PROMPT-ARGUMENT",
    about: ["prompt"],
    breaches: ({ value }) => {
      const list = value["arguments"];
      if (list === undefined) return [];
      if (!Array.isArray(list)) return [breach("/arguments", say`the arguments are ${typeName(list)}, not a list`)];
      const seen = new Set<unknown>();
      return list.flatMap((argument, index) => {
        const path = `/arguments/${index}`;
        const name = isObject(argument) ? argument["name"] : undefined;
        if (typeof name !== "string" || name === "") return [breach(path, say`an argument has no name`)];
        const isTwice = seen.has(name);
        seen.add(name);
        const required = isObject(argument) ? argument["required"] : undefined;
        return [
          ...(isTwice ? [breach(path, say`the argument ${named(name)} is listed twice`)] : []),
          ...(required === undefined || typeof required === "boolean"
            ? []
            : [breach(path, say`\`required\` of ${named(name)} is ${shown(required)}, not true or false`)]),
        ];
      });
    },
  },
];

/** The arguments of a prompt. */
export function promptArguments({ value }: Pick<Definition, "value">): Record<string, unknown>[] {
  const list = value["arguments"];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function identityOf({ kind, name }: Definition): string {
  return `${kind} ${name}`;
}

function breach(path: string, message: DefinitionBreach["message"]): DefinitionBreach {
  return { path, message };
}

function shown(value: unknown) {
  return jsonExcerpt(value, MAX_VALUE);
}

/** What is wrong with a URI template; undefined if nothing is. */
function wrongTemplate(template: string): string | undefined {
  const parts = template.slice(0, MAX_URI).split("{");
  if (parts[0]?.includes("}")) return "a brace is closed that was not opened";
  for (const part of parts.slice(1)) {
    const [expression = "", ...rest] = part.split("}");
    if (rest.length !== 1) return rest.length === 0 ? "a brace is not closed" : "a brace is closed that was not opened";
    if (!EXPRESSION.test(expression)) return "the expression in braces is not one of RFC 6570";
  }
  return undefined;
}
