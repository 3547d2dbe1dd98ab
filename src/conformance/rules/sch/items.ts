import { isObject, typeName } from "../../../core/json/json.js";
import { jsonExcerpt, say } from "../../../core/redaction/redacted.js";
import { breach, definitionChecks, type ListedDefinition, nameText } from "../../definitions/definition.js";
import { firstBy } from "../../definitions/listed.js";

const MAX_VALUE = 100;
const MAX_TYPE = 1_000;
/** RFC 6838, with parameters after it. */
const MIME_TYPE = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:\s*;.*)?$/;

/** Checks of what is beside the schemas. */
export const ITEM_CHECKS = [
  ...definitionChecks(["resource", "template"], {
    "SCH-RESOURCE-ANNOTATIONS": ({ value: { annotations } }) => {
      if (annotations === undefined) return [];
      if (!isObject(annotations)) return breach("/annotations", say`the annotations are ${typeName(annotations)}`);
      const { audience, priority } = annotations;
      const isAudience = Array.isArray(audience) && audience.every((who) => who === "user" || who === "assistant");
      const isPriority = typeof priority === "number" && priority >= 0 && priority <= 1;
      const wrongAudience = say`the audience is ${jsonExcerpt(audience, MAX_VALUE)}, not a list of "user" and "assistant"`;
      const wrongPriority = say`the priority is ${jsonExcerpt(priority, MAX_VALUE)}, not a number from 0 to 1`;
      return [
        ...(audience === undefined || isAudience ? [] : [breach("/annotations/audience", wrongAudience)]),
        ...(priority === undefined || isPriority ? [] : [breach("/annotations/priority", wrongPriority)]),
      ];
    },
    "SCH-MIME-TYPE": ({ value: { mimeType } }) => {
      const isRight = typeof mimeType === "string" && MIME_TYPE.test(mimeType.slice(0, MAX_TYPE));
      if (mimeType === undefined || isRight) return [];
      return breach("/mimeType", say`${jsonExcerpt(mimeType, MAX_VALUE)} is not a MIME type`);
    },
  }),
  ...definitionChecks(["prompt", "resource", "template"], {
    "SCH-DUPLICATE": (definition, { all }) =>
      definition.name !== "" &&
      byIdentity(all).get(identityOf(definition))?.value !== definition.value &&
      breach("", say`${nameText(definition.name)} is listed more than once`),
  }),
];

const identityOf = ({ kind, name }: ListedDefinition) => `${kind} ${name}`;
const byIdentity = firstBy(["prompt", "resource", "template"], identityOf);
