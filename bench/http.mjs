import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { alternate, root, run, writeHttpSuite } from "./measure.mjs";

const CALLS = 5_000;

/** CPU time of the client, from the first request over HTTP to the last verdict, relative to a loop on the same server. */
export async function http(cli) {
  return withFastServer(async (url) => {
    const suite = writeHttpSuite(url, CALLS);
    const medians = await alternate([
      () => run([cli, "run", suite, "--reporter", "minimal"], { calls: CALLS }),
      () => run([join(root, "bench/bare/http.mjs"), String(CALLS), url], { calls: CALLS }),
    ]);
    const [ours, bare] = medians(({ callsCpuMs }) => callsCpuMs);
    return [{ name: "client CPU of 5,000 HTTP calls", unit: "ms", ours, bare, bar: 1.5 }];
  });
}

/** Gives the address of a server that answers at once, as long as `measure` runs. */
export async function withFastServer(measure) {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, "__tests__/servers/fast-http-server.mjs")], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => server.stdout.once("data", resolve));
  try {
    return await measure(`http://127.0.0.1:${port}/mcp`);
  } finally {
    server.kill();
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
