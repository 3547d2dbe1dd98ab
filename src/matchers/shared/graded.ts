import { isObject } from "../../core/json.js";
import { hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { type Judge, MatcherError, NeedsModel } from "../types.js";
import { wrongArgument } from "./argument.js";

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string" && value !== "";
const fraction: Check = (value) => typeof value === "number" && value >= 0 && value <= 1;
const jurors: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (juror) =>
      isObject(juror) &&
      text(juror["model"]) &&
      (juror["provider"] === undefined || text(juror["provider"])) &&
      Object.keys(juror).every((key) => key === "model" || key === "provider"),
  );

const named = { threshold: fraction, model: text };

/** The members of each matcher's argument: required and optional ones. */
const SHAPES: Readonly<Record<string, { needed: Record<string, Check>; optional: Record<string, Check> }>> = {
  similar: { needed: { value: text, threshold: fraction, model: text }, optional: {} },
  "llm-judge": { needed: { rubric: text }, optional: named },
  "llm-jury": { needed: { rubric: text, jurors }, optional: { threshold: fraction, quorum: fraction } },
  factuality: { needed: { reference: text }, optional: named },
  "answer-relevance": { needed: { query: text }, optional: named },
  "context-faithfulness": { needed: { context: text }, optional: named },
};

/** Checks the argument of a matcher that asks a model. Its judge throws NeedsModel: this version asks none. */
export function compileGraded(name: string, argument: unknown): Judge {
  const { needed, optional } = SHAPES[name]!;
  if (!isObject(argument)) {
    const shape = [...Object.keys(needed), ...Object.keys(optional).map((key) => `${key}?`)].join(", ");
    throw wrongArgument(name, argument, `\`{${shape}}\``, "a mapping");
  }
  for (const key of Object.keys(needed)) {
    if (!Object.hasOwn(argument, key)) throw invalidArgument(name, `\`${key}\` is missing`, [name]);
  }
  for (const [key, value] of Object.entries(argument)) {
    const check = [needed, optional].find((members) => Object.hasOwn(members, key))?.[key];
    if (check === undefined) throw invalidArgument(name, `there is no \`${key}\``, [name, key]);
    if (!check(value)) throw invalidArgument(name, `\`${key}\` cannot be ${jsonExcerpt(value, 100, "")}`, [name, key]);
  }
  return () => {
    throw new NeedsModel(say`\`${hide(name)}\` asks a model, and this version cannot ask one`);
  };
}

function invalidArgument(name: string, what: string, path: string[]): MatcherError {
  const { needed, optional } = SHAPES[name]!;
  const members = `It takes ${Object.keys(needed).join(", ")}${
    Object.keys(optional).length > 0 ? `, and may have ${Object.keys(optional).join(", ")}` : ""
  }; fractions and thresholds are numbers from 0 to 1.`;
  return new MatcherError(`Bad \`${name}\``, `In it, ${what}.`, members, path);
}
