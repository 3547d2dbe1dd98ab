import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens at a port, 0 for any free one, and returns the port. Rejects if the port is in use. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}

/** The host of a URL as sockets take it: an IPv6 address without its brackets. */
export function socketHost({ hostname }: Pick<URL, "hostname">): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/** True for a host, as URLs have it, that is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
