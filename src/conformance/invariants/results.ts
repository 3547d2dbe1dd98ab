import { isObject, typeName } from "../../core/json.js";
import { shown } from "./shown.js";
import { IN_SESSION, type Invariant, type Seen } from "./types.js";

const MOST_OUTPUTS = 1_000;
const MOST_OF_ONE_TOOL = 100;
/** What may be kept of them all, as `weightOf` counts it. */
const MOST_KEPT = 32 * 1024 * 1024;
/** The members that each kind of content must have, all of them strings. */
const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  text: ["text"],
  image: ["data", "mimeType"],
  audio: ["data", "mimeType"],
  resource_link: ["uri", "name"],
};

const callResult: Invariant = {
  id: "INV-005",
  category: "result-shape",
  reads: IN_SESSION,
  watch(session, breach) {
    return {
      see(seen) {
        if (!isToolAnswer(seen) || "error" in seen.response) return;
        const { result } = seen.response;
        if (!isObject(result)) breach(`a tools/call result is of type ${typeName(result)}`, seen.response);
        else if (result["resultType"] === "input_required" || "task" in result) return;
        else if ("isError" in result && typeof result["isError"] !== "boolean") {
          breach(`a tools/call result has an isError of type ${typeName(result["isError"])}`, seen.response);
        } else if (result["isError"] === true || Array.isArray(result["content"])) return;
        else if (session.modern ? !("structuredContent" in result) : !isObject(result["structuredContent"])) {
          breach("a tools/call result has neither a content array nor structuredContent", seen.response);
        }
      },
    };
  },
};

const structuredOutput: Invariant = {
  id: "INV-013",
  category: "result-shape",
  reads: IN_SESSION,
  watch(_, breach) {
    const outputSchemas = new Map<string, unknown>();
    // Judged at the end, for tools may be called before they are listed: a sample, so that memory stays bounded.
    const outputs = new Map<string, { value: unknown; missing: boolean; response: unknown }[]>();
    let kept = 0;
    let weight = 0;
    return {
      see(seen) {
        const { method, result, params } = seen;
        if (method === "tools/list" && result && Array.isArray(result["tools"])) {
          for (const tool of result["tools"]) {
            if (isObject(tool) && typeof tool["name"] === "string" && tool["outputSchema"] !== undefined) {
              outputSchemas.set(tool["name"], tool["outputSchema"]);
            }
          }
        }
        const name = params?.["name"];
        if (!isToolAnswer(seen) || !result || typeof name !== "string" || result["isError"] === true) return;
        if (result["resultType"] === "input_required" || "task" in result) return;
        const values = outputs.get(name) ?? [];
        if (kept >= MOST_OUTPUTS || values.length >= MOST_OF_ONE_TOOL) return;
        const rest = MOST_KEPT - weight;
        const own = weightOf(seen.response, rest);
        if (own >= rest) return;
        kept += 1;
        weight += own;
        const missing = !("structuredContent" in result);
        outputs.set(name, [...values, { value: result["structuredContent"], missing, response: seen.response }]);
      },
      end(schemas) {
        for (const [name, schema] of outputSchemas) {
          const values = outputs.get(name) ?? [];
          const judge = values.length > 0 ? schemas(schema) : undefined;
          for (const { value, missing, response } of judge ? values : []) {
            const wrong = missing ? "there is none" : judge?.(value);
            if (wrong !== undefined)
              breach(`the structuredContent of ${shown(name)} breaks its outputSchema: ${wrong}`, response);
          }
        }
      },
    };
  },
};

const contentBlocks: Invariant = {
  id: "INV-025",
  category: "result-shape",
  reads: IN_SESSION,
  watch(_, breach) {
    return {
      see(seen) {
        const content = isToolAnswer(seen) ? seen.result?.["content"] : undefined;
        if (!Array.isArray(content)) return;
        for (const block of content) {
          const wrong = wrongBlock(block);
          if (wrong !== undefined) breach(`a content block ${wrong}`, block);
        }
      },
    };
  },
};

const progressGrows: Invariant = {
  id: "INV-024",
  category: "result-shape",
  reads: IN_SESSION,
  watch(_, breach) {
    return {
      see({ exchange }) {
        if (!exchange.notifications) return;
        const last = new Map<unknown, number>();
        for (const frame of exchange.notifications) {
          if (!isObject(frame) || frame["method"] !== "notifications/progress" || !isObject(frame["params"])) continue;
          const { progressToken, progress } = frame["params"];
          const before = last.get(progressToken);
          if (typeof progress !== "number") breach(`a progress is of type ${typeName(progress)}`, frame);
          else if (before !== undefined && progress <= before)
            breach(`progress went from ${before} to ${progress}`, frame);
          if (typeof progress === "number") last.set(progressToken, progress);
        }
      },
    };
  },
};

export const RESULTS: readonly Invariant[] = [callResult, structuredOutput, progressGrows, contentBlocks];

/** About how many characters a JSON value holds, a few for each of its members; `most` where it is that or more. */
function weightOf(value: unknown, most: number): number {
  let weight = 0;
  const rest = [value];
  while (rest.length > 0 && weight < most) {
    const one = rest.pop();
    weight += 8;
    if (typeof one === "string") weight += one.length;
    else if (typeof one === "object" && one !== null) for (const member of Object.values(one)) rest.push(member);
  }
  return Math.min(weight, most);
}

function isToolAnswer(seen: Seen): seen is Seen & { response: Record<string, unknown> } {
  return seen.method === "tools/call" && !seen.fromServer && seen.response !== undefined;
}

function wrongBlock(block: unknown): string | undefined {
  if (!isObject(block)) return `is of type ${typeName(block)}`;
  const { type } = block;
  if (typeof type !== "string") return `has a type of type ${typeName(type)}`;
  if (type === "resource") return isObject(block["resource"]) ? undefined : "of type resource has no resource";
  const members = Object.hasOwn(BLOCKS, type) ? (BLOCKS[type] as readonly string[]) : [];
  const member = members.find((name) => typeof block[name] !== "string");
  return member === undefined ? undefined : `of type ${type} has no string \`${member}\``;
}
