import { asList, asObject, isObject } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import { INTERNAL_ERROR, INVALID_PARAMS, RESOURCE_NOT_FOUND } from "../../../mcp/error-codes.js";
import { isAboutService } from "../../calls/rejection-text.js";
import { completedValues, onlyVariable } from "../../calls/templates.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { aboutItem, expectCode, expectResult, isBase64, notEmpty, resultWithoutAnswer } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  failed,
  type Item,
  leftOut,
  passed,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { type LiveCheck, listedChecks, liveChecks, needing, oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { wrongByRevision } from "../inv/wire.js";

const UNKNOWN_URI = "mcptest://unknown/resource";
const MAX_READ = 5;
/** Of each template. */
const MAX_COMPLETED = 3;
/** A scheme, then no spaces, and nothing that a URI cannot contain. */
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]*$/;
const TEMPLATE = /^(?:[^{}]|\{[+#./;?&]?[A-Za-z0-9_.%,:*]+\})*$/;

const readReplies = oncePerSession(async (server) => {
  const listed = readableResources(server).slice(0, MAX_READ);
  const completed = (await completedUris(server)).filter(
    ({ uri }) => !server.listed.resources.some((one) => one.uri === uri),
  );
  return Promise.all([
    ...listed.map(async ({ uri }) => ({
      uri,
      by: "list",
      reply: await server.request("resources/read", { uri }, "test"),
    })),
    ...completed.map(async (one) => ({ ...one, reply: await server.request("resources/read", { uri: one.uri }) })),
  ]);
});

/** What completions give for templates of one variable; `by`: the template. */
async function completedUris(server: LiveServer): Promise<{ uri: string; by: string }[]> {
  const { capabilities, templates } = server.listed;
  if (!isObject(capabilities.completions)) return [];
  const uris: { uri: string; by: string }[] = [];
  for (const { uriTemplate } of templates.slice(0, MAX_READ)) {
    const by = String(uriTemplate);
    const variable = onlyVariable(by);
    if (!variable) continue;
    const ref = { type: "ref/resource", uri: by };
    const { result } = await server.request("completion/complete", {
      ref,
      argument: { name: variable.name, value: "" },
    });
    const values = completedValues(result).slice(0, MAX_COMPLETED);
    uris.push(...values.map((value) => ({ uri: variable.expand(value), by })));
  }
  return uris.slice(0, MAX_READ);
}

const unknownReply = oncePerSession((server) => server.request("resources/read", { uri: UNKNOWN_URI }));

export const RES_CHECKS: readonly LiveCheck[] = [
  ...liveChecks(needing("resources"), {
    async "RES-READ"(server) {
      const failing = new Set<string>();
      const results = (await readReplies(server)).flatMap(({ uri, by, reply }): CheckResult[] => {
        const wrong = (got: unknown) => wrongByRevision(server.revision, "results", "resources/read", got);
        const result = expectResult(reply, say`resources/read`, wrong);
        // The resource may need a service that is missing on this machine.
        const message = String(reply.error?.message ?? "");
        if (isAboutService(message))
          return [{ subject: valueExcerpt(uri), ...unverified(say`the service that it needs is not reached`) }];
        const isInternal = reply.error?.code === INTERNAL_ERROR;
        const mayBeMissing = isInternal || (by !== "list" && reply.error !== undefined);
        // What is wrong with a template is wrong with each of its resources.
        if (failing.has(by)) return [];
        if (by !== "list" && result.status === "failed") failing.add(by);
        return [{ subject: valueExcerpt(uri), ...result, ...(mayBeMissing && { severity: "should" }) }];
      });
      return [...results, ...leftOut(readableResources(server).length, MAX_READ)];
    },
    async "RES-BLOB"(server) {
      return (await readReplies(server)).flatMap(({ uri, reply: { result, evidence } }): CheckResult[] => {
        const blobs = asList(result?.contents)
          .filter((item) => isObject(item))
          .filter((item) => "blob" in item);
        if (blobs.length === 0) return [];
        const isRight = blobs.every((item) => isBase64(item.blob));
        return [about(valueExcerpt(uri), isRight ? passed : failed(say`blob is not base64`, evidence))];
      });
    },
    async "RES-UNKNOWN"(server) {
      const reply = await unknownReply(server);
      if (reply.error) return passed;
      const isEmpty = asList(reply.result?.contents).every((item) => !asObject(item).text && !asObject(item).blob);
      const takesAny = server.listed.templates.some(({ uriTemplate }) => String(uriTemplate).startsWith("{"));
      if (takesAny && !isEmpty) return skipped(say`a template fits every address`);
      const what = isEmpty && reply.result?.contents ? say`contents without text` : say`a result`;
      return resultWithoutAnswer(reply) ?? failed(say`an unknown resource is answered with ${what}`, reply.evidence);
    },
    async "RES-UNKNOWN-CODE"(server) {
      const reply = await unknownReply(server);
      if (!reply.error) return skipped(say`the server does not answer with an error`);
      return expectCode(reply, say`an unknown resource`, server.modern ? INVALID_PARAMS : RESOURCE_NOT_FOUND);
    },
  }),
  ...liveChecks(needing("resources.subscribe"), {
    async "RES-SUBSCRIBE"(server) {
      const [resource] = server.listed.resources;
      if (!resource) return skipped(say`the server lists no resource`);
      for (const method of ["resources/subscribe", "resources/unsubscribe"] as const) {
        const reply = await server.request(method, { uri: resource.uri }, "test");
        const result = expectResult(reply, say`${method}`, notEmpty);
        if (result.status !== "passed") return result;
      }
      return passed;
    },
  }),
];
export const LISTED_RES_CHECKS = listedChecks({
  "RES-URI": ({ resources }) =>
    resources.map((one) => aboutItem(one, "uri", isMatch(one.uri, URI) ? undefined : say`it is not a URI`)),
  "RES-TEMPLATE": ({ templates }) =>
    templates.map((one) => {
      const isTemplate = isMatch(one.uriTemplate, TEMPLATE);
      return aboutItem(one, "uriTemplate", isTemplate ? undefined : say`it is not a URI template`);
    }),
});

function readableResources({ listed }: LiveServer): Item[] {
  return listed.resources.filter(({ uri }) => typeof uri === "string");
}

function isMatch(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}
