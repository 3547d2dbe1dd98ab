import { describe, expect, it } from "vitest";
import { formsOf } from "../../../src/core/redaction/secret-forms.js";

const VALUE = `a"b/c<&>é='1 \`~`;

describe("a value can be read", () => {
  it.each([
    ["as it is", VALUE],
    ["in JSON", `a\\"b/c<&>é='1 \`~`],
    ["in JSON in JSON", `a\\\\\\"b/c<&>é='1 \`~`],
    ["in JSON in JSON in JSON", `a\\\\\\\\\\\\\\"b/c<&>é='1 \`~`],
    ["in JSON of ASCII", `a\\"b/c<&>\\u00e9='1 \`~`],
    ["in JSON of ASCII, in capitals", `a\\"b/c<&>\\u00E9='1 \`~`],
    ["in JSON of ASCII in JSON", `a\\\\\\"b/c<&>\\\\u00e9='1 \`~`],
    ["in JSON with escaped slashes", `a\\"b\\/c<&>é='1 \`~`],
    ["in JSON for HTML", `a\\"b/c\\u003c\\u0026\\u003eé='1 \`~`],
    ["in JSON of Gson", `a\\"b/c\\u003c\\u0026\\u003eé\\u003d\\u00271 \\u0060~`],
    ["in a URL", `a%22b%2Fc%3C%26%3E%C3%A9%3D'1%20%60~`],
    ["in a URL, in small letters", `a%22b%2fc%3c%26%3e%c3%a9%3d'1%20%60~`],
    ["in a form", `a%22b%2Fc%3C%26%3E%C3%A9%3D%271+%60%7E`],
    ["in a form, in small letters", `a%22b%2fc%3c%26%3e%c3%a9%3d%271+%60%7e`],
    ["in a strict URL", `a%22b%2Fc%3C%26%3E%C3%A9%3D%271%20%60~`],
    ["in a whole URL", `a%22b/c%3C&%3E%C3%A9='1%20%60~`],
    ["in a URL in a URL", `a%2522b%252Fc%253C%2526%253E%25C3%25A9%253D'1%2520%2560~`],
    ["in a URL in a URL, in small letters", `a%2522b%252fc%253c%2526%253e%25c3%25a9%253d'1%2520%2560~`],
    ["in JSON in a URL", `a%5C%22b%2Fc%3C%26%3E%C3%A9%3D'1%20%60~`],
    ["in HTML", `a&quot;b/c&lt;&amp;&gt;é='1 \`~`],
    ["in HTML with an apostrophe in decimal digits", `a&quot;b/c&lt;&amp;&gt;é=&#39;1 \`~`],
    ["in HTML with an apostrophe in hexadecimal digits", `a&quot;b/c&lt;&amp;&gt;é=&#x27;1 \`~`],
    ["in XML", `a&quot;b/c&lt;&amp;&gt;é=&apos;1 \`~`],
    ["in HTML in JSON", `a&quot;b\\/c&lt;&amp;&gt;é='1 \`~`],
    ["in a JSON pointer", `a"b~1c<&>é='1 \`~0`],
    ["in a JSON pointer in a URL", `a%22b~1c%3C%26%3E%C3%A9%3D'1%20%60~0`],
    ["in a JSON pointer in JSON", `a\\"b~1c<&>é='1 \`~0`],
  ])("%s", (_, form) => {
    expect(formsOf(VALUE, 8)).toContain(form);
  });

  it("in each of its lines that is long enough, and without blanks around it", () => {
    expect([...formsOf(" 12345678\r\nabcdefgh\nshort ", 8)]).toEqual(
      expect.arrayContaining([" 12345678\r\nabcdefgh\nshort ", "12345678\r\nabcdefgh\nshort", " 12345678", "abcdefgh"]),
    );
    expect(formsOf("12345678\nshort", 8)).not.toContain("short");
    expect(formsOf("1234567", 8)).toEqual(new Set());
  });
});

describe("a value is encoded", () => {
  const hex = "6122622f633c263ec3a93d273120607e";

  it.each([
    ["in hexadecimal digits", hex],
    ["in capitals", hex.toUpperCase()],
    ["with colons", "61:22:62:2f:63:3c:26:3e:c3:a9:3d:27:31:20:60:7e"],
    ["with blanks, in capitals", "61 22 62 2F 63 3C 26 3E C3 A9 3D 27 31 20 60 7E"],
    ["with hyphens", "61-22-62-2f-63-3c-26-3e-c3-a9-3d-27-31-20-60-7e"],
    ["in base64", "YSJiL2M8Jj7DqT0nMSBgfg=="],
    ["in base64 without padding", "YSJiL2M8Jj7DqT0nMSBgfg"],
    ["in base64, up to what the next byte changes", "YSJiL2M8Jj7DqT0nMSBgf"],
    ["in base64 in a URL", "YSJiL2M8Jj7DqT0nMSBgfg%3D%3D"],
    ["in base64 behind one byte", Buffer.from(`xa"b/c<&>é='1 \`~`).toString("base64").slice(2, 22)],
    ["in base64 behind two bytes", Buffer.from(`xxa"b/c<&>é='1 \`~`).toString("base64").slice(3)],
  ])("%s", (_, form) => {
    expect(formsOf(VALUE, 8)).toContain(form);
  });

  it("in base64 for URLs, and with escaped slashes", () => {
    const forms = formsOf("\xfb\xff\xfe?>~\xff\xfe", 8);
    const base64 = Buffer.from("\xfb\xff\xfe?>~\xff\xfe").toString("base64");
    expect(base64).toMatch(/[+/]/);
    for (const form of [
      base64,
      base64.replaceAll("+", "-").replaceAll("/", "_"),
      encodeURIComponent(base64),
      base64.replaceAll("/", "\\/"),
    ]) {
      expect(forms).toContain(form);
    }
  });
});
