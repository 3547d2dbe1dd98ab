import { parseDuration } from "../../core/clock.js";
import { defined, isObject } from "../../core/json/json.js";
import { AGENT_MEMBERS } from "../../engine/kind.js";
import { type AgentFault, JUDGED_METRICS, type ModelName, modelName, type Rubric } from "../../rules/models.js";
import type { SuiteKind, SuiteScope, TestScope } from "../../suite/kind.js";
import { AGENT_LIMITS, cassetteOf, modelAt, readModel } from "../../suite/models/models.js";
import { namedScorers, rubricOf } from "../../suite/models/rubrics.js";
import type { SuiteAgent, SuiteMetric } from "../../suite/models/types.js";
import { listedTwice, type Spot, sameNames, unknownName } from "../../suite/problems.js";
import { checkServerName } from "../../suite/servers/servers.js";
import type { ModelPlace, SuiteTest } from "../../suite/types.js";
import { reportLateKeys, reportLateValues } from "../../suite/variables/references.js";
import { child, choiceOf, numberOf, textOf, textsOf } from "../../suite/yaml/nodes.js";

const MAX_SIMULATED_TURNS = 6;
const THRESHOLD = 0.5;

/** The keys that a kind of fault needs; it has no use for the others. */
const NEEDS = { slow: "delay_ms", recover_after: "failures" } as const;

type Faults = ReadonlyMap<string, AgentFault>;

/** An agent test, or a metric that scores its runs. */
export interface AgentTest extends SuiteAgent {
  /** Absolute path of the recording that is played instead of asking models and servers. */
  cassette?: string;
  /** Scores the runs of the test before it, instead of running again. */
  metric?: SuiteMetric;
  /** The rubric under `eval`, which scorers get too. */
  rubric?: Rubric;
}

/** agents[]: a model that uses the tools of servers; each metric under `eval` is a test of its own behind it. */
export const agents: SuiteKind<AgentTest> = {
  name: "agents",
  block: "agents",
  command: "run",
  lateKeys: ["prompt", "system_prompt", "turns"],
  reader: (suite) => {
    const faults = faultsOf(suite);
    return (test) => agentOf(test, faults, suite);
  },
  serverOf: ({ servers }) => servers[0] ?? "",
  expand(test, { spot, node }, suite) {
    const metrics = metricsOf(spot.at("eval"), suite);
    const models = Array.isArray(node.models) ? modelsOf(spot) : undefined;
    // The rows are named as the models are.
    const ofModels = models?.map((model) => ({ ...test, body: { ...test.body, model }, row: modelName(model) }));
    return (ofModels ?? [test]).flatMap((one) => withMetrics(one, metrics));
  },
  needs({ body, node }) {
    const { metric, servers, system, user, cassette } = body;
    const models = modelPlaces(body, node);
    const rest = { driven: true, request: [system, user], members: AGENT_MEMBERS, models } as const;
    if (metric !== undefined) return { ...rest, servers: [], follows: true };
    return { ...rest, servers: [...servers].sort(), ...(cassette !== undefined && { cassette }) };
  },
  printSuite(tests) {
    const usedFaults = new Map(tests.flatMap(({ body }) => body.faults.map((fault) => [fault.name, fault] as const)));
    const faults = [...usedFaults.values()].map(({ delayMs: delay_ms, failures, ...fault }) => ({
      ...fault,
      ...defined({ delay_ms, failures }),
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

function modelPlaces({ metric, model }: AgentTest, node: object): ModelPlace[] {
  if (metric !== undefined) {
    const judge = metric.kind === "judged" ? metric.model : undefined;
    return judge ? [{ model: judge, path: ["eval", metric.name, "model"] }] : [];
  }
  const models = child(node, "models");
  if (!Array.isArray(models)) return [{ model, path: ["model"] }];
  const names = models.map(readModel).map((name) => name && modelName(name));
  return [{ model, path: ["models", names.indexOf(modelName(model))] }];
}

function agentOf({ spot, node }: TestScope, faults: Faults, { servers, options }: SuiteScope): AgentTest {
  const names = textsOf(node.servers) ?? [];
  for (const [index, name] of names.entries()) {
    const entry = spot.at("servers", index);
    checkServerName(entry, servers);
    if (names.indexOf(name) < index)
      entry.report("value", listedTwice(name, "The model would get each of its tools twice."));
  }
  const [model = { id: "" }] = modelsOf(spot);
  return {
    model,
    servers: [...new Set(names)],
    ...defined({ system: node.system_prompt }),
    user: userOf(spot),
    agentLimits: {
      maxTurns: numberOf(node.max_turns) ?? AGENT_LIMITS.maxTurns,
      maxTokens: numberOf(node.max_tokens) ?? AGENT_LIMITS.maxTokens,
      ...defined({ tokenBudget: numberOf(node.token_budget), maxToolCalls: numberOf(node.max_tool_calls) }),
      ...defined({ timeBudgetMs: parseDuration(textOf(node.time_budget)) }),
    },
    runs: numberOf(node.runs) ?? 1,
    passRate: numberOf(node.pass_rate) ?? 1,
    ...cassetteOf(spot, options),
    ...faultInjectionOf(spot, faults),
  };
}

function modelsOf(spot: Spot): ModelName[] {
  const [one, several] = [spot.at("model"), spot.at("models")];
  const isNone = one.value === undefined;
  if (isNone === (several.value === undefined)) {
    spot.at(isNone ? "name" : "models").report(isNone ? "value" : "key", {
      title: isNone ? "no model is named" : "`model` and `models` are both there",
      description: "An agent test has one of them: `model` for one model, `models` for a row with each.",
      fix: isNone ? "Write `model:` with the name of a model." : "Remove one of the two.",
    });
  }
  const names = new Set<string>();
  return (isNone ? several.items() : [one]).flatMap((entry) => {
    const model = modelAt(entry);
    if (model === undefined) return [];
    const name = modelName(model);
    if (names.has(name)) {
      entry.report("value", {
        title: `the model \`${name}\` is listed twice`,
        description: "The test runs once with each model of the list.",
        fix: "Remove one of the two; to repeat a test, write `runs`.",
      });
      return [];
    }
    names.add(name);
    return [model];
  });
}

/** What the user says: `prompt` first, then `turns`. */
function userOf(spot: Spot): SuiteAgent["user"] {
  const { prompt, turns } = spot.members;
  const texts = Array.isArray(turns) ? turns.map((turn: unknown) => child(turn, "user")) : [];
  const simulation = spot.at("turns", "simulate");
  if (prompt === undefined && texts.length === 0 && simulation.value === undefined) {
    spot.at(turns === undefined ? "name" : "turns").report("value", {
      title: "the user sends no message",
      description: "An agent test has a `prompt`, or `turns` of which at least one is a message.",
      fix: "Write `prompt:` with what the model is asked.",
    });
  }
  reportLateKeys(simulation, ["max_turns"]);
  const { goal, persona, max_turns } = simulation.members;
  const maxTurns = numberOf(max_turns) ?? MAX_SIMULATED_TURNS;
  return {
    messages: [prompt, ...texts].filter((text) => text !== undefined),
    hasTurns: turns !== undefined,
    ...(isObject(simulation.value) && { simulate: { goal, ...defined({ persona }), maxTurns } }),
  };
}

function faultInjectionOf(spot: Spot, all: Faults): Pick<SuiteAgent, "faults" | "recovery"> {
  const names = textsOf(spot.members.inject) ?? [];
  const faults = names.flatMap((name, index) => {
    const fault = all.get(name);
    if (!fault) spot.at("inject", index).notFound("value", unknownName("fault", name, all.keys()));
    return fault ?? [];
  });
  const { recovery } = spot.members;
  if (!isObject(recovery)) return { faults };
  if (names.length === 0) {
    spot.at("recovery").report("key", {
      title: "`recovery` without a fault",
      description: "It judges how the model recovers from the faults that `inject` names.",
      fix: "Name a fault under `inject:`, or remove `recovery`.",
    });
  }
  return {
    faults,
    recovery: {
      maxDetectionMs: numberOf(recovery.max_detection_ms) ?? 0,
      ...defined({ maxRecoveryMs: numberOf(recovery.max_recovery_ms) }),
      requireCleanTimeout: recovery.require_clean_timeout === true,
    },
  };
}

/** `faults`: reports names that occur twice, unknown servers, and keys that the kind lacks or has no use for. */
function faultsOf({ spot, servers }: SuiteScope): Faults {
  const faults = new Map<string, AgentFault>();
  reportLateValues(spot.at("faults"));
  for (const entry of spot.at("faults").items()) {
    if (!isObject(entry.value)) continue;
    const { value: node } = entry;
    const name = textOf(node.name);
    if (faults.has(name))
      entry.at("name").report("value", sameNames(`two faults have the name \`${name}\``, "Agent tests", "name"));
    const kind = choiceOf(node.kind, ["hang", "wedged", "slow", "recover_after"]) ?? "hang";
    checkKeys(entry, kind);
    const { tool, server } = entry.at("target").members;
    if (typeof server === "string") checkServerName(entry.at("target", "server"), servers);
    faults.set(name, {
      name,
      kind,
      target: { ...(typeof tool === "string" && { tool }), ...(typeof server === "string" && { server }) },
      ...defined({ delayMs: numberOf(node.delay_ms), failures: numberOf(node.failures) }),
    });
  }
  return faults;
}

function checkKeys(fault: Spot, kind: AgentFault["kind"]): void {
  for (const [owner, key] of Object.entries(NEEDS)) {
    const has = fault.members[key] !== undefined;
    if (has === (owner === kind)) continue;
    fault.at(has ? key : "kind").report(has ? "key" : "value", {
      title: has ? `\`${key}\` does not go with \`${kind}\`` : `\`${kind}\` needs \`${key}\``,
      description: `\`${key}\` belongs to faults of the kind \`${owner}\`.`,
      fix: has ? `Remove it, or write \`kind: ${owner}\`.` : `Write \`${key}:\` with a number.`,
    });
  }
}

function metricsOf(spot: Spot, { rubrics, scorers }: SuiteScope): SuiteMetric[] {
  return Object.keys(spot.members).flatMap((key): SuiteMetric[] => {
    const at = spot.at(key);
    if (key === "scorers") {
      return namedScorers(at, scorers).map((scorer) => {
        const index = textsOf(at.value)?.indexOf(scorer.name) ?? 0;
        return { kind: "scorer", name: scorer.name, scorer, location: at.at(index).location() };
      });
    }
    const location = at.location("key");
    if (key === "rubric") {
      const rubric = rubricOf(at, rubrics);
      return rubric ? [{ kind: "rubric", name: key, threshold: THRESHOLD, ...rubric, location }] : [];
    }
    const name = JUDGED_METRICS.find((judged) => judged === key);
    if (name === undefined) return [];
    const model = modelAt(at.at("model"));
    const threshold = numberOf(at.members.threshold) ?? THRESHOLD;
    return [{ kind: "judged", name, threshold, ...(model && { model }), location }];
  });
}
