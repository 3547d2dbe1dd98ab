import { pointerStep } from "../json/json-pointer.js";

/** The forms of one value. */
export interface Forms {
  /** Those in which it can be read, except for escaped characters. */
  readable: Set<string>;
  /** Those in other alphabets. */
  encoded: Set<string>;
}

/**
 * Every form in which one value may turn up in text: as it is, escaped once or more for JSON, escaped for a URL, for
 * HTML, for quoted-printable or for a JSON pointer; in codes of HTML or quoted-printable, in hexadecimal digits, and inside
 * base64 or base32 at any alignment; of a value with several lines each line too, because stderr is read by lines. Parts of fewer than `minLength` characters are left out.
 */
export function formsOf(value: string, minLength: number): Forms {
  const parts = new Set([value, value.trim(), ...value.split(/\r?\n/)].filter((part) => part.length >= minLength));
  const readable = new Set(parts);
  const encoded = new Set<string>();
  for (const plain of parts) {
    const others = otherForms(plain).flatMap((form) => [form, ...jsonForms(form)]);
    const json = JSON.stringify(plain).slice(1, -1);
    const urls = [...urlForms(plain), ...urlForms(json)];
    for (const form of [...jsonForms(plain), ...urls, ...others, ...quotedPrintableForms(plain)]) readable.add(form);
    const bytes = Buffer.from(plain);
    const utf16 = Buffer.from(plain, "utf16le");
    const base64 = [bytes, utf16, Buffer.from(utf16).swap16()].flatMap(base64Forms);
    for (const form of [...base64, ...hexForms(bytes), ...base32Forms(bytes), ...codeForms(plain)]) encoded.add(form);
  }
  return { readable, encoded };
}

/** Server texts contain JSON, and results hold them as JSON again: so up to three levels. */
function jsonForms(value: string): string[] {
  const escapers = [
    (text: string) => JSON.stringify(text).slice(1, -1),
    (text: string) => asciiOnly(JSON.stringify(text).slice(1, -1)),
    (text: string) => asciiOnly(JSON.stringify(text).slice(1, -1)).replace(/\\u[0-9a-f]{4}/g, upperHex),
    (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
    (text: string) => JSON.stringify(text).slice(1, -1).replace(/[<>&]/g, unicodeEscape),
    // As Gson writes it.
    (text: string) =>
      JSON.stringify(text)
        .slice(1, -1)
        .replace(/[<>&='`]/g, unicodeEscape),
  ];
  const again = (text: string) => JSON.stringify(text).slice(1, -1);
  return escapers.map((escaper) => escaper(value)).flatMap((once) => [once, again(once), again(again(once))]);
}

function urlForms(value: string): string[] {
  const bytes = Buffer.from(value);
  const wellFormed = bytes.toString();
  const component = encodeURIComponent(wellFormed);
  const form = new URLSearchParams({ v: wellFormed }).toString().slice(2);
  const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  // A URL in the query of another one is encoded twice.
  return [component, form, strict, encodeURI(wellFormed), encodeURIComponent(component)].flatMap((text) => [
    text,
    text.replace(/%(?:25)*[0-9A-F]{2}/g, (hex) => hex.toLowerCase()),
  ]);
}

/** For HTML and XML, in the ways to write an apostrophe; as the step of a JSON pointer. */
function otherForms(value: string): string[] {
  const html = value.replace(
    /[&<>"]/g,
    (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[char] ?? char,
  );
  const pointer = pointerStep(value);
  return [
    html,
    html.replaceAll("'", "&#39;"),
    html.replaceAll("'", "&#x27;"),
    html.replaceAll("'", "&apos;"),
    pointer,
    encodeURIComponent(Buffer.from(pointer).toString()),
    value.replaceAll("=", "=3D"),
  ];
}

/** With as few codes as can be, also for blanks or not: too few, maybe, for the text to be known as quoted-printable. */
function quotedPrintableForms(value: string): string[] {
  const bytes = Buffer.from(value).toString("latin1");
  const codeOf = (char: string) => `=${char.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return [/[^!-<>-~]/g, /[^ -<>-~]/g].flatMap((coded) => [
    bytes.replace(coded, codeOf),
    bytes.replace(coded, (char) => codeOf(char).toUpperCase()),
  ]);
}

/** With a code for every character, which may be broken like any other text; `decoded` finds codes among characters. */
function codeForms(value: string): string[] {
  const points = [...value].map((char) => char.codePointAt(0) as number);
  const bytes = [...Buffer.from(value)].map((byte) => `=${byte.toString(16).padStart(2, "0")}`).join("");
  const hex = (point: number) => point.toString(16);
  return [
    points.map((point) => `&#${point};`).join(""),
    points.map((point) => `&#x${hex(point)};`).join(""),
    points.map((point) => `&#x${hex(point).toUpperCase()};`).join(""),
    bytes,
    bytes.toUpperCase(),
  ];
}

/** Without a separator, or with one after each byte. */
function hexForms(bytes: Buffer): string[] {
  const hex = bytes.toString("hex");
  return ["", ":", " ", "-"]
    .map((between) => hex.replace(/..(?!$)/g, `$&${between}`))
    .flatMap((text) => [text, text.toUpperCase()]);
}

function base32Forms(bytes: Buffer): string[] {
  return alignedForms(bytes, 5, 5, base32).flatMap((text) => [text, text.toLowerCase()]);
}

/** The whole form, and the part that stays the same if other bytes surround it (such as a user name in Basic credentials). */
function base64Forms(bytes: Buffer): string[] {
  const whole = bytes.toString("base64");
  const aligned = alignedForms(bytes, 3, 6, (all) => all.toString("base64").replace(/=+$/, ""));
  return [whole, ...aligned].flatMap((text) => [
    text,
    text.replaceAll("+", "-").replaceAll("/", "_"),
    encodeURIComponent(text),
    text.replaceAll("/", "\\/"),
  ]);
}

/**
 * The form without padding, and for each number of bytes before it, up to `group`: its characters of `bits` that stand for
 * these bytes alone, and those up to the end if nothing follows.
 */
function alignedForms(bytes: Buffer, group: number, bits: number, encode: (bytes: Buffer) => string): string[] {
  const inside = Array.from({ length: group }, (_, before) => {
    const all = encode(Buffer.concat([Buffer.alloc(before), bytes]));
    const start = Math.ceil((before * 8) / bits);
    return [all.slice(start, Math.floor(((before + bytes.length) * 8) / bits)), all.slice(start)];
  });
  return [encode(bytes), ...inside.flat()];
}

function base32(bytes: Buffer): string {
  const binary = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = binary.match(/.{1,5}/g) ?? [];
  return fives.map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function asciiOnly(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, unicodeEscape);
}

function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function upperHex(escaped: string): string {
  return `\\u${escaped.slice(2).toUpperCase()}`;
}
