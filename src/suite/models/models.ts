import { isObject } from "../../core/json/json.js";
import type { ProblemLog, ProblemTexts } from "../problems.js";
import { listNames, suggest } from "../suggest.js";
import { reportLateValues } from "../variables/late-values.js";
import { child, numberOf, textOf } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import type { SuiteBudget, SuiteModel, SuiteProvider } from "./types.js";

const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** `providers`, by name: reports addresses and names of variables that are not valid. */
export function providersOf(root: Record<string, unknown>, log: ProblemLog): Map<string, SuiteProvider> {
  const { providers } = root;
  reportLateValues(root, ["providers"], providers, log);
  const found = new Map<string, SuiteProvider>();
  for (const [name, entry] of Object.entries(isObject(providers) ? providers : {})) {
    const baseUrl = textOf(child(entry, "base_url"));
    const [apiKeyEnv, organization] = ["api_key_env", "organization"].map((key) => textOf(child(entry, key)));
    if (typeof child(entry, "base_url") === "string" && !isAddress(baseUrl)) {
      log.at(root, ["providers", name, "base_url"], "value", {
        title: "`base_url` is not a valid address",
        description: "It is the address of an API: http or https, without a user name.",
        fix: "Write the whole address, such as http://localhost:8000/v1.",
      });
    }
    if (apiKeyEnv && !VARIABLE.test(apiKeyEnv)) {
      log.at(root, ["providers", name, "api_key_env"], "key", {
        title: "`api_key_env` is not the name of a variable",
        description: "It names the environment variable that holds the key. The key itself does not belong in a suite.",
        fix: "Put the key into a variable of the environment, and write the name of the variable.",
      });
    }
    found.set(name, { baseUrl, ...(apiKeyEnv && { apiKeyEnv }), ...(organization && { organization }) });
  }
  return found;
}

/** `budget`. */
export function budgetOf(root: Record<string, unknown>, log: ProblemLog): SuiteBudget {
  const { budget } = root;
  reportLateValues(root, ["budget"], budget, log);
  const [perTestCents, perSuiteCents] = ["per_test_usd_cents", "per_suite_usd_cents"].map((key) =>
    numberOf(child(budget, key)),
  );
  const declared = child(budget, "prices");
  const prices = Object.entries(isObject(declared) ? declared : {}).map(([model, price]) => {
    const [input = 0, output = 0] = ["input_usd_per_mtok", "output_usd_per_mtok"].map((key) =>
      numberOf(child(price, key)),
    );
    return [model, { input, output }] as const;
  });
  return {
    ...(perTestCents !== undefined && { perTestCents }),
    ...(perSuiteCents !== undefined && { perSuiteCents }),
    prices: new Map(prices),
  };
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === "" && password === "";
}

/** A model as a suite writes it; undefined if it is not one. */
export function readModel(value: unknown): SuiteModel | undefined {
  if (typeof value === "string") return { id: value };
  const [provider, id] = [child(value, "provider"), child(value, "id")];
  return typeof provider === "string" && typeof id === "string" ? { provider, id } : undefined;
}

/** The model that a suite names at a path, by its id or as `{provider, id}`; reports an unknown provider. */
export function modelAt(
  root: Record<string, unknown>,
  path: Path,
  value: unknown,
  log: ProblemLog,
): SuiteModel | undefined {
  const model = readModel(value);
  if (model?.provider !== undefined) checkProvider(root, [...path, "provider"], model.provider, log);
  return model;
}

function checkProvider(root: Record<string, unknown>, path: Path, name: string, log: ProblemLog): void {
  const declared = Object.keys(isObject(root.providers) ? root.providers : {});
  if (declared.includes(name)) return;
  log.notFound(root, path, "value", unknownProvider(name, declared));
}

/** What is said of a provider that is not among those that the suite declares. */
export function unknownProvider(name: string, declared: readonly string[]): ProblemTexts {
  const suggestion = suggest(name, declared);
  return {
    title: `unknown provider \`${name}\``,
    description: declared.length === 0 ? "The suite has no `providers`." : `The suite has ${listNames(declared)}.`,
    fix: suggestion === undefined ? "Declare it under `providers:`." : `Did you mean \`${suggestion}\`?`,
  };
}
