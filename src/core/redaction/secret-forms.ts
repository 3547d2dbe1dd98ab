import { pointerStep } from "../json/json.js";

/**
 * Every form in which a value may turn up in text: as it is, escaped for JSON up to three times, for a URL, for HTML and
 * for a JSON pointer, in hexadecimal digits, and inside base64 at any alignment. Each line of a value is a value too,
 * because stderr is read by lines. Forms of fewer than `minLength` characters are left out.
 */
export function formsOf(value: string, minLength: number): ReadonlySet<string> {
  const parts = [value, value.trim(), ...value.split(/\r?\n/)].filter((part) => part.length >= minLength);
  const forms = parts.flatMap((part) => {
    const escaped = [...htmlForms(part), pointerStep(part)].flatMap((form) => [form, ...jsonForms(form)]);
    const urls = [part, jsonText(part), pointerStep(part)].flatMap(urlForms);
    return [part, ...jsonForms(part), ...escaped, ...urls, ...hexForms(part), ...base64Forms(part)];
  });
  return new Set(forms.filter((form) => form.length >= minLength));
}

/** As several writers of JSON escape it. Server texts contain JSON, and results hold them as JSON again. */
function jsonForms(value: string): string[] {
  const json = jsonText(value);
  const ascii = escapedAs(json, /[\u007f-\uffff]/g);
  return [
    json,
    ascii,
    ascii.replace(/\\u[0-9a-f]{4}/g, (code) => `\\u${code.slice(2).toUpperCase()}`),
    json.replaceAll("/", "\\/"),
    // As Go's encoding/json and Gson write it.
    escapedAs(json, /[<>&]/g),
    escapedAs(json, /[<>&='`]/g),
  ].flatMap((once) => [once, jsonText(once), jsonText(jsonText(once))]);
}

function jsonText(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function escapedAs(json: string, characters: RegExp): string {
  return json.replace(characters, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function urlForms(value: string): string[] {
  const wellFormed = Buffer.from(value).toString();
  const component = encodeURIComponent(wellFormed);
  const form = new URLSearchParams({ v: wellFormed }).toString().slice(2);
  const strict = component.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  // A URL in the query of another one is encoded twice.
  return [component, form, strict, encodeURI(wellFormed), encodeURIComponent(component)].flatMap((text) => [
    text,
    text.replace(/%(?:25)*[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
}

/** With each way to write an apostrophe. */
function htmlForms(value: string): string[] {
  const html = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  return ["'", "&#39;", "&#x27;", "&apos;"].map((apostrophe) => html.replaceAll("'", apostrophe));
}

/** Without a separator, or with one after each byte. */
function hexForms(value: string): string[] {
  const hex = Buffer.from(value).toString("hex");
  return ["", ":", " ", "-"]
    .map((between) => hex.replace(/..(?!$)/g, `$&${between}`))
    .flatMap((text) => [text, text.toUpperCase()]);
}

/** The digits that stay the same whatever surrounds the value, at each alignment, and those up to the end if nothing follows. */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  const forms = [0, 1, 2].flatMap((before) => {
    const digits = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    const start = Math.ceil((before * 8) / 6);
    const unpadded = digits.replace(/=+$/, "");
    const fixed = Math.floor(((before + bytes.length) * 8) / 6);
    return [digits.slice(start), unpadded.slice(start), digits.slice(start, fixed)];
  });
  return forms.flatMap((text) => [
    text,
    text.replaceAll("+", "-").replaceAll("/", "_"),
    encodeURIComponent(text),
    text.replaceAll("/", "\\/"),
  ]);
}
