import type { Location } from "../core/generated/results.js";
import { asObject } from "../core/json/json.js";
import { type Problem, UserError } from "../core/problem.js";
import { listNames, suggestOr } from "./suggest.js";
import { child } from "./yaml/nodes.js";
import type { Path, PlacePart, PlaceStore } from "./yaml/positions.js";

/** What a problem says; its place is added when it is reported. */
export type ProblemTexts = Pick<Problem, "title" | "description" | "fix" | "warning">;

/** The most errors that are reported for one suite; the same for warnings. */
export const MAX_PROBLEMS = 500;

/** The problems of one suite, each with its place, the author's line and its JSON pointer. */
export class ProblemLog {
  readonly list: Problem[] = [];
  /** Problems that may be there only because a part of the suite could not be read. */
  readonly unsure: Problem[] = [];
  /** False if a part of the suite could not be read. */
  complete = true;
  readonly #seen = new Set<string>();
  #errors = 0;

  constructor(
    readonly places: PlaceStore,
    /** Added to the problem of something that only a run needs: makes it a warning where nothing is run. */
    readonly ofRuns: Pick<Problem, "warning"> = {},
  ) {}

  add(problem: Problem): void {
    const { location } = problem;
    const id = `${location?.file}:${location?.line}:${location?.column}:${problem.title}`;
    const isWarning = problem.warning === true;
    const isTooMany = isWarning ? this.list.length - this.#errors >= MAX_PROBLEMS : this.full;
    if (this.#seen.has(id) || isTooMany) return;
    if (!isWarning) this.#errors += 1;
    this.#seen.add(id);
    this.list.push(problem);
  }

  /** True if no more errors are taken: a broken file could have hundreds of thousands. */
  get full(): boolean {
    return this.#errors >= MAX_PROBLEMS;
  }

  get failed(): boolean {
    return this.#errors > 0;
  }
}

/** A place in a suite's document and the value there, if any; problems of the value are reported at this place. */
export class Spot {
  /** @param root the whole document */
  constructor(
    readonly log: ProblemLog,
    readonly root: Record<string, unknown>,
    readonly path: Path = [],
    readonly value: unknown = path.reduce<unknown>(child, root),
  ) {}

  at(...steps: Path): Spot {
    return new Spot(this.log, this.root, [...this.path, ...steps], steps.reduce<unknown>(child, this.value));
  }

  /** The members of a mapping; none of anything else. */
  get members(): Readonly<Record<string, unknown>> {
    return asObject(this.value);
  }

  items(): Spot[] {
    return Array.isArray(this.value) ? this.value.map((_, index) => this.at(index)) : [];
  }

  /** Reports a problem once; as unsure if the value was read only in part. Readers return the `undefined` for a wrong value. */
  report(which: PlacePart, texts: ProblemTexts): undefined {
    const { log, root, path } = this;
    this.#add(which, texts, !log.places.isPartial(root, path));
  }

  /** Reports that something is not found. If a part of the suite could not be read, it may be there. */
  notFound(which: PlacePart, texts: ProblemTexts): void {
    if (this.log.complete) this.report(which, texts);
    else this.#add(which, texts, false);
  }

  #add(which: PlacePart, texts: ProblemTexts, isSure: boolean): void {
    const { log, path } = this;
    if (isSure ? log.full : log.unsure.length >= MAX_PROBLEMS) return;
    // A merged document is located at its first entry, but the pointer is that of the whole.
    const problem = { ...texts, ...log.places.at(this.location(which)), ...(path.length === 0 && { pointer: "" }) };
    if (isSure) log.add(problem);
    else log.unsure.push(problem);
  }

  /** Reports the problems of a UserError; throws any other error. */
  reportThrown(error: unknown): void {
    if (!(error instanceof UserError)) throw error;
    for (const { title, description, fix } of error.problems) this.report("value", { title, description, fix });
  }

  location(which?: PlacePart): Location {
    return this.log.places.locate(this.root, this.path, which);
  }
}

/** The problem of two entries with one name, or one id. */
export function sameNames(title: string, readers: string, key: "name" | "id"): ProblemTexts {
  return { title, description: `${readers} could not tell them apart.`, fix: `Give one of them a different ${key}.` };
}

/** The problem of an item that a list has already. */
export function listedTwice(name: string, description: string): ProblemTexts {
  return { title: `\`${name}\` is listed twice`, description, fix: "Remove one of the two." };
}

/** The problem of a name that the suite does not declare under `${what}s`. */
export function unknownName(what: string, name: string, declared: Iterable<string>): ProblemTexts {
  const names = [...declared];
  return {
    title: `unknown ${what} \`${name}\``,
    description: names.length === 0 ? `The suite has no \`${what}s\`.` : `The suite has ${listNames(names)}.`,
    fix: suggestOr(name, names, `Declare it under \`${what}s:\`.`),
  };
}
