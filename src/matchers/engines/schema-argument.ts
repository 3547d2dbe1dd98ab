import { isObject } from "../../core/json.js";
import { wrongArgument } from "../kinds/argument.js";
import { compileSchema, type Validate } from "./json-schema.js";

/** The argument `null | {schema}` of `name`: null accepts every value. */
export function schemaArgument(name: string, argument: unknown): Validate {
  if (argument === null) return () => [];
  if (!isObject(argument) || Object.keys(argument).join() !== "schema") {
    throw wrongArgument(
      name,
      argument,
      "null or `{schema: …}`",
      `\`${name}: ~\` or \`${name}: {schema: {type: object}}\``,
    );
  }
  return compileSchema(argument["schema"], [name, "schema"]);
}
