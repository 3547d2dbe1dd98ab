import { isFaultOfSdk } from "../../src/conformance/claims/sdk-faults.js";
import type { RuleId } from "../../src/rules/registry.js";
import { jsonIn } from "../support/files.js";
import { NAMES, OWN_CHOICES } from "./faults.js";
import { SOURCES } from "./sdks.js";

/** What an SDK does that breaks rules of the corpus; the tables of docs/internals/corpus.md are made from these. */
interface CorpusFinding {
  sdks: string[];
  over: string[];
  rules: string[];
  what: string;
}

export interface CorpusReport {
  rules: { id: RuleId; status: string; severity: string; sdk?: string; message?: string; evidence?: string }[];
}

/** It is about the texts of the servers, not about their SDKs. */
const OF_TEXTS = "DESC-ARGUMENT-MISSING";

/** The rules of severity must and should that a server breaks by its SDK, sorted. */
export function brokenRules({ rules }: CorpusReport): string[] {
  const broken = rules.filter(
    ({ id, status, severity }) => status === "failed" && severity !== "may" && id !== OF_TEXTS,
  );
  return [...new Set(broken.map(({ id }) => id))].sort();
}

/** The rules that the docs say are broken by an SDK over a transport, sorted. */
export function knownRules(sdk: string, transport: string): string[] {
  const { findings }: { findings: CorpusFinding[] } = jsonIn(`${SOURCES}/corpus-findings.json`);
  const known = findings.filter(({ sdks, over }) => sdks.includes(sdk) && over.includes(transport));
  return known.flatMap(({ rules }) => rules).sort();
}

/**
 * The rules that a server breaks and the report does not say are broken by its SDK. A run of some rules alone may show nothing
 * of the SDK.
 */
export function unexplainedRules(sdk: string, { rules }: CorpusReport): string[] {
  const name = NAMES[sdk] ?? sdk;
  const isShown = rules.some((rule) => rule.sdk !== undefined);
  const isOfSdk = (rule: CorpusReport["rules"][number]) =>
    isShown ? rule.sdk?.split(" ")[0] === name : isFaultOfSdk(name, rule);
  const own = rules.filter((rule) => !OWN_CHOICES.has(`${name} ${rule.id}`) && !isOfSdk(rule));
  return brokenRules({ rules: own });
}
