// The thread that sends the requests of http.mjs, and answers with responses as k6 has them.
import { workerData } from "node:worker_threads";

const { port, answered } = workerData;
const capital = (name) => name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase());

port.on("message", async ({ url, body, headers }) => {
  const response = await fetch(url, { method: "POST", body, headers });
  const named = Object.fromEntries([...response.headers].map(([name, value]) => [capital(name), value]));
  port.postMessage({ status: response.status, headers: named, body: await response.text() });
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
