import type { Server } from "node:http";
import { type AddressInfo, BlockList, isIP } from "node:net";

/** Addresses of this machine and of the network around it. */
const NEAR = new BlockList();
NEAR.addSubnet("127.0.0.0", 8);
NEAR.addSubnet("10.0.0.0", 8);
NEAR.addSubnet("172.16.0.0", 12);
NEAR.addSubnet("192.168.0.0", 16);
NEAR.addSubnet("169.254.0.0", 16);
NEAR.addSubnet("0.0.0.0", 8);
NEAR.addRange("::", "::1", "ipv6");
NEAR.addSubnet("fc00::", 7, "ipv6");
NEAR.addSubnet("fe80::", 10, "ipv6");

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

/** True for a host, as URLs have it, that is this machine or in the network around it: not a public one. */
export function isNear(hostname: string): boolean {
  const address = socketHost({ hostname });
  const family = isIP(address);
  if (family === 0) return /(^|\.)(localhost|local)\.?$/.test(hostname);
  return NEAR.check(address, family === 6 ? "ipv6" : "ipv4");
}
