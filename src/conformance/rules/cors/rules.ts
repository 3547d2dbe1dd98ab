import type { RuleFamily } from "../../../rules/types.js";

const MDN = "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers";
const FETCH = {
  title: "Fetch Standard, CORS-preflight fetch",
  url: "https://fetch.spec.whatwg.org/#cors-preflight-fetch",
};
const ORIGIN = { title: "MDN, Access-Control-Allow-Origin", url: `${MDN}/Access-Control-Allow-Origin` };
const HEADERS = { title: "MDN, Access-Control-Allow-Headers", url: `${MDN}/Access-Control-Allow-Headers` };
const METHODS = { title: "MDN, Access-Control-Allow-Methods", url: `${MDN}/Access-Control-Allow-Methods` };
const EXPOSED = { title: "MDN, Access-Control-Expose-Headers", url: `${MDN}/Access-Control-Expose-Headers` };

/**
 * What a web page needs of a server that lets it in. No revision asks for it, so only the profile `browser` checks it, and a
 * server that lets no page in is not judged.
 */
export const CORS_RULES = {
  "CORS-PREFLIGHT": {
    title: "A preflight needs no token",
    severity: "must",
    text: "An OPTIONS request, which a browser sends without a token before the first message, is answered with a status from 200 to 299 and `Access-Control-Allow-Origin`.",
    fix: "Answer OPTIONS before the token is checked and before the route says 405: put the CORS middleware first.",
    sources: [FETCH, ORIGIN],
    good: "OPTIONS is answered with 204 and `Access-Control-Allow-Origin: *`",
    bad: "OPTIONS is answered with 401 or 405, POST with `Access-Control-Allow-Origin: *`",
  },
  "CORS-ORIGIN": {
    title: "Each answer names the page that may read it",
    severity: "must",
    text: "The answers to messages, the refusal with 401 and the metadata of a protected server have `Access-Control-Allow-Origin` with the origin of the page or `*`, once.",
    fix: "Add the header to every response, also to errors and to `/.well-known`; name one origin, without a slash at its end.",
    sources: [ORIGIN],
    good: "`Access-Control-Allow-Origin: https://app.example` on each response, a 401 too",
    bad: "a 401 without the header: the page sees a network error, and never asks for a login",
  },
  "CORS-HEADERS": {
    title: "A page may send the headers of MCP",
    severity: "must",
    text: "`Access-Control-Allow-Headers` has what a client sends: `Content-Type`; `MCP-Protocol-Version` since 2025-06-18; `Mcp-Session-Id` if there are sessions; `Authorization`, which `*` does not cover, if there are tokens; other headers of the entry of the server; since 2026-07-28 `Mcp-Method`, `Mcp-Name` and the `Mcp-Param-*` of tools. `Last-Event-ID`, if events have ids, is a `should`.",
    fix: "Add the header that the message names to the allowed headers of the CORS middleware.",
    sources: [HEADERS],
    good: "`Access-Control-Allow-Headers: Content-Type, Authorization, Mcp-Session-Id, MCP-Protocol-Version, Last-Event-ID`",
    bad: "`Access-Control-Allow-Headers: Content-Type`",
  },
  "CORS-METHODS": {
    title: "A page may end its session",
    severity: "should",
    text: "A server that ends sessions by DELETE has it in `Access-Control-Allow-Methods`. GET and POST need not be there.",
    fix: "Add DELETE to the allowed methods of the CORS middleware.",
    sources: [METHODS],
    good: "`Access-Control-Allow-Methods: GET, POST, DELETE`",
    bad: "`Access-Control-Allow-Methods: GET, POST`",
  },
  "CORS-EXPOSED": {
    title: "A page may read the headers that it needs",
    severity: "must",
    text: "`Access-Control-Expose-Headers` has `Mcp-Session-Id` if the server assigns a session. `WWW-Authenticate` of a 401 is a `should`: without it, a page looks for the metadata at the well-known address only.",
    fix: "Add the header that the message names to the exposed headers of the CORS middleware.",
    sources: [EXPOSED],
    good: "`Access-Control-Expose-Headers: Mcp-Session-Id, WWW-Authenticate`",
    bad: "the answer to `initialize` has `Mcp-Session-Id`, and no `Access-Control-Expose-Headers`",
  },
} satisfies RuleFamily;
