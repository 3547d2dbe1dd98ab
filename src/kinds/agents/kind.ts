import { parseDuration } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { AGENT_MEMBERS } from "../../engine/driven/members.js";
import type { Rubric } from "../../rules/models.js";
import { modelName } from "../../rules/models.js";
import type { SuiteKind, SuiteScope, TestScope } from "../../suite/kind.js";
import { AGENT_LIMITS, cassetteOf } from "../../suite/models/agent.js";
import { modelAt, readModel } from "../../suite/models/models.js";
import type { SuiteAgent, SuiteMetric, SuiteModel } from "../../suite/models/types.js";
import type { ProblemLog } from "../../suite/problems.js";
import { checkServerName } from "../../suite/servers/server-name.js";
import { listNames, suggest } from "../../suite/suggest.js";
import type { ModelPlace, SuiteTest } from "../../suite/types.js";
import { reportLateKeys } from "../../suite/variables/late-values.js";
import { child, numberOf, textOf, textsOf } from "../../suite/yaml/nodes.js";
import type { Path } from "../../suite/yaml/positions.js";
import { type Faults, faultsOf } from "./faults.js";
import { metricsOf } from "./metrics.js";

const MAX_SIMULATED_TURNS = 6;

/** An agent test, or a metric that scores its runs. */
export interface AgentTest extends SuiteAgent {
  /** Absolute path of the recording that is played instead of asking models and servers. */
  cassette?: string;
  /** Scores the runs of the test before it, instead of running again. */
  metric?: SuiteMetric;
  /** That of `eval`, which scorers get too. */
  rubric?: Rubric;
}

/** agents[]: a model that uses the tools of servers; each metric under `eval` is a test of its own behind it. */
export const agents: SuiteKind<AgentTest> = {
  name: "agents",
  block: "agents",
  command: "run",
  lateKeys: ["prompt", "system_prompt", "turns"],
  reader: (suite) => {
    const faults = faultsOf(suite.root, suite.servers, suite.log);
    return (test) => agentOf(test, faults, suite);
  },
  serverOf: ({ servers }) => servers[0] ?? "",
  expand(test, { path, node }, suite) {
    const metrics = metricsOf(suite.root, [...path, "eval"], node.eval, suite, suite.log);
    const models = Array.isArray(node.models) ? modelsOf(path, node, suite) : undefined;
    const ofModels = models?.map((model) => ({
      ...test,
      body: { ...test.body, model },
      // The rows are named as the models are.
      row: modelName(model),
    }));
    return (ofModels ?? [test]).flatMap((one) => withMetrics(one, metrics));
  },
  needs({ body, node }) {
    const { metric, servers, system, user, cassette } = body;
    const rest = {
      driven: true,
      request: [system, user],
      members: AGENT_MEMBERS,
      models: modelPlaces(body, node),
    } as const;
    if (metric !== undefined) return { ...rest, servers: [], follows: true };
    return { ...rest, servers: [...servers].sort(), ...(cassette !== undefined && { cassette }) };
  },
  printSuite(tests) {
    const used = new Map(tests.flatMap(({ body }) => body.faults.map((fault) => [fault.name, fault] as const)));
    const faults = [...used.values()].map(({ delayMs, failures, ...fault }) => ({
      ...fault,
      ...(delayMs !== undefined && { delay_ms: delayMs }),
      ...(failures !== undefined && { failures }),
    }));
    return faults.length > 0 ? { faults } : {};
  },
};

/** An agent test with a test for each of its metrics behind it, named `NAME: METRIC`. */
function withMetrics(test: SuiteTest<AgentTest>, metrics: readonly SuiteMetric[]): SuiteTest<AgentTest>[] {
  const { expect: _, limits: __, ...scored } = test;
  const rubric = metrics.find((metric) => metric.kind === "rubric")?.rubric;
  return [
    test,
    ...metrics.map((metric) => ({
      ...scored,
      name: `${test.name}: ${metric.name}`,
      location: metric.location,
      retries: 0,
      body: { ...test.body, metric, ...(rubric && { rubric }) },
    })),
  ];
}

/** Where a test names its model, and a metric its own. */
function modelPlaces({ metric, model }: AgentTest, node: object): ModelPlace[] {
  if (metric !== undefined) {
    const judge = metric.kind === "judged" ? metric.model : undefined;
    return judge ? [{ model: judge, path: ["eval", metric.name, "model"] }] : [];
  }
  const models = child(node, "models");
  if (!Array.isArray(models)) return [{ model, path: ["model"] }];
  const names = models.map(readModel).map((named) => named && modelName(named));
  return [{ model, path: ["models", names.indexOf(modelName(model))] }];
}

/** The parts of an agent test, with its first model; reports what is missing or unknown. */
function agentOf({ path, node }: TestScope, faults: Faults, suite: SuiteScope): AgentTest {
  const { root, servers, log } = suite;
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
  const [model = { id: "" }] = modelsOf(path, node, suite);
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
      maxTurns: numberOf(node.max_turns) ?? AGENT_LIMITS.maxTurns,
      maxTokens: numberOf(node.max_tokens) ?? AGENT_LIMITS.maxTokens,
      ...(tokenBudget !== undefined && { tokenBudget }),
      ...(maxToolCalls !== undefined && { maxToolCalls }),
      ...(timeBudgetMs !== undefined && { timeBudgetMs }),
    },
    runs: numberOf(node.runs) ?? 1,
    passRate: numberOf(node.pass_rate) ?? 1,
    ...cassetteOf(node, log),
    ...injectedOf(root, path, node, faults, log),
  };
}

/** The models of a test; reports an unknown provider, and that there is none or both keys. */
function modelsOf(path: Path, { model, models }: Record<string, unknown>, { root, log }: SuiteScope): SuiteModel[] {
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
      title: "the user sends no message",
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
function injectedOf(
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
