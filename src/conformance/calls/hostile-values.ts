export const PRODUCT = "7919*6007";
/** The value of the product, which only a shell or a template engine computes: no text that is sent has it. */
export const CANARY = "47569433";

/** Texts that name the product and change nothing when they are evaluated. */
export const CANARY_TEXTS = [
  ["a template", `{{${PRODUCT}}}\${${PRODUCT}}#{${PRODUCT}}<%= ${PRODUCT} %>`],
  ["a shell expression", `$((${PRODUCT}))`],
] as const;

/** Many SDKs never answer a call with one, whatever the tool. */
export const LONE_SURROGATES: readonly (readonly [label: string, text: string])[] = [
  ["a lone high surrogate", "\ud800"],
  ["a lone low surrogate", "x\udc00y"],
];

/** Texts that have broken servers. None of them names a file or an address that exists. */
export const TEXTS: readonly (readonly [label: string, text: string])[] = [
  ...CANARY_TEXTS,
  ["a space", " "],
  ["NUL", "a\u0000b"],
  ["text from right to left", "\u202eabc\u202c"],
  ["combining characters", `e${"\u0301".repeat(50)}`],
  ["an emoji of several characters", "👩‍👩‍👧‍👦"],
  ["a character beyond the first plane", "𝄞"],
  ["a byte order mark", "\ufeffx"],
  ["line ends", "a\r\nb\u2028c"],
  ["a control sequence", "\u001b[31mred\u001b[0m"],
  ["a path that leaves its folder", "../../../../mcptest/none"],
  ["an absolute path", "/mcptest/none"],
  ["a file URI", "file:///mcptest/none"],
  ["quotes", `'";--`],
  ["markup", "<script>mcptest</script>"],
  ["format characters", "%s%d%n%00"],
  ["a backslash", "\\"],
  ["a regular expression", "((((a+)+)+)+$"],
  ["NaN", "NaN"],
  ["null", "null"],
  ["a negative number", "-1"],
  ["a long number", "9".repeat(400)],
  ["the name of a prototype", "__proto__"],
  ["the name of a constructor", "constructor"],
  ["JSON", '{"a":[1'],
];

export const NUMBERS: readonly number[] = [
  -0,
  1,
  -1,
  0.5,
  -1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  -1e308,
  5e-324,
  1e-7,
];
