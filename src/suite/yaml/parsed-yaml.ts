import type { Problem } from "../../core/problem.js";
import { MAX_MARKS } from "./yaml-problems.js";

/** A file's value: plain data whose places are in the store. undefined if the file has none that could be judged. */
export interface ParsedYaml {
  value: unknown;
  /** False if there is more in the file than in its value: the places know which values are partial. */
  complete: boolean;
  problems: Problem[];
}

/** A mark is a character, or a scalar that such a character or a line feed sets apart. Most texts have far fewer of them. */
export function mayHaveTooMany(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (SEPARATORS.has(text.charCodeAt(at))) count += 2;
  return count > MAX_MARKS;
}

const SEPARATORS: ReadonlySet<number> = new Set([..."-,:?[]{}\"'\n"].map((character) => character.charCodeAt(0)));
