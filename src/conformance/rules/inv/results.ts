import { isObject, ofType, typeName } from "../../../core/json/json.js";
import { weightOf } from "../../../core/limits.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { jsonOf, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import type { Owner } from "../../../mcp/types.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  IN_SESSION,
  judgeInvariants,
  type ParsedExchange,
  type SchemaPort,
  watchInvariants,
} from "../../invariants/types.js";

const PROGRESS = "notifications/progress";
/** The last answered requests whose progress tokens are remembered. */
const MAX_TOKENS = 1_000;
const MAX_WAITING = 1_000;
/** What may be kept of them all, as `weightOf` counts it. */
const MAX_KEPT = 32 * 1024 * 1024;
/** The same of those whose tool is not listed yet, which may wait until the session ends. */
const MAX_UNLISTED = 8 * 1024 * 1024;
/** Of a larger answer only what is judged is kept. */
const MAX_WHOLE = 4 * 1024;
/** An answer that is judged by the schema of its tool; `schema` is undefined until the tool is listed. */
interface Output {
  tool: string;
  schema: unknown;
  value: unknown;
  missing: boolean;
  /** The evidence if it is wrong: the answer, or only the judged part of a large one. */
  evidenceFrame: unknown;
  owner: Owner | undefined;
  weight: number;
}

const SHAPES = { category: "result-shape", reads: IN_SESSION } as const;

export const RESULTS = [
  ...judgeInvariants(SHAPES, {
    "INV-005"(exchange, { read, breach }, session) {
      if (!isToolAnswer(exchange) || "error" in exchange.response) return;
      const { response } = exchange;
      const { result } = response;
      if (isObject(result) && isUnfinished(result)) return;
      read();
      if (!isObject(result)) breach(say`a tools/call result is ${ofType(result)}`, response);
      else if ("isError" in result && typeof result.isError !== "boolean") {
        breach(say`a tools/call result has an isError of type ${typeName(result.isError)}`, response);
      } else if (result.isError === true || Array.isArray(result.content)) return;
      else if (session.modern ? !("structuredContent" in result) : !isObject(result.structuredContent)) {
        breach(say`a tools/call result has neither a content array nor structuredContent`, response);
      }
    },
  }),
  ...watchInvariants(SHAPES, {
    "INV-024"(session, { read, breach }) {
      const answered = new Set<unknown>();
      return ({ exchange, fromServer, method, params, meta, result }) => {
        const last = new Map<unknown, number>();
        for (const frame of (exchange.notifications ?? []).filter(isObject)) {
          if (frame.method !== PROGRESS || !isObject(frame.params)) continue;
          read();
          const { progressToken, progress } = frame.params;
          if (typeof progress !== "number") {
            breach(say`a progress is ${ofType(progress)}`, frame);
            continue;
          }
          const before = last.get(progressToken);
          if (before !== undefined && progress <= before)
            breach(say`progress went from ${before} to ${progress}`, frame);
          last.set(progressToken, progress);
        }
        // Over HTTP a stream of its own may be late.
        if (fromServer && method === PROGRESS && session.transport !== "http" && answered.has(params?.progressToken)) {
          read();
          breach(say`progress of a request comes after its answer`, exchange.request);
        }
        if (!result || isUnfinished(result) || !("progressToken" in meta)) return;
        answered.add(meta.progressToken);
        if (answered.size > MAX_TOKENS) answered.delete(answered.values().next().value);
      };
    },
    "INV-013"(_, { read, breach, unjudged }) {
      const schemaOf = new Map<string, unknown>();
      const withoutSchema = new Set<string>();
      let waiting: Output[] = [];
      let isReady = false;
      let weight = 0;
      /** How many were not kept, of tools that are not listed yet: whether they have a schema is not known. */
      const droppedOutputs = new Map<string, number>();
      const judges = new Map<unknown, ReturnType<SchemaPort>>();
      const judgeBy = (schema: unknown, schemas: SchemaPort) => {
        const judge = judges.get(schema) ?? schemas(schema);
        judges.set(schema, judge);
        return judge;
      };

      const list = (tools: readonly unknown[]) => {
        for (const { name, outputSchema } of tools.filter(isObject)) {
          if (typeof name !== "string") continue;
          const notJudged = droppedOutputs.get(name);
          droppedOutputs.delete(name);
          if (outputSchema === undefined) {
            withoutSchema.add(name);
            continue;
          }
          withoutSchema.delete(name);
          // A tool is listed again and again: the same schema is compiled once.
          const listedSchema = schemaOf.get(name);
          if (listedSchema === undefined || jsonOf(listedSchema) !== jsonOf(outputSchema))
            schemaOf.set(name, outputSchema);
          if (notJudged !== undefined) unjudged(notKept(name, notJudged));
        }
        // Outputs of tools that were called before they were listed.
        for (const output of waiting) output.schema ??= schemaOf.get(output.tool);
        isReady = waiting.some(({ schema }) => schema !== undefined);
      };
      const judge = async ({ tool, schema, value, missing, evidenceFrame, owner }: Output, schemas: SchemaPort) => {
        const judged = missing ? { wrong: say`there is no structured content` } : await judgeBy(schema, schemas)(value);
        read();
        const what = say`the structuredContent of ${valueExcerpt(tool)}`;
        if ("unjudged" in judged) {
          unjudged(say`${what} could not be judged by its outputSchema: ${judged.unjudged}`, evidenceFrame, { owner });
        } else if (judged.wrong !== undefined) {
          breach(say`${what} breaks its outputSchema: ${judged.wrong}`, evidenceFrame, { owner });
        }
      };
      return {
        onExchange(exchange) {
          const { method, result, params } = exchange;
          if (method === "tools/list" && result && Array.isArray(result.tools)) list(result.tools);
          const tool = params?.name;
          if (!isToolAnswer(exchange) || !result || typeof tool !== "string" || result.isError === true) return;
          if (isUnfinished(result)) return;
          const schema = schemaOf.get(tool);
          if (schema === undefined && withoutSchema.has(tool)) return;
          const missing = !("structuredContent" in result);
          const value = result.structuredContent;
          // Nothing is weighed in vain: a session may have thousands of calls of tools that are never listed.
          const isFull = waiting.length >= MAX_WAITING;
          const whole = isFull ? 0 : weightOf(exchange.response, MAX_WHOLE);
          const isWhole = whole <= MAX_WHOLE;
          const rest = (schema === undefined ? MAX_UNLISTED : MAX_KEPT) - weight;
          const size = isWhole ? whole : weightOf(value, rest);
          if (isFull || size >= rest) {
            if (schema !== undefined) unjudged(notKept(tool, 1), exchange.response);
            else if (droppedOutputs.has(tool) || droppedOutputs.size < MAX_WAITING)
              droppedOutputs.set(tool, (droppedOutputs.get(tool) ?? 0) + 1);
            return;
          }
          weight += size;
          isReady ||= schema !== undefined;
          const evidenceFrame = isWhole ? exchange.response : missing ? undefined : { structuredContent: value };
          waiting.push({ tool, schema, value, missing, evidenceFrame, owner: exchange.owner, weight: size });
        },
        hasPending: () => isReady,
        async judgePending(schemas) {
          isReady = false;
          const ready = waiting.filter(({ schema }) => schema !== undefined);
          waiting = waiting.filter(({ schema }) => schema === undefined);
          for (const output of ready) {
            await judge(output, schemas);
            weight -= output.weight;
          }
        },
      };
    },
  }),
];

function notKept(tool: unknown, answers: number): Redacted {
  const answersText = answers === 1 ? say`an answer` : say`${answers} answers`;
  return say`${answersText} of ${valueExcerpt(tool)} could not be judged by its outputSchema: too much was waiting to be judged`;
}

function isUnfinished(result: Frame): boolean {
  return result.resultType === "input_required" || result.resultType === "task" || "task" in result;
}

function isToolAnswer(exchange: ParsedExchange): exchange is ParsedExchange & { response: Frame } {
  return exchange.method === "tools/call" && !exchange.fromServer && exchange.response !== undefined;
}
