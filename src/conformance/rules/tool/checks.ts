import { asList, isObject, ofType } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { INTERNAL_ERROR } from "../../../mcp/error-codes.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { aboutItem, isBase64, resultWithoutAnswer } from "../../server/answers.js";
import { calledTools, judgeResults, lateTools, MAX_TOOLS, NONE_MAY_BE_CALLED } from "../../server/called-tools.js";
import {
  about,
  type CheckResult,
  failed,
  failedIf,
  leftOut,
  passed,
  passedIf,
  skipped,
} from "../../server/check-result.js";
import { CALLS, listedChecks, liveChecks, needing } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";

const HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
const MEDIA_TYPE = /^[a-z]+\/[\w.+-]+/i;

export const TOOL_CHECKS = liveChecks(needing("tools", CALLS), {
  async "TOOL-INTERNAL-ERROR"(server) {
    const tools = await calledTools(server);
    if (server.callable.length === 0) return [skipped(NONE_MAY_BE_CALLED), ...namelessTools(server)];
    const results = tools.map(({ name, base }) => {
      if (base.error?.code !== INTERNAL_ERROR) return about(hide(name), resultWithoutAnswer(base) ?? passed);
      return about(hide(name), failed(say`a valid call is answered with ${INTERNAL_ERROR}`, base.evidence));
    });
    const left = leftOut(server.callable.length, MAX_TOOLS);
    return [...results, ...left, ...namelessTools(server), ...lateTools(server, tools)];
  },
  "TOOL-TEXT": (server) =>
    judgeResults(server, ({ result, evidence }) => {
      if (!("structuredContent" in result) || result.isError === true) return [];
      const hasText = blocksOf(result).some(({ type }) => type === "text");
      return passedIf(hasText, say`the result has no text block`, evidence);
    }),
  "TOOL-BASE64": (server) =>
    judgeResults(server, ({ result, evidence }) => {
      const media = blocksOf(result).filter(({ type }) => type === "image" || type === "audio");
      if (media.length === 0) return [];
      const wrong = media.find(({ data, mimeType }) => !isBase64(data) || !MEDIA_TYPE.test(String(mimeType)));
      return failedIf(wrong && say`${valueExcerpt(wrong.type)} is not base64 with a media type`, evidence);
    }),
});

export const LISTED_TOOL_CHECKS = listedChecks({
  "TOOL-ANNOTATIONS": ({ tools }) =>
    tools
      .filter(({ annotations }) => annotations !== undefined)
      .map((tool) => {
        const judged = aboutItem(tool, "name", wrongHint(tool.annotations));
        if (judged.status === "failed" || !isSchema(tool.annotations)) return judged;
        const message = say`annotations is a JSON Schema, which no client reads: the tool seems to have no arguments`;
        return { ...aboutItem(tool, "name", message), severity: "should" as const };
      }),
});

function namelessTools({ listed: { tools } }: LiveServer): CheckResult[] {
  const { length } = tools.filter(({ name }) => typeof name !== "string");
  return length > 0 ? [skipped(say`${plural(length, "tool")} without a string name: not called`)] : [];
}

function blocksOf({ content }: Record<string, unknown>): Record<string, unknown>[] {
  return asList(content).filter(isObject);
}

/** An SDK that takes the arguments of a tool in another form puts a JSON Schema there. */
function isSchema(hints: unknown): boolean {
  if (!isObject(hints) || [...HINTS, "title"].some((name) => name in hints)) return false;
  return hints.type === "object" && isObject(hints.properties);
}

function wrongHint(hints: unknown): Redacted | undefined {
  if (!isObject(hints)) return say`annotations is ${ofType(hints)}, not an object`;
  const hint = HINTS.find((name) => name in hints && typeof hints[name] !== "boolean");
  if (hint !== undefined) return say`${hide(hint)} is ${ofType(hints[hint])}, not a boolean`;
  const { title } = hints;
  return title === undefined || typeof title === "string" ? undefined : say`title is ${ofType(title)}`;
}
