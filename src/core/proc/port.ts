import { createSocket, type Socket } from "node:dgram";
import { connect, createServer } from "node:net";

const PROBE_MS = 1_000;
/** Below the ports that systems assign by themselves, so that no other program gets one by chance. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_767;
const MAX_TRIES = 200;
const MAX_SOCKETS = 32;
/** UDP sockets on the ports that were given out last: every run on this machine sees by them that a port is taken. */
const sockets: Socket[] = [];

/** A free port of the loopback interface that no run on this machine was given recently. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT + 1 - FIRST_PORT));
    const socket = await bindUdp(port);
    if (socket === undefined) continue;
    sockets.push(socket);
    if (sockets.length > MAX_SOCKETS) sockets.shift()?.close();
    if (await isFree(port)) return port;
  }
  throw new Error("no free port");
}

/** A socket on a UDP port; undefined if the port is taken. */
function bindUdp(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4").unref();
    socket.once("error", () => {
      socket.close();
      resolve(undefined);
    });
    socket.bind({ port, address: "127.0.0.1", exclusive: true }, () => resolve(socket));
  });
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
