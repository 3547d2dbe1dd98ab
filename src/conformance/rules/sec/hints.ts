import { asList, asObject, isObject, typeName } from "../../../core/json/json.js";
import { jsonExcerpt, say } from "../../../core/redaction/redacted.js";
import { isSecretName } from "../../../core/redaction/secret-names.js";
import {
  breach,
  type Definition,
  definitionChecks,
  type ListedDefinition,
  nameText,
  placeText,
} from "../../definitions/definition.js";
import { firstBy } from "../../definitions/listed.js";
import type { Item } from "../../server/check-result.js";

const MAX_NAME = 200;
const MAX_VALUE = 100;
const MAX_TYPE = 1_000;
/** RFC 6838, with parameters after it. */
const MIME_TYPE = /^[\w!#$&^.+-]{1,127}\/[\w!#$&^.+-]{1,127}(?:\s*;.*)?$/;
const DESTRUCTIVE = words(
  "delete remove drop destroy purge wipe erase truncate uninstall revoke terminate unlink overwrite rm",
);
const CHANGING = words("write create update insert edit modify rename upload append publish patch");
/** The first verb in a name says what the tool does: `get_delete_policy` gets. */
const READING = words(
  "get list read search find fetch describe check show count preview validate query is has can view lookup resolve inspect explain compare diff export download simulate dry",
);

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

const identityOf = ({ kind, name }: ListedDefinition) => `${kind} ${name}`;
const byIdentity = firstBy(["prompt", "resource", "template"], identityOf);

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
