import { userError } from "../../core/problem.js";
import type { Environment } from "../../core/proc/env.js";
import { hide, processSecrets } from "../../core/redaction/redacted.js";
import { proxyOf } from "../../mcp/proxies.js";
import { type ModelName, type ModelProvider, modelName } from "../../rules/models.js";
import type { Model, OpenedModel } from "../types.js";
import { type Clock, Endpoint, type EndpointConfig, systemClock } from "./endpoint.js";
import { vendorOf } from "./families.js";
import { openaiChat } from "./openai.js";
import { UnreadableReply, type Wire } from "./wire.js";

/** Opens a model of a vendor, or of a provider of the suite; the redactor learns the key. Throws a UserError. */
export function openModel(
  name: ModelName,
  providers: ReadonlyMap<string, ModelProvider>,
  env: Environment,
  clock: Clock = systemClock,
): OpenedModel {
  if (name.provider !== undefined) return openProvided(name, providers.get(name.provider), env, clock);
  const family = vendorOf(name.id);
  const key = keyOf(family.keys, env);
  if (key === undefined) return { kind: "no-key", variables: [...family.keys] };
  const wire = family.wire(env);
  const baseUrl = env[family.baseUrlVariable]?.trim() || family.baseUrl;
  return openEndpoint(name.id, wire, clock, env, {
    model: name.id,
    provider: family.vendor,
    baseUrl,
    baseUrlSource: family.baseUrlVariable,
    headers: wire.headers(key.value),
    keyVariable: key.variable,
  });
}

function openProvided(
  { id, provider = "" }: ModelName,
  config: ModelProvider | undefined,
  env: Environment,
  clock: Clock,
): OpenedModel {
  if (config === undefined) throw new Error(`no provider ${provider}`);
  const { baseUrl, apiKeyEnv, organization } = config;
  const key = apiKeyEnv === undefined ? undefined : keyOf([apiKeyEnv], env);
  if (apiKeyEnv !== undefined && key === undefined) return { kind: "no-key", variables: [apiKeyEnv] };
  const wire = openaiChat(organization);
  return openEndpoint(modelName({ provider, id }), wire, clock, env, {
    model: id,
    provider,
    baseUrl,
    baseUrlSource: `providers.${provider}.base_url`,
    // Compatible servers that need no key accept any.
    headers: wire.headers(key?.value ?? "EMPTY"),
    ...(key && { keyVariable: key.variable }),
  });
}

function openEndpoint(
  name: string,
  wire: Wire,
  clock: Clock,
  env: Environment,
  config: EndpointConfig,
): OpenedModel & { kind: "model" } {
  const { baseUrl, baseUrlSource } = config;
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    const fix = "Set it to the http or https address of the API.";
    throw userError("a base URL is not a valid address", `${baseUrlSource} is ${hide(JSON.stringify(baseUrl))}.`, fix);
  }
  const endpoint = new Endpoint({ ...config, proxy: proxyOf(env) }, clock);
  return { kind: "model", model: modelOf(name, config, wire, endpoint) };
}

function modelOf(name: string, { model: id, provider }: EndpointConfig, wire: Wire, endpoint: Endpoint): Model {
  const { embeddings } = wire;
  const reading = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (error instanceof UnreadableReply) throw endpoint.unreadable(error.message);
      throw error;
    }
  };
  return {
    name,
    provider,
    async ask(request) {
      const body = () => wire.body(id, request);
      const answer = await endpoint.post(wire.path(id), body, request.signal, wire.adapt);
      return reading(() => wire.read(answer, request));
    },
    ...(embeddings && {
      async embed(texts: readonly string[], signal?: AbortSignal) {
        const answer = await endpoint.post(embeddings.path(id), () => embeddings.body(id, texts), signal);
        const result = reading(() => embeddings.read(answer));
        if (result.vectors.length !== texts.length) throw endpoint.unreadable(hide("it has too few embeddings"));
        return result;
      },
    }),
  };
}

function keyOf(variables: readonly string[], env: Environment): { variable: string; value: string } | undefined {
  // A line end at the end of a value is what `echo KEY | …` leaves there.
  const variable = variables.find((name) => env[name]?.trim());
  if (variable === undefined) return undefined;
  const value = env[variable]?.trim() ?? "";
  processSecrets.add(variable, value);
  return { variable, value };
}
