// Generated from src/matchers/matchers.json by scripts/generate.mjs. Do not edit.
import type { RuleFamily } from "./types.js";

/** The rule of each matcher that may be nested. */
export const MATCHER_RULES = {
  "ASSERT-EXACT": {
    "title": "Value does not equal the expected one",
    "severity": "must",
    "text": "The value equals the expected one as JSON: numbers by value, keys in any order, nothing extra and nothing missing.",
    "fix": "Fix the answer, or the expected value if the answer is right; `contains` compares only a part.",
    "examples": {
      "good": "`{ a: 1, b: 2 }` and {\"b\":2,\"a\":1}",
      "bad": "`{ a: 1, b: 2 }` and {\"a\":1}"
    }
  },
  "ASSERT-CONTAINS": {
    "title": "Expected part is missing",
    "severity": "must",
    "text": "A string has the expected substring, an object the expected keys and values at any depth, an array every listed element at least as often as it is listed; any other value equals the expected one. Within objects and arrays, strings must be equal.",
    "fix": "Look at the path in the failure: the value there is missing or differs, often in case or type.",
    "examples": {
      "good": "`{ status: shipped }` and {\"id\":7,\"status\":\"shipped\"}",
      "bad": "`{ status: shipped }` and {\"id\":7,\"status\":\"lost\"}"
    }
  },
  "ASSERT-CONTAINS-ALL": {
    "title": "Some expected parts are missing",
    "severity": "must",
    "text": "A string has every listed substring, or an array every listed element. A value of another type fails.",
    "fix": "Fix the answer, or remove what is not required from the list.",
    "examples": {
      "good": "`[ order, shipped ]` and \"order 5 shipped\"",
      "bad": "`[ order, shipped ]` and \"order 5\""
    }
  },
  "ASSERT-CONTAINS-ANY": {
    "title": "All expected parts are missing",
    "severity": "must",
    "text": "A string has at least one listed substring, or an array at least one listed element. A value of another type fails, and so does an empty list.",
    "fix": "Fix the answer, or add the server's wording to the list.",
    "examples": {
      "good": "`[ approved, accepted ]` and \"accepted\"",
      "bad": "`[ approved, accepted ]` and \"rejected\""
    }
  },
  "ASSERT-ICONTAINS": {
    "title": "Expected text is missing, ignoring case",
    "severity": "must",
    "text": "A string has the expected substring, ignoring case. A value that is not a string fails.",
    "fix": "Check the wording, and that the target points to a string.",
    "examples": {
      "good": "`success` and \"A SUCCESS\"",
      "bad": "`success` and \"failed\""
    }
  },
  "ASSERT-STARTS-WITH": {
    "title": "Text does not start as expected",
    "severity": "must",
    "text": "A string starts with the expected text. A value that is not a string fails.",
    "fix": "Check for leading white space, and that the target points to a string.",
    "examples": {
      "good": "`\"data:\"` and \"data:image/png\"",
      "bad": "`\"data:\"` and \"an image\""
    }
  },
  "ASSERT-ENDS-WITH": {
    "title": "Text does not end as expected",
    "severity": "must",
    "text": "A string ends with the expected text. A value that is not a string fails.",
    "fix": "Check for a line feed or a full stop at the end, and that the target points to a string.",
    "examples": {
      "good": "`on Monday.` and \"The order was shipped on Monday.\"",
      "bad": "`on Monday.` and \"on Monday. Or later\""
    }
  },
  "ASSERT-REGEX": {
    "title": "Pattern does not match",
    "severity": "must",
    "text": "The pattern matches somewhere in the value, which is read as text: a string as it is, anything else as JSON. The syntax is that of Rust's regex crate.",
    "fix": "Fix the answer or the pattern: escape `.`, `(` and `[`; `(?i)` ignores case, `(?s)` lets `.` match a line feed.",
    "examples": {
      "good": "`\"^order [0-9]+$\"` and \"order 12\"",
      "bad": "`\"^order [0-9]+$\"` and \"order A12\""
    }
  },
  "ASSERT-SCHEMA": {
    "title": "Value is not valid against the JSON Schema",
    "severity": "must",
    "text": "The value is valid against the given JSON Schema: draft 2020-12, or draft-07 if its `$schema` says so.",
    "fix": "Each error names a path in the value and a schema keyword: fix the one that is wrong.",
    "examples": {
      "good": "`{ required: [ id ] }` and {\"id\":7}",
      "bad": "`{ required: [ id ] }` and {}"
    }
  },
  "ASSERT-IS-JSON": {
    "title": "Text is not JSON",
    "severity": "must",
    "text": "A string parses as JSON, and matches the schema if one is given.",
    "fix": "Look for prose or a code fence around the JSON, single quotes or a trailing comma; for a value that is already parsed, use `schema`.",
    "examples": {
      "good": "\"[1, 2]\"",
      "bad": "\"[1, 2\""
    }
  },
  "ASSERT-IS-XML": {
    "title": "Text is not well-formed XML",
    "severity": "must",
    "text": "A string is well-formed XML 1.0 without a DOCTYPE; its root element has the expected name if one is given.",
    "fix": "Look for an unescaped `&` or `<`, an unclosed tag, or a DOCTYPE, which is rejected.",
    "examples": {
      "good": "\"<note><to/></note>\"",
      "bad": "\"<note><to></note>\""
    }
  },
  "ASSERT-IS-SQL": {
    "title": "Text is not SQL",
    "severity": "must",
    "text": "A string parses as SQL with at least one statement, in any common dialect.",
    "fix": "Look for prose or a code fence around the statement, or an unclosed quote.",
    "examples": {
      "good": "\"SELECT id FROM users\"",
      "bad": "\"SELEC id FROM users\""
    }
  },
  "ASSERT-IS-VALID-TOOLS-CALL": {
    "title": "Value is not a tool call",
    "severity": "must",
    "text": "An object has a string `name` and an object `arguments` (or `args`), which match the schema if one is given.",
    "fix": "Look for `arguments` that are a JSON string instead of an object, or a missing name.",
    "examples": {
      "good": "{\"name\":\"search\",\"arguments\":{\"query\":\"x\"}}",
      "bad": "{\"name\":\"search\",\"arguments\":\"x\"}"
    }
  },
  "ASSERT-LEVENSHTEIN": {
    "title": "Text differs too much",
    "severity": "must",
    "text": "The value, read as text, is at most `max` single-character edits away from the expected one.",
    "fix": "Fix the answer, or raise `max` if the difference in the failure is acceptable.",
    "examples": {
      "good": "`{ value: kitten, max: 3 }` and \"sitting\"",
      "bad": "`{ value: kitten, max: 3 }` and \"sitting down\""
    }
  },
  "ASSERT-CEL": {
    "title": "Expression is false",
    "severity": "must",
    "text": "The CEL expression is true. It reads the value as `value`.",
    "fix": "Evaluate the parts of the expression against the value shown, then fix the answer or the expression.",
    "examples": {
      "good": "`value.size() > 0` and [1]",
      "bad": "`value.size() > 0` and []"
    }
  },
  "ASSERT-GREATER-THAN": {
    "title": "Number is not large enough",
    "severity": "must",
    "text": "A number is greater than the argument. A value that is not a number fails.",
    "fix": "Fix the answer, or the limit; `between` includes its limits. Check that the number is not a string.",
    "examples": {
      "good": "`10` and 11",
      "bad": "`10` and 10"
    }
  },
  "ASSERT-LESS-THAN": {
    "title": "Number is not small enough",
    "severity": "must",
    "text": "A number is less than the argument. A value that is not a number fails.",
    "fix": "Fix the answer, or the limit; `between` includes its limits. Check that the number is not a string.",
    "examples": {
      "good": "`10` and 9.5",
      "bad": "`10` and 10"
    }
  },
  "ASSERT-BETWEEN": {
    "title": "Number is out of range",
    "severity": "must",
    "text": "A number is at least the lower and at most the upper limit. A value that is not a number fails.",
    "fix": "Fix the answer, or the limits. Check that the number is not a string.",
    "examples": {
      "good": "`[ 1, 10 ]` and 10",
      "bad": "`[ 1, 10 ]` and 10.5"
    }
  },
  "ASSERT-TYPE": {
    "title": "Value has another type",
    "severity": "must",
    "text": "The value has the JSON type, or one of the listed types. An integer, such as 2 or 2.0, is a number too.",
    "fix": "Fix the answer, often a number that was sent as a string; or add the type to the list.",
    "examples": {
      "good": "`[ string, \"null\" ]` and \"order\"",
      "bad": "`[ string, \"null\" ]` and 7"
    }
  },
  "ASSERT-NOT-EMPTY": {
    "title": "Value is empty",
    "severity": "must",
    "text": "A string has at least one character, an array one element, an object one member. A value of another type fails.",
    "fix": "Fix the answer, or check that the target points to the value that should be filled.",
    "examples": {
      "good": "`true` and [\"order\"]",
      "bad": "`true` and []"
    }
  },
  "ASSERT-NOT": {
    "title": "The inner matcher passed",
    "severity": "must",
    "text": "The value does not pass the inner matcher.",
    "fix": "Fix the answer, or narrow the inner matcher to what must be absent.",
    "examples": {
      "good": "`{ contains: error }` and \"done\"",
      "bad": "`{ contains: error }` and \"an error\""
    }
  },
  "ASSERT-ONEOF": {
    "title": "Not exactly one matcher passed",
    "severity": "must",
    "text": "The value passes one of the listed matchers and fails all the others.",
    "fix": "If several passed, tighten them until they exclude each other; if none did, read why each failed.",
    "examples": {
      "good": "`[ { contains: o }, { contains: k } ]` and \"no\"",
      "bad": "`[ { contains: o }, { contains: k } ]` and \"ok\""
    }
  },
  "ASSERT-ANYOF": {
    "title": "No matcher passed",
    "severity": "must",
    "text": "The value passes at least one of the listed matchers.",
    "fix": "Read why each failed, then fix the answer or add a matcher for the value that is also right.",
    "examples": {
      "good": "`[ { exact: ok }, { exact: ready } ]` and \"ready\"",
      "bad": "`[ { exact: ok }, { exact: ready } ]` and \"busy\""
    }
  },
  "ASSERT-ALLOF": {
    "title": "Not all matchers passed",
    "severity": "must",
    "text": "The value passes every one of the listed matchers.",
    "fix": "Fix the answer, or the matcher that the failure names.",
    "examples": {
      "good": "`[ { contains: ok }, { starts-with: a } ]` and \"all ok\"",
      "bad": "`[ { contains: ok }, { starts-with: a } ]` and \"not ok\""
    }
  }
} satisfies RuleFamily;
