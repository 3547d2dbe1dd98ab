import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

/**
 * A proxy for HTTP (absolute form) and HTTPS (CONNECT); tells where it was asked to go, and with which credentials.
 * `ports`: of this machine, where all hosts are, by scheme.
 */
export async function startProxy(ports?: { http: string; https: string }): Promise<{
  origin: string;
  asked: string[];
  auth: Set<string>;
  close(): Promise<void>;
}> {
  const asked: string[] = [];
  const auth = new Set<string>();
  const note = (what: string, header: string | string[] | undefined) => {
    asked.push(what);
    if (header !== undefined) auth.add(String(header));
  };
  const server = createServer((incoming, outgoing) => {
    note(`${incoming.method} ${incoming.url}`, incoming.headers["proxy-authorization"]);
    const { method, headers, url = "" } = incoming;
    const to = ports ? Object.assign(new URL(url), { host: `127.0.0.1:${ports.http}` }) : url;
    const onward = request(to, { method: method ?? "GET", headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on("connect", (incoming, socket) => {
    note(`CONNECT ${incoming.url}`, incoming.headers["proxy-authorization"]);
    const { hostname, port } = new URL(`http://${incoming.url}`);
    const onward = connect(Number(ports?.https ?? port), ports ? "127.0.0.1" : hostname, () =>
      socket.write("HTTP/1.1 200 OK\r\n\r\n"),
    );
    for (const end of [onward, socket]) end.on("error", () => {});
    onward.pipe(socket).pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    auth,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
