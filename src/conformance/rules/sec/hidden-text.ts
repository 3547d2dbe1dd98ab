import type { Redacted } from "../../../core/redaction/redact.js";
import { excerpt, hide, say } from "../../../core/redaction/redacted.js";
import { replaceTokens } from "../../../core/redaction/tokens.js";
import { breach, definitionChecks, EVERY, isDescription, judgeTexts, placeText } from "../../definitions/definition.js";

const MAX_SHOWN = 80;
const MAX_DECODED = 4_096;

/** A flag such as that of Scotland is written with tag characters. */
const FLAG = /\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{1,10}\u{E007F}/gu;
/** Characters that are invisible or reorder others; those that scripts and emoji need count only between Latin letters. */
const INVISIBLE: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/[\u{E0000}-\u{E007F}]/u, "tag characters, which spell a hidden text"],
  [/[\u202A-\u202E\u2066-\u2069]/u, "characters that change the direction of the text"],
  [/[\u200B\u2060-\u2064\u180E\u3164\u115F\u1160\uFFA0]|(?!^)\uFEFF/u, "characters of no width"],
  [/[A-Za-z][\u200C\u200D][A-Za-z]/u, "characters of no width between letters"],
  [/[\uFE00-\uFE0F]{2}|[\u{E0100}-\u{E01EF}]{2}/u, "variation selectors in a row, which may spell a hidden text"],
];
const CONTROL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/;
const MIXED_WORD = /[A-Za-z][\u0400-\u052F]|[\u0400-\u052F][A-Za-z]/;
const COMMENT = /<!--(?!\s{0,5}-->)/;
const FAR_AWAY = /(?:\r?\n[ \t]{0,20}){30}\S|[ \t\u00A0\u3000]{200}\S/;
const ENCODED: readonly (readonly [pattern: RegExp, decode: (text: string) => string])[] = [
  [/[A-Za-z0-9+/_-]{40,4096}={0,2}/g, (text) => Buffer.from(text, "base64").toString("latin1")],
  [/(?:[0-9a-fA-F]{2}){20,4096}/g, (text) => Buffer.from(text, "hex").toString("latin1")],
  [/(?:%[2-7][0-9a-fA-F]){8,4096}/g, (text) => fromHex(text, "%")],
  [/(?:\\x[2-7][0-9a-fA-F]){8,4096}/g, (text) => fromHex(text, "\\x")],
  [/(?:\\u00[2-7][0-9a-fA-F]){8,4096}/g, (text) => fromHex(text, "\\u00")],
];
const WORDS = /[A-Za-z]{2,20}(?: [A-Za-z]{1,20}){2}/;
const PLACEHOLDER = /example|placeholder|your|x{4,}|1234|abcd/i;
const PRIVATE_KEY = /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----\s{0,5}[A-Za-z0-9+/]{20}/;
const PASSWORD_IN_URL = /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{1,64}:([^\s/@"'<>{}$*]{6,64})@/gi;
const PASSWORD_WORDS = /^(?:pass(?:word|wd)?|pwd|secret|token|your.*|my.*|.*password.*|x+|user.*|example.*)$/i;

export const HIDDEN_TEXT_CHECKS = definitionChecks(EVERY, {
  "SEC-HIDDEN-UNICODE": judgeTexts((text) => {
    // Nearly all texts have no such character.
    if (!/[^\0-\u02FF]/.test(text)) return undefined;
    const plain = text.replace(FLAG, "");
    const [, what] = INVISIBLE.find(([pattern]) => pattern.test(plain)) ?? [];
    return what && say`has ${hide(what)}`;
  }),
  "SEC-CONTROL-CHARACTER": judgeTexts((text) => {
    const [match] = CONTROL.exec(text) ?? [];
    return match && say`has the control character ${codeOf(match)}`;
  }),
  "SEC-MIXED-SCRIPT": judgeTexts((text) => {
    const [match] = MIXED_WORD.exec(text) ?? [];
    return match && say`mixes Latin and Cyrillic letters in one word: ${codeOf(match)}`;
  }),
  "SEC-HIDDEN-MARKUP": judgeTexts((text, place) => {
    if (!isDescription(place)) return undefined;
    if (COMMENT.test(text)) return say`has a comment, which rendered markup hides`;
    return FAR_AWAY.test(text) ? say`has text hidden behind many blanks` : undefined;
  }),
  "SEC-ENCODED": judgeTexts((text) => {
    const decoded = decodedText(text);
    return decoded && say`has an encoded text: "${decoded}"`;
  }),
  "SEC-SECRET": ({ texts }) =>
    texts.flatMap(({ path, text }) => {
      const what = secretIn(text);
      return what ? [{ ...breach(path, say`${placeText(path)} has ${hide(what)}`), isSecret: true }] : [];
    }),
});

function decodedText(text: string): Redacted | undefined {
  for (const [pattern, decode] of ENCODED) {
    for (const [part] of text.matchAll(pattern)) {
      const decoded = decode(part).slice(0, MAX_DECODED);
      if (/^[\t\n\r -~]*$/.test(decoded) && WORDS.test(decoded)) return excerpt(decoded, MAX_SHOWN);
    }
  }
  return undefined;
}

function fromHex(text: string, mark: string): string {
  return Buffer.from(text.replaceAll(mark, ""), "hex").toString("latin1");
}

function secretIn(text: string): string | undefined {
  if (PRIVATE_KEY.test(text)) return "a private key";
  const password = [...text.matchAll(PASSWORD_IN_URL)].find(([, word = ""]) => !PASSWORD_WORDS.test(word));
  if (password !== undefined) return "a password in a URL";
  if (hide(text) === text) return undefined;
  const tokens: string[] = [];
  const rest = replaceTokens(text, (token) => {
    tokens.push(token);
    return "";
  });
  if (tokens.some((token) => !PLACEHOLDER.test(token))) return "a token";
  // Without its tokens: what is left was given to this process as a secret.
  return hide(rest) === rest ? undefined : "a secret that the server was given";
}

/** `U+200B`, for each character. */
function codeOf(text: string): Redacted {
  const codes = [...text].map((character) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase());
  return hide(codes.map((code) => `U+${code.padStart(4, "0")}`).join(" "));
}
