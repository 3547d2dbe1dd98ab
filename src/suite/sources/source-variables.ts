import type { Environment } from "../../core/proc/env.js";
import { secretsOf } from "../../core/redaction/secret-names.js";
import type { Spot } from "../problems.js";
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
  /** Where the file refers to it. */
  spot?: Spot;
}

/** The environment variables that a file refers to; `missing` has those that must have a value, with what they are for. */
export class SourceVariables {
  readonly missing = new Map<string, { about: string; spot?: Spot | undefined }>();

  constructor(
    private readonly env: Environment,
    private readonly onSecret: (name: string, value: string) => void,
  ) {}

  /** The value of a variable; undefined if it has none. */
  value(name: string, { fallback, about = "", isSecret = false, isRequired = true, spot }: VariableTexts = {}) {
    const value = child(this.env, name);
    if (typeof value !== "string") {
      if (fallback === undefined && isRequired && !this.missing.has(name)) this.missing.set(name, { about, spot });
      return fallback;
    }
    const secrets = isSecret ? [[name, value] as const] : secretsOf({ [name]: value });
    for (const secret of secrets) this.noteSecret(...secret);
    return value;
  }

  /** Has a value hidden wherever it would be shown. */
  noteSecret(name: string, value: string): void {
    this.onSecret(name, value);
  }
}

/** The variable that stands for something with a name of another form: `api-key` is API_KEY. */
export function variableNamed(name: string): string {
  return name.replace(/^\W+/, "").replace(/\W/g, "_").toUpperCase();
}
