import type { Rule } from "./types.js";

export const assertIsXml: Rule = {
  id: "ASSERT-IS-XML",
  title: "Text is not well-formed XML",
  family: "ASSERT",
  severity: "must",
  text: "A string is well-formed XML 1.0 without a DOCTYPE; its root element has the given name where one is given.",
  fix: "Look for an unescaped `&` or `<`, a tag left open, or a DOCTYPE, which is refused.",
  examples: {
    good: '"<note><to/></note>"',
    bad: '"<note><to></note>"',
  },
};
