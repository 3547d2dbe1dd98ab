const BASE = new URL("../servers/base.mjs", import.meta.url).href;

/**
 * The text of a server on stdin. `answer` is what it does with a request, of which it has `method`, `params` and `id`;
 * `before` is what it does once. The handshake and pings are answered if `answer` does not.
 */
export function serverText(answer: string, before = ""): string {
  return `import { eachLine, handshake, send, serveStdio, textResult } from "${BASE}";
${before}
serveStdio((method, params, id) => {
  ${answer}
  if (method === "initialize") return { result: handshake("server", params) };
  if (method === "ping") return { result: {} };
  return { error: { code: -32601, message: "Method not found" } };
});
`;
}

/** The text of a server over HTTP; `take` is a function that gets each message and its response. */
export function httpServerText(take: string, before = ""): string {
  return `import { handshake, JSON_TYPE, listenForRequests, sendJson, textResult } from "${BASE}";
${before}
await listenForRequests(${take}, Number(process.env.PORT));
`;
}

/** The command that runs such a text. */
export const commandOf = (text: string, ...args: string[]): string[] => [
  process.execPath,
  ...["--input-type=module", "-e", text, ...args],
];
