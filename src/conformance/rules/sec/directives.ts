import { oncePer } from "../../../core/once.js";
import { excerpt, hide, say } from "../../../core/redaction/redacted.js";
import {
  breach,
  type Definition,
  type DefinitionContext,
  definitionChecks,
  EVERY,
  placeText,
} from "../../definitions/definition.js";
import { firstBy } from "../../definitions/listed.js";

const MAX_SHOWN = 120;
const MAX_MATCHES = 50;
/** Words that negate the directive that follows them in the same sentence. */
const NEGATION =
  /\b(?:not|never|avoid|without|cannot|don't|doesn't|mustn't|shouldn't|won't|no need to|refuses? to)\b[^.!?:;]{0,60}$/;

/** Directives that override what a user or a client has said; texts are in lower case, with single blanks. */
const INJECTION = [
  /\b(?:ignore|disregard|forget)\b(?: [\w']{1,20}){0,3} (?:previous|prior|preceding|above|earlier|your|system)(?: [\w']{1,20}){0,2} (?:instructions?|prompts?|directives?|guidelines|rules|training)\b/,
  /\b(?:override|bypass|replace) (?:your|the) (?:[\w']{1,20} ){0,2}(?:system prompt|safety|guardrails|instructions)\b/,
  /\b(?:reveal|print|repeat|output|leak|disclose|return) (?:[\w']{1,20} ){0,3}(?:system prompt|hidden instructions|your instructions|initial instructions)\b/,
  /\byou are now (?:an?|in) (?:[\w'-]{1,20} ){0,4}(?:assistant|ai|mode|agent|admin|administrator|model)\b/,
  /\b(?:your|the) (?:new|real|actual|true) (?:instructions|task|goal|objective|role) (?:is|are)\b/,
  /<\/?(?:important|system|secret|hidden|admin|system_prompt|system-prompt|instructions_override)>/,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?inst\]|<<\/?sys>>/,
  /\bfrom now on,? (?:you|always|never|every)\b/,
];
const CONCEALMENT = [
  /\b(?:do not|don't|never|must not|should not) (?:ever )?(?:tell|inform|notify|alert|warn) (?:the |your )?(?:user|human|operator)s?\b/,
  /\b(?:do not|don't|never|must not|should not) (?:ever )?(?:mention|reveal|disclose|admit|explain)(?: [\w']{1,20}){0,5} to (?:the |your )?(?:user|human|operator)s?\b/,
  /\bwithout (?:telling|informing|the knowledge of) (?:the |your )?(?:user|human|operator)s?\b/,
  /\b(?:secretly|covertly|silently|quietly) (?:send|read|call|invoke|include|forward|upload|collect|copy|execute|run|pass|append)\b/,
  /\bkeep (?:this|it) (?:a )?(?:secret|hidden) from (?:the |your )?(?:user|human)\b/,
];
const CROSS_TOOL = [
  /\b(?:before|after|instead of|whenever|prior to|every time|when)(?: you)? (?:us|call|invok|runn)(?:e|ing)? (?:any|all|every|each)(?: of the)? other (?:mcp )?(?:tool|server|function)s?\b/,
  /\b(?:do not|don't|never|stop) (?:use|call|trust|invoke|using|calling) (?:any |the |all )?(?:other (?:mcp )?(?:tool|server)s?|(?:tool|server)s (?:of|from) other (?:mcp )?servers)\b/,
  /\b(?:this|the following) (?:tool |server |instruction )?(?:overrides|supersedes|takes precedence over) (?:any|all|every|the) other (?:mcp )?(?:tool|server)s?\b/,
];
/** A directive that names a tool: it depends on whether the server has that tool. */
const NAMED_TOOL =
  /\b(?:when(?:ever)?|before|after|instead of|do not use|don't use|never use|stop using|modif(?:y|ies) (?:the behavior of )?)(?: (?:the|using|calling|invoking|you call|you use))? ["'`]?([a-z][\w-]{1,60}[_-][\w-]{1,60})["'`]? (?:tool|mcp tool|function) (?:is|must|should|always|also|for|,)/g;
const SENSITIVE_FILE =
  /(?:~|\/home\/[\w$]{1,30}|\/root|\$home|%userprofile%)[\\/]\.(?:ssh|aws|kube|gnupg|netrc|git-credentials|docker|config\/gcloud)\b[\w\\/.-]{0,60}(?<!\.pub)|\bid_(?:rsa|ed25519|ecdsa)\b(?!\.pub)|\/etc\/(?:passwd|shadow)\b|\.cursor\/mcp\.json|claude_desktop_config\.json|\bwallet\.dat\b/g;
const HANDING_OVER =
  /\b(?:pass|send|include|attach|append|upload|post|forward|provide|put|paste|submit|insert|as (?:the )?(?:value|content|argument|parameter))\b/;
const TAKING = /\b(?:read|open|cat|load|get|fetch|access|retrieve|contents? of)\b/;
const NEAR = 200;
const EXFILTRATION = [
  /\b(?:include|pass|send|append|attach|put|insert|copy|forward|post|upload|provide)(?: [\w'-]{1,20}){0,4} (?:entire|full|whole|complete|all)(?: [\w'-]{1,20}){0,3} (?:conversation|chat|message) (?:history|log|transcript|context|so far)\b/,
  /\b(?:include|pass|send|append|attach|put|insert|copy|forward|post|upload)(?: [\w'-]{1,20}){0,4} (?:system prompt|(?:all|the|your) environment variables|(?:the|your) previous (?:messages|tool results|tool calls))\b/,
  /\b(?:always|also|additionally|first) (?:cc|bcc|send|forward|copy|post|upload|report)\b[^.!?]{0,80}(?:https?:\/\/|\b[\w.+-]{1,40}@[\w-]{1,40}\.\w{2,20}\b)/,
];

export const DIRECTIVE_CHECKS = definitionChecks(EVERY, {
  "SEC-INJECTION": (definition) => directiveBreaches(definition, INJECTION, "tells the model to disregard others"),
  "SEC-CONCEALMENT": (definition) =>
    directiveBreaches(definition, CONCEALMENT, "tells the model to hide something from the user"),
  "SEC-CROSS-TOOL": (definition, context) => [
    ...directiveBreaches(definition, CROSS_TOOL, "gives instructions for tools of other servers"),
    ...breachesIn(definition, "gives instructions for a tool that the server does not have", (text) => {
      const matches = [...text.matchAll(NAMED_TOOL)].slice(0, MAX_MATCHES);
      return matches.find(([, name = ""]) => !isOwnName(name, definition, context));
    }),
  ],
  "SEC-EXFILTRATION": (definition) => [
    ...directiveBreaches(definition, EXFILTRATION, "tells the model to hand over what the tool does not need"),
    ...breachesIn(definition, "tells the model to read a file with secrets and to hand it over", (text) =>
      [...text.matchAll(SENSITIVE_FILE)].find(({ 0: file, index }) => {
        const before = text.slice(Math.max(0, index - NEAR), index);
        const around = before + text.slice(index, index + file.length + NEAR);
        return TAKING.test(before) && HANDING_OVER.test(around) && !NEGATION.test(before);
      }),
    ),
  ],
});

/** The texts in the form in which directives are recognised: without invisible characters, in lower case, with single blanks. */
const plainTexts = oncePer(({ texts }: Definition): Definition["texts"] =>
  texts
    .filter(({ text }) => /[ <[]/.test(text))
    .map((place) => ({
      ...place,
      text: place.text
        .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, "")
        .replace(/[\u2018\u2019]/g, "'")
        .replace(/\s+/g, " ")
        .toLowerCase(),
    })),
);

function breachesIn(definition: Definition, what: string, find: (text: string) => readonly string[] | undefined) {
  return plainTexts(definition).flatMap(({ path, text }) => {
    const [match] = find(text) ?? [];
    if (match === undefined) return [];
    return [breach(path, say`${placeText(path)} ${hide(what)}: "${excerpt(match, MAX_SHOWN)}"`)];
  });
}

function directiveBreaches(definition: Definition, patterns: readonly RegExp[], what: string) {
  return breachesIn(definition, what, (text) => {
    const matches = patterns.map((pattern) => pattern.exec(text)).filter((match) => match !== null);
    return matches.find(({ index }) => !NEGATION.test(text.slice(Math.max(0, index - 80), index)));
  });
}

/** A tool or an argument of the server may be named. */
function isOwnName(name: string, { texts }: Definition, { all }: DefinitionContext): boolean {
  return byLowerName(all).has(name) || texts.some(({ isName, text }) => isName && text.toLowerCase() === name);
}

const byLowerName = firstBy(EVERY, ({ name }) => name.toLowerCase());
