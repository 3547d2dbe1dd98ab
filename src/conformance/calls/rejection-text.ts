import { INVALID_PARAMS } from "../../mcp/error-codes.js";
import type { ProbeCaseResult, ProbeName } from "./probes/types.js";

type Rejection = Pick<ProbeCaseResult, "code" | "message" | "argument">;

const TYPE = "(?:string|number|integer|float|boolean|bool|object|array|list|dictionary|dict|null)";
const ARGUMENT = "(?:arguments?|args|param(?:eter)?s?|propert(?:y|ies)|fields?|inputs?)";

/**
 * What validators and SDKs say of arguments, and servers do not say of a network, a token or a browser. V8 compiles what
 * follows a `?` twice: before the long lists, `*` stands for it.
 */
const ABOUT_ARGUMENTS = pattern(
  "-32602",
  `\\b(?:missing|required?|unexpected|unknown|unrecogni[sz]ed|additional|extra|invalid|bad|malformed|unsupported) (?:\\w+ ){0,2}${ARGUMENT}\\b`,
  `\\b${ARGUMENT}\\b.{0,80}\\b(?:is|are) (?:missing|required|invalid|unknown|unexpected|not (?:valid|allowed))`,
  "\\b(?:json|input) ?schema\\b|\\bagainst (?:the )?schema\\b|\\bnot match (?:the )?schema\\b|\\bany of the given schemas\\b",
  "\\b(?:input|schema|argument|parameter)s? validation\\b|\\b\\d+ validation errors?\\b",
  "\\bunrecogni[sz]ed keys?\\b|\\binvalid[_ ]type\\b",
  `\\b(?:must|should) (?:not )?(?:be|have|match) (?:an? |of |valid |non-empty )*(?:${TYPE}|type|equal|[<>]=?|at (?:least|most)|(?:more|fewer|less) than|pattern|format|one of|required prop|additional prop)\\b`,
  `\\b(?:expected:?|want(?:s|ed)?) (?:an? |one of )*["'\`]*${TYPE}\\b|\\b${TYPE} (?:was )?expected\\b`,
  `\\bis not (?:of type|an? (?:valid )?)["'\` ]*${TYPE}\\b`,
  "\\bmatch(?:es|ed)? (?:any|none|no) (?:of (?:the )?)?(?:allowed |expected )?(?:types?|variants?|options?|alternatives?|branch(?:es)?|members?)\\b|\\bin (?:the )?union\\b",
  "\\b(?:de)?seriali[sz]\\w+ (?:param|arg)|\\bcannot unmarshal\\b|\\bcould not be converted to\\b",
);

/** What a server says that cannot reach what it needs, or may not. */
const ABOUT_SERVICE = pattern(
  "\\bE(?:NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|AI_AGAIN|HOSTUNREACH|NETUNREACH)\\b|\\bgetaddrinfo\\b|\\bfetch failed\\b",
  "\\brequest to https?:.{0,200}\\bfailed\\b|\\btransport error\\b",
  "\\b(?:connection|connect|network|socket|dns|proxy|host)\\b.{0,40}\\b(?:refused|failed|reset|closed|error|timed? ?out|unreachable|unavailable)",
  "\\b(?:failed|unable|not able|could ?n[o']t|can ?n[o']t) (?:to )?(?:connect|reach|resolve|fetch|download|authenticate|log ?in)\\b",
  "\\binternet connection\\b|\\b(?:pip|npm|brew|apt) install\\b",
  "\\bname or service not known\\b|\\bservice unavailable\\b|\\bbad gateway\\b|\\brate[ -]?limit|\\bquota\\b|\\btoo many requests\\b",
  "\\b(?:api|access|auth)[ _-]?(?:key|token)s?\\b|\\bcredentials?\\b|\\bunauthori[sz]ed\\b|\\bforbidden\\b|\\bnot (?:authenticated|logged in|configured)\\b|\\bno (?:\\w+ ){1,3}configured\\b",
  "\\b(?:executable|browser)\\b.{0,20}\\b(?:does ?n[o']t exist|not found)\\b",
  "\\bEROFS\\b|\\bread-only file system\\b",
  "\\benvironment variable|\\bstatus(?: code)?:? (?:401|403|407|429|50[0234])\\b",
);

const ABOUT_LIMIT = pattern(
  "\\brate[ _-]?limit|\\btoo many requests\\b|\\bquota (?:is )?(?:exceeded|reached)\\b",
  "\\b(?:calls?|requests?|uses?|limit|\\d+) ?(?:per|/|a|an) ?(?:day|hour|minute|month)\\b",
);

const SIGNS = "[\"'`»)\\]:\\s]*";
/** The same of a name: that a tool does not exist. `NAME` is the name that was sent. */
const ABOUT_NAME = pattern(
  "-3260[12]",
  "\\b(?:unknown|no such|invalid|unrecogni[sz]ed|unsupported|unregistered|undefined|nonexistent) (?:tool|method)",
  "\\bunknown:? [\"'`]?NAME",
  "\\bno (?:\\w+ )?(?:tool|method|handler)s? (?:is |was )?(?:with|named|called|for|found|registered)\\b",
  `(?:\\b(?:tool|method)|NAME)${SIGNS}(?:NAME${SIGNS})?(?:(?:is|was|does|could|can)? ?(?:not|n't) (?:be )?(?:an? )?(?:found|exist|known|registered|available|recogni[sz]ed|supported|defined|valid)|is unknown)`,
);

const ABOUT_SIZE = pattern(
  "\\btoo (?:large|long|big)\\b|\\b(?:longer|larger|more) than\\b|\\bat most\\b",
  "\\bmax(?:imum)?[_ ]?(?:length|size|bytes|characters)\\b",
  "\\b(?:size|length|bytes|characters)\\b.{0,40}\\bexceed|\\bexceed.{0,40}\\b(?:size|length|bytes|characters)\\b",
);

/** Beside these, words with which a text says what is wrong; "Unexpected error" and "Unknown error" do not. */
const REASON = pattern(
  "\\b(?:missing|required|requires|must|malformed|unsupported|expected|empty)\\b",
  "\\b(?:invalid|unexpected|unknown|illegal) (?!(?:\\w+ )?(?:error|exception|failure|request|response|state|operation)s?\\b)",
  "\\bonly\\b.{0,80}\\b(?:supported|allowed|accepted|valid|permitted)\\b",
  "\\bnot (?:supported|allowed|accepted|permitted|valid)\\b",
  "\\b(?:cannot|can't|may not) be (?:blank|null|negative|none)\\b",
  "\\bplease (?:provide|specify|give|supply|pass|use)\\b",
);

/** Something that a call names, or that an earlier call has to provide, is not there. */
const ABOUT_MISSING = pattern(
  "\\bnot (?:found|indexed|loaded|listed|registered|(?:a )?(?:regular )?file|in )\\b|\\bno (?:such|active|open)\\b",
  "\\b(?:does|do|did) ?n[o']t exist\\b|\\bno [\\w ]{1,30} (?:found|loaded|to scan|available)\\b|\\bunknown \\w+|\\boutside\\b",
  "\\balready\\b|\\bprovide\\b|\\bat least\\b|\\bis a directory\\b",
);

const SENT_VALUES = /\b12345\b|not of this type|\bmcptest\b/;

/** True if a rejection is about what is wrong with the request; without an accepted call nothing else shows it. */
export function isAboutRequest(
  probe: ProbeName,
  { tool }: { tool?: string },
  { channel, code, message = "", argument }: Rejection & { channel: string },
): boolean {
  if (code === INVALID_PARAMS) return true;
  if (probe === "unknown_tool") {
    return code === -32601 || ABOUT_NAME.test(tool === undefined ? message : message.replaceAll(tool, "NAME"));
  }
  if (probe === "oversized" && (ABOUT_SIZE.test(message) || (channel === "http" && message === "HTTP 413")))
    return true;
  if (ABOUT_ARGUMENTS.test(message)) return true;
  return REASON.test(message) && namesArgument(message, argument) && !ABOUT_SERVICE.test(message);
}

/** True if a rejection is for want of a service, a network or a key, which says nothing of the arguments. */
export function isAboutService(message = ""): boolean {
  return ABOUT_SERVICE.test(message);
}

/** True if a rejection says what is wrong with the call, or what it needs that is not there. */
export function isAboutCall(text: string): boolean {
  return saysWhy({ message: text }) || ABOUT_MISSING.test(text);
}

/** True if a failure is for want of more calls, which the server limits. */
export function isAboutLimit(text: string): boolean {
  return ABOUT_LIMIT.test(text);
}

/** True if a text names the argument, repeats the wrong value, or says what is wrong. */
export function saysWhy({ message = "", argument }: Rejection): boolean {
  // The cheap patterns come first, and the name last, because a pattern is made for it.
  return (
    SENT_VALUES.test(message) ||
    REASON.test(message) ||
    ABOUT_ARGUMENTS.test(message) ||
    namesArgument(message, argument)
  );
}

/** A short name may be a word by chance: it counts only in quotes or next to a sign. */
function namesArgument(message: string, argument: string | undefined): boolean {
  const name = argument?.replaceAll("`", "").split(".").at(-1);
  if (name === undefined || name === "") return false;
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const around = name.length < 3 ? [`["'\`.:/[(]`, `["'\`.:/\\])]`] : ["(?<!\\w)", "(?!\\w)"];
  return new RegExp(around.join(word), "i").test(message);
}

function pattern(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "is");
}
