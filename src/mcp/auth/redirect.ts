import { createServer } from "node:http";
import { isObject } from "../../core/json/json.js";

const HOST = "127.0.0.1";
const PATH = "/callback";
const TEXT = { "content-type": "text/plain; charset=utf-8", connection: "close" };

/** Waits on this machine, at a port of its own, for the browser to come back from a login (RFC 8252, section 7.3). */
export async function listenForRedirect() {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, HOST, resolve));
  const address = server.address();
  const uri = `http://${HOST}:${isObject(address) ? address.port : 0}${PATH}`;
  /** The first answer, and no other. */
  const answer = new Promise<URL>((resolve) => {
    server.on("request", (request, response) => {
      const url = new URL(request.url ?? "/", uri);
      const isAnswer = request.method === "GET" && url.pathname === PATH;
      // A browser asks for an icon too.
      response
        .writeHead(isAnswer ? 200 : 404, TEXT)
        .end(isAnswer ? "You can close this page: go on in the terminal.\n" : "");
      if (isAnswer) resolve(url);
    });
  });
  const close = () => {
    server.close();
    server.closeIdleConnections();
  };
  return { uri, answer, close };
}
