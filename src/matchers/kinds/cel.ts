import { type CelEnv, type CelInput, celEnv, isCelError, parse, plan } from "@bufbuild/cel";
import { strings } from "@bufbuild/cel/ext";
import { isObject, typeName } from "../../core/json/json.js";
import { derive, hide, hideValue, say } from "../../core/redaction/redacted.js";
import { redactBoth, runOrFault, type SyncJudge, stringArgument, verdict, WAS_STOPPED } from "../kind.js";
import { MatcherError, SuiteFault, titleWith } from "../types.js";
import { isSmall } from "../values.js";
import { compileInTime, handOverToThread, LimitExceeded } from "../worker/limit.js";

const MAX_EXPRESSION = 64 * 1024;
/** Converting a heavier value to one of CEL alone takes longer than a judgement may hold this thread. */
const MAX_WEIGHT_HERE = 100_000;
const env = celEnv({ funcs: strings });

/** `cel`: a CEL expression over `value` that is true. Whole numbers of JSON are integers in it. */
export function compileCel(argument: unknown): SyncJudge {
  const expression = stringArgument("cel", argument);
  const evaluate = compileExpression(expression);
  return (actual) => {
    if (!isSmall(actual, MAX_WEIGHT_HERE)) handOverToThread();
    const stopped = say`the CEL expression ${WAS_STOPPED}`;
    const evaluateOn = (value: unknown): unknown =>
      runOrFault(stopped, "Make the expression simpler.", () => evaluate({ value: toCel(value) }));
    const result = evaluateOn(actual);
    if (isCelError(result)) {
      // The message may quote the value, so a value with secrets is evaluated once more without them.
      const why = derive(hideValue(actual), (value) => {
        const again = value === actual ? result : evaluateOn(value);
        return isCelError(again) ? `: ${hide(again.message)}` : "";
      });
      const fix = "Guard members that may be missing with `has(…)`, or fix the types.";
      throw new SuiteFault(say`the CEL expression could not be evaluated${why}`, fix);
    }
    if (typeof result !== "boolean") {
      const isInteger = typeof result === "bigint";
      const what = isInteger ? say`the integer ${hide(String(result))}` : say`a value of type ${typeName(result)}`;
      const why = say`the CEL expression returned ${what}, not true or false`;
      throw new SuiteFault(why, "Add a comparison, such as `value > 0`.");
    }
    return verdict(result, () => ({ ...redactBoth(expression, actual), note: say`the expression is false` }));
  };
}

function compileExpression(expression: string): (variables: { value: CelInput }) => unknown {
  if (expression.length > MAX_EXPRESSION)
    throw badExpression(`It has ${expression.length} characters, and at most ${MAX_EXPRESSION} are read.`);
  try {
    return compileInTime(() => {
      const parsed = parse(expression);
      const name = unknownName(parsed.expr, env, ["value"]);
      if (name !== undefined) throw badExpression(`There is no \`${name}\`; the value is called \`value\`.`);
      return plan(env, parsed);
    });
  } catch (error) {
    if (error instanceof LimitExceeded) throw badExpression(`Compiling it ${WAS_STOPPED}.`);
    if (error instanceof MatcherError || !(error instanceof Error)) throw error;
    const [description, fix] = likelyMistake(expression.replace(/"[^"]*"|'[^']*'/g, '""')) ?? [`${error.message}.`];
    throw badExpression(description, fix);
  }
}

/** A mistake that is often made, and its fix: the parser only says what it met, often at another place. */
function likelyMistake(code: string): [description: string, fix?: string] | undefined {
  if (/[-=!<>&|+*/%?:,.]\s*$/.test(code)) return ["It ends with an operator.", "Write the value that follows it."];
  if (/[^=!<>]=[^=]/.test(code)) return ["`=` is no operator.", "Compare with `==`."];
  if (/\b(and|or|not)\b/.test(code)) return ["`and`, `or` and `not` are no operators.", "Write `&&`, `||` or `!`."];
  const isOpen = code.split("(").length > code.split(")").length;
  return isOpen ? ["`)` is expected: a parenthesis is not closed.", "Close it: `value.size() > 1`."] : undefined;
}

function badExpression(description: string, fix = "Fix the expression: https://cel.dev."): MatcherError {
  const title = titleWith("Bad CEL expression", description.replace(/^<input>:/, "at "));
  return new MatcherError(title, description, fix, ["cel"]);
}

/** A JSON value as CEL reads it: whole numbers as integers, objects as maps. */
function toCel(value: unknown): CelInput {
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(toCel);
  if (isObject(value)) return new Map(Object.entries(value).map(([key, member]) => [key, toCel(member)]));
  return value as string | boolean | null;
}

type Expr = ReturnType<typeof parse>["expr"];

const TYPES = ["bool", "bytes", "double", "dyn", "int", "list", "map", "null_type", "string", "type", "uint"];

/** The first name in an expression that stands for nothing: neither a variable nor a type nor a function. */
export function unknownName(root: Expr, env: CelEnv, variables: readonly string[]): string | undefined {
  // Messages of protobuf are written `google.protobuf.…`.
  const names = new Set([...variables, ...TYPES, "google"]);
  const idents: string[] = [];
  const pending: (Expr | undefined)[] = [root];
  while (pending.length > 0) {
    const kind = pending.pop()?.exprKind;
    if (kind?.case === "identExpr") idents.push(kind.value.name);
    else if (kind?.case === "selectExpr") pending.push(kind.value.operand);
    else if (kind?.case === "listExpr") pending.push(...kind.value.elements);
    else if (kind?.case === "structExpr") {
      for (const { keyKind, value } of kind.value.entries)
        pending.push(value, keyKind.case === "mapKey" ? keyKind.value : undefined);
    } else if (kind?.case === "comprehensionExpr") {
      const { accuVar, iterVar, iterVar2, accuInit, iterRange, loopCondition, loopStep, result } = kind.value;
      for (const name of [accuVar, iterVar, iterVar2]) names.add(name);
      pending.push(accuInit, iterRange, loopCondition, loopStep, result);
    } else if (kind?.case === "callExpr") {
      const { function: name, target, args } = kind.value;
      const qualifier = target?.exprKind.case === "identExpr" ? target.exprKind.value.name : "";
      const isQualified = env.funcs.find(`${qualifier}.${name}`) !== undefined;
      if (/^\w+$/.test(name) && !isQualified && env.funcs.find(name) === undefined) return `${name}()`;
      if (!isQualified) pending.push(target);
      pending.push(...args);
    }
  }
  return idents.find((name) => !names.has(name));
}
