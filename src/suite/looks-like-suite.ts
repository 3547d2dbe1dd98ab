import { basename, extname } from "node:path";
import { isObject } from "../core/json/json.js";
import { UserError } from "../core/problem.js";
import { PlaceStore } from "./yaml/positions.js";
import { readSource } from "./yaml/read-source.js";
import { readYaml } from "./yaml/read-yaml.js";

const NAMES = /^mcptest\.ya?ml$|\.mcptest\.ya?ml$/;

/**
 * Why a file that was not named is not a suite; undefined if it is one, or is meant to be: by its name, by `servers` or
 * `imports` in it, or because it cannot be read.
 */
export async function whyNoSuite(file: string, cwd: string): Promise<string | undefined> {
  if (NAMES.test(basename(file))) return undefined;
  if (![".yaml", ".yml", ".json"].includes(extname(file).toLowerCase())) return "It is not a YAML file.";
  try {
    const { value } = await readYaml(readSource(file, cwd), new PlaceStore());
    if (value === undefined) return undefined;
    if (!isObject(value)) return "It is a list or a single value, such as a file of data.";
    return "servers" in value || "imports" in value ? undefined : "It has neither `servers` nor `imports`.";
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
