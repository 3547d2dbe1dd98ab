import { isObject } from "../../core/json/json.js";
import type { Rubric, RubricTree } from "../../rules/models.js";
import type { ProblemLog, ProblemTexts } from "../problems.js";
import { listNames, suggest } from "../suggest.js";
import { child, numberOf, textOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";

const FORMS = ["criteria", "tree", "ref"] as const;
const EXAMPLE = "Write a text, or a mapping with `criteria`, `tree` or `ref`.";

/** A rubric with the threshold that it states itself. */
export interface SuiteRubric {
  rubric: Rubric;
  threshold?: number;
}

/** The entries of `rubrics`, by name; reports what is wrong in them. */
export function rubricsOf(root: Record<string, unknown>, log: ProblemLog): ReadonlyMap<string, SuiteRubric> {
  const rubrics = new Map<string, SuiteRubric>();
  const written = child(root, "rubrics");
  for (const [name, node] of Object.entries(isObject(written) ? written : {})) {
    const path = ["rubrics", name];
    if (child(node, "ref") !== undefined) {
      log.at(root, [...path, "ref"], "key", {
        title: "`ref` in a reusable rubric",
        description: "`ref` names an entry of `rubrics`; an entry cannot stand for another one.",
        fix: "Write the rubric itself.",
      });
      continue;
    }
    const rubric = rubricOf(root, path, node, new Map(), log);
    if (rubric !== undefined) rubrics.set(name, rubric);
  }
  return rubrics;
}

/** The rubric at a path, in one of its forms; undefined if there is none, or it is reported. */
export function rubricOf(
  root: Record<string, unknown>,
  path: Path,
  node: unknown,
  rubrics: ReadonlyMap<string, SuiteRubric>,
  log: ProblemLog,
): SuiteRubric | undefined {
  const report = (at: Path, which: "key" | "value", texts: ProblemTexts) =>
    log.at(root, [...path, ...at], which, texts);
  if (typeof node === "string") {
    if (node.trim() !== "") return { rubric: { kind: "text", text: node } };
    report([], "value", { title: "an empty rubric", description: "It has no criteria.", fix: EXAMPLE });
    return undefined;
  }
  if (!isObject(node)) return undefined;
  const forms = FORMS.filter((form) => node[form] !== undefined);
  const [form, other] = forms;
  if (form === undefined || other !== undefined) {
    report(other === undefined ? [] : [other], other === undefined ? "value" : "key", {
      title: form === undefined ? "a rubric without a form" : `\`${other}\` does not go with \`${form}\``,
      description: "A rubric has exactly one of `criteria`, `tree` and `ref`.",
      fix: form === undefined ? EXAMPLE : "Remove one of the two.",
    });
    return undefined;
  }
  const threshold = numberOf(node.threshold);
  const own = threshold === undefined ? {} : { threshold };
  if (node.strict !== undefined && form !== "criteria") {
    report(["strict"], "key", {
      title: `\`strict\` does not go with \`${form}\``,
      description: "It requires every criterion, so only a rubric with `criteria` has it.",
      fix: "Remove it.",
    });
  }
  if (form === "ref") {
    const name = textOf(node.ref);
    const found = rubrics.get(name);
    if (found !== undefined) return { ...found, ...own };
    reportUnknown(root, [...path, "ref"], name, log);
    return undefined;
  }
  if (form === "tree") {
    const tree = treeOf(root, [...path, "tree"], node.tree, log);
    return tree && { rubric: { kind: "tree", tree }, ...own };
  }
  const criteria = criteriaOf(node.criteria);
  if (criteria.every(({ weight }) => weight === 0)) {
    report(["criteria"], "key", {
      title: "no criterion has a weight",
      description: "The score is the weighted mean of the criteria, and all weights are 0.",
      fix: "Give at least one criterion a `weight` above 0.",
    });
    return undefined;
  }
  return { rubric: { kind: "criteria", criteria, strict: node.strict === true }, ...own };
}

function criteriaOf(list: unknown) {
  return (Array.isArray(list) ? list : []).flatMap((node: unknown) => {
    const [name, description] = [child(node, "name"), child(node, "description")];
    if (typeof name !== "string" || typeof description !== "string") return [];
    return [{ name, description, weight: numberOf(child(node, "weight")) ?? 1 }];
  });
}

/** A node of a tree: a question with both branches, or a score. */
function treeOf(root: object, path: Path, node: unknown, log: ProblemLog): RubricTree | undefined {
  const [ask, score, reason] = [child(node, "ask"), child(node, "score"), child(node, "reason")];
  if (typeof score === "number") return { score, ...(typeof reason === "string" && { reason }) };
  // Another type is reported by the schema check.
  if (typeof ask !== "string") return undefined;
  const branches = (["yes", "no"] as const).map((key) => {
    const branch = child(node, key);
    if (branch !== undefined) return treeOf(root, [...path, key], branch, log);
    log.at(root, [...path, "ask"], "key", {
      title: `the question has no branch \`${key}\``,
      description: "A question has the branches `yes` and `no`, each with a question or a score.",
      fix: `Write \`${key}:\` with a \`score\` or another \`ask\`.`,
    });
    return undefined;
  });
  const [yes, no] = branches;
  return yes && no && { ask, yes, no };
}

function reportUnknown(root: Record<string, unknown>, path: Path, name: string, log: ProblemLog): void {
  const written = child(root, "rubrics");
  const declared = Object.keys(isObject(written) ? written : {});
  if (declared.includes(name)) return;
  const suggestion = suggest(name, declared);
  log.notFound(root, path, "value", {
    title: `unknown rubric \`${name}\``,
    description: declared.length === 0 ? "The suite has no `rubrics`." : `The suite has ${listNames(declared)}.`,
    fix: suggestion === undefined ? "Declare it under `rubrics:`." : `Did you mean \`${suggestion}\`?`,
  });
}
