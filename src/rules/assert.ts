import type { RuleFamily } from "./types.js";

export const ASSERT_RULES = {
  "ASSERT-RESULT": {
    title: "The call did not return a result",
    severity: "must",
    text: "A test without `expect` passes if its call returns a successful result: neither a JSON-RPC error nor a result with `isError: true`.",
    fix: "Read the returned error and fix the call or the server; if you expect the error, assert it with `expect`.",
    examples: {
      good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
      bad: '{"result":{"isError":true,"content":[{"type":"text","text":"no such order"}]}}',
    },
  },
  "ASSERT-TARGET": {
    title: "No value at the target path",
    severity: "must",
    text: "The target of an assertion points to a value. An absent path fails with every matcher except `exact: null`.",
    fix: "Correct the path. The failure shows the longest part that exists, and the keys there.",
    examples: {
      good: "`result.content[0].text` of an answer with one text",
      bad: "`result.content[3].text` of the same answer",
    },
  },
  "ASSERT-SNAPSHOT": {
    title: "Value differs from its snapshot",
    severity: "must",
    text: "The value equals the one recorded in the snapshot file, after the parts that the assertion ignores or normalises are removed from both.",
    fix: "If the change is intended, record the snapshot again and commit it; if the value changes on every run, `ignore` or `normalise` that part.",
    examples: {
      good: '{"status":"shipped"}, as recorded',
      bad: '{"status":"lost"}, but {"status":"shipped"} was recorded',
    },
  },
  "ASSERT-SIMILAR": {
    title: "The value has a different meaning",
    severity: "must",
    text: "The cosine similarity of the embeddings of the value and of `similar.value` is at least `threshold`.",
    fix: "Compare the two texts; the failure shows their similarity. If both are right, lower the threshold.",
    examples: {
      good: '"your order is on its way" beside "the order has shipped", at a threshold of 0.8',
      bad: '"the order was cancelled" beside "the order has shipped"',
    },
  },
  "ASSERT-LLM-JUDGE": {
    title: "The judge did not accept the value",
    severity: "must",
    text: "A model that judges the value by the rubric passes it, or scores it at least `threshold`.",
    fix: "Read the judge's reason: correct the server, or make the rubric more precise.",
    examples: {
      good: '"The order has shipped." with the rubric "States what became of the order."',
      bad: '"Please ask again later." with the same rubric',
    },
  },
  "ASSERT-LLM-JURY": {
    title: "Too few jurors accepted the value",
    severity: "must",
    text: "Of the jurors that gave a verdict, at least the fraction `quorum` accepts the value.",
    fix: "Read the jurors' reasons. If they disagree (alpha 0), make the rubric more precise.",
    examples: { good: "two of three jurors accept it at a quorum of 0.5", bad: "one of three jurors accepts it" },
  },
  "ASSERT-FACTUALITY": {
    title: "The value contradicts the reference",
    severity: "must",
    text: "A model that compares the value with `factuality.reference` scores it at least `threshold`.",
    fix: "Read the judge's reason: correct the server or the reference.",
    examples: {
      good: '"Its capital is Paris." with the reference "Paris is the capital of France."',
      bad: '"Its capital is Lyon." with the same reference',
    },
  },
  "ASSERT-ANSWER-RELEVANCE": {
    title: "The value does not answer the question",
    severity: "must",
    text: "A model that compares the value with `answer-relevance.query` scores it at least `threshold`.",
    fix: "Read the judge's reason: the answer is about something else, or leaves out what was asked.",
    examples: {
      good: '"Paris." for the query "What is the capital of France?"',
      bad: '"France is in Europe." for the same query',
    },
  },
  "ASSERT-CONTEXT-FAITHFULNESS": {
    title: "The value makes claims that its context does not support",
    severity: "must",
    text: "A model that compares the value with `context-faithfulness.context` scores it at least `threshold`.",
    fix: "Read the judge's reason: it names an unsupported claim.",
    examples: {
      good: '"Its capital is Paris." with the context "France is a country. Its capital is Paris."',
      bad: '"Two million people live in Paris." with the same context',
    },
  },
  "ASSERT-MAX-DURATION": {
    title: "The answer took too long",
    severity: "must",
    text: "The call takes at most `expect.max_duration_ms`, from the request to its answer.",
    fix: "Make the tool faster, or allow it more time.",
    examples: {
      good: "`max_duration_ms: 200` and an answer after 120 ms",
      bad: "`max_duration_ms: 200` and an answer after 900 ms",
    },
  },
  "ASSERT-MAX-TOKENS": {
    title: "The answer has too many tokens",
    severity: "must",
    text: "The answer has at most `expect.max_response_tokens` tokens, counted by the given tokenizer.",
    fix: "Return less: paginate long lists and omit what the model does not need; or raise the limit.",
    examples: {
      good: "`max_response_tokens: 500` and an answer of 80 tokens",
      bad: "`max_response_tokens: 500` and an answer of 9,000 tokens",
    },
  },
  "ASSERT-TRANSFORM": {
    title: "A transform failed",
    severity: "must",
    text: "Each command of `transform` exits with code 0 within 10 s, and writes one JSON value of the right shape, at most 16 MiB. The `transform` of an assertion gives one output.",
    fix: "Run the command by hand with the JSON on its stdin, and read what it writes to stderr.",
    examples: {
      good: 'a command that writes {"name":"search","arguments":{}} and exits with 0',
      bad: "a command that exits with 1, or writes a log line next to its JSON",
    },
  },
  "ASSERT-PARITY": {
    title: "Two servers answer differently",
    severity: "must",
    text: "A test with `parity: true` runs on several servers, and each answer equals that of the first server. What a server declares as `volatile` is ignored.",
    fix: "Make the servers give the same answer, or list what may differ under the server's `volatile`.",
    examples: { good: '{"sum":5} from both servers', bad: '{"sum":5} from one server, {"sum":"5"} from the other' },
  },
  "ASSERT-P95-LATENCY": {
    title: "The server is slower than the suite allows",
    severity: "should",
    text: "The 95th percentile of the latency of all calls is at most `performance.p95_latency_ms`. It fails the run only if `performance.gate` is true.",
    fix: "Find out what is slow in the server, or raise the limit.",
    examples: {
      good: "`p95_latency_ms: 200` and 95 of 100 calls within 150 ms",
      bad: "`p95_latency_ms: 200` and ten of 100 calls after 900 ms",
    },
  },
} satisfies RuleFamily;
