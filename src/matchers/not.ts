import type { CompileArgument } from "./kind.js";

/** `not`: passes where the matcher inside fails. */
export const compileNot: CompileArgument = (argument, nest) => {
  const inner = nest(argument, "not");
  return (actual) => {
    if (!inner.judge(actual).pass) return { pass: true };
    return {
      pass: false,
      expected: { not: argument },
      actual,
      note: `\`${inner.name}\` passed, and \`not\` asks that it fails`,
    };
  };
};
