import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";

/** How many connections a server may hold open. */
const MAX_CONNECTIONS = 1_000;
const SOCKET = "relay";

/**
 * Runs inside: waits until the server listens, then keeps one connection to the socket ready, and carries it on to the server
 * when bytes come. A connection that ends without any gets a successor. The folder of the socket is read-only there, so that nothing can be written through it.
 */
const INSIDE = `
const net = require("node:net");
const [path, port] = process.argv.slice(1);
const server = () => net.connect(Number(port), "localhost");
const again = () => setTimeout(dial, 20);
const wait = () => server().on("connect", function () { this.destroy(); dial(); }).on("error", () => setTimeout(wait, 20));
const dial = () => net.connect(path).on("error", () => {}).on("close", again).once("data", function (bytes) {
  this.off("close", again);
  dial();
  const inner = server().on("error", () => this.destroy()).on("close", () => this.destroy());
  this.on("close", () => inner.destroy());
  inner.write(bytes);
  this.pipe(inner).pipe(this);
});
wait();`;

/** The command that starts another one with the inner half of the relay beside it. `folder`: of the socket, inside. */
export function withRelay(command: readonly string[], folder: string, port: number): string[] {
  const script = '"$1" -e "$2" "$3" "$4" </dev/null >/dev/null 2>&1 & shift 4; exec "$@"';
  return ["sh", "-c", script, "sh", process.execPath, INSIDE, join(folder, SOCKET), String(port), ...command];
}

/**
 * The outer half of the relay: listens at the port of a server that has a network of its own, as soon as the server listens
 * there. `folder`: of the socket, outside. Rejects if the socket cannot be made.
 */
export async function openRelay(
  folder: string,
  { host, port }: { host: string; port: number },
): Promise<{ close(): void }> {
  const open = new Set<Socket>();
  const ready: Socket[] = [];
  const waiting: Socket[] = [];
  const pair = () => {
    while (ready.length > 0 && waiting.length > 0) {
      const [inner, client] = [ready.shift(), waiting.shift()];
      if (!inner || !client) return;
      client.on("close", () => inner.destroy());
      inner.on("close", () => client.destroy());
      client.pipe(inner).pipe(client);
    }
  };
  const accept = (list: Socket[]) => (socket: Socket) => {
    open.add(socket);
    socket.on("close", () => {
      open.delete(socket);
      if (list.includes(socket)) list.splice(list.indexOf(socket), 1);
    });
    socket.on("error", () => socket.destroy());
    list.push(socket);
    pair();
  };
  const clients = createServer(accept(waiting));
  const inside = createServer(accept(ready)).once("connection", () => clients.listen(port, host));
  const servers: Server[] = [clients, inside];
  for (const server of servers) server.maxConnections = MAX_CONNECTIONS;
  clients.on("error", () => {}); // the port was taken meanwhile: the server does not become ready
  await new Promise<void>((resolve, reject) => inside.once("error", reject).listen(join(folder, SOCKET), resolve));
  return {
    close() {
      for (const server of servers) server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
