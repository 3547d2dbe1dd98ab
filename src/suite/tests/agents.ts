import { parseDuration } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { modelName } from "../../rules/models.js";
import type { SuiteAgent, SuiteMetric, SuiteModel } from "../agent-types.js";
import type { ProblemLog } from "../problems.js";
import { checkServerName } from "../servers/server-name.js";
import { listNames, suggest } from "../suggest.js";
import type { Suite, SuiteTest } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { child, numberOf, textOf, textsOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { cassetteOf } from "./cassettes.js";
import type { Faults } from "./faults.js";
import { modelAt } from "./models.js";

const MAX_TURNS = 10;
const MAX_TOKENS = 1024;
const MAX_SIMULATED_TURNS = 6;

/** The parts of an agent test, with its first model; reports what is missing or unknown. */
export function agentOf(
  root: Record<string, unknown>,
  path: Path,
  node: Record<string, unknown>,
  servers: Suite["servers"],
  faults: Faults,
  log: ProblemLog,
): SuiteAgent {
  const names = textsOf(node.servers) ?? [];
  for (const [index, name] of names.entries()) {
    checkServerName(root, [...path, "servers", index], name, servers, log);
    if (names.indexOf(name) < index) {
      log.at(root, [...path, "servers", index], "value", {
        title: `\`${name}\` is listed twice`,
        description: "The model would get each of its tools twice.",
        fix: "Remove one of the two.",
      });
    }
  }
  const [model = { id: "" }] = modelsOf(root, path, node, log);
  const timeBudgetMs = parseDuration(textOf(node.time_budget));
  const tokenBudget = numberOf(node.token_budget);
  const maxToolCalls = numberOf(node.max_tool_calls);
  const system = node.system_prompt;
  return {
    model,
    servers: [...new Set(names)],
    ...(system !== undefined && { system }),
    user: userOf(root, path, node, log),
    caps: {
      maxTurns: numberOf(node.max_turns) ?? MAX_TURNS,
      maxTokens: numberOf(node.max_tokens) ?? MAX_TOKENS,
      ...(tokenBudget !== undefined && { tokenBudget }),
      ...(maxToolCalls !== undefined && { maxToolCalls }),
      ...(timeBudgetMs !== undefined && { timeBudgetMs }),
    },
    runs: numberOf(node.runs) ?? 1,
    passRate: numberOf(node.pass_rate) ?? 1,
    ...cassetteOf(node, log),
    ...faultsOf(root, path, node, faults, log),
  };
}

/** An agent without settings of its own: it answers one prompt. */
export function plainAgent(model: SuiteModel, servers: readonly string[], prompt: string): SuiteAgent {
  return {
    model,
    servers,
    user: { said: [prompt], hasTurns: false },
    caps: { maxTurns: MAX_TURNS, maxTokens: MAX_TOKENS },
    runs: 1,
    passRate: 1,
    faults: [],
  };
}

/** An agent test with a test for each of its metrics behind it, named `NAME: METRIC`. */
export function withMetrics(test: SuiteTest & SuiteAgent, metrics: readonly SuiteMetric[]): SuiteTest[] {
  const { expect: _, limits: __, ...scored } = test;
  const rubric = metrics.find((metric) => metric.kind === "rubric");
  return [
    test,
    ...metrics.map((metric) =>
      Object.assign(
        { ...scored, ...(rubric && { rubric: rubric.rubric }) },
        { name: `${test.name}: ${metric.name}`, metric, location: metric.location, retries: 0 },
      ),
    ),
  ];
}

/** A test for each of its models; with a list they are rows, named as the models are. */
export function expandModels(
  root: Record<string, unknown>,
  path: Path,
  node: Record<string, unknown>,
  test: SuiteTest & SuiteAgent,
  log: ProblemLog,
): (SuiteTest & SuiteAgent)[] {
  if (!Array.isArray(node.models)) return [test];
  const models = modelsOf(root, path, node, log);
  return models.map((model) => Object.assign({ ...test }, { model, row: modelName(model) }));
}

/** The models of a test; reports an unknown provider, and that there is none or both keys. */
function modelsOf(
  root: Record<string, unknown>,
  path: Path,
  { model, models }: Record<string, unknown>,
  log: ProblemLog,
): SuiteModel[] {
  if ((model === undefined) === (models === undefined)) {
    log.at(root, [...path, model === undefined ? "name" : "models"], model === undefined ? "value" : "key", {
      title: model === undefined ? "no model is named" : "`model` and `models` are both there",
      description: "An agent test has one of them: `model` for one model, `models` for a row with each.",
      fix: model === undefined ? "Write `model:` with the name of a model." : "Remove one of the two.",
    });
  }
  const listed = Array.isArray(models) ? models.map((named: unknown, index) => ({ named, at: ["models", index] })) : [];
  const all = model === undefined ? listed : [{ named: model, at: ["model"] }];
  const names = new Set<string>();
  return all.flatMap(({ named, at }) => {
    const read = modelAt(root, [...path, ...at], named, log);
    if (read === undefined) return [];
    const name = modelName(read);
    if (names.has(name)) {
      log.at(root, [...path, ...at], "value", {
        title: `the model \`${name}\` is listed twice`,
        description: "The test runs once with each model of the list.",
        fix: "Remove one of the two; to repeat a test, write `runs`.",
      });
      return [];
    }
    names.add(name);
    return [read];
  });
}

/** What the user says: `prompt` first, then `turns`. */
function userOf(
  root: Record<string, unknown>,
  path: Path,
  { prompt, turns }: Record<string, unknown>,
  log: ProblemLog,
): SuiteAgent["user"] {
  const texts = Array.isArray(turns) ? turns.map((turn: unknown) => child(turn, "user")) : [];
  const simulate = child(turns, "simulate");
  if (prompt === undefined && texts.length === 0 && simulate === undefined) {
    log.at(root, [...path, turns === undefined ? "name" : "turns"], "value", {
      title: "the user says nothing",
      description: "An agent test has a `prompt`, or `turns` of which at least one is a message.",
      fix: "Write `prompt:` with what the model is asked.",
    });
  }
  reportLateKeys(root, [...path, "turns", "simulate"], simulate, ["max_turns"], log);
  const persona = child(simulate, "persona");
  return {
    said: [prompt, ...texts].filter((text) => text !== undefined),
    hasTurns: turns !== undefined,
    ...(isObject(simulate) && {
      simulate: {
        goal: simulate.goal,
        ...(persona !== undefined && { persona }),
        maxTurns: numberOf(simulate.max_turns) ?? MAX_SIMULATED_TURNS,
      },
    }),
  };
}

/** The faults that a test injects, and the limits of its recovery from them. */
function faultsOf(
  root: Record<string, unknown>,
  path: Path,
  node: Record<string, unknown>,
  faults: Faults,
  log: ProblemLog,
): Pick<SuiteAgent, "faults" | "recovery"> {
  const names = textsOf(node.inject) ?? [];
  const injected = names.flatMap((name, index) => {
    const fault = faults.get(name);
    if (fault === undefined) {
      const suggestion = suggest(name, faults.keys());
      log.notFound(root, [...path, "inject", index], "value", {
        title: `unknown fault \`${name}\``,
        description: faults.size === 0 ? "The suite has no `faults`." : `The suite has ${listNames(faults.keys())}.`,
        fix: suggestion === undefined ? "Declare it under `faults:`." : `Did you mean \`${suggestion}\`?`,
      });
    }
    return fault ?? [];
  });
  const recovery = child(node, "recovery");
  if (!isObject(recovery)) return { faults: injected };
  if (names.length === 0) {
    log.at(root, [...path, "recovery"], "key", {
      title: "`recovery` without a fault",
      description: "It judges how the model recovers from the faults that `inject` names.",
      fix: "Name a fault under `inject:`, or remove `recovery`.",
    });
  }
  const maxRecoveryMs = numberOf(recovery.max_recovery_ms);
  return {
    faults: injected,
    recovery: {
      maxDetectionMs: numberOf(recovery.max_detection_ms) ?? 0,
      ...(maxRecoveryMs !== undefined && { maxRecoveryMs }),
      requireCleanTimeout: recovery.require_clean_timeout === true,
    },
  };
}
