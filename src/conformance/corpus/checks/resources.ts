import { isObject, typeName } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import { oncePerSession, type Probe, shown, withoutAnswer } from "../probe.js";
import { failed, type Item, type ListedCheck, type LiveCheck, passed, skipped, type Verdict } from "../types.js";
import {
  about,
  expectCode,
  expectResult,
  INTERNAL_ERROR,
  INVALID_PARAMS,
  isBase64,
  leftOut,
  notEmpty,
} from "./answers.js";

const NOT_FOUND = -32002;
const UNKNOWN_URI = "mcptest://unknown/resource";
/** The number of resources that are read. */
const MAX_READ = 5;
/** A scheme, then no spaces, and nothing that a URI cannot contain. */
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]*$/;
const TEMPLATE = /^(?:[^{}]|\{[+#./;?&]?[A-Za-z0-9_.%,:*]+\})*$/;

/** The contents of the first resources. */
const contents = oncePerSession((probe) =>
  Promise.all(
    readable(probe)
      .slice(0, MAX_READ)
      .map(async ({ uri }) => ({ uri, reply: await probe.request("resources/read", { uri }, "test") })),
  ),
);

const read: LiveCheck = {
  id: "RES-READ",
  lane: "ordinary",
  needs: "resources",
  async check(probe) {
    const verdicts = (await contents(probe)).map(({ uri, reply }) => ({
      subject: shown(uri),
      ...expectResult(reply, say`resources/read`, ({ contents: items }) => {
        if (!Array.isArray(items)) return say`contents is of type ${typeName(items)}, not an array`;
        return items.every(isContent) ? undefined : say`an item has no uri, or neither text nor blob`;
      }),
      // What is behind it may be missing here.
      ...(reply.error?.code === INTERNAL_ERROR && { severity: "should" as const }),
    }));
    return [...verdicts, ...leftOut(readable(probe).length, MAX_READ)];
  },
};

const blob: LiveCheck = {
  id: "RES-BLOB",
  lane: "ordinary",
  needs: "resources",
  async check(probe) {
    return (await contents(probe)).flatMap(({ uri, reply: { result, evidence } }): Verdict[] => {
      const items = Array.isArray(result?.contents) ? result.contents.filter(isObject) : [];
      const blobs = items.filter((item) => "blob" in item);
      if (blobs.length === 0) return [];
      const isRight = blobs.every((item) => isBase64(item.blob));
      return [about(shown(uri), isRight ? passed : failed(say`blob is not base64`, evidence))];
    });
  },
};

/** The answer to a read of a resource that does not exist. */
const unknown = oncePerSession((probe) => probe.request("resources/read", { uri: UNKNOWN_URI }));

const unknownRejected: LiveCheck = {
  id: "RES-UNKNOWN",
  lane: "ordinary",
  needs: "resources",
  async check(probe) {
    const reply = await unknown(probe);
    if (reply.error) return passed;
    return withoutAnswer(reply) ?? failed(say`an unknown resource is answered with a result`, reply.evidence);
  },
};

const unknownCode: LiveCheck = {
  id: "RES-UNKNOWN-CODE",
  lane: "ordinary",
  needs: "resources",
  async check(probe) {
    const reply = await unknown(probe);
    if (!reply.error) return skipped(say`the server does not answer with an error`);
    return expectCode(reply, say`an unknown resource`, probe.modern ? INVALID_PARAMS : NOT_FOUND);
  },
};

const subscribe: LiveCheck = {
  id: "RES-SUBSCRIBE",
  lane: "ordinary",
  needs: "resources.subscribe",
  async check(probe) {
    const [resource] = probe.listed.resources;
    if (!resource) return skipped(say`the server lists no resource`);
    const { uri } = resource;
    for (const method of ["resources/subscribe", "resources/unsubscribe"] as const) {
      const verdict = expectResult(await probe.request(method, { uri }, "test"), say`${method}`, notEmpty);
      if (verdict.status !== "passed") return verdict;
    }
    return passed;
  },
};

const uris: ListedCheck = {
  id: "RES-URI",
  judge: ({ resources }) =>
    resources.map(({ uri }) => about(shown(uri), isMatch(uri, URI) ? passed : failed(say`it is not a URI`))),
};

const templates: ListedCheck = {
  id: "RES-TEMPLATE",
  judge: (listed) =>
    listed.templates.map(({ uriTemplate: template }) =>
      about(shown(template), isMatch(template, TEMPLATE) ? passed : failed(say`it is not a URI template`)),
    ),
};

export const RESOURCES: readonly LiveCheck[] = [read, blob, unknownRejected, unknownCode, subscribe];
export const LISTED_RESOURCES: readonly ListedCheck[] = [uris, templates];

function readable({ listed }: Probe): Item[] {
  return listed.resources.filter(({ uri }) => typeof uri === "string");
}

function isMatch(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}

function isContent(item: unknown): boolean {
  if (!isObject(item) || typeof item.uri !== "string") return false;
  return typeof item.text === "string" || typeof item.blob === "string";
}
