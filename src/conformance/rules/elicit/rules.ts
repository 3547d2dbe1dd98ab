import {
  ALL_SINCE_2025_06_18,
  ALL_SINCE_2025_11_25,
  type Citations,
  cite,
  LEGACY,
  MODERN,
} from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";

const BY_URL = ["2025-11-25"];
const BEFORE_MODERN = ["2025-06-18", ...BY_URL];
const SAFE_URLS: Citations = cite(
  [...BY_URL, ...MODERN],
  "Elicitation, Safe URL Handling",
  "client/elicitation#safe-url-handling",
);
const URL_MODE: Citations = cite(
  [...BY_URL, ...MODERN],
  "Elicitation, URL Mode Elicitation Requests",
  "client/elicitation#url-mode-elicitation-requests",
);
const since = "2025-11-25";
const before = "2026-07-28";

/** What a server asks of a user. Judged where the client declares elicitation, and the server asks. */
export const ELICIT_RULES = {
  "ELICIT-URL": {
    title: "A question by URL has a good address",
    severity: "must",
    text: "The `url` of a question by URL is absolute. It contains neither user information nor a token or another secret that the run knows. At 2025-11-25 the question has an `elicitationId`. Since 2026-07-28 it does not have one, which is of severity should.",
    fix: "Send an address of your own that says nothing of the user, and let the user sign in there.",
    spec: [...SAFE_URLS, ...URL_MODE],
    corpus: { since },
    good: '"mode":"url","url":"https://shop.example/connect?id=7f3a","elicitationId":"7f3a"',
    bad: '"mode":"url","url":"https://ada:secret@shop.example/"',
  },
  "ELICIT-HTTPS": {
    title: "A question by URL goes to https",
    severity: "should",
    text: "The `url` of a question by URL is an https address, unless it is of this machine.",
    fix: "Serve the page over https.",
    spec: SAFE_URLS,
    corpus: { since },
    good: '"url":"https://shop.example/connect"',
    bad: '"url":"http://shop.example/connect"',
  },
  "ELICIT-REQUIRED": {
    title: "An error that wants a URL visited names it",
    severity: "must",
    text: "The error -32042 has `data.elicitations`: a list, which is not empty, of questions by URL (`mode: url`), each with an `elicitationId`.",
    fix: "List in `data.elicitations` what has to be completed before the request is sent again.",
    spec: cite(
      BY_URL,
      "Elicitation, URL Elicitation Required Error",
      "client/elicitation#url-elicitation-required-error",
    ),
    corpus: { since, before },
    good: '{"code":-32042,"data":{"elicitations":[{"mode":"url","elicitationId":"7f3a",…}]}}',
    bad: '{"code":-32042,"message":"Sign in first"}',
  },
  "ELICIT-COMPLETE": {
    title: "What is completed was asked",
    severity: "must",
    text: "`notifications/elicitation/complete` names an `elicitationId` that the server gave this client, in a question or in an error -32042.",
    fix: "Keep which client was asked, and notify that one alone.",
    spec: cite(
      BY_URL,
      "Elicitation, Completion Notifications for URL Mode Elicitation",
      "client/elicitation#completion-notifications-for-url-mode-elicitation",
    ),
    corpus: { since, before },
    good: '"elicitationId":"7f3a" after a question with "elicitationId":"7f3a"',
    bad: '"elicitationId":"81bc", which no question had',
  },
  "ELICIT-FORM-SECRET": {
    title: "A form does not ask for secrets",
    severity: "must",
    text: "No property of a form has the name of a secret: a password, an API key, an access token, the number or code of a card, and the like, as a whole. That a title, a description or the message asks for one is of severity should.",
    fix: "Ask for secrets by URL.",
    spec: cite(
      ALL_SINCE_2025_06_18,
      "Elicitation, User Interaction Model",
      "client/elicitation#user-interaction-model",
    ),
    corpus: { since: "2025-06-18" },
    good: '"properties":{"email":{"type":"string"}}',
    bad: '"properties":{"password":{"type":"string"}}',
  },
  "ELICIT-SCHEMA": {
    title: "The schema of a form is flat",
    severity: "must",
    text: "`requestedSchema` is that of an object whose properties are texts, numbers, booleans and choices (`enum`); since 2025-11-25 also choices with `oneOf` of constants, and lists of choices. Other keywords of a primitive are not judged.",
    fix: "Ask for each value by a property of its own.",
    spec: cite(ALL_SINCE_2025_06_18, "Elicitation, Requested Schema", "client/elicitation#requested-schema"),
    corpus: { since: "2025-06-18" },
    good: '"properties":{"size":{"type":"string","enum":["S","M"]}}',
    bad: '"properties":{"address":{"type":"object","properties":{}}}',
  },
  "ELICIT-UNDECLARED": {
    title: "A server asks only in modes that the client declares",
    severity: "must",
    text: "The server asks by a form or by URL only if the client declares that mode; `elicitation: {}` declares forms alone. That a form is sent to a client of URLs alone is of severity should: before 2025-11-25, all clients with elicitation took forms. Whether the client declares elicitation at all is INV-022.",
    fix: "Look at `elicitation.form` and `elicitation.url` of the client before you ask.",
    spec: cite(ALL_SINCE_2025_06_18, "Elicitation, Capabilities", "client/elicitation#capabilities"),
    corpus: { since: "2025-06-18" },
    good: '"mode":"url" for "elicitation":{"url":{}}',
    bad: '"mode":"url" for "elicitation":{}',
  },
  "ELICIT-REFUSED": {
    title: "A refused question ends its call",
    severity: "must",
    text: "A call whose question the user declines or cancels is answered, without an exception, and the server goes on. A question of a tool that only wants a yes does not end as if it had been accepted. Before 2026-07-28, all but the end of the server is of severity should.",
    fix: "Look at `action` before `content`, and answer what you do without it, such as that nothing was changed.",
    spec: [
      ...cite(BEFORE_MODERN, "Elicitation, Response Actions", "client/elicitation#response-actions"),
      ...cite(MODERN, "Elicitation, Error Handling", "client/elicitation#error-handling"),
    ],
    corpus: { since: "2025-06-18" },
    good: '"The booking was not made: you declined." after "action":"decline"',
    bad: '"TypeError: Cannot read properties of undefined (reading \'date\')" after "action":"decline"',
  },
} satisfies RuleFamily;

/** What a server asks of the model of a client. Judged where the client declares sampling, and the server asks. */
export const SAMPLING_RULES = {
  "SAMPLING-UNDECLARED": {
    title: "Sampling uses what the client declares",
    severity: "must",
    text: "A request for sampling has `tools` or `toolChoice` only if the client declares `sampling.tools`. That it has an `includeContext` other than `none` without `sampling.context` is of severity should. Whether the client declares sampling at all is INV-022.",
    fix: "Look at `sampling.tools` of the client before you add tools to the request.",
    spec: cite(ALL_SINCE_2025_11_25, "Sampling, Capabilities", "client/sampling#capabilities"),
    corpus: { since: "2025-11-25" },
    good: '"tools":[…] for "sampling":{"tools":{}}',
    bad: '"tools":[…] for "sampling":{}',
  },
  "SAMPLING-REFUSED": {
    title: "A rejected request for sampling ends its call",
    severity: "should",
    text: "A call whose request for sampling the user rejects (error -1) is answered, without an exception. That the server goes on is a must.",
    fix: "Catch the error of the request, and answer what the tool can do without a model.",
    spec: cite(LEGACY, "Sampling, Error Handling", "client/sampling#error-handling"),
    corpus: { before },
    good: '"No summary: you rejected the request." after {"code":-1}',
    bad: "no answer after the error -1",
  },
} satisfies RuleFamily;
