import { domainToASCII } from "node:url";
import { type DefinedFormats, fullFormats } from "ajv-formats/dist/formats.js";
import { isObject } from "../../core/json/json.js";

type Check = (text: string) => boolean;

/** Formats of the vocabulary that the library does not have: those of ASCII, with other letters beside. */
export const INTERNATIONAL: Readonly<Record<string, Check>> = {
  iri: (text) => check("uri")(percentEncoded(text)),
  "iri-reference": (text) => check("uri-reference")(percentEncoded(text)),
  "idn-email": (text) => check("email")(text.replace(NOT_ASCII, "a")),
  "idn-hostname": (text) => check("hostname")(domainToASCII(text)),
};

const NOT_ASCII = /[^\0-\x7f]/gu;

/** The check of a format; an unknown one asserts nothing. */
export function check(name: string): Check {
  if (Object.hasOwn(INTERNATIONAL, name)) return INTERNATIONAL[name]!;
  const format = Object.hasOwn(fullFormats, name) ? fullFormats[name as keyof DefinedFormats] : true;
  const test = isObject(format) && !(format instanceof RegExp) && "validate" in format ? format.validate : format;
  if (test instanceof RegExp) return (text) => test.test(text);
  if (typeof test !== "function") return () => true;
  return (text) => (test as (data: string) => unknown)(text) === true;
}

/** What is not ASCII as a URI writes it; half a surrogate pair stays, and is in no URI. */
function percentEncoded(text: string): string {
  return /\p{Surrogate}/u.test(text) ? text : text.replace(NOT_ASCII, encodeURIComponent);
}
