import { userError } from "../../core/problem.js";
import type { Environment } from "../../core/proc/env.js";
import { hide, processSecrets } from "../../core/redaction/redacted.js";
import { proxyOf } from "../../mcp/proxies.js";
import { type ModelName, type ModelProvider, modelName } from "../../rules/models.js";
import type { Model, OpenedModel } from "../types.js";
import { type Clock, Endpoint, systemClock } from "./endpoint.js";
import { type Family, vendorOf } from "./families.js";
import { openaiChat } from "./openai.js";
import { UnreadableReply, type Wire } from "./wire.js";

/** Opens a model of a vendor, or of a provider of the suite; the redactor learns the key. Throws a UserError. */
export function openModel(
  name: ModelName,
  providers: ReadonlyMap<string, ModelProvider>,
  env: Environment,
  clock: Clock = systemClock,
): OpenedModel {
  const { provider, id } = name;
  const family = provider === undefined ? vendorOf(id) : providerOf(provider, providers.get(provider));
  const key = findKey(family.keys, env);
  if (key === undefined && family.keys.length > 0) return { kind: "no-key", variables: [...family.keys] };
  const baseUrl = env[family.baseUrlVariable]?.trim() || family.baseUrl;
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    const reason = `${family.baseUrlVariable} is ${hide(JSON.stringify(baseUrl))}.`;
    throw userError("a base URL is not a valid address", reason, "Set it to the http or https address of the API.");
  }
  const wire = family.wire(env);
  const endpoint = new Endpoint(
    {
      model: id,
      provider: family.vendor,
      baseUrl,
      baseUrlSource: family.baseUrlVariable,
      // Compatible servers that need no key accept any.
      headers: wire.headers(key?.value ?? "EMPTY"),
      ...(key && { keyVariable: key.variable }),
      proxy: proxyOf(env),
    },
    clock,
  );
  return { kind: "model", model: modelOf(name, family.vendor, wire, endpoint) };
}

/** Models are opened for each question to a judge; what their provider's API has taught is kept. */
const chatWires = new WeakMap<ModelProvider, Wire>();

/** A provider of the suite in the place of a vendor. */
function providerOf(name: string, config: ModelProvider | undefined): Omit<Family, "models"> {
  if (config === undefined) throw new Error(`no provider ${name}`);
  const { baseUrl, apiKeyEnv, organization } = config;
  const wire = chatWires.get(config) ?? openaiChat(organization);
  chatWires.set(config, wire);
  return {
    vendor: name,
    keys: apiKeyEnv === undefined ? [] : [apiKeyEnv],
    baseUrl,
    baseUrlVariable: `providers.${name}.base_url`,
    wire: () => wire,
  };
}

function modelOf(name: ModelName, provider: string, wire: Wire, endpoint: Endpoint): Model {
  const { id } = name;
  const { embeddings } = wire;
  const asReadable = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (error instanceof UnreadableReply) throw endpoint.unreadable(error.message);
      throw error;
    }
  };
  return {
    name: modelName(name),
    provider,
    async ask(request) {
      const body = () => wire.body(id, request);
      const answer = await endpoint.post(
        wire.path(id),
        body,
        request.signal,
        (error) => wire.adapt?.(id, error) ?? false,
      );
      return asReadable(() => wire.read(answer, request));
    },
    ...(embeddings && {
      async embed(texts: readonly string[], signal?: AbortSignal) {
        const answer = await endpoint.post(embeddings.path(id), () => embeddings.body(id, texts), signal);
        const result = asReadable(() => embeddings.read(answer));
        if (result.vectors.length !== texts.length) throw endpoint.unreadable(hide("it has too few embeddings"));
        return result;
      },
    }),
  };
}

function findKey(variables: readonly string[], env: Environment): { variable: string; value: string } | undefined {
  // A line end at the end of a value is what `echo KEY | …` leaves there.
  const variable = variables.find((name) => env[name]?.trim());
  if (variable === undefined) return undefined;
  const value = env[variable]?.trim() ?? "";
  processSecrets.add(variable, value);
  return { variable, value };
}
