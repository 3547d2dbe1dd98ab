import * as cited from "../corpus/citations.js";
import type { RuleFamily } from "../types.js";

export const FAULT_HTTP_RULES = {
  "FAULT-HTTP-CONNECT": {
    title: "No connection to the server",
    severity: "must",
    text: "A server over HTTP accepts connections at its `url`.",
    fix: "Check host and port of `url`, that the server is running, and HTTP_PROXY and NO_PROXY.",
    category: "Transport",
    examples: {
      good: "HTTP/1.1 200 from http://127.0.0.1:3000/mcp",
      bad: "connection refused at http://127.0.0.1:3000/mcp",
    },
  },
  "FAULT-HTTP-TLS": {
    title: "No trusted TLS connection",
    severity: "must",
    text: "An HTTPS server presents a certificate for its host name, signed by a trusted authority, and uses an accepted TLS version.",
    fix: "Pass the authority's certificate with `http.tls.ca_bundle_path` or --ca-bundle; check the certificate's host name and expiry date.",
    category: "Transport",
    examples: {
      good: "a certificate for the host in `url`, signed by a trusted authority",
      bad: "a certificate that has expired or is for another host",
    },
  },
  "FAULT-HTTP-TOKEN": {
    title: "The token request failed",
    severity: "must",
    text: "The token endpoint under `auth.oauth` answers a client credentials request with a bearer token as JSON, within the server's startup timeout.",
    fix: "Check `token_url`, the client id, the secret in its environment variable, and the scopes; try the request by hand.",
    category: "Security",
    examples: {
      good: '200 and {"access_token":"…","token_type":"Bearer"} from the token endpoint',
      bad: '400 and {"error":"invalid_client"} from the token endpoint',
    },
  },
  "FAULT-HTTP-RESET": {
    title: "The connection closed before the answer was complete",
    severity: "must",
    text: "The server answers each request with a complete HTTP response.",
    fix: "Check the server's log at this time: the usual cause is a crash in the request handler or a proxy timeout.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: "a complete body of the length given by Content-Length",
      bad: "the connection closed after half of it",
    },
  },
  "FAULT-HTTP-STATUS": {
    title: "An HTTP error status",
    severity: "must",
    text: "A request is answered with status 200 and an SSE stream or a JSON body. An error of the protocol is a JSON-RPC error with the request's id.",
    fix: "Check the server's log for this request, and the path of `url`.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: '200 and {"id":3,"error":{"code":-32603,"message":"…"}}',
      bad: "500 and an HTML page",
    },
  },
  "FAULT-HTTP-DENIED": {
    title: "The server denied access",
    severity: "must",
    text: "The server does not answer with 401 or 403. If it does, the request was not authorized and the test could not be verified.",
    fix: "Pass a token with `auth.bearer_token_env` or --server-auth-bearer-env, and check its permissions.",
    spec: cited.AUTHORIZATION,
    category: "Security",
    examples: {
      good: "200 for a request with a token that is accepted",
      bad: "401 for each request",
    },
  },
  "FAULT-HTTP-RATE-LIMIT": {
    title: "The server limits the rate of requests",
    severity: "should",
    text: "The server does not answer with 429. If it does, there were too many requests and the test could not be verified.",
    fix: "Raise the limit for the test's token, or send fewer requests at once (`run_options.parallel`).",
    category: "Transport",
    examples: {
      good: "200 for each request of the run",
      bad: "429 from the tenth request on",
    },
  },
  "FAULT-HTTP-CONTENT-TYPE": {
    title: "A content type that is neither JSON nor SSE",
    severity: "must",
    text: "The answer to a request is `application/json` or `text/event-stream`.",
    fix: "Set the Content-Type of the answer; an HTML page means that `url` does not point to the MCP endpoint.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: "Content-Type: application/json",
      bad: "Content-Type: text/html",
    },
  },
  "FAULT-HTTP-NO-ANSWER": {
    title: "The HTTP response has no JSON-RPC response",
    severity: "must",
    text: "The body or SSE stream that answers a request contains the JSON-RPC response with its id.",
    fix: "Send the response in the body, or on the stream before it closes; 202 is only for notifications and responses.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: '200 and {"jsonrpc":"2.0","id":3,"result":{}}',
      bad: "202 without a body, for a request",
    },
  },
  "FAULT-HTTP-STREAM-OPEN": {
    title: "An SSE stream that stays open without the answer",
    severity: "must",
    text: "The SSE stream that answers a request carries the response to it.",
    fix: "Send the response on the stream of its request, then end the stream.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: 'data: {"jsonrpc":"2.0","id":3,"result":{}}, then the end of the stream',
      bad: "a stream of comments that never ends",
    },
  },
  "FAULT-HTTP-WRONG-STREAM": {
    title: "An answer on the wrong stream",
    severity: "must",
    text: "The response to a request is sent in the HTTP response to that request, or over HTTP+SSE on the SSE stream.",
    fix: "Keep the stream of each request, and send the response there; a stream opened by GET must not carry responses.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: 'POST with id 3, answered in its own body by {"jsonrpc":"2.0","id":3,"result":{}}',
      bad: "202 to the POST, and the response on a stream opened by GET",
    },
  },
  "FAULT-HTTP-REDIRECT-ORIGIN": {
    title: "A redirect to another origin",
    severity: "must",
    text: "Requests are redirected only within their origin. Another origin would receive the token and the headers, so the redirect is not followed.",
    fix: "Set `url` to the address that the server redirects to.",
    category: "Security",
    examples: {
      good: "307 with Location: /mcp/",
      bad: "307 with Location: https://elsewhere.example/mcp",
    },
  },
  "FAULT-HTTP-REDIRECT-LOOP": {
    title: "A redirect without an answer",
    severity: "must",
    text: "A redirect has a Location, keeps the method, and leads to an answer within `http.max_redirects` (default: 5).",
    fix: "Set `url` to the final address, and redirect with 307 or 308.",
    category: "Transport",
    examples: {
      good: "307 with Location: /mcp/, which answers",
      bad: "307 with Location: /a, which redirects to /b, which redirects to /a",
    },
  },
  "FAULT-HTTP-SESSION-LOST": {
    title: "A new session is unknown too",
    severity: "must",
    text: "After a 404 for a session, the client initializes again, and the server recognises the new session.",
    fix: "Store sessions where every server process can read them, or route all requests of a session to one process.",
    spec: cited.HTTP_SESSIONS,
    category: "State & Configuration",
    examples: {
      good: "404, then 200 in the session of the new initialize",
      bad: "404, and 404 again in the new session",
    },
  },
  "FAULT-HTTP-ENCODING": {
    title: "A body that cannot be decompressed",
    severity: "must",
    text: "A compressed body has the matching Content-Encoding: gzip, deflate or br.",
    fix: "Check the Content-Encoding that the server, or a proxy in front of it, sets.",
    category: "Transport",
    examples: {
      good: "Content-Encoding: gzip and a body in gzip",
      bad: "Content-Encoding: gzip and plain text",
    },
  },
  "FAULT-HTTP-ENDPOINT": {
    title: "The endpoint of an SSE stream has another origin",
    severity: "must",
    text: "Over HTTP+SSE the first event of the stream names the address for POST requests, in the stream's origin. Another origin would receive the token and the headers, so nothing is posted.",
    fix: "Send an `endpoint` event with a path on the same origin, or set `url` to the address that clients use.",
    spec: cited.HTTP_WITH_SSE,
    category: "Transport",
    examples: {
      good: "event: endpoint, data: /messages?session=1",
      bad: "event: endpoint, data: https://elsewhere.example/messages",
    },
  },
  "FAULT-HTTP-NOTIFICATION": {
    title: "A notification was not answered with an empty 202",
    severity: "must",
    text: "A notification or response is accepted with 202 and no body.",
    fix: "Answer every well-formed notification with 202 and no body, whether you know it or not.",
    spec: cited.STREAMABLE_HTTP,
    category: "Transport",
    examples: {
      good: "202 without a body",
      bad: "400 for notifications/initialized",
    },
  },
} satisfies RuleFamily;

export const FAULT_TRANSPORT_RULES = {
  "FAULT-TRANSPORT-STDOUT-NOISE": {
    title: "Output on stdout that is not an MCP message",
    severity: "must",
    text: "Over stdio, the server writes only MCP messages to stdout. Logs go to stderr.",
    fix: "Send logs to stderr (`console.error`, `print(…, file=sys.stderr)`), and turn off banners of libraries and package runners.",
    spec: cited.STDIO,
    category: "Transport",
    examples: {
      good: "[INFO] ready, on stderr",
      bad: "[INFO] ready, on stdout",
    },
  },
  "FAULT-TRANSPORT-FRAME-TOO-LARGE": {
    title: "A message over the size limit",
    severity: "must",
    text: "A message is at most 16 MiB, or what `--max-frame` sets. The specification has no limit. This one bounds the memory of the run: a larger message is dropped unread.",
    fix: "Return less: paginate, or link to a resource; if the size is intended, raise `--max-frame`.",
    category: "Transport",
    examples: {
      good: "pages of a hundred items, with a nextCursor",
      bad: "one line of 40 MiB",
    },
  },
  "FAULT-TRANSPORT-FLOOD": {
    title: "Messages exceed the memory limits",
    severity: "must",
    text: "What a server sends is kept up to these limits: 16 MiB of notifications and requests during one call, 64 MiB during all concurrent calls of a session with the answers that wait for their verdict, 128 MiB during those of the run, 500,000 values in one message, 32 MiB of items in one list, 256 MiB of recorded messages in one session, 1 GiB in one run. The specification has no limits. These bound the memory and disk space of the run: what exceeds them is reported and dropped.",
    fix: "Send less: fewer and shorter notifications, and smaller list items.",
    category: "Transport",
    examples: {
      good: "one progress notification per second",
      bad: "a thousand notifications of 600 KB during one call",
    },
  },
  "FAULT-TRANSPORT-INVALID-UTF8": {
    title: "A message that is not UTF-8",
    severity: "must",
    text: "Messages are encoded in UTF-8.",
    fix: "Write UTF-8 regardless of the locale, cut text between characters and not between bytes, and send binary data as base64.",
    spec: cited.ENCODING,
    category: "Transport",
    examples: {
      good: '"é" as the bytes C3 A9',
      bad: '"é" as the byte E9',
    },
  },
} satisfies RuleFamily;
