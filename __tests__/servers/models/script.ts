/** A tool call of a scripted reply. The stand-in makes up the id. */
export interface ScriptedCall {
  name: string;
  /** An object, or a text that is sent as it is where the vendor sends arguments as text. */
  args?: unknown;
}

/** A reply that the stand-in writes in the format of the vendor that was asked. A text alone is `{ text }`. */
export interface ScriptedAnswer {
  text?: string;
  calls?: readonly ScriptedCall[];
  /** Why the model stopped, if it is not what the reply says by itself. */
  end?: "max_tokens" | "refusal";
  /** Default: 100 and 20. `false` leaves it out, where the format allows that. */
  usage?: { prompt: number; completion: number } | false;
  /** With the signature of a thought, without which the vendor rejects the next request. */
  thinks?: boolean;
}

/** An error in the format of the vendor. */
export interface ScriptedError {
  status: number;
  message?: string;
  headers?: Record<string, string>;
}

/** A body that is sent as it is, with status 200 and the headers of JSON unless the script says otherwise. */
export interface ScriptedBody {
  body: string;
  status?: number;
  headers?: Record<string, string>;
}

/** `hang`: never answered. `drop`: the connection is cut. */
export type ScriptedReply = string | ScriptedAnswer | ScriptedError | ScriptedBody | "hang" | "drop";

/** What a request asked for, in the words of no vendor. */
export interface ModelRequestSeen {
  vendor: Vendor;
  model: string;
  system: string | undefined;
  /** The texts of the conversation in order, with the results of tools. */
  texts: string[];
  tools: string[];
  maxTokens: number | undefined;
  /** The JSON Schema of a structured reply. */
  schema: unknown;
  /** The texts to embed; undefined if a reply was asked for. */
  embeds: string[] | undefined;
  path: string;
  headers: Record<string, string>;
  /** As it was received. */
  body: Record<string, unknown>;
}

export type Vendor = "anthropic" | "openai" | "google" | "mistral" | "compatible";

/** A request that the vendor would reject with 400. */
export class Rejection extends Error {}

/** How a vendor's API looks from the inside. */
export interface VendorApi {
  /** The header that holds the key, as it would be sent with this key. */
  key: (headers: Record<string, string>) => string | undefined;
  /** Throws a Rejection. */
  read(path: string, body: Record<string, unknown>): Omit<ModelRequestSeen, "vendor" | "path" | "headers" | "body">;
  /** The body of an answer; `id` is different for each. */
  reply(seen: ModelRequestSeen, answer: ScriptedAnswer, id: string): object;
  embeddings(seen: ModelRequestSeen, vectors: number[][]): object;
  error(status: number, message: string): object;
}

/** What a request says that asks for nothing. */
export const NOTHING = {
  ...{ model: "", system: undefined, texts: [], tools: [] },
  ...{ maxTokens: undefined, schema: undefined, embeds: undefined },
};

export const USAGE = { prompt: 100, completion: 20 };

/** Throws a Rejection unless `holds`. */
export function demand(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Rejection(message);
}

type Loose = Record<string, unknown>;

export function object(value: unknown, where: string): Loose {
  demand(typeof value === "object" && value !== null && !Array.isArray(value), `${where}: Input should be an object`);
  return value as Loose;
}

export function objects(value: unknown, where: string): Loose[] {
  demand(Array.isArray(value), `${where}: Input should be a list`);
  return value.map((item, index) => object(item, `${where}.${index}`));
}

export function text(value: unknown, where: string): string {
  demand(typeof value === "string", `${where}: Input should be a string`);
  return value;
}

/** A list of objects that may be left out. */
export function list(value: unknown, where: string): Loose[] {
  return value === undefined || value === null ? [] : objects(value, where);
}

/** Throws a Rejection for a member that the API does not have; `keys` are separated by spaces. */
export function only(value: Loose, keys: string): void {
  const known = keys.split(" ");
  for (const key of Object.keys(value)) demand(known.includes(key), `${key}: Extra inputs are not permitted`);
}

/** Throws a Rejection for a name of a tool that does not match a pattern; returns the names. */
export function toolNames(tools: readonly Loose[], pattern: RegExp, message: string): string[] {
  const names = tools.map(({ name }) => text(name, "tools.name"));
  for (const name of names) demand(pattern.test(name), message);
  return names;
}

/** Each call of a conversation has exactly one result, after it. */
export function checkResults(calls: readonly string[], results: readonly string[]): void {
  for (const id of results) demand(calls.includes(id), `The result ${id} has no call`);
  for (const id of calls) {
    demand(results.filter((result) => result === id).length === 1, `The call ${id} needs exactly one result`);
  }
}

export function limit(value: unknown, where: string, least = 1): number | undefined {
  if (value === undefined || value === null) return undefined;
  demand(Number.isInteger(value) && Number(value) >= least, `${where}: must be at least ${least}`);
  return Number(value);
}
