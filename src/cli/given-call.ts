import { InvalidArgumentError } from "commander";
import { isObject } from "../core/json.js";

/** One call of a tool, as `--call` gives it. */
export interface GivenCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** `tool` or `tool={"argument": …}`. Throws an InvalidArgumentError. */
export function givenCall(text: string, before: GivenCall[] = []): GivenCall[] {
  const at = text.indexOf("=");
  if (at < 0) return [...before, { name: text, arguments: {} }];
  let args: unknown;
  try {
    args = JSON.parse(text.slice(at + 1));
  } catch {
    args = undefined;
  }
  if (!isObject(args))
    throw new InvalidArgumentError("Write the tool, an equals sign, and its arguments as a JSON object.");
  return [...before, { name: text.slice(0, at), arguments: args }];
}
