import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redaction/redact.js";
import { formsOf } from "../../../src/core/redaction/secret-forms.js";
import { sanitize } from "../../../src/core/sanitize.js";

/** Values that a mark or plain text of these tests never holds. */
const secret = fc
  .string({ minLength: 8, maxLength: 40, unit: "binary" })
  .filter((value) => value.trim().length >= 8 && !/^[a-z: «»]*$/i.test(value) && !value.includes("\n"));

/** A redactor with these secrets, by their names. */
function redactorOf(secrets: Readonly<Record<string, string>>) {
  const redactor = createRedactor();
  for (const [name, value] of Object.entries(secrets)) redactor.add(name, value);
  return redactor;
}

describe("named secrets", () => {
  const ways: Record<string, (value: string) => string> = {
    plain: (value) => `<${value}>`,
    json: (value) => JSON.stringify({ text: value }),
    "json in json": (value) => JSON.stringify({ text: JSON.stringify({ a: value }) }),
    url: (value) => `https://x.test/?q=${encodeURIComponent(Buffer.from(value).toString())}&r=1`,
    form: (value) => new URLSearchParams({ q: Buffer.from(value).toString() }).toString(),
    "json in a url": (value) => `?q=${encodeURIComponent(JSON.stringify({ a: value }))}`,
    "url in a url": (value) => `?q=${encodeURIComponent(`/?r=${encodeURIComponent(Buffer.from(value).toString())}`)}`,
    "json of Gson": (value) =>
      JSON.stringify({ a: value }).replace(/[<>&='`]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
    base64: (value) => Buffer.from(value).toString("base64"),
    base64url: (value) => Buffer.from(value).toString("base64url"),
    "base64 behind one byte": (value) => Buffer.from(`a${value}b`).toString("base64"),
    "base64 behind two bytes": (value) => Buffer.from(`ab${value}:tail`).toString("base64url"),
    "hexadecimal digits with colons": (value) =>
      Buffer.from(value)
        .toString("hex")
        .replace(/..(?!$)/g, "$&:"),
    "hexadecimal digits with blanks": (value) => Buffer.from(value).toString("hex").toUpperCase().replace(/../g, "$& "),
    html: (value) =>
      value.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c),
  };
  for (const [name, write] of Object.entries(ways)) {
    it(`are blanked in the form: ${name}`, () => {
      fc.assert(
        fc.property(secret, (value) => {
          const redactor = redactorOf({ MY_VAR: value });
          const written = write(value);
          const shown = redactor.text(written);
          expect(shown).toContain("«secret:MY_VAR»");
          expect(shown).not.toContain(written);
        }),
        { examples: [["\0 𐀀𐀀 \0\0\0"], ["\0!\0!\0!\0!"], ["my own pass phrase"]] },
      );
    });
  }

  it("never survive among others, and redacting twice changes nothing", () => {
    fc.assert(
      fc.property(fc.array(secret, { minLength: 1, maxLength: 5 }), fc.array(fc.string()), (values, texts) => {
        const redactor = createRedactor();
        values.forEach((value, i) => {
          redactor.add(`V${i}`, value);
        });
        const once = redactor.text(texts.map((text, i) => text + values[i % values.length]).join(values[0]));
        for (const value of values) expect(once).not.toContain(value);
        expect(redactor.text(once)).toBe(once);
      }),
    );
  });

  it("leave every other text as it is", () => {
    const redactor = redactorOf({ A: "s3cr3t-value-1", B: "another+one/here==" });
    const texts = fc.lorem({ maxCount: 30 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(redactor.text(text)).toBe(text);
      }),
    );
  });

  it("take the longest if one is the beginning of another", () => {
    const redactor = redactorOf({ SHORT: "12345678", LONG: "12345678-and-more" });
    expect(redactor.text("12345678-and-more 12345678")).toBe("«secret:LONG» «secret:SHORT»");
  });

  it("are blanked line by line if a value has several lines", () => {
    const redactor = redactorOf({ PEM: "-----BEGIN KEY-----\nMIIEvQIBADANBg\n-----END KEY-----\n" });
    expect(redactor.text("stderr: MIIEvQIBADANBg")).toBe("stderr: «secret:PEM»");
  });

  it("whose value is part of their name keep their mark whole", () => {
    const redactor = redactorOf({ API_TOKEN: "API_TOKEN" });
    const once = redactor.text("x API_TOKEN y");
    expect(once).toBe("x «secret:API_TOKEN» y");
    expect(redactor.text(once)).toBe(once);
  });
});

describe("what stands in a secret does not keep it from being hidden", () => {
  const redactor = redactorOf({ MY_TOKEN: "prod-Zq81kLw0/Xv7" });
  const token = "ghp_a1B2c3D4e5F6g7H8i9J0";

  it.each(["?q%3D", "?q%3d", "{\\u003d"])("an escaped character before a token: %j", (before) => {
    expect(redactor.text(`${before}${token} b`)).toBe(`${before}«secret:token» b`);
  });

  it.each(["\x1b[0m", "\x1b]0;title\x07", "\u200b", "\0", "\u202e", "\x9b1m"])("a control sequence: %j", (broken) => {
    for (let at = 1; at < 17; at++) {
      const text = `a ${"prod-Zq81kLw0/Xv7".slice(0, at)}${broken}${"prod-Zq81kLw0/Xv7".slice(at)} b`;
      expect(redactor.text(text)).toBe("a «secret:MY_TOKEN» b");
      const json = JSON.stringify({ text });
      expect(redactor.isClean(json)).toBe(false);
    }
    expect(redactor.text(`a ${token.slice(0, 9)}${broken}${token.slice(9)} b`)).toBe("a «secret:token» b");
  });

  it("any control sequence at any place of any secret, in every form, also where it is shown", () => {
    const sequences = [
      ...["\x1b[0m", "\x1b[38;5;1m", "\x9b1m", "\x1b]0;t\x07", "\x1b]0;t\x1b\\", "\x1bPq\x1b\\", "\x9d0;t\x9c"],
      ...["\x1bc", "\x1b7", "\x1b=", "\x1b(B", "\x1b", "\x07", "\b", "\f", "\r", "\0", "\x7f", "\x85"],
      ...["\u00ad", "\u034f", "\u200b"],
      ...["\u202e", "\u2028", "\u2066", "\u3164", "\ufe0f", "\ufeff", "\ufff9", "\u{e0041}", "\ud800", "\udc00"],
    ];
    const text = fc.string({ minLength: 8, unit: fc.constantFrom(...'\\\\nta"/<%+é1aZ') });
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom(...sequences), fc.nat(), (secret, at, sequence, which) => {
        const own = redactorOf({ S: secret });
        const forms = [...formsOf(secret, 8)];
        const form = forms[which % forms.length] as string;
        const cut = 1 + (at % (form.length - 1));
        const broken = `a ${form.slice(0, cut)}${sequence}${form.slice(cut)} b`;
        const outputs = [own.text(broken), own.text(JSON.stringify(own.value({ broken })))];
        for (const output of outputs.flatMap((one) => [one, sanitize(one)])) {
          const shown = output.replaceAll(sequence, "").replaceAll(JSON.stringify(sequence).slice(1, -1), "");
          expect(forms.filter((one) => shown.includes(one))).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("a title in which it stands", () => {
    expect(redactor.text(`a \x1b]8;;${token}\x07b`)).toBe("a \x1b]8;;«secret:token»\x07b");
  });

  it("control sequences that belong to the secret", () => {
    const coloured = redactorOf({ COLOURED: "ab\x1b[0mcdefgh", BELLS: "\x07\x07\x07\x07abcd" });
    expect(coloured.text("is ab\x1b[0mcdefgh")).toBe("is «secret:COLOURED»");
    expect(coloured.text("is abcdefgh")).toBe("is «secret:COLOURED»");
    expect(coloured.text("is \x07\x07\x07\x07abcd")).toBe("is «secret:BELLS»");
  });

  it("a list of lines over which it goes", () => {
    const lines = redactorOf({ KEY: "first\nline\nlast" });
    expect(lines.value(["a first", "line", "last b"])).toEqual(["a «secret:KEY» b"]);
  });

  it("leaves the control sequences of a text without secrets", () => {
    expect(redactor.text("\x1b[31mred\x1b[0m")).toBe("\x1b[31mred\x1b[0m");
  });
});

it("well-known tokens are blanked as they stand, and as JSON", () => {
  const { text } = createRedactor();
  const token = "ghp_a1B2c3D4e5F6g7H8i9J0";
  const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r";
  expect(text(`"${token}"`)).toBe('"«secret:token»"');
  expect(text(JSON.stringify(`line\n${token}`))).toBe('"line\\n«secret:token»"');
  expect(text(`Bearer ${jwt}; ok`)).toBe("Bearer «secret:jwt»; ok");
  expect(text("a task-management-system-with-1-queue")).toBe("a task-management-system-with-1-queue");
});

describe("values", () => {
  const redactor = redactorOf({ MY_TOKEN: "hunter2hunter2", PIN_TOKEN: "1234567890" });

  it("are redacted in strings, keys and numbers", () => {
    const value = { a: ["hunter2hunter2", { "k hunter2hunter2": 1234567890 }], n: 5, b: null, c: true };
    const a = ["«secret:MY_TOKEN»", { "k «secret:MY_TOKEN»": "«secret:PIN_TOKEN»" }];
    expect(redactor.value(value)).toEqual({ a, n: 5, b: null, c: true });
  });

  it("are clean only if redaction would change nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const whole = { inside: value, more: ['"quoted" hunter2hunter2'] };
        expect(redactor.isClean(JSON.stringify(whole))).toBe(false);
      }),
    );
    expect(redactor.isClean('{"a":["b",1]}')).toBe(true);
    expect(redactor.isClean('{"Cookie":"a=b"}')).toBe(false);
  });

  it("of mcptest's own documents keep their names and words, and nothing else", () => {
    const redactor = redactorOf({ PASSWORD: "myserver2024", OTHER: "myclient2024" });
    const value = { server: "myserver2024", direction: "client", other: "client", myserver2024: "server" };
    expect(redactor.document(value)).toEqual({
      server: "«secret:PASSWORD»",
      direction: "client",
      other: "client",
      "«secret:PASSWORD»": "server",
    });
  });

  it("keep __proto__ as a plain key", () => {
    const value: unknown = JSON.parse('{"__proto__": {"x": "hunter2hunter2"}}');
    expect(JSON.stringify(redactor.value(value))).toBe('{"__proto__":{"x":"«secret:MY_TOKEN»"}}');
  });
});

describe("a value is redacted member by member", () => {
  const redactor = redactorOf({ MY_TOKEN: "hunter2hunter2", "A B/C.d-1": "other-secret-1" });

  it.each<[string, unknown, unknown]>([
    ["null", null, null],
    ["a number", 5.5, 5.5],
    ["a text", "is hunter2hunter2", "is «secret:MY_TOKEN»"],
    ["a name of other characters", "other-secret-1", "«secret:A_B_C.d-1»"],
    ["one text", ["hunter2hunter2"], ["«secret:MY_TOKEN»"]],
    ["an empty list", { a: [], b: {} }, { a: [], b: {} }],
    ["lists in lists", [[["hunter2hunter2"]]], [[["«secret:MY_TOKEN»"]]]],
    ["undefined", { a: undefined }, { a: undefined }],
  ])("%s", (_, value, shown) => {
    expect(redactor.value(value)).toEqual(shown);
  });

  it("in the order of its members", () => {
    const shown = redactor.value({ b: 1, a: { c: 1 }, hunter2hunter2: 2, d: [3] });
    expect(Object.keys(shown)).toEqual(["b", "a", "«secret:MY_TOKEN»", "d"]);
  });

  it("at most 500 levels deep", () => {
    const gone = "… (nested too deep to show)";
    let value: unknown = 1;
    for (let level = 0; level <= 500; level++) value = [value];
    expect(JSON.stringify(redactor.value(value))).not.toContain(gone);
    expect(JSON.stringify(redactor.value([value]))).toContain(gone);
    expect(JSON.stringify(redactor.document([value]))).toContain(gone);
    // Never a stack overflow.
    for (let level = 0; level < 100_000; level++) value = [value];
    expect(JSON.stringify(redactor.value(value))).toContain(gone);
  });

  const headers = "authorization proxy-authorization cookie set-cookie api-key x-api-key x-auth-token";
  it.each([...headers.split(" "), ...["x-access-token", "x-csrf-token", "x-amz-security-token"]])(
    "and the header %s by its name, in any case",
    (name) => {
      for (const written of [name, name.toUpperCase()]) {
        expect(redactor.value({ [written]: "any" })).toEqual({ [written]: `«secret:${name}»` });
        expect(redactor.isClean(JSON.stringify({ [written]: "any" }))).toBe(false);
      }
      expect(redactor.value({ [`${name}s`]: "any" })).toEqual({ [`${name}s`]: "any" });
      expect(redactor.isClean(JSON.stringify([name]))).toBe(true);
    },
  );

  it.each<[unknown, unknown]>([
    ["hunter2hunter2", "«secret:MY_TOKEN»"],
    ["Bearer hunter2hunter2", "Bearer «secret:MY_TOKEN»"],
    ["Bearer  hunter2hunter2", "«secret:authorization»"],
    ["hunter2hunter2 more", "«secret:authorization»"],
    ["a b hunter2hunter2", "«secret:authorization»"],
    ["", "«secret:authorization»"],
    [5, "«secret:authorization»"],
    [{ a: 1 }, "«secret:authorization»"],
    [null, null],
    [undefined, undefined],
    [
      ["hunter2hunter2", "x", null],
      ["«secret:MY_TOKEN»", "«secret:authorization»", null],
    ],
  ])("of a header %j only which secret it is: %j", (value, shown) => {
    expect(redactor.value({ Authorization: value })).toEqual({ Authorization: shown });
  });
});

describe("the secrets of a redactor", () => {
  it("are those that were added, once, with their first name", () => {
    const redactor = createRedactor();
    redactor.add("A", "hunter2hunter2");
    redactor.add("B", "hunter2hunter2");
    redactor.add("C", "");
    redactor.add("D", "short67");
    // The variable of a suite that passes it on.
    redactor.add("d", "short67");
    redactor.add("E", "12345678");
    expect(redactor.secrets()).toEqual([
      ["A", "hunter2hunter2"],
      ["E", "12345678"],
    ]);
    expect(redactor.text("hunter2hunter2 12345678 short67")).toBe("«secret:A» «secret:E» short67");
    expect(redactor.warnings()).toEqual(["D is shorter than 8 characters: it is not hidden."]);
  });

  it("may be added at any time", () => {
    const redactor = createRedactor();
    expect(redactor.text("hunter2hunter2")).toBe("hunter2hunter2");
    redactor.add("A", "hunter2hunter2");
    expect(redactor.text("hunter2hunter2 other-secret-1")).toBe("«secret:A» other-secret-1");
    redactor.add("B", "other-secret-1");
    expect(redactor.text("hunter2hunter2 other-secret-1")).toBe("«secret:A» «secret:B»");
    expect(['"hunter2hunter2"', '["b"]', '{"Cookie":"b"}'].map(redactor.isClean)).toEqual([false, true, false]);
  });
});
