import { domainToASCII } from "node:url";
import { Ajv, type CodeKeywordDefinition, type Options, str } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";

/** A new validator, in which nothing is compiled yet. */
export function createValidator(draft07: boolean, allErrors: boolean): Ajv {
  const settings: Options = {
    allErrors,
    strict: false,
    ownProperties: true,
    verbose: true,
    logger: false,
    // Schemas are checked by code that is compiled already.
    meta: false,
    validateSchema: false,
    // Optimizing takes half the time of compiling, and makes the code no faster.
    code: { optimize: false },
    ignoreKeywordsWithRef: draft07,
  };
  const ajv = draft07 ? new Ajv(settings) : new Ajv2020(settings);
  addFormats.default(ajv);
  for (const [name, check] of Object.entries(INTERNATIONAL)) ajv.addFormat(name, check);
  replaceKeywords(ajv);
  return ajv;
}

/** Keywords that ajv judges wrongly: it divides in binary, where 0.3 is no multiple of 0.1, and refuses an empty enum. */
function replaceKeywords(ajv: Ajv): void {
  ajv.removeKeyword("multipleOf").addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    error: { message: ({ schemaCode }) => str`must be multiple of ${schemaCode}` },
    compile: (divisor: number) => (value: number) => isMultiple(value, divisor),
  });
  const original = ajv.getKeyword("enum") as CodeKeywordDefinition;
  ajv.removeKeyword("enum").addKeyword({
    ...original,
    code: (context, type) => ([context.schema].flat().length === 0 ? context.fail() : original.code(context, type)),
  });
}

/** Whether a number is a multiple of another one, as both are written in decimal. */
function isMultiple(value: number, divisor: number): boolean {
  const [a, b] = [decimal(value), decimal(divisor)];
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (part: typeof a) => part.digits * 10n ** BigInt(part.exponent - exponent);
  return scaled(a) % scaled(b) === 0n;
}

/** A number as `digits` times ten to the power of `exponent`. */
function decimal(value: number): { digits: bigint; exponent: number } {
  const [mantissa = "", power] = value.toExponential().split("e");
  const [whole, fraction = ""] = mantissa.split(".");
  return { digits: BigInt(`${whole}${fraction}`), exponent: Number(power) - fraction.length };
}

type FormatCheck = (text: string) => boolean;

/** Formats of the vocabulary that the library does not have: those of ASCII, with other letters beside. */
const INTERNATIONAL: Readonly<Record<string, FormatCheck>> = {
  iri: (text) => asciiFormat("uri")(percentEncoded(text)),
  "iri-reference": (text) => asciiFormat("uri-reference")(percentEncoded(text)),
  "idn-email": (text) => asciiFormat("email")(text.replace(NOT_ASCII, "a")),
  "idn-hostname": (text) => asciiFormat("hostname")(domainToASCII(text)),
};

const NOT_ASCII = /[^\0-\x7f]/gu;

function asciiFormat(name: "uri" | "uri-reference" | "email" | "hostname"): FormatCheck {
  const format = fullFormats[name] as RegExp | FormatCheck;
  return format instanceof RegExp ? (text) => format.test(text) : format;
}

/** What is not ASCII as a URI writes it; half a surrogate pair stays, and is in no URI. */
function percentEncoded(text: string): string {
  return /\p{Surrogate}/u.test(text) ? text : text.replace(NOT_ASCII, encodeURIComponent);
}
