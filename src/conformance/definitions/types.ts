import type { Redacted } from "../../core/redaction/redact.js";
import type { RuleId } from "../../rules/registry.js";
import type { ServerLists } from "../checks/check-result.js";
import type { SchemaNode } from "./schema-nodes.js";

/** What a server lists, and what it says about itself. */
export type Surface = Partial<Pick<ServerLists, "instructions" | "tools" | "prompts" | "resources" | "templates">>;

/** `server` stands for all of them together. */
export type DefinitionKind = "tool" | "prompt" | "resource" | "template" | "instructions" | "server";

/** A text of a definition that a client or a model may read, with its JSON pointer. */
export interface DefinitionText {
  path: string;
  text: string;
  /** True for the name of a member, such as that of an argument. */
  isName: boolean;
}

/** A schema of a tool, with every schema in it. */
export interface DefinitionSchema {
  root: unknown;
  /** Without definitions that nothing refers to. */
  nodes: readonly SchemaNode[];
  /** JSON pointers of the definitions that nothing refers to. */
  unused: readonly string[];
}

/** One thing that a server lists. */
export interface Definition {
  kind: DefinitionKind;
  /** Of the tool or prompt, the URI of a resource; empty if it has none. */
  name: string;
  value: Readonly<Record<string, unknown>>;
  /** How verdicts name it; undefined for the server itself. */
  subject: Redacted | undefined;
  /** Every text of it, names of arguments too. */
  texts: readonly DefinitionText[];
  /** The input schema of a tool; undefined if it is not an object. */
  input: DefinitionSchema | undefined;
  output: DefinitionSchema | undefined;
}

/** What a check knows besides the definition. */
export interface DefinitionContext {
  surface: Surface;
  /** Every definition of the server, without the server itself. */
  all: readonly Definition[];
  /** The number of tokens of a text, by the encoding o200k_base. */
  countTokens(text: string): number;
}

/** One place where a rule does not hold. */
export interface DefinitionBreach {
  /** JSON pointer into the definition. */
  path: string;
  /** Without a full stop. */
  message: Redacted;
}

/** A rule about definitions, as a pure function of each of them. */
export interface DefinitionCheck {
  id: RuleId;
  about: readonly DefinitionKind[];
  breaches(definition: Definition, context: DefinitionContext): readonly DefinitionBreach[];
}
