import { parseDuration } from "../../core/duration.js";
import { isObject } from "../../core/json.js";
import type { ProblemLog } from "../problems.js";
import { checkServerName } from "../servers/server-name.js";
import { listNames, suggest } from "../suggest.js";
import type { Suite, SuiteAgent, SuiteModel, SuiteTest } from "../types.js";
import { reportLateKeys } from "../variables/late-values.js";
import { child, numberOf, textOf, textsOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import type { Faults } from "./faults.js";

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
  const names = textsOf(node["servers"]) ?? [];
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
  const timeBudgetMs = parseDuration(textOf(node["time_budget"]));
  const tokenBudget = numberOf(node["token_budget"]);
  const maxToolCalls = numberOf(node["max_tool_calls"]);
  const system = node["system_prompt"];
  return {
    model,
    servers: [...new Set(names)],
    ...(system !== undefined && { system }),
    user: userOf(root, path, node, log),
    caps: {
      maxTurns: numberOf(node["max_turns"]) ?? MAX_TURNS,
      maxTokens: numberOf(node["max_tokens"]) ?? MAX_TOKENS,
      ...(tokenBudget !== undefined && { tokenBudget }),
      ...(maxToolCalls !== undefined && { maxToolCalls }),
      ...(timeBudgetMs !== undefined && { timeBudgetMs }),
    },
    runs: numberOf(node["runs"]) ?? 1,
    passRate: numberOf(node["pass_rate"]) ?? 1,
    ...faultsOf(root, path, node, faults, log),
  };
}

/** A test for each of its models; with a list they are rows, named as the models are. */
export function expandModels(
  root: Record<string, unknown>,
  path: Path,
  node: Record<string, unknown>,
  test: SuiteTest & SuiteAgent,
  log: ProblemLog,
): SuiteTest[] {
  if (!Array.isArray(node["models"])) return [test];
  const models = modelsOf(root, path, node, log);
  return models.map((model) => Object.assign({ ...test }, { model, row: modelName(model) }));
}

/** A model in the names of rows: `gpt-5`, or `provider/id` for one of a provider of the suite. */
export function modelName({ provider, id }: SuiteModel): string {
  return provider === undefined ? id : `${provider}/${id}`;
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
  const listed = Array.isArray(models) ? models.map((one: unknown, index) => ({ one, at: ["models", index] })) : [];
  const all = model === undefined ? listed : [{ one: model, at: ["model"] }];
  const names = new Set<string>();
  return all.flatMap(({ one, at }) => {
    const read = readModel(one);
    if (read === undefined) return [];
    if (read.provider !== undefined) checkProvider(root, [...path, ...at, "provider"], read.provider, log);
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

function readModel(value: unknown): SuiteModel | undefined {
  if (typeof value === "string") return { id: value };
  const [provider, id] = [child(value, "provider"), child(value, "id")];
  return typeof provider === "string" && typeof id === "string" ? { provider, id } : undefined;
}

function checkProvider(root: Record<string, unknown>, path: Path, name: string, log: ProblemLog): void {
  const declared = Object.keys(isObject(root["providers"]) ? root["providers"] : {});
  if (declared.includes(name)) return;
  const suggestion = suggest(name, declared);
  log.notFound(root, path, "value", {
    title: `unknown provider \`${name}\``,
    description: declared.length === 0 ? "The suite has no `providers`." : `The suite has ${listNames(declared)}.`,
    fix: suggestion === undefined ? "Declare it under `providers:`." : `Did you mean \`${suggestion}\`?`,
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
        goal: simulate["goal"],
        ...(persona !== undefined && { persona }),
        maxTurns: numberOf(simulate["max_turns"]) ?? MAX_SIMULATED_TURNS,
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
  const names = textsOf(node["inject"]) ?? [];
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
  const maxRecoveryMs = numberOf(recovery["max_recovery_ms"]);
  return {
    faults: injected,
    recovery: {
      maxDetectionMs: numberOf(recovery["max_detection_ms"]) ?? 0,
      ...(maxRecoveryMs !== undefined && { maxRecoveryMs }),
      requireCleanTimeout: recovery["require_clean_timeout"] === true,
    },
  };
}
