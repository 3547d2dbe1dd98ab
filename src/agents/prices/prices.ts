import { userError } from "../../core/problem.js";
import { hide } from "../../core/redaction/redacted.js";
import { type ModelName, modelName } from "../../rules/models.js";
import type { Usage } from "../types.js";
import table from "./models.json" with { type: "json" };

/** What a million tokens cost, in US dollars; so a token costs as many millionths of a dollar. */
export interface Price {
  input: number;
  output: number;
  /** The price of a request whose prompt has more tokens. */
  above?: { tokens: number; input: number; output: number };
}

interface KnownModel extends Partial<Price> {
  /** The day of its retirement. */
  until?: string;
}

/** Prices that a suite declares, by the names of models. */
type SuitePrices = ReadonlyMap<string, Price>;

const MODELS: ReadonlyMap<string, KnownModel> = new Map<string, KnownModel>(Object.entries(table.models));
/** The dates at the ends of names: a dated version costs what the model costs. */
const DATED = /-(\d{8}|\d{4}-\d{2}-\d{2})$/;

/** The price of a model: that of the suite, or of the table. Models of `providers` are not in the table. */
export function priceOf(name: ModelName, suitePrices: SuitePrices): Price | undefined {
  const { input, output, above } = suitePrices.get(modelName(name)) ?? knownModel(name) ?? {};
  if (input === undefined || output === undefined) return undefined;
  return { input, output, ...(above && { above }) };
}

/** The price of a model of which a budget is spent. Throws a UserError if it has none. */
export function requiredPrice(name: ModelName, suitePrices: SuitePrices): Price {
  const price = priceOf(name, suitePrices);
  if (price !== undefined) return price;
  const shownName = hide(modelName(name));
  const reason = "A budget needs the price of each model before the first request to it.";
  const fix = `Add it: \`budget: { prices: { ${shownName}: { input_usd_per_mtok: 1, output_usd_per_mtok: 5 } } }\`.`;
  throw userError(`the price of ${shownName} is not known`, reason, fix);
}

/** What tokens cost, in millionths of a US dollar. */
export function costOf({ prompt, completion }: Usage, price: Price): number {
  const { input, output } = price.above && prompt > price.above.tokens ? price.above : price;
  return prompt * input + completion * output;
}

/** Why a model may not answer: it is retired or will be, or is not known; undefined if nothing is known against it. */
export function modelWarning(name: ModelName, today: string) {
  if (name.provider !== undefined) return undefined;
  const entry = knownModel(name);
  const fix = "Use a current model, or ignore this if it answers.";
  if (entry === undefined) {
    const description = `It is not in the table of models of ${table.date}. It may be new or retired, and has no price.`;
    return { title: `the model ${hide(name.id)} is not known`, description, fix };
  }
  if (entry.until === undefined) return undefined;
  const verb = entry.until <= today ? "was" : "will be";
  const title = `the model ${hide(name.id)} ${verb} retired on ${entry.until}`;
  return { title, description: "From that day on, requests to it fail.", fix: "Use a current model." };
}

function knownModel({ provider, id }: ModelName): KnownModel | undefined {
  if (provider !== undefined) return undefined;
  const bare = id.replace(/^models\//, "");
  return MODELS.get(bare) ?? MODELS.get(bare.replace(DATED, ""));
}
