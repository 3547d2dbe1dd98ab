import { isObject, typeName } from "../../core/json/json.js";
import { jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { breach, judging, named } from "./breaches.js";
import { firstBy } from "./listed.js";
import type { Definition, DefinitionCheck } from "./types.js";

const MAX_VALUE = 100;
const MAX_TYPE = 1_000;
/** RFC 6838, with parameters after it. */
const MIME_TYPE = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:\s*;.*)?$/;

/** Checks of the members of listed items, apart from schemas. */
export const ITEM_CHECKS: readonly DefinitionCheck[] = [
  ...judging(["resource", "template"], {
    "SCH-RESOURCE-ANNOTATIONS": ({ value: { annotations } }) => {
      if (annotations === undefined) return [];
      if (!isObject(annotations)) return [breach("/annotations", say`the annotations are ${typeName(annotations)}`)];
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
    "SCH-MIME-TYPE": ({ value: { mimeType } }) =>
      mimeType === undefined || (typeof mimeType === "string" && MIME_TYPE.test(mimeType.slice(0, MAX_TYPE)))
        ? []
        : [breach("/mimeType", say`${shown(mimeType)} is not a MIME type`)],
  }),
  ...judging(["prompt", "resource", "template"], {
    "SCH-DUPLICATE": (definition, { all }) => {
      return definition.name === "" || firstBy(all, identityOf).get(identityOf(definition)) === definition
        ? []
        : [breach("", say`${named(definition.name)} is listed more than once`)];
    },
  }),
];

/** The arguments of a prompt. */
export function promptArguments({ value }: Pick<Definition, "value">): Record<string, unknown>[] {
  const list = value.arguments;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function identityOf({ kind, name }: Definition): string {
  return `${kind} ${name}`;
}

function shown(value: unknown) {
  return jsonExcerpt(value, MAX_VALUE);
}
