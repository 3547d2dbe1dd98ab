import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { type CompileArgument, mismatch } from "../kind.js";

/** `not`: passes if the matcher inside fails. */
export const compileNot: CompileArgument = (argument, nest) => {
  const inner = nest(argument, "not");
  return (actual) => {
    if (!inner.judge(actual).pass) return { pass: true };
    return mismatch(() => ({
      expected: { not: hideValue(argument) },
      actual: hideValue(actual),
      note: say`\`${hide(inner.name)}\` passed, but \`not\` requires it to fail`,
    }));
  };
};
