import * as cited from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const FUZZ_RULES = {
  "FUZZ-INTERNAL-ERROR": {
    title: "A valid call is answered with an internal error",
    severity: "must",
    text: "A call that the input schema accepts is not answered with -32603, the error for a failure inside the server. Whatever is wrong with a valid call is answered with a result with `isError: true`. A -32603 whose text is about the arguments is a rejection on the wrong channel (ERRCHAN-001).",
    fix: "Find the exception that the handler does not catch: the arguments of the finding cause it.",
    spec: [...cited.ANSWERS, ...cited.ERROR_HANDLING],
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"there is no order 0"}]}}',
    bad: '{"error":{"code":-32603,"message":"Cannot read properties of undefined"}}',
  },
  "FUZZ-LEAK-STACK": {
    title: "An answer contains a stack trace",
    severity: "must",
    text: "An answer does not contain a stack trace. It reveals how the server is built and where it is installed, and does not help a model correct its call.",
    fix: "Answer with the message of the error, and log the stack trace on stderr.",
    good: '{"isError":true,"content":[{"type":"text","text":"the date is not valid"}]}',
    bad: '{"isError":true,"content":[{"type":"text","text":"RangeError: …\\n    at parse (/srv/app/dates.js:12:5)"}]}',
  },
  "FUZZ-LEAK-PATH": {
    title: "A rejection contains a path of the server",
    severity: "should",
    text: "The text of a rejection does not contain the path of a source file, of an installed package or of a home directory, unless the call or the command of the server names it.",
    fix: "Leave the path out of the message, or write it relative to what the caller knows.",
    good: '{"isError":true,"content":[{"type":"text","text":"there is no note x"}]}',
    bad: '{"isError":true,"content":[{"type":"text","text":"cannot open /home/ada/notes/index.json"}]}',
  },
  "FUZZ-LEAK-SECRET": {
    title: "An answer contains a secret",
    severity: "must",
    text: "An answer does not contain a secret that the server was started with, such as an environment variable whose name marks it as secret.",
    fix: "Keep the configuration and the environment out of answers.",
    good: '{"content":[{"type":"text","text":"the service denied the request"}]}',
    bad: '{"content":[{"type":"text","text":"the service denied the key sk-…"}]}',
  },
  "FUZZ-INJECTION": {
    title: "An argument is evaluated",
    severity: "should",
    text: "A text that looks like a template or a shell expression is data. Only a value that evaluation produces counts as evidence; a text that comes back unchanged does not. Tools whose purpose is to run commands or expressions are expected to evaluate them.",
    fix: "Pass arguments to programs as a list, without a shell, and to templates as values.",
    spec: cited.TOOL_SECURITY,
    good: "no note {{7919*6007}} for the name {{7919*6007}}",
    bad: "no note 47569433 for the name {{7919*6007}}",
  },
  "FUZZ-ACCEPTED-INVALID": {
    title: "A call that the input schema forbids is accepted",
    severity: "should",
    text: "A call whose arguments the input schema does not accept is rejected. Arguments that are not an object are excluded by every schema.",
    fix: "Validate the arguments against the input schema, or change the schema to allow what the tool accepts.",
    spec: cited.ERROR_HANDLING,
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
    bad: '{"result":{"content":[]}} for {"limit":"ten"}',
  },
} satisfies RuleFamily;
