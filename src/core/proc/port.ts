import { connect, createServer } from "node:net";

const PROBE_MS = 1_000;
/** Below the ports that systems assign themselves, so that no other program gets one by chance. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_767;
const MAX_TRIES = 200;
const MAX_REMEMBERED_PORTS = 1_000;
/** Ports that were handed out recently and may not be in use yet. */
const given = new Set<number>();

/** A free port of the loopback interface that was not handed out recently. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT + 1 - FIRST_PORT));
    if (given.has(port)) continue;
    given.add(port);
    const [oldest] = given;
    if (given.size > MAX_REMEMBERED_PORTS && oldest !== undefined) given.delete(oldest);
    if (await isFree(port)) return port;
  }
  throw new Error("no free port");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** True if something accepts connections at this host and port. */
export function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PROBE_MS });
    const finish = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => finish(true));
    socket.once("timeout", () => finish(false));
    socket.once("error", () => finish(false));
  });
}
