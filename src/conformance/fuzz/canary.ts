import { textsIn } from "./leaks.js";

/** A product that only a shell or a template engine computes: no text that is sent has it. */
const PRODUCT = "7919*6007";
export const CANARY = "47569433";

/** Texts that name the product and change nothing when they are evaluated. */
export const CANARY_TEXTS = [
  ["a template", `{{${PRODUCT}}}\${${PRODUCT}}#{${PRODUCT}}<%= ${PRODUCT} %>`],
  ["a shell expression", `$((${PRODUCT}))`],
] as const;

/** True if the answer has the value of a canary that was sent. An echo has the text alone, and shows nothing. */
export function isEvaluated(answer: Readonly<Record<string, unknown>>, sent: unknown): boolean {
  const ours = textsIn(sent);
  if (!ours.some((text) => text.includes(PRODUCT)) || ours.some((text) => text.includes(CANARY))) return false;
  return textsIn([answer.result, answer.error]).some((text) => text.includes(CANARY));
}
