import { isObject } from "../core/json/json.js";
import { modelName } from "../rules/models.js";
import type { SuiteModel } from "../suite/agent-types.js";
import { readModel } from "../suite/tests/models.js";
import type { Suite, SuiteAssertion, SuiteStep, SuiteTest } from "../suite/types.js";
import { child } from "../suite/yaml/nodes.js";
import type { Path } from "../suite/yaml/positions.js";

/** The matchers whose argument names one model in `model`. */
const WITH_MODEL = ["llm-judge", "factuality", "answer-relevance", "context-faithfulness", "similar"];

/** A model that a suite names, and where. */
export interface NamedModel {
  model: SuiteModel;
  /** The paths start at this mapping. */
  node: object;
  /** Of its name. */
  path: Path;
  providerPath: Path;
}

/** The models that a suite names, each place once: of agents, evals, metrics and matchers. */
export function namedModels({ tests, setup, teardown }: Suite): NamedModel[] {
  const steps = (list: readonly SuiteStep[] = []) => list.flatMap(({ expect = [] }) => expect);
  const assertions = tests.flatMap((test) => [
    ...(test.expect ?? []),
    ...(test.block === "tools" ? [test.steps, test.verify, test.finally].flatMap(steps) : []),
  ]);
  const all = [
    ...tests.flatMap(modelsOfTest),
    ...[...assertions, ...steps(setup), ...steps(teardown)].flatMap(modelsOfAssertion),
  ];
  // The rows of a test share its mapping.
  const paths = new Map<object, Set<string>>();
  return all.filter(({ node, path }) => {
    const known = paths.get(node) ?? new Set();
    paths.set(node, known);
    const isNew = !known.has(JSON.stringify(path));
    known.add(JSON.stringify(path));
    return isNew;
  });
}

function modelsOfTest(test: SuiteTest): NamedModel[] {
  const { node } = test;
  if (test.block === "evals") return [...at(node, ["model"], test.agent?.model), ...at(node, ["judge"], test.judge)];
  if (test.block !== "agents") return [];
  const { metric } = test;
  if (metric !== undefined) {
    return metric.kind === "judged" ? at(node, ["eval", metric.name, "model"], metric.model) : [];
  }
  const models = child(node, "models");
  if (!Array.isArray(models)) return at(node, ["model"], test.model);
  const names = models.map(readModel).map((model) => model && modelName(model));
  return at(node, ["models", names.indexOf(modelName(test.model))], test.model);
}

function modelsOfAssertion({ node, matcher, matcherPath }: SuiteAssertion): NamedModel[] {
  const [[name = "", argument] = []] = Object.entries(isObject(matcher) ? matcher : {});
  const path = [...matcherPath, name];
  if (WITH_MODEL.includes(name)) return at(node, [...path, "model"], readModel(child(argument, "model")));
  const jurors = name === "llm-jury" ? child(argument, "jurors") : undefined;
  return (Array.isArray(jurors) ? jurors : []).flatMap((juror: unknown, index): NamedModel[] => {
    const [id, provider] = [child(juror, "model"), child(juror, "provider")];
    if (typeof id !== "string") return [];
    const model = typeof provider === "string" ? { provider, id } : { id };
    const inJuror = (key: string) => [...path, "jurors", index, key];
    return [{ model, node, path: inJuror("model"), providerPath: inJuror("provider") }];
  });
}

/** A model that is written as its name, or as `{provider, id}`. */
function at(node: object, path: Path, model: SuiteModel | undefined): NamedModel[] {
  if (model === undefined) return [];
  const id = model.provider === undefined ? path : [...path, "id"];
  return [{ model, node, path: id, providerPath: [...path, "provider"] }];
}
