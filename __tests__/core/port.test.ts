import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "../../src/core/proc/port.js";

it("gives out each port once, none that is listened on, and none that a system gives by itself", async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  for (const port of ports) expect(port).toSatisfy((one: number) => one >= 15_000 && one < 32_768);
  const [port = 0] = ports;
  const server = createServer().listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  expect(await freePort()).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
});
