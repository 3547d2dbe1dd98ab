import type { Tier } from "../../core/generated/results.js";
import { addTo, groupsOf } from "../../core/groups.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, hide, join, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import { isAboutService } from "../calls/rejection-text.js";
import type { Claim } from "./claim.js";
import { fixForSdk, isFaultOfSdk } from "./sdk-faults.js";

/** Rules that a request breaks which is answered with an error. */
const OF_ANSWERS = /^(?:(?:TOOL|FUZZ)-INTERNAL-ERROR|RES-READ|ERRCHAN-00[12])$/;
/** Rules about names, descriptions, schemas and costs. */
const QUALITY = /^(?:(?:SCH|DESC|PORT|SURF|NAME)-|SEC-DESTRUCTIVE-UNANNOTATED$)/;
const MAX_TOOLS = 5;
/** Of a list as the subject of a finding. */
const MAX_SUBJECTS = 5;
const SUBJECTS_SHOWN = 3;

/** Claims that say whose fault they are, and how it is fixed with this SDK. `sdk`: with which the server is made, as far as it shows. */
export function attributeClaims(claims: readonly Claim[], sdk: string | undefined): Claim[] {
  return claims.map((claim) => attributeToSdk(unlessOfService(claim), sdk));
}

/** Claims of which each cause is one: with the number of those that it explains, or with the tools that show the same. */
export function oncePerCause(claims: readonly Claim[]): Claim[] {
  const remaining = withoutExplained(claims);
  const alike = groupsOf(remaining, causeOf);
  const merged = remaining.flatMap((claim) => {
    const group = alike.get(causeOf(claim) ?? "");
    if (!group) return [claim];
    return group[0] === claim ? [mergeClaims(claim, group)] : [];
  });
  return merged.map((claim) => (claim.subject === undefined ? claim : { ...claim, subject: shortList(claim.subject) }));
}

/** `a, b, c and 118 more` for a list of many names. */
function shortList(subject: Redacted): Redacted {
  return derive(subject, (text) => {
    const names = text.split(", ");
    if (names.length <= MAX_SUBJECTS) return text;
    return `${names.slice(0, SUBJECTS_SHOWN).join(", ")} and ${names.length - SUBJECTS_SHOWN} more`;
  });
}

/** A failed claim has a tier, but for the fault of an SDK. */
export function tierOf({ id, status, severity, sdk, tier }: Claim): Tier | undefined {
  if (status !== "failed" || sdk !== undefined) return undefined;
  const ofRule = ruleOf(id).tier ?? tier;
  if (ofRule) return ofRule;
  if (severity === "must") return "broken";
  return QUALITY.test(id) || severity === "may" ? "advice" : "suspicious";
}

/** A server is not at fault if a service that it needs is missing. */
function unlessOfService(claim: Claim): Claim {
  const { id, status, evidence } = claim;
  return status === "failed" && OF_ANSWERS.test(id) && isAboutService(evidence)
    ? { ...claim, status: "unverified" }
    : claim;
}

function attributeToSdk(claim: Claim, sdk: string | undefined): Claim {
  if (claim.status !== "failed" || sdk === undefined) return claim;
  if (!isFaultOfSdk(sdk, claim)) return { ...claim, ...defined({ fix: fixForSdk(sdk, claim.id) }) };
  const { tier: _, ...rest } = claim;
  return { ...rest, sdk };
}

/** The claims without those that another one explains, which counts them. */
function withoutExplained(claims: readonly Claim[]): Claim[] {
  const causes = claims.filter(
    ({ id, status, sdk }) => status === "failed" && sdk === undefined && ruleOf(id).explains,
  );
  const explained = new Map<Claim, Claim[]>();
  const remaining = claims.filter((claim) => {
    const cause = claim.status === "failed" && causes.find((other) => explains(other, claim));
    if (cause) addTo(explained, cause, claim);
    return !cause;
  });
  return remaining.map((claim) => {
    const others = explained.get(claim);
    if (!others) return claim;
    const ids = [...new Set(others.map(({ id }) => id))].join(", ");
    const count = `the cause of ${plural(others.length, "more finding")}`;
    return { ...claim, message: say`${claim.message ?? hide(claim.title)} (${hide(count)}: ${hide(ids)})` };
  });
}

const OF_READ = /^the result of resources\/read /;
/** Of what one rule explains of another, what a finding says or shows that has this cause. */
const ONLY_WHERE: Readonly<Record<string, RegExp>> = {
  // An answer that only seems to accept a call: it reads like a failure.
  "AUDIT-DISAGREE": /← \{"result":.{0,40}"text":"\W*(?:(?:error|failed|failure|exception)\b|\w+ failed:)/i,
  // A secret in an answer that accepts a call is another fault.
  "AUDIT-LEAK FUZZ-LEAK-SECRET": /← .*"(?:error":\{|isError":true)/,
  "AUTH-401": /, as requests without a token are: /,
  "RES-READ INV-030": OF_READ,
  "RES-UNKNOWN INV-030": OF_READ,
  "LIFE-PING INV-030": /^the result of ping /,
  "INV-009 LIFE-PING": /← nothing/,
  "INV-010 LIFE-PING": /← \{"jsonrpc":"2.0"\}/,
  "INV-014 AUDIT-PAGES": /^the pages of [\w/]+\/list .*they never end/,
  "INV-018 FAULT-PROTO-MALFORMED-FRAME": /neither method, result nor error/,
};
/** What is written to stdout is, whichever tool is called. */
const OF_STDOUT: readonly RuleId[] = ["AUDIT-NOISE", "INV-018"];

function explains({ id: cause, subject: about }: Claim, { id, subject, message, evidence }: Claim): boolean {
  const isOfRule = (one: string) => (one.endsWith("-") ? id.startsWith(one) : id === one);
  if (!ruleOf(cause).explains?.some(isOfRule)) return false;
  const where = ONLY_WHERE[cause] ?? ONLY_WHERE[[cause, id].join(" ")];
  if (where && !where.test(`${message ?? ""}\n${evidence ?? ""}`)) return false;
  // A server that hides failures seems to accept what it rejects.
  if (cause === "AUDIT-DISAGREE" || OF_STDOUT.includes(cause)) return true;
  if (cause === "AUDIT-LATE-DEATH" && id.startsWith("FAULT-SCHEMA-") && !/← the server ended/.test(evidence ?? ""))
    return false;
  return isSameSubject(subject ?? "", about);
}

/** `tool get_ticket`, `get_ticket` and `get_ticket.id` are about the same; what has no subject is about the server. */
function isSameSubject(subject: string, other: string | undefined): boolean {
  if (other === undefined) return true;
  const plain = subject.replace(/^(?:tool|resource|prompt) /, "").replaceAll('"', "");
  const all = other.split(", ");
  return plain === "" || all.some((one) => one === plain || one.startsWith(`${plain}.`));
}

function causeOf({ id, status, message, sdk }: Claim): string | undefined {
  if (status !== "failed") return undefined;
  const cause = id.startsWith("INV-") ? `${id} ${message}` : ruleOf(id).cause;
  return cause === undefined ? undefined : `${cause} ${sdk}`;
}

function mergeClaims(first: Claim, alike: readonly Claim[]): Claim {
  const tools = [...new Set(alike.flatMap(({ subject }) => subject ?? []))];
  if (tools.length < 2) return first;
  const more = tools.length > MAX_TOOLS ? say` and ${tools.length - MAX_TOOLS} more` : "";
  const toolNames = say`${plural(tools.length, "tool")}: ${join(tools.slice(0, MAX_TOOLS).map(hide), ", ")}${more}`;
  const message = first.id.startsWith("INV-") && first.message ? say`${first.message} (${toolNames})` : toolNames;
  return { ...first, subject: join(tools.map(hide), ", "), message };
}
