import { isDeepStrictEqual } from "node:util";
import { asObject, isObject } from "../../../../../core/json/json.js";
import { hide, say } from "../../../../../core/redaction/redacted.js";
import { argumentsOf, callStep } from "../../../../calls/learned/candidates.js";
import { flatten } from "../../../../calls/schema.js";
import { saysTheSame } from "../../answers.js";
import { assertSamePart, targetOf } from "../../assertions.js";
import type { AuditAnswer, AuditContext, AuditStep, AuditTool, Suspicion } from "../../types.js";

type Path = readonly (string | number)[];

/** "20 if left out", "defaults to 20", "default: 20". */
const SAYS_DEFAULT =
  /(?:default(?:s to|:| is)?\s*[`"']?([\w.-]+)[`"']?)|(?:[`"']?([\w.-]+)[`"']? (?:if|when) (?:left out|omitted|not given|absent))/i;

/** AUDIT-DEFAULT: leaving an argument out is not the same as giving its default. */
export async function judgeDefaults(context: AuditContext): Promise<Suspicion[]> {
  const suspicions: Suspicion[] = [];
  for (const tool of context.tools) {
    const base = context.accepted(tool);
    if (!base?.isValid || tool.withheld !== undefined) continue;
    const firsts = new Map<string, AuditAnswer>();
    for (const { name, schema, isRequired } of argumentsOf(tool)) {
      const value = defaultOf(tool, schema);
      if (isRequired || value === undefined) continue;
      const { [name]: _, ...without } = base.args;
      const [withDefault, withoutDefault] = [{ ...without, [name]: value }, without].map((args) =>
        callStep(tool.name, args, base.step.origins),
      ) as [AuditStep, AuditStep];
      // What one call of a tool that writes has done, the next one would see.
      const apart = tool.isReader ? {} : { onFreshServers: true as const };
      const answers: AuditAnswer[] = [];
      for (const step of [withDefault, withoutDefault, withDefault, withoutDefault]) {
        const [one, two] = answers;
        if (answers.length === 2 && one && two && saysTheSame(one, two)) break;
        if (!context.hasTime()) return suspicions;
        // Without their defaults, several arguments leave the same call.
        const key = JSON.stringify(step.params);
        const earlier = answers.length < 2 ? firsts.get(key) : undefined;
        if (!earlier && !tool.isReader) await context.server.restart();
        const answer = earlier ?? (await context.server.send(step));
        firsts.set(key, answer);
        answers.push(answer);
      }
      // A text may repeat what was sent.
      if (differenceOf(answers) === undefined || (!tool.isReader && answers[0]?.json === undefined)) continue;
      suspicions.push({
        rule_id: "AUDIT-DEFAULT",
        tier: "suspicious",
        subject: say`${hide(tool.name)}.${hide(name)}`,
        message: say`without \`${hide(name)}\`, ${hide(tool.name)} answers otherwise than with its default ${hide(JSON.stringify(value) ?? "")}`,
        steps: [withDefault, withoutDefault, withDefault, withoutDefault],
        shown: [0, 1],
        ...apart,
        shows: (answers) => differenceOf(answers) !== undefined,
        assertions: (answers) => [
          assertSamePart(
            1,
            0,
            answers[0]?.json === undefined ? "result.content" : targetOf(differenceOf(answers) ?? []),
          ),
        ],
      });
    }
  }
  return suspicions;
}

/** Where B, A, B, A are each equal to themselves, and different from each other; the whole, where they have no JSON. */
function differenceOf(answers: readonly AuditAnswer[]): Path | undefined {
  if (answers.length < 4 || answers.some(({ kind }) => kind !== "accepted")) return undefined;
  return differenceIn(answers.map(({ json, text }) => json ?? text));
}

function differenceIn(values: readonly unknown[]): Path | undefined {
  const [b, a, again, also] = values;
  // What is null where the argument is left out may only repeat what was sent.
  if (isDeepStrictEqual(b, a) || a === null || a === undefined) return undefined;
  for (const key of values.every(isObject) ? Object.keys(asObject(b)) : []) {
    const inner = differenceIn(values.map((value) => asObject(value)[key]));
    if (inner) return [key, ...inner];
  }
  return isDeepStrictEqual(b, again) && isDeepStrictEqual(a, also) && !isObject(a) ? [] : undefined;
}

function defaultOf(tool: AuditTool, schema: unknown): unknown {
  const flat = flatten(schema, tool.inputSchema);
  if (flat.default !== undefined && flat.default !== null) return flat.default;
  const [, a, b] = SAYS_DEFAULT.exec(typeof flat.description === "string" ? flat.description : "") ?? [];
  const word = a ?? b;
  if (word === undefined) return undefined;
  if (flat.type === "integer" || flat.type === "number")
    return /^-?\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined;
  if (flat.type === "boolean") return word === "true" ? true : word === "false" ? false : undefined;
  return Array.isArray(flat.enum) && flat.enum.includes(word) ? word : undefined;
}
