import { asObject } from "../../core/json/json.js";
import type { ModelName, ModelProvider } from "../../rules/models.js";
import { type Spot, unknownName } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { reportLateValues } from "../variables/references.js";
import { fileAt } from "../yaml/imports.js";
import { child, numberOf, textOf } from "../yaml/nodes.js";
import type { SuiteAgent, SuiteBudget } from "./types.js";

const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The limits of an agent that sets none. */
export const AGENT_LIMITS = { maxTurns: 10, maxTokens: 1024 } as const;

/** An agent without settings of its own: it answers one prompt. */
export function plainAgent(model: ModelName, servers: readonly string[], prompt: string): SuiteAgent {
  const user = { messages: [prompt], hasTurns: false };
  return { model, servers, user, agentLimits: AGENT_LIMITS, runs: 1, passRate: 1, faults: [] };
}

/** The cassette that a test names, by its absolute path. */
export function cassetteOf(test: Spot, options: LoadOptions): { cassette?: string } {
  const cassette = fileAt(test.at("cassette"), "a cassette", options);
  return cassette === undefined ? {} : { cassette };
}

/** `providers`, by name: reports addresses and names of variables that are not valid. */
export function providersOf(root: Spot): Map<string, ModelProvider> {
  const providers = root.at("providers");
  reportLateValues(providers);
  const byName = new Map<string, ModelProvider>();
  for (const name of Object.keys(providers.members)) {
    const [url, key] = [providers.at(name, "base_url"), providers.at(name, "api_key_env")];
    const [baseUrl, apiKeyEnv] = [textOf(url.value), textOf(key.value)];
    const organization = textOf(providers.at(name, "organization").value);
    if (typeof url.value === "string" && !isAddress(baseUrl)) {
      url.report("value", {
        title: "`base_url` is not a valid address",
        description: "It is the address of an API: http or https, without a user name.",
        fix: "Write the whole address, such as http://localhost:8000/v1.",
      });
    }
    if (apiKeyEnv && !VARIABLE.test(apiKeyEnv)) {
      key.report("key", {
        title: "`api_key_env` is not the name of a variable",
        description: "It names the environment variable that holds the key. The key itself does not belong in a suite.",
        fix: "Put the key into a variable of the environment, and write the name of the variable.",
      });
    }
    byName.set(name, { baseUrl, ...(apiKeyEnv && { apiKeyEnv }), ...(organization && { organization }) });
  }
  return byName;
}

/** `budget`. */
export function budgetOf(budget: Spot): SuiteBudget {
  reportLateValues(budget);
  const { per_test_usd_cents: perTestCents, per_suite_usd_cents: perSuiteCents } = budget.members;
  const prices = Object.entries(budget.at("prices").members).map(([model, price]) => {
    const input = numberOf(child(price, "input_usd_per_mtok")) ?? 0;
    return [model, { input, output: numberOf(child(price, "output_usd_per_mtok")) ?? 0 }] as const;
  });
  return {
    ...(typeof perTestCents === "number" && { perTestCents }),
    ...(typeof perSuiteCents === "number" && { perSuiteCents }),
    prices: new Map(prices),
  };
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}

/** A model as a suite writes it; undefined if it is not one. */
export function readModel(value: unknown): ModelName | undefined {
  if (typeof value === "string") return { id: value };
  const [provider, id] = [child(value, "provider"), child(value, "id")];
  return typeof provider === "string" && typeof id === "string" ? { provider, id } : undefined;
}

/** The model that a suite names, by its id or as `{provider, id}`; reports an unknown provider. */
export function modelAt(spot: Spot): ModelName | undefined {
  const model = readModel(spot.value);
  const declared = Object.keys(asObject(spot.root.providers));
  if (model?.provider !== undefined && !declared.includes(model.provider))
    spot.at("provider").notFound("value", unknownName("provider", model.provider, declared));
  return model;
}
