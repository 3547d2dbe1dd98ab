import { resolve } from "node:path";
import { asList, asObject, isObject } from "../../core/json/json.js";
import type { Rubric, RubricTree, Scorer } from "../../rules/models.js";
import { listedTwice, type ProblemTexts, type Spot, sameNames, unknownName } from "../problems.js";
import { environmentOf } from "../servers/server.js";
import { child, numberOf, textOf, textsOf } from "../yaml/nodes.js";

const FORMS = ["criteria", "tree", "ref"] as const;
const EXAMPLE = "Write a text, or a mapping with `criteria`, `tree` or `ref`.";

const REF_IN_RUBRICS: ProblemTexts = {
  title: "`ref` in a reusable rubric",
  description: "`ref` names an entry of `rubrics`; an entry cannot stand for another one.",
  fix: "Write the rubric itself.",
};

/** A rubric with the threshold that it states itself. */
export interface SuiteRubric {
  rubric: Rubric;
  threshold?: number;
}

/** The entries of `rubrics`, by name; reports what is wrong in them. */
export function rubricsOf(spot: Spot): ReadonlyMap<string, SuiteRubric> {
  const rubrics = new Map<string, SuiteRubric>();
  for (const name of Object.keys(spot.members)) {
    const entry = spot.at(name);
    const ref = entry.at("ref");
    const rubric = ref.value === undefined ? rubricOf(entry, new Map()) : ref.report("key", REF_IN_RUBRICS);
    if (rubric !== undefined) rubrics.set(name, rubric);
  }
  return rubrics;
}

/** A rubric in one of its forms; undefined if there is none, or it is reported. */
export function rubricOf(spot: Spot, rubrics: ReadonlyMap<string, SuiteRubric>): SuiteRubric | undefined {
  const { value: node } = spot;
  if (typeof node === "string") {
    if (node.trim() !== "") return { rubric: { kind: "text", text: node } };
    return spot.report("value", { title: "an empty rubric", description: "It has no criteria.", fix: EXAMPLE });
  }
  if (!isObject(node)) return undefined;
  const [form, other] = FORMS.filter((form) => node[form] !== undefined);
  const description = "A rubric has exactly one of `criteria`, `tree` and `ref`.";
  if (form === undefined) return spot.report("value", { title: "a rubric without a form", description, fix: EXAMPLE });
  if (other !== undefined) {
    const title = `\`${other}\` does not go with \`${form}\``;
    return spot.at(other).report("key", { title, description, fix: "Remove one of the two." });
  }
  const threshold = numberOf(node.threshold);
  const ownThreshold = threshold === undefined ? {} : { threshold };
  if (node.strict !== undefined && form !== "criteria") {
    spot.at("strict").report("key", {
      title: `\`strict\` does not go with \`${form}\``,
      description: "It requires every criterion, so only a rubric with `criteria` has it.",
      fix: "Remove it.",
    });
  }
  if (form === "ref") {
    const name = textOf(node.ref);
    const rubric = rubrics.get(name);
    if (rubric !== undefined) return { ...rubric, ...ownThreshold };
    const declared = Object.keys(asObject(spot.root.rubrics));
    if (!declared.includes(name)) spot.at("ref").notFound("value", unknownName("rubric", name, declared));
    return undefined;
  }
  if (form === "tree") {
    const tree = treeOf(spot.at("tree"));
    return tree && { rubric: { kind: "tree", tree }, ...ownThreshold };
  }
  const criteria = criteriaOf(node.criteria);
  if (criteria.every(({ weight }) => weight === 0)) {
    return spot.at("criteria").report("key", {
      title: "no criterion has a weight",
      description: "The score is the weighted mean of the criteria, and all weights are 0.",
      fix: "Give at least one criterion a `weight` above 0.",
    });
  }
  return { rubric: { kind: "criteria", criteria, strict: node.strict === true }, ...ownThreshold };
}

function criteriaOf(list: unknown) {
  return asList(list).flatMap((node: unknown) => {
    const [name, description] = [child(node, "name"), child(node, "description")];
    if (typeof name !== "string" || typeof description !== "string") return [];
    return [{ name, description, weight: numberOf(child(node, "weight")) ?? 1 }];
  });
}

function treeOf(spot: Spot): RubricTree | undefined {
  const { ask, score, reason } = spot.members;
  if (typeof score === "number") return { score, ...(typeof reason === "string" && { reason }) };
  // Another type is reported by the schema check.
  if (typeof ask !== "string") return undefined;
  const [yes, no] = ["yes", "no"].map((key) => {
    const branch = spot.at(key);
    if (branch.value !== undefined) return treeOf(branch);
    return spot.at("ask").report("key", {
      title: `the question has no branch \`${key}\``,
      description: "A question has the branches `yes` and `no`, each with a question or a score.",
      fix: `Write \`${key}:\` with a \`score\` or another \`ask\`.`,
    });
  });
  return yes && no && { ask, yes, no };
}

export type SuiteScorers = ReadonlyMap<string, Scorer>;

const TIMEOUT_MS = 30_000;

/** The entries of `scorers`, by name; reports names that occur twice. */
export function scorersOf(list: Spot): SuiteScorers {
  const scorers = new Map<string, Scorer>();
  for (const entry of list.items()) {
    const { value: node } = entry;
    if (!isObject(node)) continue;
    const name = textOf(node.name);
    if (scorers.has(name))
      entry.at("name").report("value", sameNames(`duplicate scorer name \`${name}\``, "Tests", "name"));
    scorers.set(name, {
      name,
      command: textsOf(node.command) ?? [],
      env: environmentOf(node.env),
      cwd: resolve(entry.log.places.folderOf(node, "name"), textOf(node.cwd)),
      timeoutMs: numberOf(node.timeout_ms) ?? TIMEOUT_MS,
    });
  }
  return scorers;
}

/** The scorers that a test names in a list; reports unknown ones. */
export function namedScorers(list: Spot, scorers: SuiteScorers): Scorer[] {
  const names = textsOf(list.value) ?? [];
  return names.flatMap((name, index) => {
    const scorer = scorers.get(name);
    if (scorer !== undefined && names.indexOf(name) === index) return [scorer];
    const spot = list.at(index);
    if (scorer === undefined) spot.notFound("value", unknownName("scorer", name, scorers.keys()));
    else spot.report("value", listedTwice(name, "A scorer grades a test once."));
    return [];
  });
}
