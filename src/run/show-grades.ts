import type { OnGrade } from "../agents/graders.js";
import { writeErr } from "../core/out.js";
import type { Redacted } from "../core/redaction/redact.js";
import { derive, hide, join, say } from "../core/redaction/redacted.js";
import { cutMiddle, sanitize, sanitizeLine } from "../core/sanitize.js";

const MAX_TEXT = 16 * 1024;

/** `--explain`: writes each question to a judge with its answer to stderr. */
export const showGrade: OnGrade = (judge, { rubric, materials = [], text }, { score, pass, reason, note }, cached) => {
  const lines = [
    say`judge ${sanitizeLine(judge)}${cached ? say` (from the cache)` : say``}:`,
    ...block(say`rubric`, rubric),
    ...materials.flatMap((material) => block(sanitizeLine(hide(material.name)), material.text)),
    ...block(say`text`, text),
    say`  score ${score}${pass === undefined ? say`` : say`, ${pass ? say`pass` : say`fail`}`}: ${sanitizeLine(reason)}`,
    ...(note === undefined ? [] : [say`  ${sanitizeLine(note)}`]),
  ];
  void writeErr(say`${join(lines, "\n")}\n`);
};

function block(name: Redacted, text: Redacted): Redacted[] {
  return [say`  ${name}:`, derive(sanitize(cutMiddle(text, MAX_TEXT)), (shown) => shown.replace(/^/gm, "    "))];
}
