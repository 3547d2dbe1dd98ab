import type { CelEnv, parse } from "@bufbuild/cel";

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
    switch (kind?.case) {
      case "identExpr":
        idents.push(kind.value.name);
        break;
      case "selectExpr":
        pending.push(kind.value.operand);
        break;
      case "listExpr":
        pending.push(...kind.value.elements);
        break;
      case "structExpr":
        for (const { keyKind, value } of kind.value.entries) {
          pending.push(value, keyKind.case === "mapKey" ? keyKind.value : undefined);
        }
        break;
      case "comprehensionExpr": {
        const { accuVar, iterVar, iterVar2, accuInit, iterRange, loopCondition, loopStep, result } = kind.value;
        for (const name of [accuVar, iterVar, iterVar2]) names.add(name);
        pending.push(accuInit, iterRange, loopCondition, loopStep, result);
        break;
      }
      case "callExpr": {
        const { function: name, target, args } = kind.value;
        const qualifier = target?.exprKind.case === "identExpr" ? target.exprKind.value.name : "";
        const isQualified = env.funcs.find(`${qualifier}.${name}`) !== undefined;
        if (/^\w+$/.test(name) && !isQualified && env.funcs.find(name) === undefined) return `${name}()`;
        if (!isQualified) pending.push(target);
        pending.push(...args);
        break;
      }
    }
  }
  return idents.find((name) => !names.has(name));
}
