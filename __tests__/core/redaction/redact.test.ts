import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redaction/redact.js";

/** Values that a mark or plain text of these tests never holds. */
const secret = fc
  .string({ minLength: 8, maxLength: 40, unit: "binary" })
  .filter((value) => value.trim().length >= 8 && !/^[a-z: «»]*$/i.test(value) && !value.includes("\n"));

/** Each byte written as bits, in groups of five. */
function base32(text: string): string {
  let bits = "";
  for (const byte of Buffer.from(text)) bits += byte.toString(2).padStart(8, "0");
  const chars = bits.match(/.{1,5}/g)?.map((five) => Number.parseInt(five.padEnd(5, "0"), 2)) ?? [];
  const plain = chars.map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[five]).join("");
  return plain.padEnd(Math.ceil(plain.length / 8) * 8, "=");
}

/** In lines of 16 characters. */
function quotedPrintable(bytes: Buffer): string {
  const chars = [...bytes].map((byte) =>
    byte > 0x20 && byte < 0x7f && byte !== 0x3d
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`,
  );
  const lines: string[] = [""];
  for (const char of chars) {
    if ((lines.at(-1) ?? "").length + char.length > 16) lines.push("");
    lines.push(`${lines.pop()}${char}`);
  }
  return lines.join("=\r\n");
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
    "UTF-16 in base64": (value) => Buffer.from(`a${value}b`, "utf16le").toString("base64"),
    "UTF-16 in base64, the high byte first": (value) => Buffer.from(value, "utf16le").swap16().toString("base64"),
    "hexadecimal digits with colons": (value) =>
      Buffer.from(value)
        .toString("hex")
        .replace(/..(?!$)/g, "$&:"),
    "hexadecimal digits with blanks": (value) => Buffer.from(value).toString("hex").toUpperCase().replace(/../g, "$& "),
    base32: (value) => base32(value),
    "base32 behind two bytes": (value) => base32(`ab${value}:tail`).toLowerCase(),
    "numeric entities": (value) => [...value].map((char) => `&#x${char.codePointAt(0)?.toString(16)};`).join(""),
    "some entities": (value) =>
      [...value].map((char, at) => (at % 2 || /\d/.test(char) ? char : `&#${char.codePointAt(0)};`)).join(""),
    "quoted-printable": (value) => quotedPrintable(Buffer.from(value)),
    "quoted-printable in JSON": (value) => JSON.stringify({ a: quotedPrintable(Buffer.from(value)) }),
  };
  for (const [name, write] of Object.entries(ways)) {
    it(`are blanked in the form: ${name}`, () => {
      fc.assert(
        fc.property(secret, (value) => {
          const redactor = createRedactor();
          redactor.add("MY_VAR", value);
          const written = write(value);
          const shown = redactor.text(written);
          expect(shown).toContain("«secret:MY_VAR»");
          expect(shown).not.toContain(written);
        }),
        { examples: [["\0 𐀀𐀀 \0\0\0"], ["\0!\0!\0!\0!"], ["my own pass phrase"]] },
      );
    });
  }

  it.each(["\x1b[0m", "\u200b", "\\u0000", "\n", "\r\n"])("are blanked if %j breaks one of their codes", (broken) => {
    const redactor = createRedactor();
    redactor.add("MY_VAR", "prod-Zq81kLw0=Ym3");
    const byte = (value: number) => value.toString(16).padStart(2, "0");
    const written = [...Buffer.from("prod-Zq81kLw0=Ym3")];
    for (const code of [written.map((value) => `&#${value};`), written.map((value) => `=${byte(value)}`)]) {
      const text = `a ${code.slice(0, 5).join("")}${code[5]?.slice(0, 2)}${broken}${code[5]?.slice(2)}${code.slice(6).join("")} b`;
      expect(redactor.text(text)).toBe("a «secret:MY_VAR» b");
    }
  });

  it("are blanked in quoted-printable whose line ends are broken or cut", () => {
    const redactor = createRedactor();
    redactor.add("MY_VAR", "prod-Zq81kLw0=Ym3");
    for (const end of ["=\r\0\n", "=\x1b[0m\r\n", "=\\r\\u0000\\n", "=\r\r\n\n"]) {
      expect(redactor.text(`a prod-Zq81k${end}Lw0=3DYm3 b`)).toBe("a «secret:MY_VAR» b");
      const token = redactor.text(`a ghp_Tz5Wq8Rn1Kx4Vb7J${end}m2Hd9Lc3Fs6Yg0Pk5Ue b`);
      expect(token).toBe("a «secret:token» b");
    }
    for (const end of ["=", "=\r", "=\r\n"])
      expect(redactor.text(`a prod-Zq81k${end}`)).toBe(`a «secret:MY_VAR…»${end}`);
  });

  it("leave nothing of base32 whose beginning was cut", () => {
    const redactor = createRedactor();
    redactor.add("MY_VAR", "8245913706");
    expect(redactor.text("GU4TCMZXGA3A and more")).toBe("«secret:MY_VAR…» and more");
  });

  it("leave nothing if they end in the middle of a code", () => {
    const redactor = createRedactor();
    redactor.add("MY_VAR", "prod-Zq81kLw0=Ym3");
    expect(redactor.text("a &#112;&#114;&#111;&#100;&#45;&#9")).toBe("a «secret:MY_VAR…»");
    expect(redactor.text("a =70=72=6f=64=2d=5a=7")).toBe("a «secret:MY_VAR…»");
  });

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
    const redactor = createRedactor();
    redactor.add("A", "s3cr3t-value-1");
    redactor.add("B", "another+one/here==");
    const texts = fc.lorem({ maxCount: 30 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(redactor.text(text)).toBe(text);
      }),
    );
  });

  it("take the longest if one is the beginning of another", () => {
    const redactor = createRedactor();
    redactor.add("SHORT", "12345678");
    redactor.add("LONG", "12345678-and-more");
    expect(redactor.text("12345678-and-more 12345678")).toBe("«secret:LONG» «secret:SHORT»");
  });

  it("are blanked line by line if a value has several lines", () => {
    const redactor = createRedactor();
    redactor.add("PEM", "-----BEGIN KEY-----\nMIIEvQIBADANBg\n-----END KEY-----\n");
    expect(redactor.text("stderr: MIIEvQIBADANBg")).toBe("stderr: «secret:PEM»");
  });

  it("under eight characters are reported by name and not blanked", () => {
    const redactor = createRedactor();
    redactor.add("PIN_KEY", "1234567");
    redactor.add("EMPTY_KEY", "");
    // The variable of a suite that passes it on.
    redactor.add("pin_key", "1234567");
    expect(redactor.text("1234567")).toBe("1234567");
    expect(redactor.warnings()).toEqual(["PIN_KEY is shorter than 8 characters: it is not hidden."]);
  });

  it("whose value is part of their name keep their mark whole", () => {
    const redactor = createRedactor();
    redactor.add("API_TOKEN", "API_TOKEN");
    const once = redactor.text("x API_TOKEN y");
    expect(once).toBe("x «secret:API_TOKEN» y");
    expect(redactor.text(once)).toBe(once);
  });
});

describe("what hides a secret", () => {
  const redactor = createRedactor();
  redactor.add("MY_TOKEN", "prod-Zq81kLw0/Xv7");
  const token = "ghp_a1B2c3D4e5F6g7H8i9J0";

  it.each(["?q%3D", "?q%3d", "{\\u003d"])("does not hide a token behind the escaped character of %j", (before) => {
    expect(redactor.text(`${before}${token} b`)).toBe(`${before}«secret:token» b`);
  });

  it.each(["\x1b[0m", "\x1b]0;title\x07", "\u200b", "\0", "\u202e", "\x9b1m", "\\u001b[31m", "\\x1b[0m", "\\u200b"])(
    "does not hide it behind %j",
    (broken) => {
      for (let at = 1; at < 17; at++) {
        const text = `a ${"prod-Zq81kLw0/Xv7".slice(0, at)}${broken}${"prod-Zq81kLw0/Xv7".slice(at)} b`;
        expect(redactor.text(text)).toBe("a «secret:MY_TOKEN» b");
      }
      expect(redactor.text(`a ${token.slice(0, 9)}${broken}${token.slice(9)} b`)).toBe("a «secret:token» b");
    },
  );

  it("does not hide it by line ends, in lines that stand in a list neither", () => {
    expect(redactor.text("a prod-Zq8\r\n1kLw0/Xv7 b")).toBe("a «secret:MY_TOKEN» b");
    expect(redactor.value(["a prod-Zq8", "1kLw0/Xv7 b"])).toEqual(["a «secret:MY_TOKEN» b"]);
  });

  it("leaves less than six characters at an edge that is cut", () => {
    const whole = "prod-Zq81kLw0/Xv7";
    for (let length = 1; length < whole.length; length++) {
      const head = redactor.cutText(`text ${whole.slice(0, length)}`, { end: true });
      const tail = redactor.cutText(`${whole.slice(-length)} text`, { start: true });
      expect(head).toBe(length < 6 ? `text ${whole.slice(0, length)}` : "text «secret:MY_TOKEN…»");
      for (let at = 0; at + 6 <= whole.length; at++) expect(tail).not.toContain(whole.slice(at, at + 6));
    }
    expect(redactor.cutText("is sk-a1B2c3D4e", { end: true })).toBe("is …");
    expect(redactor.cutText("D4e5F6g7H8i9J0 is it", { start: true })).toBe("… is it");
  });
});

describe("a secret that was split", () => {
  const redactor = createRedactor();
  const secret = "prod-Zq81kLw0/Xv7";
  redactor.add("MY_TOKEN", secret);
  redactor.add("QUOTED", 'p"ss\\w0rd<&>Qx7~Jv2');
  redactor.add("HOOK_SECRET", "https://example.com/postgres123");
  redactor.add("RULED_KEY", "----------8f3Kq");

  it.each([
    ["a string", (text: string) => text],
    ["a line", (text: string) => `first\n${text}\r\nlast`],
    ["a string in JSON", (text: string) => JSON.stringify([{ a: text, b: 1 }])],
    ["a string in JSON in JSON", (text: string) => JSON.stringify({ a: JSON.stringify({ b: text }) })],
    ["a line of a string in JSON", (text: string) => JSON.stringify({ a: `first\n${text}\nlast` })],
    ["a string with colours", (text: string) => `\x1b[1m${text}\x1b[0m`],
    ["a line with colours", (text: string) => `first\n\x1b[1m${text}\x1b[0m\nlast`],
    ["a string with a line end in it", (text: string) => `${text.slice(0, 2)}\n${text.slice(2)}`],
  ])("leaves less than six characters at the edges of %s", (_, write) => {
    for (const whole of [secret, 'p"ss\\w0rd<&>Qx7~Jv2']) {
      for (let from = 0; from < whole.length; from++) {
        for (let to = from + 6; to <= whole.length; to++) {
          const piece = whole.slice(from, to);
          const texts = [piece];
          if (from === 0) texts.push(`text ${piece}`);
          if (to === whole.length) texts.push(`${piece} text`);
          for (const text of texts) {
            const clean = redactor.text(write(text));
            expect(redactor.text(clean)).toBe(clean);
            for (let at = 0; at + 6 <= whole.length; at++) expect(clean).not.toContain(whole.slice(at, at + 6));
          }
        }
      }
    }
  });

  it("is clean nowhere if one of its pieces stands in a value", () => {
    for (const piece of [secret.slice(0, 9), secret.slice(3, 12), secret.slice(8), 'p"ss\\w', '"ss\\w0']) {
      const value = { list: [piece], [piece]: 1 };
      expect(redactor.isClean(JSON.stringify(value))).toBe(false);
      expect(JSON.stringify(redactor.value(value))).not.toContain(JSON.stringify(piece).slice(1, -1));
    }
  });

  it("is not looked for in the middle of a string, in words, and in a row of one character", () => {
    const texts = [
      "text prod-Zq81k text",
      "prod-",
      "https://example.com",
      "see https://example.com/",
      "postgres",
      "example",
      "--------",
    ];
    for (const text of texts) {
      expect(redactor.text(text)).toBe(text);
      expect(redactor.isClean(JSON.stringify({ [text]: text }))).toBe(true);
    }
    expect(redactor.text("https://example.com/postg")).toBe("«secret:HOOK_SECRET…»");
    expect(redactor.value({ n: 12345, list: ["a"] })).toEqual({ n: 12345, list: ["a"] });
  });

  it.each(["key that the server needs", "user=server&name=needs", "it's<server>'s key", "the%server%is=it"])(
    "is not looked for in a word of it, however it is written: %s",
    (phrase) => {
      const redactor = createRedactor();
      redactor.add("PHRASE", phrase);
      for (const value of [{ server: 1 }, { message: "server" }, "server\nserver"])
        expect(redactor.value(value)).toEqual(value);
    },
  );

  it("is found in base64 and hexadecimal digits, in twelve of them", () => {
    for (const encoding of ["base64", "hex"] as const) {
      const written = Buffer.from(secret).toString(encoding);
      expect(redactor.text(`is ${written.slice(0, 12)}`)).toBe("is «secret:MY_TOKEN…»");
      expect(redactor.text(`is ${written.slice(0, 11)}`)).toBe(`is ${written.slice(0, 11)}`);
    }
  });

  it("is found by its form if a string ends with its beginning", () => {
    expect(redactor.value(["is ghp_a1B2c", "is ghp_xxxx", "ghp_a1B2 is"])).toEqual([
      "is «secret:token…»",
      "is ghp_xxxx",
      "ghp_a1B2 is",
    ]);
  });
});

describe("well-known tokens", () => {
  const { text } = createRedactor();
  const body = "a1B2c3D4e5F6g7H8i9J0";
  it.each([
    `sk-proj-${body}`,
    `ghp_${body}`,
    `gho_${body}`,
    `ghs_${body}.with.dots`,
    `github_pat_${body}`,
    `xoxb-${body}`,
    `xoxp-${body}`,
    "AKIAIOSFODNN7EXAMPLE",
  ])("%s is blanked", (token) => {
    expect(text(`"${token}"`)).toBe('"«secret:token»"');
    expect(text(JSON.stringify(`line\n${token}`))).toBe('"line\\n«secret:token»"');
  });

  it("a JWT of three segments is blanked, two are none", () => {
    const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dBjftJeZ4CVP-mB92K27uhbUJU1p1r";
    expect(text(`Bearer ${jwt}; ok`)).toBe("Bearer «secret:jwt»; ok");
    expect(text("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0")).toBe("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0");
  });

  it.each([
    "a task-management-system-with-1-queue",
    "risk-assessment-2024-complete",
    "sk-learn-is-a-python-package",
    "AKIA",
  ])("%s is ordinary text", (words) => expect(text(words)).toBe(words));
});

describe("values", () => {
  const redactor = createRedactor();
  redactor.add("MY_TOKEN", "hunter2hunter2");
  redactor.add("PIN_TOKEN", "1234567890");

  it("are redacted in strings, keys and numbers", () => {
    const value = { a: ["hunter2hunter2", { "k hunter2hunter2": 1234567890 }], n: 5, b: null, c: true };
    expect(redactor.value(value)).toEqual({
      a: ["«secret:MY_TOKEN»", { "k «secret:MY_TOKEN»": "«secret:PIN_TOKEN»" }],
      n: 5,
      b: null,
      c: true,
    });
  });

  it("hide sensitive headers by name, and keep which variable a credential came from", () => {
    expect(
      redactor.value({ Authorization: "Bearer hunter2hunter2", Cookie: "a=b", "set-cookie": ["x=1"], "X-API-Key": 5 }),
    ).toEqual({
      Authorization: "Bearer «secret:MY_TOKEN»",
      Cookie: "«secret:cookie»",
      "set-cookie": ["«secret:set-cookie»"],
      "X-API-Key": "«secret:x-api-key»",
    });
  });

  it("are clean exactly if redaction would change nothing", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, hide) => {
        const whole = hide ? { inside: value, more: ['"quoted" hunter2hunter2'] } : { inside: value };
        expect(redactor.isClean(JSON.stringify(whole))).toBe(!hide);
      }),
    );
    expect(redactor.isClean('{"Cookie":"a=b"}')).toBe(false);
  });

  it("nested too deep are cut, never a stack overflow", () => {
    let deep: unknown = "hunter2hunter2";
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(JSON.stringify(redactor.value(deep))).toContain("nested too deep");
  });

  it("of mcptest's own documents keep their names and words, and nothing else", () => {
    const redactor = createRedactor();
    redactor.add("PASSWORD", "myserver2024");
    redactor.add("OTHER", "myclient2024");
    const value = { server: "myserver2024", direction: "client", other: "client", myserver2024: "server" };
    expect(redactor.document(value)).toEqual({
      server: "«secret:PASSWORD»",
      direction: "client",
      other: "«secret:OTHER…»",
      "«secret:PASSWORD»": "«secret:PASSWORD…»",
    });
    expect(Object.keys(redactor.value({ server: 1 }))).toEqual(["«secret:PASSWORD…»"]);
  });

  it("keep __proto__ as a plain key", () => {
    const value: unknown = JSON.parse('{"__proto__": {"x": "hunter2hunter2"}}');
    expect(JSON.stringify(redactor.value(value))).toBe('{"__proto__":{"x":"«secret:MY_TOKEN»"}}');
  });
});

describe("a value is redacted member by member", () => {
  const redactor = createRedactor();
  redactor.add("MY_TOKEN", "hunter2hunter2");
  redactor.add("A B/C", "other-secret-1");

  it.each<[string, unknown, unknown]>([
    ["null", null, null],
    ["a number", 5.5, 5.5],
    ["a text", "is hunter2hunter2", "is «secret:MY_TOKEN»"],
    ["a name of other characters", "other-secret-1", "«secret:A_B_C»"],
    ["lines of one text", ["a hunte", "r2hun", "ter2 b", ""], ["a «secret:MY_TOKEN» b", ""]],
    ["texts that have lines themselves", ["a hunte", "r2hun", "ter2 b\n"], ["a hunte", "r2hun", "ter2 b\n"]],
    ["texts and other values", ["a hunte", "r2hun", "ter2 b", 1], ["a hunte", "r2hun", "ter2 b", 1]],
    ["one text", ["hunter2hunter2"], ["«secret:MY_TOKEN»"]],
    ["an empty list", { a: [], b: {} }, { a: [], b: {} }],
    ["lists in lists", [[["hunter2hunter2"]]], [[["«secret:MY_TOKEN»"]]]],
    ["undefined", { a: undefined }, { a: undefined }],
  ])("%s", (_, value, shown) => {
    expect(redactor.value(value)).toEqual(shown);
  });

  it("in the order of its members", () => {
    expect(Object.keys(redactor.value({ b: 1, a: { c: 1 }, hunter2hunter2: 2, d: [3] }))).toEqual([
      "b",
      "a",
      "«secret:MY_TOKEN»",
      "d",
    ]);
  });

  it("as deep as asked", () => {
    const gone = "… (nested too deep to show)";
    expect(redactor.value({ a: [{ b: 1 }] }, 2)).toEqual({ a: [{ b: 1 }] });
    expect(redactor.value({ a: [{ b: 1 }], c: 1 }, 1)).toEqual({ a: [gone], c: 1 });
    expect(redactor.value({ a: [] }, 0)).toEqual({ a: gone });
    let value: unknown = 1;
    for (let level = 0; level <= 500; level++) value = [value];
    expect(JSON.stringify(redactor.value(value))).not.toContain(gone);
    expect(JSON.stringify(redactor.value([value]))).toContain(gone);
    expect(JSON.stringify(redactor.document([value]))).toContain(gone);
  });

  it.each([
    "authorization",
    "proxy-authorization",
    "cookie",
    "set-cookie",
    "api-key",
    "x-api-key",
    "x-auth-token",
    "x-access-token",
    "x-csrf-token",
    "x-amz-security-token",
  ])("and the header %s by its name, in any case", (name) => {
    for (const written of [name, name.toUpperCase()]) {
      expect(redactor.value({ [written]: "any" })).toEqual({ [written]: `«secret:${name}»` });
      expect(redactor.isClean(JSON.stringify({ [written]: "any" }))).toBe(false);
    }
    expect(redactor.value({ [`${name}s`]: "any" })).toEqual({ [`${name}s`]: "any" });
    expect(redactor.isClean(JSON.stringify([name]))).toBe(true);
  });

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
    redactor.add("D", "short");
    redactor.add("E", "12345678");
    expect(redactor.secrets()).toEqual([
      ["A", "hunter2hunter2"],
      ["E", "12345678"],
    ]);
    expect(redactor.text("hunter2hunter2 12345678 short")).toBe("«secret:A» «secret:E» short");
    expect(redactor.warnings()).toEqual(["D is shorter than 8 characters: it is not hidden."]);
  });

  it("have marks that any name fits in", () => {
    const redactor = createRedactor();
    redactor.add("A B/C.d-1", "other-secret-1");
    expect(redactor.text("other-secret-1 other-s")).toBe("«secret:A_B_C.d-1» «secret:A_B_C.d-1…»");
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
