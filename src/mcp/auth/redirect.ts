import { createServer } from "node:http";
import { listen } from "../hosts.js";

const HOST = "127.0.0.1";
const PATH = "/callback";
/** Where no browser is to be sent: under an address that is registered, and not that address. */
const FORBIDDEN_PATH = `${PATH}/forbidden`;
const TEXT = { "content-type": "text/plain; charset=utf-8", connection: "close" };

/** Waits on this machine, at a port of its own, for the browser to come back from a login (RFC 8252, section 7.3). */
export async function listenForRedirect() {
  const server = createServer();
  const origin = `http://${HOST}:${await listen(server, 0, HOST)}`;
  /** The first answer; later ones change nothing. */
  const answer = new Promise<URL>((resolve) => {
    server.on("request", (request, response) => {
      const { method, url: path = "" } = request;
      const url = new URL(URL.canParse(path, origin) ? path : "/", origin);
      const isAnswer = method === "GET" && [PATH, FORBIDDEN_PATH].includes(url.pathname);
      // A browser asks for an icon too.
      if (isAnswer) response.once("close", () => resolve(url));
      response
        .writeHead(isAnswer ? 200 : 404, TEXT)
        .end(isAnswer ? "You can close this page: go on in the terminal.\n" : "");
    });
  });
  const close = () => {
    server.close();
    // A browser opens connections that it never uses.
    server.closeAllConnections();
  };
  return { uri: origin + PATH, forbiddenUri: origin + FORBIDDEN_PATH, answer, close };
}
