import type { Environment } from "../../core/proc/env.js";
import { secretsOf } from "../../core/redaction/secret-names.js";
import { child } from "../yaml/nodes.js";

/** The facts about a variable that a file states. */
export interface VariableTexts {
  /** Its value if the environment has none. */
  fallback?: string | undefined;
  /** What it is for. */
  about?: string | undefined;
  isSecret?: boolean;
  /** False: it may be left out. */
  isRequired?: boolean;
}

/** The environment variables that a file refers to; `missing` has those that must have a value, with what they are for. */
export class SourceVariables {
  readonly missing = new Map<string, string>();

  constructor(
    private readonly env: Environment,
    private readonly onSecret: (name: string, value: string) => void,
  ) {}

  /** The value of a variable; undefined if it has none. */
  value(name: string, { fallback, about = "", isSecret = false, isRequired = true }: VariableTexts = {}) {
    const value = child(this.env, name);
    if (typeof value !== "string") {
      if (fallback === undefined && isRequired) this.missing.set(name, about);
      return fallback;
    }
    const secrets = isSecret ? [[name, value] as const] : secretsOf({ [name]: value });
    for (const secret of secrets) this.onSecret(...secret);
    return value;
  }
}

/** The variable that stands for something with a name of another form: `api-key` is API_KEY. */
export function variableNamed(name: string): string {
  return name.replace(/^\W+/, "").replace(/\W/g, "_").toUpperCase();
}
