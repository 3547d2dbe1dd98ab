import type { Severity, Tier } from "../core/generated/results.js";
import type { RuleId } from "./entries.generated.js";

/** The servers that a corpus rule applies to. */
export interface CorpusScope {
  /** The first revision that has it. */
  since?: string;
  /** The first revision that no longer has it. */
  before?: string;
  transport?: "stdio" | "http";
  /** It sends what a client may not. */
  onlyByName?: true;
  /** It judges by the limits of a host, which is named. */
  host?: true;
}

/** One entry of the registry, named by its id. */
export interface RuleEntry {
  /** A few words, without a full stop. */
  title: string;
  severity: Severity;
  /** How sure an audit is that the server is at fault, where its severity does not say it. */
  tier?: Tier;
  /** Rules with the same cause: what they find in several tools is one finding. */
  cause?: string;
  /** The rules whose findings about the same thing this one explains, by id, or by its beginning, which ends with `-`. */
  explains?: readonly (RuleId | `${string}-`)[];
  /** What the rule requires of a server (or a suite), in a sentence or two. */
  text: string;
  /** How to fix it, in one line. */
  fix: string;
  /** Where the specification says so, by revision. */
  spec?: { revision: string; section: string; url: string }[];
  /** What else documents it: a model provider, a client, another standard. */
  sources?: { title: string; url: string }[];
  /** The research category, for FAULT rules. */
  category?: string;
  /** What passes and what fails: frames or values, shortened. */
  good: string;
  bad: string;
  /** A rule that a corpus run checks and grades, with what it applies to; an empty object is every server. */
  corpus?: CorpusScope | undefined;
}

/** A rule with its id, which never changes meaning. */
export interface DocumentedRule extends RuleEntry {
  id: RuleId;
  /** The first word of its id. */
  family: string;
}

/** What a run needs of a rule. */
export type Rule = Omit<DocumentedRule, "text" | "spec" | "sources" | "good" | "bad">;

/** The rules of one file, by id. */
export type RuleFamily = Readonly<Record<string, RuleEntry>>;
