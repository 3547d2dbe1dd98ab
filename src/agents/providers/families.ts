import { userError } from "../../core/problem.js";
import type { Environment } from "../../core/proc/env.js";
import { hide } from "../../core/redaction/redacted.js";
import { anthropic } from "./anthropic.js";
import { google } from "./google.js";
import { mistral, openaiResponses } from "./openai.js";
import type { Wire } from "./wire.js";

/** A vendor, whose models are known by the start of their names. */
export interface Family {
  vendor: string;
  models: RegExp;
  /** The variables that may hold the key; the first that is set is used. */
  keys: readonly string[];
  baseUrl: string;
  /** The variable that overrides the base URL; for a provider of the suite, the key that sets it. */
  baseUrlVariable: string;
  wire(env: Environment): Wire;
}

const FAMILIES: readonly Family[] = [
  {
    vendor: "Anthropic",
    models: /^claude-/,
    keys: ["ANTHROPIC_API_KEY"],
    baseUrl: "https://api.anthropic.com",
    baseUrlVariable: "ANTHROPIC_BASE_URL",
    wire: () => anthropic,
  },
  {
    vendor: "OpenAI",
    models: /^(gpt-|chatgpt-|o\d|text-|davinci-)/,
    keys: ["OPENAI_API_KEY"],
    baseUrl: "https://api.openai.com/v1",
    baseUrlVariable: "OPENAI_BASE_URL",
    wire: (env) => openaiResponses(env.OPENAI_ORG_ID?.trim() || undefined),
  },
  {
    vendor: "Google",
    models: /^(models\/)?gemini-/,
    keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
    baseUrl: "https://generativelanguage.googleapis.com",
    baseUrlVariable: "GOOGLE_GEMINI_BASE_URL",
    wire: () => google,
  },
  {
    vendor: "Mistral",
    models: /^(mistral|codestral|magistral|ministral|devstral|pixtral|open-mistral|open-mixtral)-/,
    keys: ["MISTRAL_API_KEY"],
    baseUrl: "https://api.mistral.ai",
    baseUrlVariable: "MISTRAL_BASE_URL",
    wire: () => mistral,
  },
];

/** The vendor of a model. Throws a UserError if the name does not say it. */
export function vendorOf(model: string): Family {
  const family = FAMILIES.find(({ models }) => models.test(model));
  if (family !== undefined) return family;
  const reason = `${hide(model)} starts like no model of ${FAMILIES.map(({ vendor }) => vendor).join(", ")}.`;
  const fix = "Add its endpoint to `providers`, and name the model as `{ provider: NAME, id: MODEL }`.";
  throw userError("the vendor of a model is not known", reason, fix);
}
