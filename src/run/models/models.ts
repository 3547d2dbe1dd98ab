import { join } from "node:path";
import type { AgentCassette } from "../../agents/cassette/recorder.js";
import type { OnGrade, VerdictCache } from "../../agents/graders.js";
import type { Budget } from "../../agents/prices/budget.js";
import type { OpenedModel } from "../../agents/types.js";
import { asList, asObject } from "../../core/json/json.js";
import { once } from "../../core/once.js";
import { stateFolder } from "../../core/out.js";
import { type Problem, UserError } from "../../core/problem.js";
import type { PlanSettings } from "../../engine/run/run.js";
import { isCostly } from "../../matchers/compile.js";
import type { Graders } from "../../matchers/types.js";
import type { ModelName } from "../../rules/models.js";
import { readModel } from "../../suite/models/models.js";
import { unknownName } from "../../suite/problems.js";
import type { Suite, SuiteAssertion, SuiteStep } from "../../suite/types.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import { child } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";
import type { RunRequest } from "../request.js";

const FREE_NOTE = "Its tokens do not count towards the budget.";
/** In the unit of budgets. */
const DOLLAR = 1e6;

/** The models of a run, and what they and scorers may cost. */
type RunModels = Pick<PlanSettings, "openModel" | "payScorer">;

/** Opens the models of a run, whose code is loaded with the first, within `jobs` requests at a time and the budgets. */
export function createModels({ jobs, env, maxCostUsd }: Pick<RunRequest, "jobs" | "env" | "maxCostUsd">): RunModels {
  const load = once(async (): Promise<RunModels> => {
    const { openModel } = await import("../../agents/providers/open-model.js");
    const { limitRequests, Slots } = await import("../../agents/request-slots.js");
    const { Budget, payAfterwards, withBudgets } = await import("../../agents/prices/budget.js");
    const { priceOf, requiredPrice } = await import("../../agents/prices/prices.js");
    const slots = new Slots(jobs);
    const runBudgets = maxCostUsd === undefined ? [] : [new Budget("--max-cost", maxCostUsd * DOLLAR)];
    const budgets = new WeakMap<object, Budget[]>();
    const budgetOf = (owner: object, name: string, cents: number | undefined): Budget[] => {
      const ownBudgets = budgets.get(owner) ?? (cents === undefined ? [] : [new Budget(name, (cents * DOLLAR) / 100)]);
      budgets.set(owner, ownBudgets);
      return ownBudgets;
    };
    const budgetsOf = (suite: Suite, test: object) => [
      ...budgetOf(test, "budget.per_test_usd_cents", suite.budget.perTestCents),
      ...budgetOf(suite, "budget.per_suite_usd_cents", suite.budget.perSuiteCents),
      ...runBudgets,
    ];
    return {
      async openModel(suite, name, test, signal) {
        const { prices } = suite.budget;
        const all = budgetsOf(suite, test);
        const isRequired = all.length > 0 && name.provider === undefined;
        const price = isRequired ? requiredPrice(name, prices) : priceOf(name, prices);
        const result = openModel(name, suite.providers, env);
        if (result.kind === "no-key") return result;
        // Waiting for a budget in a slot cannot deadlock: the requests whose costs are awaited have slots already.
        const model = price === undefined ? result.model : withBudgets(result.model, price, all);
        return { kind: "model", model: limitRequests(model, slots, signal) };
      },
      payScorer: (suite, test, run) => payAfterwards(budgetsOf(suite, test), run),
    };
  });
  return {
    openModel: async (...args) => (await load()).openModel(...args),
    payScorer: async (...args) => (await load()).payScorer(...args),
  };
}

/** What is wrong with the models that suites name: an unknown vendor or provider, no price under a budget, retired. */
export async function modelProblems(suites: readonly Suite[], hasMaxCost: boolean): Promise<Problem[]> {
  const modelsBySuite = suites.map((suite) => ({ suite, models: namedModels(suite) }));
  if (modelsBySuite.every(({ models }) => models.length === 0)) return [];
  const { requiredPrice, modelWarning } = await import("../../agents/prices/prices.js");
  const { vendorOf } = await import("../../agents/providers/families.js");
  const today = new Date().toISOString().slice(0, 10);
  return modelsBySuite.flatMap(({ suite: { budget, places, providers }, models }) => {
    const hasBudget = hasMaxCost || budget.perTestCents !== undefined || budget.perSuiteCents !== undefined;
    return models.flatMap(({ model, node, path, providerPath }): Problem[] => {
      const placeAt = (at: Path) => places.at(places.locate(node, at));
      const { provider } = model;
      if (provider !== undefined && !providers.has(provider))
        return [{ ...unknownName("provider", provider, providers.keys()), ...placeAt(providerPath) }];
      try {
        if (provider === undefined) vendorOf(model.id);
        if (hasBudget) requiredPrice(model, budget.prices);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        // A model of the suite's own endpoint may well cost nothing.
        const isFree = provider !== undefined && { description: FREE_NOTE, warning: true as const };
        return error.problems.map((problem) => ({ ...problem, ...isFree, ...placeAt(path) }));
      }
      const warning = modelWarning(model, today);
      return warning ? [{ ...warning, ...placeAt(path), warning: true }] : [];
    });
  });
}

interface NamedModel {
  model: ModelName;
  /** The paths start at this mapping. */
  node: object;
  /** Of its name. */
  path: Path;
  providerPath: Path;
}

/** The models that a suite names, each place once: of agents, evals, metrics and matchers. */
function namedModels({ tests, setup, teardown }: Suite): NamedModel[] {
  const steps = (list: readonly SuiteStep[]) => list.flatMap(({ expect = [] }) => expect);
  const assertions = tests.flatMap((test) => [
    ...(test.expect ?? []),
    ...Object.values(test.kind.needs(test).steps ?? {}).flatMap(steps),
  ]);
  const all = [
    ...tests.flatMap((test) => {
      const { models = [] } = test.kind.needs(test);
      return models.flatMap(({ model, path }) => namedModelAt(test.node, path, model));
    }),
    ...[...assertions, ...steps(setup), ...steps(teardown)].flatMap(modelsOfAssertion),
  ];
  // The rows of a test share its mapping: their models are reported once.
  const paths = new Map<object, Set<string>>();
  return all.filter(({ node, path }) => {
    const seenPaths = paths.get(node) ?? new Set();
    paths.set(node, seenPaths);
    const before = seenPaths.size;
    return seenPaths.add(JSON.stringify(path)).size > before;
  });
}

function modelsOfAssertion({ node, matcher, matcherPath }: SuiteAssertion): NamedModel[] {
  const [[name = "", argument] = []] = Object.entries(asObject(matcher));
  const path = [...matcherPath, name];
  if (isCostly(name) && name !== "llm-jury")
    return namedModelAt(node, [...path, "model"], readModel(child(argument, "model")));
  const jurors = name === "llm-jury" ? child(argument, "jurors") : undefined;
  return asList(jurors).flatMap((juror: unknown, index): NamedModel[] => {
    const [id, provider] = [child(juror, "model"), child(juror, "provider")];
    if (typeof id !== "string") return [];
    const model = typeof provider === "string" ? { provider, id } : { id };
    const inJuror = (key: string) => [...path, "jurors", index, key];
    return [{ model, node, path: inJuror("model"), providerPath: inJuror("provider") }];
  });
}

/** The model at a path, written as its name or as `{provider, id}`. */
function namedModelAt(node: object, path: Path, model: ModelName | undefined): NamedModel[] {
  // A name with variables is known only in the run.
  if (model === undefined || hasDeferred(path.reduce<unknown>(child, node))) return [];
  const id = model.provider === undefined ? path : [...path, "id"];
  return [{ model, node, path: id, providerPath: [...path, "provider"] }];
}

type OpenGrader = (name: ModelName) => Promise<OpenedModel>;

/** Creates the models that grade in a run. Verdicts are cached outside CI, or as the request says. */
export function createJudging({ cwd, env, judgeCache }: RunRequest, onGrade?: OnGrade) {
  const folder = (judgeCache ?? env.CI !== "true") ? stateFolder(cwd) : undefined;
  let cache: Promise<VerdictCache> | undefined;
  const load = async (open: OpenGrader, cassette?: AgentCassette): Promise<Graders> => {
    const { createGraders } = await import("../../agents/graders.js");
    const options = { open, env, ...(cassette && { cassette }), ...(onGrade && { onGrade }) };
    if (folder === undefined) return createGraders(options);
    cache ??= import("../../agents/graders.js").then((module) =>
      module.openVerdictCache(join(folder, "cache", "verdicts.json")),
    );
    return createGraders({ ...options, cache: await cache });
  };
  return {
    /** Those of one suite; with a cassette, those of its test. Their code is loaded with the first question. */
    gradersOf(open: OpenGrader, cassette?: AgentCassette): Graders {
      const loadOnce = once(() => load(open, cassette));
      return {
        grade: async (question, model) => (await loadOnce()).grade(question, model),
        embed: async (texts, model) => (await loadOnce()).embed(texts, model),
      };
    },
    save: async () => (await cache)?.save(),
  };
}
