import type { Severity } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, derive, excerpt, hide, join, say } from "../../core/redaction/redacted.js";
import type { HostName } from "../../rules/hosts.js";
import type { RuleId } from "../../rules/registry.js";
import type { Item, ServerLists } from "../server/check-result.js";
import type { SchemaNode } from "./schema-nodes.js";

const MAX_NAME = 100;
const MAX_PLACES = 5;

export type Surface = Partial<
  Pick<ServerLists, "revision" | "instructions" | "tools" | "prompts" | "resources" | "templates"> & {
    /** By whose limits it is judged too. */
    host: HostName | undefined;
    transport: "stdio" | "http" | "sse";
  }
>;

/** `server` stands for all of them together. */
export type DefinitionKind = "tool" | "prompt" | "resource" | "template" | "instructions" | "server";

export const EVERY: readonly DefinitionKind[] = ["tool", "prompt", "resource", "template", "instructions"];

/** A text of a definition that a client or a model may read, with its JSON pointer. */
export interface DefinitionText {
  path: string;
  text: string;
  /** True for the name of a member, such as that of an argument. */
  isName: boolean;
}

export interface DefinitionSchema {
  root: Item;
  /** Without definitions that nothing refers to. */
  nodes: readonly SchemaNode[];
  /** JSON pointers of the definitions that nothing refers to. */
  unused: readonly string[];
  isWhole: boolean;
}

/** One listed item. */
export interface ListedDefinition {
  kind: DefinitionKind;
  /** Of the tool or prompt, the URI of a resource; empty if it has none. */
  name: string;
  value: Item;
}

/** The same with what checks read of it: made for one at a time, because of many it takes much memory. */
export interface Definition extends ListedDefinition {
  texts: readonly DefinitionText[];
  input: DefinitionSchema | undefined;
  output: DefinitionSchema | undefined;
  /** False if it has more than `LIMITS` allow: the rest is in none of these. */
  isWhole: boolean;
}

export type CountTokens = (text: string) => number;

export interface DefinitionContext {
  surface: Surface;
  /** Every definition of the server, without the server itself. */
  all: readonly ListedDefinition[];
  countTokens: CountTokens;
}

export interface DefinitionBreach {
  /** JSON pointer into the definition. */
  path: string;
  /** Without a full stop. */
  message: Redacted;
  /** Where it is not that of the rule. */
  severity?: Severity;
  /** True if a quotation would give away a secret. */
  isSecret?: true;
}

/** A rule about definitions, as a pure function of each of them. */
export interface DefinitionCheck {
  id: RuleId;
  about: readonly DefinitionKind[];
  breaches(definition: Definition, context: DefinitionContext): readonly DefinitionBreach[];
}

const NONE: readonly DefinitionBreach[] = [];

export type JudgeDefinition = (
  definition: Definition,
  context: DefinitionContext,
) => DefinitionBreach | readonly DefinitionBreach[] | false | undefined;

/** Checks of these kinds of definitions, by rule. */
export function definitionChecks(
  about: readonly DefinitionKind[],
  checks: { readonly [Id in RuleId]?: JudgeDefinition },
): DefinitionCheck[] {
  return Object.entries(checks).map(([id, judge]) => ({
    id: id as RuleId,
    about,
    breaches: (definition, context) => {
      const breaches = judge(definition, context);
      return breaches ? [breaches].flat() : NONE;
    },
  }));
}

/** Judges each text; `wrong` says what it has or is, to follow its name. */
export function judgeTexts(wrong: (text: string, place: DefinitionText) => Redacted | "" | undefined): JudgeDefinition {
  return ({ texts }) =>
    texts.flatMap((place) => {
      const what = wrong(place.text, place);
      return what ? [breach(place.path, say`${placeText(place.path)} ${what}`)] : [];
    });
}

/** True for a text that describes something: a description, a title or the instructions. */
export function isDescription({ path, isName }: DefinitionText): boolean {
  return !isName && /\/(?:description|title|instructions)$/.test(path);
}

export function breach(path: string, message: Redacted): DefinitionBreach {
  return { path, message };
}

/** A name of the server in a message. */
export function nameText(name: string): Redacted {
  return say`\`${excerpt(name, MAX_NAME)}\``;
}

/** A place in a message: the pointer without the words between names, such as `inputSchema.limit`. */
export function placeText(path: string): Redacted {
  const pathText = derive(hide(path), (pointer) =>
    pointer.slice(1).replaceAll("/properties/", ".").replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return say`\`${cut(pathText, MAX_NAME)}\``;
}

/** One breach for several places: `strings have no maximum length: a, b, c`. */
export function combinedBreach(
  places: readonly { path: string }[],
  one: Redacted,
  many: Redacted,
): DefinitionBreach | undefined {
  const [first] = places;
  if (first === undefined) return undefined;
  const names = places.slice(0, MAX_PLACES).map(({ path }) => placeText(path));
  const rest = places.length > MAX_PLACES ? say` and ${places.length - MAX_PLACES} more` : say``;
  return breach(first.path, say`${places.length > 1 ? many : one}: ${join(names, ", ")}${rest}`);
}
