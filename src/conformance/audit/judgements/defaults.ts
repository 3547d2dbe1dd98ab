import { isObject } from "../../../core/json/json.js";
import { cut, hide, say } from "../../../core/redaction/redacted.js";
import { flatten } from "../../probes/schema.js";
import { saysTheSame } from "../answers.js";
import type { Answer, AuditContext, AuditTool, Suspicion } from "../types.js";
import { argumentsOf, callStep } from "../values.js";
import { likewise } from "../wants.js";

/** "20 if left out", "defaults to 20", "default: 20". */
const SAYS_DEFAULT =
  /(?:default(?:s to|:| is)?\s*[`"']?([\w.-]+)[`"']?)|(?:[`"']?([\w.-]+)[`"']? (?:if|when) (?:left out|omitted|not given|absent))/i;

/** AUDIT-DEFAULT: leaving an argument out is not the same as giving its default. */
export async function defaults(context: AuditContext): Promise<Suspicion[]> {
  const found: Suspicion[] = [];
  for (const tool of context.tools) {
    const base = context.accepted(tool);
    if (!tool.reads || !base?.isValid) continue;
    for (const { name, schema, isRequired } of argumentsOf(tool)) {
      const value = defaultOf(tool, schema);
      if (isRequired || value === undefined) continue;
      const { [name]: _, ...without } = base.args;
      const steps = [without, { ...without, [name]: value }, without, { ...without, [name]: value }].map((args) =>
        callStep(tool.name, args, base.step.origins),
      );
      const answers: Answer[] = [];
      for (const step of steps) if (context.hasTime()) answers.push(await context.server.send(step));
      if (!differ(answers)) continue;
      found.push({
        ...{ rule_id: "AUDIT-DEFAULT", tier: "suspicious", subject: say`${hide(tool.name)}.${hide(name)}` },
        message: say`without \`${hide(name)}\`, ${hide(tool.name)} answers otherwise than with its default ${hide(JSON.stringify(value) ?? "")}`,
        steps,
        shows: differ,
        wants: (shown) => likewise(1, 0, shown),
      });
    }
  }
  return found;
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

/** A, B, A, B: equal to itself, and different from the other. */
function differ([a, b, c, d]: readonly Answer[]): boolean {
  if (a?.kind !== "accepted" || b?.kind !== "accepted" || !c || !d) return false;
  return saysTheSame(a, c) && saysTheSame(b, d) && !saysTheSame(a, b);
}

const LIST = /[:(]\s*((?:[`"']?[\w.-]+[`"']?)(?:(?:,\s*(?:and |or )?|\s+(?:and|or)\s+)[`"']?[\w.-]+[`"']?)+)/g;

/** AUDIT-DOCS: a description names a value that the schema lacks. */
export function docs({ tools }: AuditContext): Suspicion[] {
  return tools.flatMap((tool) => {
    const known = enums(tool);
    return texts(tool).flatMap((text) => {
      const lists = [...text.matchAll(LIST)].map(([, list = ""]) =>
        list.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).map((word) => word.replace(/^[`"']|[`"'.]+$/g, "")),
      );
      return lists.flatMap((words): Suspicion | [] => {
        const values = known.find((one) => words.filter((word) => one.has(word)).length >= 2);
        const unknown = values && words.find((word) => !values.has(word));
        if (unknown === undefined) return [];
        return {
          ...{
            rule_id: "AUDIT-DOCS",
            tier: "advice",
            subject: hide(tool.name),
            isCertain: true,
            steps: [],
            shows: () => true,
          },
          message: say`the description of ${hide(tool.name)} names \`${hide(unknown)}\`, which its schema does not have: ${cut(hide(text), 160)}`,
        };
      });
    });
  });
}

function texts({ description, ...tool }: AuditTool): string[] {
  const ofArguments = argumentsOf({ description, ...tool }).flatMap(({ schema }) =>
    isObject(schema) && typeof schema.description === "string" ? [schema.description] : [],
  );
  return [description, ...ofArguments];
}

function enums(tool: AuditTool): Set<string>[] {
  return argumentsOf(tool).flatMap(({ schema }) => {
    const { enum: values } = flatten(schema, tool.inputSchema);
    return Array.isArray(values) ? [new Set(values.map(String))] : [];
  });
}
