import * as cited from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";

const corpus = { since: "2026-07-28", transport: "http" } as const;

/** That a request has all that a server needs to serve it. */
export const STATE_RULES = {
  "STATE-CONTEXT": {
    title: "A copy serves a client that it never saw",
    severity: "must",
    text: "A list and a call that a copy of the server serves are served by it also as the first request after it started again: their `_meta` says all about the client. Judged with `replicas`.",
    fix: "Take the revision and the capabilities of the client from the `_meta` of each request.",
    spec: cited.STATELESSNESS,
    corpus,
    good: "a list for tools/list as the first request of a new process",
    bad: '{"code":-32600,"message":"unknown client"} of a new process',
  },
  "STATE-REPLICA": {
    title: "Every copy finishes what one of them asked for",
    severity: "should",
    text: "A tool asks for input. One copy of the server that gets the input finishes the call, so another copy does too, and so does the first one after it started again. Calls that ask for nothing, and that one copy answers, are not refused by another. Judged with `replicas`.",
    fix: "Put what the next round needs into `requestState`, protected by a key that all copies share.",
    spec: cited.STATELESSNESS,
    corpus,
    good: "a result from the copy that did not ask",
    bad: '{"code":-32602,"message":"unknown state"} from the copy that did not ask',
  },
  "STATE-TAMPERED": {
    title: "A changed requestState is refused",
    severity: "must",
    text: "A tool asks for input with a `requestState`, and takes it as it is. The state with one character changed, or cut, is refused by an error, or the question asked again. It is unverified if nothing shows that the state matters: all changes are taken, or some with the same result.",
    fix: "Sign or encrypt the state (HMAC, AEAD), and verify all of it before you use it.",
    spec: cited.REQUEST_STATE,
    corpus,
    good: '{"code":-32602,"message":"invalid requestState"}',
    bad: "a result for a state in which the amount was changed",
  },
  "STATE-REPLAY": {
    title: "A requestState belongs to one request and one user",
    severity: "should",
    text: "The state of a question is refused, or the question asked again, with another tool, with other arguments, and with another token (`--second-bearer-env`). It may be sent twice.",
    fix: "Put the user, the method and a digest of the arguments into the protected state, and compare them.",
    spec: cited.REQUEST_STATE,
    corpus,
    good: "an error for the state of another user",
    bad: "a result for the state of another user",
  },
  "STATE-EXTRA": {
    title: "Surplus and missing input is dealt with",
    severity: "should",
    text: "A member of `inputResponses` that was not asked for is ignored; one that is missing is asked for again; a number in place of a response is an error at most, and the request is answered.",
    fix: "Read only the responses that you asked for, check their shape, and ask again for what is missing.",
    spec: cited.INPUT_ERRORS,
    corpus,
    good: "another question for an empty `inputResponses`",
    bad: "HTTP 500 for a number in place of a response",
  },
  "STATE-HANDLE": {
    title: "A handle belongs to one user",
    severity: "should",
    text: "An id that a tool returned to one user, and with which another tool serves that user, is refused to the token of another (`--second-bearer-env`). Judged for the `handles` that a suite names. A result that a made-up id gets too is a refusal.",
    fix: "Store each handle under the user of the verified token, and answer others as if it did not exist.",
    spec: cited.STATE_HANDLES,
    corpus,
    good: "an error for the cart of another user",
    bad: "the cart of one user for the token of another",
  },
} satisfies RuleFamily;

/** What the stream of subscriptions/listen carries. */
export const SUB_RULES = {
  "SUB-FILTER": {
    title: "A subscription carries only what it asked for",
    severity: "must",
    text: "While tools are called, one subscription asks for all that the server reports, and others for one thing each. Their streams, the acknowledgment included, have nothing else, no progress and no logs. Each message has `io.modelcontextprotocol/subscriptionId` in its `_meta`, equal to the id of the request in type and value. A suite names tools that change something by `changes`.",
    fix: "Keep the filter and the id of each subscription as they came, and compare each message with them before you send it.",
    spec: cited.SUBSCRIPTION_FILTER,
    corpus,
    good: 'notifications/tools/list_changed with the subscriptionId "7" for request "7" that asked for toolsListChanged',
    bad: "notifications/tools/list_changed on a subscription to a resource",
  },
  "SUB-CHANGE": {
    title: "A change comes to those who subscribed",
    severity: "should",
    text: "A tool that the suite names under `changes` changes the list of tools, or a resource. The subscription to it gets `notifications/tools/list_changed`, or `notifications/resources/updated` with the URI. If the server ends a subscription, its result or `notifications/cancelled` has the id of the subscription. It is unverified if the list or the resource is the same after the call.",
    fix: "Notify the subscriptions of the process, and those of other processes over a bus, where the change is made.",
    spec: cited.SUBSCRIPTION_CHANGES,
    corpus,
    good: "notifications/tools/list_changed after a tool was added",
    bad: "another list of tools, and nothing on the subscription",
  },
} satisfies RuleFamily;
