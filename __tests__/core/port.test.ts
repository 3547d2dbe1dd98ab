import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it, vi } from "vitest";
import { freePort } from "../../src/core/proc/port.js";

it("gives out each port once, none that is listened on, and none that a system gives by itself", async () => {
  const ports = await Promise.all(Array.from({ length: 30 }, freePort));
  expect(new Set(ports).size).toBe(30);
  for (const port of ports) expect(port).toSatisfy((one: number) => one >= 15_000 && one < 32_768);
  const [port = 0] = ports;
  const server = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  expect(await freePort()).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
});

it("leaves a port that another run was given, where nobody listens yet", async () => {
  const [port, next] = [20_000, 20_001];
  const other = createSocket("udp4");
  other.bind({ port, address: "127.0.0.1", exclusive: true });
  await once(other, "listening");
  const random = vi.spyOn(Math, "random");
  for (const wanted of [port, next]) random.mockReturnValueOnce((wanted - 15_000 + 0.5) / 17_768);
  expect(await freePort()).toBe(next);
  random.mockRestore();
  other.close();
});
