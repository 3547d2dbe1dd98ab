import { asList, asObject } from "../../core/json/json.js";
import type { Frame } from "../../mcp/frames.js";

/** The only variable of a URI template, with what makes a URI of a value for it; undefined if there is not one alone. */
export function onlyVariable(uriTemplate: string): { name: string; expand: (value: string) => string } | undefined {
  const [variable, ...more] = [...uriTemplate.matchAll(/\{([+#]?)(\w+)\}/g)];
  if (!variable || more.length > 0 || uriTemplate.split("{").length > 2) return undefined;
  const [whole, operator, name = ""] = variable;
  const encode = operator === "" ? encodeURIComponent : encodeURI;
  return { name, expand: (value) => uriTemplate.replace(whole, () => encode(value)) };
}

/** The values in the result of `completion/complete`. */
export function completedValues(result: Frame | undefined): string[] {
  const values = asList(asObject(result?.completion).values);
  return values.filter((value): value is string => typeof value === "string" && value !== "");
}
