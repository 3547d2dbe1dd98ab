import type { Budget } from "../agents/prices/budget.js";
import type { OpenedModel } from "../agents/types.js";
import { modelName } from "../core/model-name.js";
import { type Problem, UserError } from "../core/problem.js";
import type { PlanSettings } from "../engine/run.js";
import { readModel } from "../suite/tests/models.js";
import type { Suite, SuiteAgent, SuiteTest } from "../suite/types.js";
import type { RunRequest } from "./request.js";

/** In the unit of budgets. */
const DOLLAR = 1e6;

type OpenModel = PlanSettings["openModel"];

/**
 * Opens the models of a run, whose code is loaded with the first. At most `jobs` of their requests run at the same time,
 * and together they cost at most what the budgets of tests, suites and the run allow.
 */
export function modelOpener({ jobs, env, maxCostUsd }: Pick<RunRequest, "jobs" | "env" | "maxCostUsd">): OpenModel {
  let loading: Promise<OpenModel> | undefined;
  const load = async (): Promise<OpenModel> => {
    const [{ openModel }, { limited, Slots }, { Budget, budgeted }, { priceOf, requiredPrice }] = await Promise.all([
      import("../agents/providers/open-model.js"),
      import("../agents/limited.js"),
      import("../agents/prices/budget.js"),
      import("../agents/prices/prices.js"),
    ]);
    const slots = new Slots(jobs);
    const ofRun = maxCostUsd === undefined ? [] : [new Budget("--max-cost", maxCostUsd * DOLLAR)];
    const budgets = new WeakMap<object, Budget[]>();
    const budgetOf = (owner: object, name: string, cents: number | undefined): Budget[] => {
      const known = budgets.get(owner) ?? (cents === undefined ? [] : [new Budget(name, (cents * DOLLAR) / 100)]);
      budgets.set(owner, known);
      return known;
    };
    return async (suite, name, test, signal): Promise<OpenedModel> => {
      const { perTestCents, perSuiteCents, prices } = suite.budget;
      const all = [
        ...budgetOf(test, "budget.per_test_usd_cents", perTestCents),
        ...budgetOf(suite, "budget.per_suite_usd_cents", perSuiteCents),
        ...ofRun,
      ];
      const price = all.length > 0 ? requiredPrice(name, prices) : priceOf(name, prices);
      const opened = openModel(name, suite.providers, env);
      if (opened.kind === "no-key") return opened;
      // A request that waits for a budget has a slot; those it waits for have theirs already.
      const model = price === undefined ? opened.model : budgeted(opened.model, price, all);
      return { kind: "model", model: limited(model, slots, signal) };
    };
  };
  return async (...args) => {
    loading ??= load();
    return (await loading)(...args);
  };
}

/** What is wrong with the models that the agents of suites name: no price under a budget, retired, unknown. */
export async function modelProblems(suites: readonly Suite[], hasMaxCost: boolean): Promise<Problem[]> {
  if (!suites.some(({ tests }) => tests.some(isAgent))) return [];
  const [{ requiredPrice, modelWarning }, { vendorOf }] = await Promise.all([
    import("../agents/prices/prices.js"),
    import("../agents/providers/families.js"),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return suites.flatMap((suite) => {
    const { budget, places } = suite;
    const hasBudget = hasMaxCost || budget.perTestCents !== undefined || budget.perSuiteCents !== undefined;
    return suite.tests.filter(isAgent).flatMap((test): Problem[] => {
      const location = places.locate(test.node, pathOf(test));
      const place = { location, snippet: places.snippet(location, 1) };
      try {
        if (test.model.provider === undefined) vendorOf(test.model.id);
        if (hasBudget) requiredPrice(test.model, budget.prices);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return error.problems.map((problem) => ({ ...problem, ...place }));
      }
      const warning = modelWarning(test.model, today);
      return warning ? [{ ...warning, ...place, warning: true }] : [];
    });
  });
}

function isAgent(test: SuiteTest): test is SuiteTest & SuiteAgent & { block: "agents" } {
  return test.block === "agents" && test.metric === undefined;
}

/** Where a test names its model. */
function pathOf({ node, model }: { node: object } & SuiteAgent): (string | number)[] {
  const id = model.provider === undefined ? [] : ["id"];
  if (!("models" in node) || !Array.isArray(node.models)) return ["model", ...id];
  const names = node.models.map(readModel).map((one) => one && modelName(one));
  return ["models", names.indexOf(modelName(model)), ...id];
}
